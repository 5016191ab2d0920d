"""``calico daily`` and ``calico cats``: today's quilt without a server, and who the cats are."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from calico import CalicoError, Game, Record
from calico.box import CATS, PROMO_CATS
from calico.cli.commands.games import daily
from calico.cli.commands.reference import cats
from calico.lang import NAMES, catalogue, use_names
from calico.rules.luck.daily import seed_of_day
from calico.rules.luck.fair import verify

DAY = date(2026, 11, 16)
Type = Callable[..., str]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of our own, on the sixteenth."""
    monkeypatch.setattr(daily, "user_data_path", lambda _: tmp_path)
    monkeypatch.setattr(daily, "today", lambda: DAY)
    return tmp_path / "daily"


@pytest.fixture
def sew(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Type:
    """Plays a daily quilt with lines typed, and returns what was shown."""

    def run(*lines: str, day: str | None = None, name: str = "Ari") -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        daily.run(day, name)
        return capsys.readouterr().out

    return run


def moves_of(day: date = DAY) -> list[str]:
    """A whole game of ``day``, as it would be typed."""
    game = Game.new(["Ari"], setup="standard", seed=seed_of_day(day))
    lines = ["1 2 3", ""]
    game.choose_goals(0, [goal.id for goal in game.dealt(0)[:3]])
    while game.seat is not None:
        move = next(iter(game.legal_moves))
        lines.append(str(move))
        game.play(move)
    return lines


def test_the_deal_comes_from_the_date_alone() -> None:
    one, same, other = (
        Game.new([name], setup="standard", seed=seed_of_day(day))
        for name, day in (("Ari", DAY), ("Bo", DAY), ("Ari", date(2026, 11, 17)))
    )
    assert one.bag == same.bag
    assert one.dealt(0) == same.dealt(0)
    assert one.bag != other.bag


def test_a_quilt_that_was_left_goes_on_and_when_it_is_finished_there_is_no_second(
    sew: Type, data: Path
) -> None:
    lines = moves_of()
    shown = sew(*lines[:7], "quit")
    assert "16 November 2026" in shown
    assert shown.rstrip().endswith("Continue with: calico daily")
    assert len(Record.parse((data / "2026-11-16.json").read_bytes()).moves) == 5
    sew(*lines[7:])
    record = Record.parse((data / "2026-11-16.json").read_bytes())
    assert len(record.moves) == 22
    assert all(check.agrees for check in verify(record))
    shown = sew(*lines)
    assert "You have finished the daily quilt of 16 November 2026" in shown
    assert Record.parse((data / "2026-11-16.json").read_bytes()) == record


def test_an_earlier_day_is_practice_which_can_be_had_again(sew: Type, data: Path) -> None:
    before = date(2026, 11, 14)
    for _ in range(2):
        assert "for practice" in sew(*moves_of(before), day="2026-11-14")
    assert sorted(path.name for path in data.iterdir()) == ["practice-2026-11-14.json"]
    assert daily.all_results() == []


def test_a_quilt_begun_before_midnight_counts_for_its_day(
    sew: Type, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = moves_of()
    sew(*lines[:5], "quit")
    assert [result.finished for result in daily.all_results()] == [False]
    monkeypatch.setattr(daily, "today", lambda: date(2026, 11, 17))
    assert "practice" not in sew(*lines[5:], day="2026-11-16")
    (result,) = daily.all_results()
    assert (result.date, result.finished) == ("2026-11-16", True)
    assert "for practice" in sew("quit", day="2026-11-16")


def test_results_are_a_table_for_people_and_json_for_scripts(
    sew: Type, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    daily.show_results()
    assert "calico daily" in capsys.readouterr().out
    sew(*moves_of())
    monkeypatch.setattr(daily, "today", lambda: date(2026, 11, 17))
    sew(*moves_of(date(2026, 11, 17))[:4], "quit")
    daily.daily(as_json=True)
    latest, first = json.loads(capsys.readouterr().out)
    assert [latest["date"], latest["finished"]] == ["2026-11-17", False]
    assert [first["date"], first["finished"], first["name"]] == ["2026-11-16", True, "Ari"]
    assert first["score"] == first["goals"] + first["cats"] + first["buttons"]
    daily.show_results()
    shown = capsys.readouterr().out
    assert "17 November 2026" in shown
    assert f"1 quilt: {first['score']:.1f} points" in shown


@pytest.mark.parametrize("text", ["2026-11-17", "yesterday", "2026-13-01"])
def test_a_day_that_is_none_or_not_yet_is_refused(text: str) -> None:
    with pytest.raises(CalicoError, match="like 2026-11-15") as refusal:
        daily.run(text, "Ari")
    assert refusal.value.code == "daily-date"
    assert text in str(refusal.value)


def test_a_damaged_quilt_is_named(data: Path) -> None:
    data.mkdir()
    (data / "2026-11-16.json").write_text("{")
    with pytest.raises(CalicoError) as refusal:
        daily.run(None, "Ari")
    assert refusal.value.code == "daily-damaged"
    assert "2026-11-16.json" in str(refusal.value)


# The cats.

EVERYBODY = (*CATS, *PROMO_CATS, *cats.VISITORS)


def test_every_cat_has_a_story_of_a_few_sentences() -> None:
    for cat in EVERYBODY:
        story = catalogue()[f"cat-story.{cat}"]
        assert isinstance(story, str)
        assert 2 <= story.count(". ") + 1 <= 4, cat


def test_the_list_tells_of_each_with_points_and_need(capsys: pytest.CaptureFixture[str]) -> None:
    cats.cats()
    shown = capsys.readouterr().out
    assert shown.index("Millie") < shown.index("Leo") < shown.index("Shop Cat")
    assert "3 points, triangle of 3" in shown
    assert "Also called: Emy in the German edition and Thimble in the prototype" in shown


@pytest.mark.parametrize("edition", NAMES)
def test_other_names_are_those_of_the_other_editions(edition: str) -> None:
    use_names(edition)
    try:
        others = cats.other_names("coconut")
        assert len(others) == 2
        assert str(catalogue("en", edition)["cat.coconut"]) not in " ".join(others)
        assert cats.other_names("gertrude") == []
    finally:
        use_names(None)


def test_neither_needs_a_server() -> None:
    assert "calico.cli.commands.games.daily" in sys.modules
    source = (Path(daily.__file__).read_text(), Path(cats.__file__).read_text())
    assert all("calico.table" not in text for text in source)
