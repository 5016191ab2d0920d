"""Five languages: nothing unused, every place filled.  What is missing: ``translations.py``."""

from __future__ import annotations

import ast
import re
from datetime import date
from string import Formatter

import pytest

from calico.cli.commands import command_modules, load_command
from calico.cli.help import KEY, walk
from calico.lang import (
    LANGUAGES,
    NAMES,
    catalogue,
    day,
    form,
    forms,
    listed,
    match,
    number,
    rules,
    say,
    speaking,
    use_names,
)
from lang.catalogues import ENGLISH, OTHERS, PACKAGE, WORDS, read

WEB = PACKAGE.parent.parent / "web" / "src"


def forms_of(entry: str | dict[str, str]) -> dict[str, str]:
    """The sentences of an entry: one, or its plural forms."""
    return {"": entry} if isinstance(entry, str) else entry


def places(sentence: str) -> set[str]:
    """The names of the places that a sentence fills."""
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


# What a language says


@pytest.mark.parametrize("lang", OTHERS)
def test_no_sentence_is_unknown(lang: str) -> None:
    assert [key for key in WORDS[lang] if key not in ENGLISH] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_places_are_those_of_the_english_sentence(lang: str) -> None:
    differ = []
    for key, entry in WORDS[lang].items():
        wanted = set().union(*map(places, forms_of(ENGLISH.get(key, "")).values()))
        for name, sentence in forms_of(entry).items():
            # "One seat is open" may do without its number where the form means a single one.
            if places(sentence) | {"n"} != set(wanted) | {"n"} or (
                "n" in wanted and "n" not in places(sentence) and not isinstance(entry, dict)
            ):
                differ.append(f"{key} {name}")
            elif "n" in wanted and "n" not in places(sentence) and name != "one":
                differ.append(f"{key} {name} says no number")
    assert differ == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plural_forms_are_those_of_the_language(lang: str) -> None:
    words = WORDS.get(lang, ENGLISH)
    wrong = [
        key for key, entry in words.items() if isinstance(entry, dict) and set(entry) != forms(lang)
    ]
    assert wrong == []


@pytest.mark.parametrize("lang", OTHERS)
def test_a_sentence_is_a_printable_line(lang: str) -> None:
    for key, entry in WORDS[lang].items():
        for sentence in forms_of(entry).values():
            assert sentence.replace("\u00a0", " ").replace("\u202f", " ").isprintable(), key
            assert sentence, key


@pytest.mark.parametrize("name", ["fr.json", "rules.fr.md"])
def test_french_has_narrow_spaces_at_its_punctuation(name: str) -> None:
    """A line never begins with such a sign; code, and what is typed, has its own spaces."""
    text = re.sub("`[^`]*`", "`", (PACKAGE / "lang" / name).read_text(encoding="utf-8"))
    broken = re.compile(r"(?<=[^\s,(]) [;:!?%»](?=[\s»,.)\"]|\\n|$)|« |\d \d{3}\b")
    assert [text[found.start() - 20 : found.end()] for found in broken.finditer(text)] == []


# What the sources say


