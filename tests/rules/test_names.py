"""Names that people give: every language can be written, and nothing hides."""

from __future__ import annotations

import pytest

from calico.errors import SetupError
from calico.rules.names import check_new_name


@pytest.mark.parametrize(
    "name",
    [
        "Ari",
        "O'Brien-Smith 2",
        "Zo\u00eb",
        "Nguye\u0302\u0303n",
        "\u0412\u043b\u0430\u0434",
        "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",  # Persian, with its joiner
        "\u0915\u094d\u200d\u0937",  # Hindi, with its joiner
        "\u0f62\u0f92\u0fb1\u0f74",  # Tibetan, three marks on a letter
        "\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd",  # Hebrew, with its vowels
        "\u5c71\u7530\u3000\u592a\u90ce",
        "\u845b\U000e0100\u57ce",  # a variant of an ideograph
        "\U0001f469\U0001f3fd\u200d\U0001f680",  # an astronaut
        "\U0001f3f3\ufe0f\u200d\U0001f308",  # a flag
        "\U0001f408\u200d\u2b1b",  # a black cat
        "1\ufe0f\u20e3",
    ],
)
def test_names_of_all_languages_are_taken(name: str) -> None:
    check_new_name(name)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name-length"),
        (7, "name-text"),
        ("A\u200bri", "name-hidden"),
        ("A\u200dri", "name-hidden"),
        ("Ari\u200d", "name-hidden"),
        ("\u202eirA", "name-hidden"),
        ("Ari\u200e", "name-hidden"),
        ("A\u00adri", "name-hidden"),
        ("A\ufe0fri", "name-hidden"),
        ("Ari1\ufe0f", "name-hidden"),
        ("A\u034fri", "name-hidden"),
        ("\u2800", "name-hidden"),
        ("\u3164", "name-hidden"),
        ("\u00a0", "name-hidden"),
        ("A\u200ari", "name-hidden"),
        ("A\U000e0101ri", "name-hidden"),
        ("A\U000e0041ri", "name-hidden"),
        ("Z\u0351\u0302\u0308\u0334a", "name-marks"),
    ],
)
def test_names_that_hide_or_tower_are_not(name: object, code: str) -> None:
    with pytest.raises(SetupError) as refusal:
        check_new_name(name)
    assert refusal.value.code == code
    assert str(refusal.value).isprintable()
