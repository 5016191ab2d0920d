"""``calico pad``: a sheet from a file or by questions, its score, and what is wrong with it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from calico.campaign.pad.sheet import Sheet, SheetPlayer
from calico.cli.files import saves
from support.commands import Run
from support.sheets import CATS, FULL, GOALS, TIES


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of our own."""
    folder = tmp_path / "data"
    monkeypatch.setattr(saves, "user_data_path", lambda _: folder)
    return folder


def sheet(*quilts: str, **told: Any) -> str:
    """A sheet of players with these quilts; what is told is told by the first."""
    sewn = [
        SheetPlayer(name, f"{board} {GOALS} {rows}", **(told if name == "Ari" else {}))
        for name, board, rows in zip(("Ari", "Bo"), ("blue", "green"), quilts, strict=False)
    ]
    return Sheet(tuple(sewn), CATS).dumps()


def test_a_complete_sheet_is_printed_like_a_score(calico: Run) -> None:
    answer = calico("pad", "-", given=sheet(*TIES["cats"]))
    assert answer.status == 0
    assert "3 × 3 = 9" in answer.out
    assert "Ari wins." in answer.out
    assert "Most cats wins the tie: Ari 3, Bo 2." in answer.out


def test_an_open_sheet_shows_what_is_possible(calico: Run, tmp_path: Path) -> None:
    file = tmp_path / "sheet.json"
    file.write_text(sheet(FULL), encoding="utf-8")
    answer = calico("pad", file)
    assert answer.status == 0
    assert "1–2 × 3 = 3–6" in answer.out
    assert "46–52" in answer.out
    assert "count the tokens" in " ".join(answer.out.split())


def test_what_cannot_be_is_told_and_is_status_1(calico: Run) -> None:
    answer = calico("pad", "-", given=sheet(FULL, buttons={"yellow": 3}, cats={"millie": 2}))
    assert answer.status == 1
    words = " ".join(answer.out.split())
    assert "Ari: yellow: 3 is not possible; any order of placement gives 1–2" in words


def test_json_has_columns_remarks_and_winners(calico: Run) -> None:
    answer = calico("pad", "--json", "-", given=sheet(*TIES["shared"]))
    told = json.loads(answer.out)
    assert told["winners"] == [0, 1]
    assert [column["place"] for column in told["columns"]] == [1, 1]
    assert told["remarks"] == []
    assert told["tie"]["decider"] == "shared"


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"players": []}', '{"players": [1]}', "{"])
def test_what_is_no_sheet_is_refused_in_a_line(calico: Run, text: str) -> None:
    assert calico("pad", "-", given=text).refusal.startswith("calico: ")


ANSWERS = """
1
millie tibbit coconut
s d
flowers, vines
Ari
blue
1 5 AAA-BBB
ysydyfyvyn
gs gd gf gv
LsLdLfLv
DsDd##DfDv
PsPdPfPvPn
2
3
""".strip()