def spoken() -> list[re.Pattern[str]]:
    """The keys in the sources, with anything where they are filled in."""
    found: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(re.escape(node.value))
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w.-]+"
                    for part in node.values
                ]
                found.add("".join(parts))
    for path in (*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")):
        for key in re.findall(
            r"""["'`]([a-z][\w-]*[.\-][^"'`\s]*)["'`]""", path.read_text("utf-8")
        ):
            found.add(re.sub(r"\\\$\\\{.*?\\\}", r"[\\w.-]+", re.escape(key)))
    return [re.compile(each) for each in found if re.match(r"[a-z][\w\\-]*[.\\-]", each)]


@pytest.mark.skipif(not WEB.is_dir(), reason="the browser client is not in an installed package")
def test_every_sentence_is_said_somewhere() -> None:
    names = command_modules()
    told = [key for name in names for key, _ in walk(load_command(name), f"{KEY}.{name}")]
    of_commands = {*told, *(f"{key}.more" for key in told)}
    keys = spoken()
    unsaid = [key for key in ENGLISH if not any(each.fullmatch(key) for each in keys)]
    assert [key for key in unsaid if key not in of_commands] == []


# How it is chosen


@pytest.mark.parametrize(
    ("wanted", "lang"),
    [
        (["pt"], "pt-BR"),
        (["pt-PT"], "pt-BR"),
        (["de-AT"], "de"),
        (["pl_PL.UTF-8"], "pl"),
        (["fr_CA@euro"], "fr"),
        (["da", "PL"], "pl"),
        (["", "xx"], "en"),
        ([], "en"),
    ],
)
def test_the_best_of_our_languages_is_found(wanted: list[str], lang: str) -> None:
    assert match(wanted) == lang


def test_a_number_chooses_its_form_in_every_language() -> None:
    with speaking("pl"):
        told = [say("draw.points", n=n) for n in (1, 2, 5, 12, 22, 104)]
    assert told == ["1 punkt", "2 punkty", "5 punktów", "12 punktów", "22 punkty", "104 punkty"]
    with speaking("fr"):
        assert [say("draw.points", n=n) for n in (0, 1, 2)] == ["0 point", "1 point", "2 points"]
    with speaking("pt-BR"):
        assert [say("draw.points", n=n) for n in (0, 1, 2)] == ["0 pontos", "1 ponto", "2 pontos"]
    for lang in LANGUAGES:
        numbers = (*range(200), 0.5, 1.5, 1_000_000)
        assert {form(lang, n) for n in numbers} == forms(lang)


def test_what_a_language_does_not_say_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue.cache_clear()
    monkeypatch.setattr("calico.lang._load", lambda file: {} if file == "pl.json" else read(file))
    try:
        with speaking("pl"):
            assert say("draw.points", n=2) == "2 points"
            assert say("sheet.total") == "Total"
    finally:
        catalogue.cache_clear()


def test_numbers_dates_and_lists_are_told_as_the_language_tells_them() -> None:
    told = {}
    for lang in LANGUAGES:
        with speaking(lang):
            told[lang] = (number(1234.56, 1), day(date(2026, 3, 16)), listed(["a", "b", "c"]))
    assert told == {
        "en": ("1234.6", "16 March 2026", "a, b and c"),
        "pl": ("1234,6", "16 marca 2026", "a, b i c"),
        "fr": ("1234,6", "16 mars 2026", "a, b et c"),
        "pt-BR": ("1234,6", "16 de março de 2026", "a, b e c"),
        "de": ("1234,6", "16. März 2026", "a, b und c"),
    }


def test_the_first_of_a_month_is_written_as_the_language_writes_it() -> None:
    told = {}
    for lang in LANGUAGES:
        with speaking(lang):
            told[lang] = (day(date(2026, 12, 1)), day(date(2026, 12, 11)))
    assert told == {
        "en": ("1 December 2026", "11 December 2026"),
        "pl": ("1 grudnia 2026", "11 grudnia 2026"),
        "fr": ("1er décembre 2026", "11 décembre 2026"),
        "pt-BR": ("1º de dezembro de 2026", "11 de dezembro de 2026"),
        "de": ("1. Dezember 2026", "11. Dezember 2026"),
    }


def test_R10_names_and_language_are_chosen_apart() -> None:
    assert catalogue("de")["cat.millie"] == "Emy"
    assert catalogue("pl")["cat.millie"] == "Millie"
    for lang in LANGUAGES:
        for names in NAMES:
            words = catalogue(lang, names)
            assert words["cat.millie"] == read("names.json")[names]["cat.millie"]
            source = "setup.prototype." if names == "prototype" else "setup."
            assert words["setup.standard"] == catalogue(lang)[f"{source}standard"]
    with speaking("pl"):
        use_names("de")
        try:
            assert (say("cat.millie"), say("sheet.cats")) == ("Emy", "Koty")
        finally:
            use_names(None)


RANKS = {
    "pl": (
        "Początkujący kołdernik",
        "Weekendowy wojownik",
        "Imponujące zdolności",
        "Półprofesjonalista",
        "Wyszkolony rzemieślnik",
        "Mistrz szycia kołder Calico",
    ),
    "fr": (
        "Quilter en herbe",
        "Quilter du dimanche",
        "Talents impressionnants",
        "Semi-professionnel",
        "Artisan d’exception",
        "Maître Quilter de Calico",
    ),
    "pt-BR": (
        "Bordador Novato",
        "Hobbista da Costura",
        "Habilidades Incríveis",
        "Semi-Profissional",
        "Artesão Talentoso",
        "Mestre das Colchas",
    ),
    "de": (
        "Nachwuchs-Patchworker",
        "Wochenend-Näher",
        "Fortgeschrittener Quilter",
        "Quilt-Profi",
        "Decken-Champion",
        "Calico-Quilt-Meister",
    ),
}
"""The terms of the editions (R9.4)."""


@pytest.mark.parametrize("lang", OTHERS)
def test_R9_4_ranks_are_called_as_the_edition_calls_them(lang: str) -> None:
    assert tuple(catalogue(lang)[f"rank.{n}"] for n in range(1, 7)) == RANKS[lang]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "petted"),
        ("pl", "głaskał"),
        ("fr", "caressé"),
        ("pt-BR", "adotou"),
        ("de", "jüngste"),
    ],
)
def test_R2_6_who_starts_is_told_as_the_edition_tells_it(lang: str, words: str) -> None:
    (line,) = (line for line in rules(lang).replace("\n  ", " ").splitlines() if "(R2.6)" in line)
    assert words in line
    assert words in str(catalogue(lang)["web.new.first-why"])
    assert words in str(catalogue(lang)["cli.option.first"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_R10_the_rules_call_the_setups_as_the_edition_does(lang: str) -> None:
    words, text = catalogue(lang, "prototype"), rules(lang, "prototype")
    assert "{" not in text + rules(lang)
    headings = re.findall(r"^- \*\*(.+?)\*\*", text, re.MULTILINE)[:2]
    assert [each.casefold() for each in headings] == [
        str(words[f"setup.prototype.{setup}"]).casefold() for setup in ("beginner", "standard")
    ]
    own = re.findall(r"^- \*\*(.+?)\*\*", rules(lang), re.MULTILINE)[:2]
    assert [each.casefold() for each in own] == [
        str(catalogue(lang)[f"setup.{setup}"]).casefold() for setup in ("beginner", "standard")
    ]
    assert str(catalogue(lang)["setup.beginner"]).casefold() not in text.casefold()
    blocks = re.split(r"\n(?=- |\n)", text)
    about = [block for block in blocks if re.match(r"- .*\((R2\.4|R9\.2)\)", block, re.DOTALL)]
    assert len(about) == 3  # who chooses goals, and two of the modes
    assert all(str(words["setup.prototype.standard"]) in block for block in about)


READINGS = {
    "R3.6": {"en": "market", "pl": "rynku", "fr": "marché", "pt-BR": "mercado", "de": "Stoffmarkt"},
    "R6.2": {"en": "costs", "pl": "kosztuje", "fr": "coûte", "pt-BR": "custa", "de": "kostet"},
}
"""What was taken from the market stays known, and an unfinished goal costs nothing."""


@pytest.mark.parametrize("rule", READINGS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_say_how_we_read_them(lang: str, rule: str) -> None:
    part = next(part for part in rules(lang).split("\n\n") if part.endswith(f"{rule})"))
    assert READINGS[rule][lang] in part
