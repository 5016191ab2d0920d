"""``calico review``: what it prints and writes, how it continues, and how it refuses."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from calico.coach.review.analysis import Analysis
from calico.coach.review.review import Review
from calico.lang import LANGUAGES
from calico.rules.record import Record
from support import reviews
from support.commands import Run
from support.reviews import finished

FEW = ("--quick",)


@pytest.fixture(autouse=True)
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews of a second: ``--quick`` is quicker here."""
    monkeypatch.setattr("calico.cli.commands.games.review.QUICK", reviews.FEW)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(finished(setup="beginner").dumps(), encoding="utf-8")
    return path


def test_the_table_fits_eighty_columns_and_the_analysis_is_kept(calico: Run, file: Path) -> None:
    for lang in LANGUAGES:
        shown = calico("--lang", lang, "review", file, *FEW, "--details").out
        assert max(map(len, shown.splitlines())) <= 80
        assert "Player 1" in shown
    kept = Analysis.parse((file.with_suffix(".analysis.json")).read_bytes())
    assert kept.is_complete


def test_json_svg_and_html_stand_alone(calico: Run, file: Path, tmp_path: Path) -> None:
    svg, html = tmp_path / "chart.svg", tmp_path / "review.html"
    answer = calico("review", file, *FEW, "--json", "--svg", svg, "--html", html)
    assert answer.out == file.with_suffix(".analysis.json").read_text(encoding="utf-8")
    assert json.loads(answer.out)["seats"][0]["summary"]["waterfall"]["result"] > 0
    ElementTree.fromstring(svg.read_text(encoding="utf-8"))  # noqa: S314 our own
    page = html.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
    assert "<svg" in page
    assert not any(word in page for word in ("http", "src=", "href=", "url(", "@import"))


def test_processes_give_the_same_analysis(calico: Run, file: Path, tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    calico("review", file, *FEW, "--analysis", one)
    calico("review", file, *FEW, "--analysis", two, "--jobs", "2")
    assert one.read_bytes() == two.read_bytes()


def test_a_stopped_review_is_continued(
    calico: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = file.with_suffix(".analysis.json")
    whole = calico("review", file, *FEW, "--json").out
    kept.unlink()
    add = Review.add
    added: list[object] = []

    def add_some(self: Review, *found: object) -> object:
        if len(added) == 3:
            raise KeyboardInterrupt
        added.append(found)
        return add(self, *found)  # type: ignore[arg-type]

    monkeypatch.setattr(Review, "add", add_some)
    answer = calico("review", file, *FEW)
    assert answer.status == 130
    assert "3" in answer.err
    assert len(Analysis.parse(kept.read_bytes()).seat(0).decisions) == 3
    monkeypatch.setattr(Review, "add", add)
    assert calico("review", file, *FEW, "--json").out == whole


def test_a_stale_analysis_is_made_anew_and_said_so(calico: Run, file: Path) -> None:
    calico("review", file, *FEW)
    answer = calico("review", file, *FEW, "--seed", "2")
    assert answer.status == 0
    assert "game.analysis.json" in answer.err


def test_refusals_are_one_sentence(calico: Run, file: Path, tmp_path: Path) -> None:
    plain = finished(setup="beginner").to_dict()
    short = json.dumps(plain | {"moves": plain["moves"][:20]})
    illegal = json.dumps(plain | {"moves": [plain["moves"][0], *plain["moves"][:-1]]})
    foreign = tmp_path / "foreign.json"
    foreign.write_text("{}", encoding="utf-8")
    for words, given, said in (
        (["-"], short, "20"),
        (["-"], illegal, "R3"),
        (["-"], "{", "JSON"),
        (["-"], '{"pgn": "e4"}', "calico"),
        ([file, "--seat", "3"], "", "3"),
        ([file, "--analysis", foreign], "", "calico review"),
        ([file, "--json", "--svg", "-"], "", "--svg"),
    ):
        assert said in calico("review", *words, given=given).refusal
    assert foreign.read_text(encoding="utf-8") == "{}"


def test_a_record_from_standard_input_is_reviewed_without_a_file(calico: Run) -> None:
    record: Record = finished(setup="beginner")
    answer = calico("review", "-", *FEW, "--json", given=record.dumps())
    assert Analysis.parse(answer.out).is_complete