def test_it_asks_for_everything_and_only_once(calico: Run, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    answer = calico("pad", "--save", kept, given=ANSWERS + "\n")
    assert answer.status == 0
    assert "Score sheet" in answer.out
    assert "│ Total          │ 52" in answer.out
    again = Sheet.parse(kept.read_bytes())
    assert again.players[0].buttons == {"yellow": 2}
    assert again.players[0].cats == {"millie": 3}
    assert calico("pad", kept).out.endswith(answer.out[answer.out.index("Score sheet") :])


def test_a_wrong_answer_is_asked_for_again(calico: Run) -> None:
    answer = calico("pad", given=f"0\n9\n{ANSWERS}\n")
    assert answer.out.count("expected a number from 1 to 4") == 2
    assert "Score sheet" in answer.out
    answer = calico("pad", given=ANSWERS.replace("s d\n", "s s\nx\ns d\n") + "\n")
    assert answer.out.count("expected two of") == 2
    answer = calico("pad", given=ANSWERS.replace("gs gd", "gs\ngs gd") + "\n")
    assert "expected 4 patches of two letters each" in " ".join(answer.out.split())
    answer = calico("pad", given=ANSWERS.removesuffix("3") + "9\n3\n")
    assert "expected a number from 2 to 3" in answer.out


def test_given_cats_and_goals_are_not_asked_for(calico: Run) -> None:
    lines = ANSWERS.replace("millie tibbit coconut\n", "").replace("1 5 AAA-BBB\n", "")
    answer = calico("pad", "--setup", "beginner", given=lines + "\n")
    assert "│ Total          │ 52" in answer.out
    answer = calico("pad", "--scenario", "1", given=ANSWERS.replace("millie tibbit coconut\n", ""))
    assert "Scenario 1" in answer.out


def test_a_whole_quilt_may_be_answered_in_one_line(calico: Run) -> None:
    lines = f"1\nmillie tibbit coconut\ns d\nf v\n\nblue {GOALS} {FULL}\n1\n2\n"
    answer = calico("pad", given=lines)
    assert "Player 1" in answer.out
    assert "│ Total          │ 46" in answer.out


def test_a_restriction_that_could_not_be_kept_is_asked_for(calico: Run) -> None:
    lines = ANSWERS.replace("PsPdPfPvPn\n", "PsPdPfPvPn\n1\n")
    answer = calico("pad", "--restriction", "same_colour_only", given=lines + "\n")
    assert "broken" in answer.out


def test_no_answer_is_refused(calico: Run) -> None:
    answer = calico("pad", given="1\n")
    assert answer.status == 2
    assert answer.err == (
        "calico: the score pad got no answers: answer its questions, or give it a sheet as a file\n"
    )


def test_a_complete_sheet_enters_the_chart_once(calico: Run) -> None:
    calico("chart", "person", "add", "Ari")
    given = sheet(*TIES["cats"])
    answer = calico("pad", "-", "--enter", given=given)
    assert answer.status == 0
    assert "Ari wins." in answer.out
    told = json.loads(calico("chart", "--json").out)
    won = told["people"][0]["claimable"]
    assert [(game["source"], game["achievements"]) for game in won] == [("pad", ["no_goals"])]
    assert "already" in calico("pad", "-", "--enter", given=given).refusal
    calico("chart", "claim", "Ari", "no_goals")
    claims = json.loads(calico("chart", "--json").out)["people"][0]["claims"]
    assert [claim["achievement"] for claim in claims] == ["no_goals"]


def test_an_open_sheet_does_not_enter_the_chart(calico: Run) -> None:
    calico("chart", "person", "add", "Ari")
    refusal = calico("pad", "-", "--enter", given=sheet(FULL)).refusal
    assert refusal.startswith("calico: the sheet is not complete: ")


def test_a_sheet_without_anybody_of_the_household_does_not_enter(calico: Run) -> None:
    calico("chart", "person", "add", "Zoe")
    assert "Ari" in calico("pad", "-", "--enter", given=sheet(*TIES["cats"])).refusal


LINES = ANSWERS.split("\n")


@pytest.mark.parametrize("count", range(1, len(LINES)))
def test_what_was_answered_is_saved_and_gone_on_with(
    calico: Run, tmp_path: Path, count: int
) -> None:
    kept, whole = tmp_path / "kept it.json", tmp_path / "whole.json"
    calico("pad", "--save", whole, given=ANSWERS + "\n")
    left = calico("pad", "--save", kept, given="\n".join(LINES[:count]) + "\n")
    assert left.status == 2
    assert f"Continue with: calico pad --save '{kept}'" in left.out
    assert calico("pad", kept).status == 0  # it can be looked at, too
    answer = calico("pad", "--save", kept, given="\n".join(LINES[count:]) + "\n")
    assert answer.status == 0
    assert f"Continuing with {kept}." in answer.out
    assert kept.read_bytes() == whole.read_bytes()


def test_ctrl_c_keeps_what_was_answered(
    calico: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, lines = tmp_path / "kept.json", iter(LINES[:6])

    def typed(*_: object) -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", typed)
    answer = calico("pad", "--save", kept)
    assert answer.status == 130
    assert answer.out.endswith(f"Saved to {kept}. Continue with: calico pad --save {kept}\n")
    assert Sheet.parse(kept.read_bytes()).players[0].name == "Ari"


def test_a_restriction_is_asked_for_again_only_if_nothing_was_answered_after_it(
    calico: Run, tmp_path: Path
) -> None:
    kept = tmp_path / "kept.json"
    words = ("pad", "--restriction", "same_colour_only", "--save", kept)
    lines = ANSWERS.replace("PsPdPfPvPn\n", "PsPdPfPvPn\n1\n").split("\n")
    calico(*words, given="\n".join(lines[:13]) + "\n")
    answer = calico("pad", "--save", kept, given="\n".join(lines[12:14]) + "\n")
    assert "was the restriction broken" in answer.out
    answer = calico("pad", "--save", kept, given="\n".join(lines[14:]) + "\n")
    assert answer.status == 0
    assert "was the restriction broken" not in answer.out
    assert Sheet.parse(kept.read_bytes()).players[0].broken


def test_a_file_that_is_no_sheet_is_not_written_over(calico: Run, tmp_path: Path) -> None:
    kept = tmp_path / "diary.txt"
    kept.write_text("Dear diary", encoding="utf-8")
    assert "not JSON" in calico("pad", "--save", kept, given=ANSWERS).refusal
    assert kept.read_text(encoding="utf-8") == "Dear diary"


def test_a_file_that_cannot_be_written_does_not_lose_the_answers(
    calico: Run, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    answer = calico("pad", "--save", tmp_path / "file" / "kept.json", given=ANSWERS + "\n")
    assert answer.status == 2
    assert "│ Total          │ 52" in answer.out
    assert answer.err.startswith("calico: cannot write ")


def test_a_sheet_goes_to_standard_output(
    calico: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = calico("pad", "--save", "-", given=ANSWERS + "\n")
    assert Sheet.parse(answer.out).players[0].cats == {"millie": 3}
    assert "How many players?" in answer.err
    assert "│ Total          │ 52" in answer.err
    assert not Path("-").exists()
    both = calico("pad", "-", "--json", "--save", "-", given=sheet(FULL))
    assert both.refusal.endswith("only one of these can go to standard output: --json, --save")
