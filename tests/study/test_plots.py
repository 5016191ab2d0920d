"""The plot of scores: a well-formed picture that says what it shows."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from calico.box.dyes import COLOURS
from calico.study.match import MatchResult, SeatResult
from calico.study.plots import density, ridges
from calico.study.summary import Summary, summarise

SVG = "{http://www.w3.org/2000/svg}"


def summary(*scores: list[int], names: str = "abcdefgh") -> Summary:
    games = [
        MatchResult(
            number, str(number), (SeatResult(entrant=i, agent=names[i], total=t, place=1, won=1.0),)
        )
        for i, totals in enumerate(scores)
        for number, t in enumerate(totals)
    ]
    return summarise(list(names[: len(scores)]), games)


def drawn(found: Summary, about: str = "") -> ElementTree.Element:
    return ElementTree.fromstring(ridges(found, about))  # noqa: S314 - our own


def test_the_picture_has_a_title_a_description_names_and_means() -> None:
    picture = drawn(summary([50, 60, 70], [20, 30, 42]), "two <at> a table")
    assert picture.findtext(f"{SVG}title") == "Scores of 6 games"
    assert "a: mean 60.0, middle half 50 to 70, best 70, 3 games." in str(
        picture.findtext(f"{SVG}desc")
    )
    words = [text.text for text in picture.iter(f"{SVG}text")]
    assert {"a", "b", "60.0", "30.7", "two <at> a table", "points"} <= set(words)


def test_each_agent_has_a_dye_and_a_texture() -> None:
    fills = [p.get("fill") for p in drawn(summary(*([50, 60],) * 6)).iter(f"{SVG}path")]
    assert set(COLOURS.values()) <= set(fills)
    assert {f"url(#cloth{row})" for row in range(6)} <= set(fills)


@pytest.mark.parametrize(
    "scores",
    [([],), ([50],), ([50, 50, 50],), ([0, 1],), ([3, 400],), ([], [50, 60]), ([40, 50],) * 8],
    ids=str,
)
def test_few_or_strange_scores_can_be_drawn(scores: tuple[list[int], ...]) -> None:
    drawn(summary(*scores))


def test_names_are_escaped_and_cut() -> None:
    found = summarise(["<&" + "x" * 40], [])
    words = [text.text for text in drawn(found).iter(f"{SVG}text")]
    assert "<&" + "x" * 21 + "…" in words


def test_a_density_is_a_share_of_all_scores_and_highest_where_they_are() -> None:
    curve = density([40, 41, 41, 42, 60], 0, 100, 0.25)
    assert sum(curve) * 0.25 == pytest.approx(1, abs=0.01)
    assert curve.index(max(curve)) * 0.25 == pytest.approx(41, abs=1)
    assert density([], 0, 100, 0.25) == []
