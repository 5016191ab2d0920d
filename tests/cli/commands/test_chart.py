"""``calico chart`` and what ``calico play`` enters there."""

from __future__ import annotations

import io
import json
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from calico import Game, Record
from calico.box import SCENARIOS
from calico.campaign.chart import CHART
from calico.campaign.document import dumps, read
from calico.campaign.household import Claim
from calico.cli.files import saves
from calico.cli.files.household import change_household, household_path, load_household
from calico.cli.play import claims, session
from calico.cli.terminal.chart import why
from calico.cli.terminal.keyboard import Keyboard
from calico.cli.terminal.scenarios import objectives
from calico.players.levels import Decent
from support.commands import CommandResult, Run
from support.households import RECORDS, WON, won_by


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of our own."""
    folder = tmp_path / "data"
    monkeypatch.setattr(saves, "user_data_path", lambda _: folder)
    return folder


def told(answer: CommandResult) -> str:
    assert (answer.status, answer.err) == (0, "")
    return answer.out


@pytest.fixture
def household(calico: Run) -> Run:
    """Ari and Bo, who have played two games, both won by Bo, and a scenario passed by Ari."""
    for name in ("Ari", "Bo"):
        told(calico("chart", "person", "add", name))
    for name in ("won-69", "won-69-again", "scenario-1"):
        told(calico("chart", "add", RECORDS / f"{name}.json"))
    return calico


def chart_of(calico: Run, name: str) -> Any:
    people = json.loads(told(calico("chart", "--json")))["people"]
    return next(person for person in people if person["name"] == name)


def test_an_empty_household_says_how_to_begin(calico: Run, data: Path) -> None:
    assert "calico chart person add NAME" in told(calico("chart"))
    assert json.loads(told(calico("chart", "--json"))) == {"people": [], "most": 6}
    assert not data.exists()


def test_people_come_change_and_go(calico: Run) -> None:
    told(calico("chart", "person", "add", "Ari"))
    assert "'ari' is already in the household" in calico("chart", "person", "add", "ari").refusal
    told(calico("chart", "person", "rename", "ari", "Arianna"))
    assert (
        "nobody in the household is called 'Bo'"
        in calico("chart", "person", "remove", "Bo").refusal
    )
    told(calico("chart", "person", "remove", "ARIANNA"))
    assert load_household().people == ()


def test_the_chart_is_drawn(household: Run) -> None:
    page = told(household("chart"))
    assert "Ari: No rank yet" in page
    assert "1 of 30" in page
    assert "4 more achievements to Budding Quilter" in page
    assert "Solo scenarios: unlocked up to 2" in page
    assert "score_65: 65 points. Win with 65 points or more." in page
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in page.splitlines()]
    assert ["65 points", "Win with 65 points or more.", "", "!"] in rows
    assert any(row[:1] == ["Scenario 1"] and row[2:] == ["✓", ""] for row in rows)
    conditions = " ".join(row[1] for row in rows if len(row) > 1)
    for number, card in SCENARIOS.items():
        assert f"every objective of scenario {number}, solo or together." in conditions
        assert objectives(card) in conditions


def test_a_record_enters_once_and_by_names_or_as_told(calico: Run) -> None:
    file = RECORDS / "won-69.json"
    told(calico("chart", "person", "add", "Zoë"))
    assert (
        "nobody of the household played in this game: the seats are Ari, Bo"
        in calico("chart", "add", file).refusal
    )
    assert "expected NAME=SEAT" in calico("chart", "add", file, "--as", "Zoë").refusal
    assert "is called 'Eve'" in calico("chart", "add", file, "--as", "Eve=Bo").refusal
    said = told(calico("chart", "add", file, "--as", "zoë=bo"))
    assert "Zoë can claim one" in said
    assert "calico chart claim 'Zoë' score_60" in said
    assert "is already in the household" in calico("chart", "add", file, "--as", "Zoë=Bo").refusal
    (game,) = load_household().games.values()
    assert game.people == (None, "Zoë")


def test_who_is_named_sits_there_whatever_the_names_say(calico: Run) -> None:
    for name in ("Ari", "Bo"):
        told(calico("chart", "person", "add", name))
    file = RECORDS / "won-69.json"
    told(calico("chart", "add", file, "--as", "Ari=Bo"))
    (game,) = load_household().games.values()
    assert game.people == (None, "Ari")


def test_a_seat_of_a_bot_is_nobodys(calico: Run, tmp_path: Path) -> None:
    record = Record.parse((RECORDS / "won-69.json").read_bytes())
    file = tmp_path / "game.json"
    file.write_text(
        Record(record.setup, record.bag, record.moves, {"bots": {"Bo": "strong"}}).dumps()
    )
    for name in ("Ari", "Bo"):
        told(calico("chart", "person", "add", name))
    assert "was played by the bot strong" in calico("chart", "add", file, "--as", "Bo=Bo").refusal
    told(calico("chart", "add", file))
    (game,) = load_household().games.values()
    assert game.people == ("Ari", None)
    assert game.facts.bots == (None, "strong")


def test_a_game_that_goes_on_cannot_enter(calico: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(Record.of(Game.new(["Ari", "Bo"], setup="beginner")).dumps())
    told(calico("chart", "person", "add", "Ari"))
    assert "not finished" in calico("chart", "add", file).refusal


def test_R9_2_a_claim_names_its_game_if_there_are_several(household: Run) -> None:
    first, second = (game.id for game in WON)
    assert "choose one with --game" in household("chart", "claim", "Bo", "score_60").refusal
    assert (
        "has no game 'zzz'"
        in household("chart", "claim", "Bo", "score_60", "--game", "zzz").refusal
    )
    assert "Bo claimed: 60 points." in told(
        household("chart", "claim", "bo", "score_60", "--game", first[:8])
    )
    assert "has already claimed 'score_60'" in household("chart", "claim", "Bo", "score_60").refusal
    assert (
        "has already claimed score_60 for that game"
        in household("chart", "claim", "Bo", "score_65", "--game", first).refusal
    )
    told(household("chart", "claim", "Bo", "score_65"))
    assert [claim["game"] for claim in chart_of(household, "Bo")["claims"]] == [first, second]
    assert "has no game left" in household("chart", "claim", "Bo", "three_goals").refusal
    assert "unknown achievement 'x'" in household("chart", "claim", "Bo", "x").refusal
    assert "need not be claimed" in household("chart", "claim", "Ari", "scenario_1").refusal
    assert (
        "Ari did not win" in household("chart", "claim", "Ari", "score_60", "--game", first).refusal
    )


def test_at_a_terminal_it_asks_from_which_game(household: Run) -> None:
    said = told(household("chart", "claim", "Bo", "score_60", given="9\n2\n", live=True))
    assert "expected a number from 1 to 2" in said
    assert [claim["game"] for claim in chart_of(household, "Bo")["claims"]] == [WON[0].id]
    told(household("chart", "claim", "Bo", "score_65", given="\n", live=True))


def test_at_a_terminal_adding_a_game_lets_the_winner_choose(calico: Run) -> None:
    told(calico("chart", "person", "add", "Bo"))
    said = told(calico("chart", "add", RECORDS / "won-69.json", given="2\n", live=True))
    assert "Bo claimed: 65 points." in said
    assert chart_of(calico, "Bo")["claimable"] == []


def test_R9_4_the_fifth_claim_is_a_rank(calico: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("calico.campaign.chart.SHAPES_TO_A_RANK", 1)
    told(calico("chart", "person", "add", "Bo"))
    said = told(calico("chart", "add", RECORDS / "won-69.json", given="2\n", live=True))
    assert "Bo has a new rank: Budding Quilter." in said


def test_a_household_goes_out_and_comes_in(household: Run, data: Path, tmp_path: Path) -> None:
    file = tmp_path / "household.json"
    before = (data / "household.json").read_bytes()
    told(household("chart", "export", file))
    assert file.read_bytes() == before
    assert "contains something else" in household("chart", "export", file).refusal
    assert household("chart", "export", "-").out.encode() == before
    (data / "household.json").unlink()
    assert "Imported people: 2, games: 3, achievements: 0." in told(
        household("chart", "import", file)
    )
    told(household("chart", "import", "-", given=before.decode()))
    assert (data / "household.json").read_bytes() == before


def test_a_damaged_import_changes_nothing(household: Run, data: Path, tmp_path: Path) -> None:
    before = (data / "household.json").read_bytes()
    file = tmp_path / "bad.json"
    file.write_text(dumps(won_by("Bo")).replace('"at": 1001', '"at": -1'))
    assert "games[1]: time -1" in household("chart", "import", file).refusal
    assert (data / "household.json").read_bytes() == before


def test_a_damaged_file_is_never_written_over(household: Run, data: Path) -> None:
    path = data / "household.json"
    damaged = path.read_bytes()[:-20]
    path.write_bytes(damaged)
    for words in (["chart"], ["chart", "person", "add", "Cy"], ["chart", "claim", "Bo", "x"]):
        assert str(path) in household(*words).refusal
    assert path.read_bytes() == damaged


def test_a_file_that_cannot_be_opened_is_told_in_one_line(calico: Run, data: Path) -> None:
    (data / "household.json").mkdir(parents=True)
    assert str(data / "household.json") in calico("chart").refusal


def test_a_change_in_between_is_not_lost(household: Run) -> None:
    """Somebody else adds a person while this one claims: they wait for each other."""
    with ThreadPoolExecutor() as pool:
        others: list[Future[Any]] = []

        def claim(current: Any) -> Any:
            others.append(pool.submit(change_household, lambda other: other.add("Cy")))
            return current.claim(Claim("Bo", "score_60", WON[0].id, 1))

        assert change_household(claim).people == ("Ari", "Bo")
        after = others[0].result()
    assert after.people == ("Ari", "Bo", "Cy")
    assert read(household_path().read_bytes()) == after
    assert len(after.claims) == 1


def test_statistics_are_told(household: Run) -> None:
    assert "69" in told(household("chart", "stats", "Bo"))
    assert json.loads(told(household("chart", "stats", "Bo", "--json")))["games"] == 2


# At the end of a game


def at_keyboard(game: Game, monkeypatch: pytest.MonkeyPatch, *answers: str) -> str:
    """What is shown when the planned game is played at the keyboard."""
    twin = game.copy()
    agents = [Decent(f"{game.seed}/{name}") for name in game.names]
    lines: list[str] = []
    for seat in twin.choosing:
        goals = agents[seat].choose_goals(twin.view(seat)).goals
        twin.choose_goals(seat, goals)
        lines += [" ".join(goals), ""]
    while twin.seat is not None:
        move = agents[twin.seat].choose(twin.view(twin.seat)).move
        twin.play(move)
        lines.append(str(move))
    typed = "".join(f"{line}\n" for line in (*lines, *answers))
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    console = Console(file=io.StringIO(), width=100, height=24)
    session.run(game, {}, console)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_a_game_of_people_in_the_household_enters_by_itself(
    calico: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    told(calico("chart", "person", "add", "Ari"))
    game = Game.new(["Ari"], setup="beginner", seed="alone")
    at_keyboard(game, monkeypatch)
    (entered,) = load_household().games.values()
    assert (entered.people, entered.source) == (("Ari",), "file")
    claims.after_game(Record.of(game), Keyboard(Console()), Console())
    assert len(load_household().games) == 1


def test_nobody_is_asked_who_is_not_in_the_household(
    monkeypatch: pytest.MonkeyPatch, data: Path
) -> None:
    at_keyboard(Game.new(["Ari"], setup="beginner", seed="alone"), monkeypatch)
    assert not (data / "household.json").exists()


def test_the_winner_chooses_at_the_end(calico: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    told(calico("chart", "person", "add", "Bo"))
    record = Record.parse((RECORDS / "won-69.json").read_bytes())
    monkeypatch.setattr("sys.stdin", io.StringIO("2\n"))
    console = Console(file=io.StringIO(), width=100)
    claims.after_game(record, Keyboard(console), console)
    assert isinstance(console.file, io.StringIO)
    assert "Bo claimed: 65 points." in console.file.getvalue()


def test_a_household_that_cannot_be_read_does_not_spoil_the_game(
    calico: Run, monkeypatch: pytest.MonkeyPatch, data: Path
) -> None:
    told(calico("chart", "person", "add", "Ari"))
    (data / "household.json").write_text("{")
    shown = at_keyboard(Game.new(["Ari"], setup="beginner", seed="alone"), monkeypatch)
    assert "could not be added to the household" in shown
    assert "The record of the game was saved to" in shown


def test_R8_4_alone_a_scenario_is_closed_to_who_is_in_the_household(household: Run) -> None:
    assert "scenario 2 is locked" in household("play", "-n", "bo", "--scenario", "2").refusal
    for name in ("Ari", "Eve"):  # Ari has passed the first, Eve is not in the household
        assert household("play", "-n", name, "--scenario", "2").status == 0
    assert household("play", "-n", "Bo", "-n", "Ari", "--scenario", "9").status == 0


def test_the_chart_tells_the_condition_of_every_achievement(calico: Run) -> None:
    """Of all thirty, though nothing can be claimed yet."""
    told(calico("chart", "person", "add", "Ari"))
    words = " ".join(told(calico("chart")).replace("│", " ").split())
    for each in CHART:
        for word in why(each).split():
            assert word in words
    assert "Win with nine buttons or more" in words


def test_R9_4_everybody_on_the_chart_has_a_colour_and_a_sign(calico: Run) -> None:
    names = ("Ari", "Bo", "Cy", "Di", "Ed", "Flo")
    for name in names:
        told(calico("chart", "person", "add", name))
    patches = [chart_of(calico, name)["patch"] for name in names]
    assert len({patch[0] for patch in patches}) == len({patch[1] for patch in patches}) == 6
    assert all(f" {patch} " in told(calico("chart")) for patch in patches)
