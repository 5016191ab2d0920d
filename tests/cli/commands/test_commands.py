"""The commands that read and write records: what they print, and how they refuse."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from calico.box import SCENARIOS
from calico.lang import Named, language, names
from calico.rules.game import Game
from calico.rules.record import Record, score_of
from support.commands import Run


@pytest.fixture(scope="module")
def finished() -> Record:
    game = Game.new(["Ari", "Zoë"], setup="beginner", seed="cli")
    while not game.is_finished:
        game.play(next(iter(game.legal_moves)))
    return Record.of(game)


def test_score_json_is_the_contract(calico: Run, finished: Record, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(finished.dumps(), encoding="utf-8")
    expected = score_of(finished.replay())
    assert json.loads(calico("score", file, "--json").out) == expected
    assert json.loads(calico("score", "-", "--json", given=finished.dumps()).out) == expected


def test_score_prints_a_sheet_for_people(calico: Run, finished: Record) -> None:
    sheet = calico("score", "-", given=finished.dumps()).out
    for score in finished.replay().scores:
        assert score.name in sheet
        assert str(score.total) in sheet


def test_score_jsonl_answers_every_line_that_is_not_blank(calico: Run, finished: Record) -> None:
    good = json.dumps(finished.to_dict()).encode()
    lines = [good, b"", b"  \t", b"{", b"\xff", b"\xef\xbb\xbf" + good, b"[" * 100_000, b"7", good]
    answer = calico("score", "-", "--jsonl", given=b"\n".join(lines))
    assert answer.status == 0
    answers = [json.loads(line) for line in answer.out.splitlines()]
    assert ["refused" in score for score in answers] == [False, *[True] * 5, False]
    assert answers[0] == answers[-1] == score_of(finished.replay())


def test_score_jsonl_refuses_a_line_that_is_too_long_and_goes_on(
    calico: Run, finished: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = json.dumps(finished.to_dict()).encode()
    monkeypatch.setattr("calico.cli.files.records.LARGEST", len(good) + 10)
    monkeypatch.setattr("calico.rules.strict.LARGEST", len(good) + 10)
    lines = [good, b" " * 3 * len(good) + good, good]
    answer = calico("score", "-", "--jsonl", given=b"\n".join(lines) + b"\n")
    assert ["refused" in json.loads(line) for line in answer.out.splitlines()] == [
        False,
        True,
        False,
    ]


def test_a_refusal_is_one_line_that_names_the_move_and_the_rule(
    calico: Run, finished: Record
) -> None:
    data = finished.to_dict()
    data["moves"][1] = data["moves"][1].replace("@a1", "@b3")
    line = calico("score", "-", "--json", given=json.dumps(data)).refusal
    assert line.startswith("calico: move 2 of Zoë, ")
    assert line.endswith("b3 is a goal cell (R3.1)")


def test_a_name_with_a_line_break_does_not_break_the_line(calico: Run, finished: Record) -> None:
    data = finished.to_dict()
    data["players"][0]["name"] = "A\nB"
    data["moves"][0] = "Ms@b3 Yd"
    assert "move 1" in calico("score", "-", "--json", given=json.dumps(data)).refusal


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("score", "/no/such/file"), "/no/such/file"),
        (("score", "."), "."),
        (("score",), "FILE"),
        (("scor", "x"), "score"),
        (("score", "--jso", "x"), "--json"),
        (("new", "--scenario", "x"), "--scenario"),
        (("new", "--scenario", "11"), "11"),
        (("new", "--setup", "advanced"), "'advanced'"),
        (("new", "-v", "family", "--scenario", "3"), "R8.7"),
        (("new", "-n", "A", "-n", "B", "-n", "C", "-v", "lower_variance"), "R8.2"),
        (("new", "-n", "A", "-n", "A"), "differ"),
        (("new", "-n", "x" * 41), "41"),
        (("new", "--cats", "millie,callie,leo"), "R2.2"),
        (("new", "--cats", "millie,tom,leo"), "'tom'"),
        (("new", "--boards", "red"), "'red'"),
        (("new", "--goals", "Ari"), "NAME="),
        (("new", "--goals", "Ari=ABCDEF,ABCDEF,AABBCC"), "different"),
        (("new", "-s", "beginner", "--goals", "Ari=ABCDEF,AABBCC,AAABBB"), "Ari"),
        (("new", "--first", "Bo"), "'Bo'"),
        (("--names", "klingon", "rules"), "'klingon'"),
        (("rules", "dragons"), "'dragons'"),
        (("bench", "no.such"), "'no.such'"),
        (("play", "/no/such/file"), "/no/such/file"),
        (("play", "-n", "Ari", "-b", "oracle"), "'oracle'"),
        (("show", "-"), "JSON"),
        (("replay", "-"), "JSON"),
    ],
)
def test_bad_input_is_one_clear_line_and_exit_2(
    calico: Run, words: tuple[str, ...], expected: str
) -> None:
    assert expected in calico(*words).refusal


def test_new_writes_a_record_that_can_be_scored_and_repeated(calico: Run) -> None:
    words = ("new", "-n", "Ari", "-n", "Bo", "--seed", "7", "--first", "Bo")
    text = calico(*words).out
    assert calico(*words).out == text
    record = Record.parse(text)
    assert record.setup.names == ("Bo", "Ari")
    assert record.meta["seed"] == "7"
    assert json.loads(calico("score", "-", "--json", given=text).out)["finished"] is False


def test_new_lets_the_seed_say_who_starts_and_verify_checks_it(calico: Run) -> None:
    texts = []
    for seed in "1234":
        words = ("new", "-n", "Ari", "-n", "Bo", "-n", "Cy", "--seed", seed, "--first", "random")
        texts.append(calico(*words).out)
        assert calico(*words).out == texts[-1]
    records = [json.loads(text) for text in texts]
    assert len({record["players"][0]["name"] for record in records}) > 1
    checks = json.loads(calico("verify", "-", "--json", given=texts[0]).out)["checks"]
    assert checks["first"] is True
    records[0]["meta"]["seated"] = ["Cy", "Bo", "Ari"]
    answer = calico("verify", "-", given=json.dumps(records[0]))
    assert answer.status == 1
    assert "the first player does not follow from the seed" in answer.out


def test_new_takes_goals_for_those_who_chose(calico: Run) -> None:
    dealt = Game.new(["Ari", "Bo"], seed="7").dealt(1)
    goals = [goal.id for goal in reversed(dealt)][:3]
    text = calico("new", "-n", "Ari", "-n", "Bo", "--seed", "7", "--goals", "Bo=" + ",".join(goals))
    players = json.loads(text.out)["players"]
    assert list(players[1]["goals"].values()) == goals


def test_show_draws_the_quilts_without_colour(calico: Run, finished: Record) -> None:
    drawing = calico("show", "-", given=finished.dumps()).out
    assert "\x1b" not in drawing
    for tile in finished.replay().quilt(0).patches.values():
        assert str(tile) in drawing


def test_show_can_look_back(calico: Run, finished: Record) -> None:
    drawing = calico("show", "-", "--move", "0", given=finished.dumps()).out
    assert "a1" in drawing


def test_show_svg_is_a_picture(calico: Run, finished: Record) -> None:
    assert calico("show", "-", "--svg", given=finished.dumps()).out.startswith("<svg")


def test_replay_without_a_terminal_tells_the_whole_game(calico: Run, finished: Record) -> None:
    story = calico("replay", "-", given=finished.dumps()).out
    for event in finished.replay().events:
        assert f"{event.number}. {event.name}: {event.move}" in story


def test_rules_on_a_topic(calico: Run) -> None:
    text = calico("rules", "conveyor").out
    assert "R8.3" in text
    assert "Millie" not in text


def test_names_of_an_edition(calico: Run, finished: Record) -> None:
    assert "Thimble" in calico("--names", "prototype", "score", "-", given=finished.dumps()).out
    assert "Emy" in calico("--names", "de", "score", "-", given=finished.dumps()).out


def test_a_command_leaves_the_language_and_the_names_of_its_caller_alone(calico: Run) -> None:
    before = (language(), names(), str(Named("variant", "open_hands")))
    assert calico("--lang", "de", "--names", "prototype", "cats").status == 0
    assert (language(), names(), str(Named("variant", "open_hands"))) == before


def test_help_teaches_every_command(calico: Run) -> None:
    text = calico("--help").out
    for command in ("play", "new", "score", "show", "replay", "rules", "bench"):
        assert command in text
        assert "--help" in calico(command, "--help").out


@pytest.mark.parametrize("words", [(), ("--lang", "de"), ("chart", "person")])
def test_a_group_of_commands_without_one_prints_its_help(
    calico: Run, words: tuple[str, ...]
) -> None:
    answer = calico(*words)
    assert (answer.status, answer.err) == (0, "")
    assert answer.out.strip() == calico(*words, "--help").out.strip()


def test_version(calico: Run) -> None:
    import calico as package

    assert calico("--version").out == f"calico {package.__version__}\n"


def python(*words: str, **settings: Any) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([sys.executable, *words], capture_output=True, check=False, **settings)


def test_importing_calico_loads_no_compiler() -> None:
    code = "import sys, calico; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert python("-c", code).returncode == 0


def test_scoring_loads_no_compiler(finished: Record) -> None:
    code = (
        "import sys, atexit\nfrom calico.cli import main\n"
        "atexit.register(lambda: print('numba' in sys.modules, file=sys.stderr))\n"
        "sys.argv = ['calico', 'score', '-', '--json']\nmain()"
    )
    done = python("-c", code, input=finished.dumps().encode())
    assert (done.returncode, done.stderr.strip()) == (0, b"False")


def test_json_is_utf8_whatever_the_terminal_speaks(finished: Record) -> None:
    done = python(
        "-m",
        "calico",
        "score",
        "-",
        "--json",
        input=finished.dumps().encode(),
        env=os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
    )
    assert json.loads(done.stdout.decode("utf-8"))["players"][1]["name"] == "Zoë"


def test_a_closed_pipe_is_no_error(finished: Record) -> None:
    command = f"{sys.executable} -m calico rules | head -c 10"
    done = subprocess.run(command, shell=True, capture_output=True, check=False)  # noqa: S602
    assert (done.returncode, done.stderr) == (0, b"")


# The prototype's names of the setups (R10)


@pytest.mark.parametrize(
    ("words", "setup"),
    [
        (("new", "--setup", "beginner"), "beginner"),
        (("new",), "standard"),
        (("new", "--edition", "prototype"), "standard"),
        (("new", "--edition", "prototype", "--setup", "standard"), "beginner"),
        (("new", "--edition", "prototype", "--setup", "advanced"), "standard"),
        (("--names", "prototype", "new", "--setup", "standard"), "beginner"),
        (("--names", "prototype", "new", "--setup", "advanced"), "standard"),
    ],
)
def test_R10_setups_go_by_the_names_of_the_edition(
    calico: Run, words: tuple[str, ...], setup: str
) -> None:
    record = json.loads(calico(*words, "-n", "Ari", "-n", "Bo").out)
    assert record["setup"] == setup


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        (("--edition", "prototype", "--setup", "beginner"), "expected one of standard, advanced"),
        (("--setup", "advanced"), "expected one of beginner, standard"),
        (
            ("--edition", "prototype", "--setup", "standard", "--cats", "leo,rumi,cira"),
            "the setup “standard” has millie, tibbit, coconut",
        ),
        (
            ("--edition", "prototype", "--setup", "standard", "--scenario", "1"),
            "its setup must be “advanced”",
        ),
    ],
)
def test_R10_refusals_use_them_too(calico: Run, words: tuple[str, ...], refusal: str) -> None:
    assert refusal in calico("new", *words).refusal


# What is in the box


def test_the_box_is_told_and_given_as_json(calico: Run) -> None:
    told = calico("box").out
    for word in ("74", "108", "30–40", "Kevin Russ", "Beth Sobel", "What is a quilt?"):
        assert word in told
    plain = json.loads(calico("box", "--json").out)
    assert plain["buttons_per_colour"] == 8
    german = next(each for each in plain["editions"] if each["edition"] == "de")
    assert german["components"]["cat_tokens"] == 74
    assert german["first"] == "petted_or_youngest"


def test_R8_4_the_ten_scenario_cards_are_listed(calico: Run) -> None:
    told = calico("scenarios").out
    assert told.count("Scenario") == len(SCENARIOS)
    assert "Cats: Millie, Tibbit and Coconut" in told
    cards = json.loads(calico("scenarios", "--json").out)
    assert {card["scenario"]: card["objectives"] for card in cards} == {
        number: {str(what): count for what, count in card.objectives.items()}
        for number, card in SCENARIOS.items()
    }
    assert cards[9]["cats"] == list(SCENARIOS[10].cats)
    assert cards[9]["goals"] == list(SCENARIOS[10].goals)
