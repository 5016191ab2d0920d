"""The game at one keyboard, driven through its input: played, saved, left and gone on with."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from calico import CalicoError, Game, Record
from calico.cli.commands.games import replay
from calico.cli.files import saves
from calico.cli.play import session, typed
from calico.cli.terminal.keyboard import Keyboard
from calico.players.levels import Decent
from support.tables import deal

Play = Callable[..., str]
CURTAIN = "Pass the keyboard to "


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of our own."""
    folder = tmp_path / "data"
    monkeypatch.setattr(saves, "user_data_path", lambda _: folder)
    return folder


@pytest.fixture
def at_keyboard(monkeypatch: pytest.MonkeyPatch) -> Play:
    """Plays a game with ``lines`` typed, and returns what was shown."""

    def run(
        game: Game, lines: Iterable[str], bots: dict[str, str] | None = None, **options: Any
    ) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        console = Console(file=io.StringIO(), width=80, height=24)
        session.run(game, bots or {}, console, **options)
        file = console.file
        assert isinstance(file, io.StringIO)
        return file.getvalue()

    return run


def autosaved() -> Record:
    return Record.parse(saves.autosave_path().read_bytes())


def planned(game: Game) -> Game:
    """The game as decent players would play it: what people will type in the tests."""
    game = game.copy()
    agents = [Decent(f"{game.seed}/{name}") for name in game.names]
    for seat in game.choosing:
        game.choose_goals(seat, agents[seat].choose_goals(game.view(seat)).goals)
    while game.seat is not None:
        game.play(agents[game.seat].choose(game.view(game.seat)).move)
    return game


def typed_by(plan: Game, seat: int) -> list[str]:
    """The moves of ``seat``, each in another way of typing it."""
    lines: list[str] = []
    for event in plan.events:
        if event.seat != seat:
            continue
        text = str(event.move)
        ways = (
            [text],
            [text.lower().replace("@", " ")],
            [f"  {text.upper().replace(' ', '')} "],
            text.split(" "),
        )
        lines += ways[len(lines) % 4]
    return lines


def goals_typed(plan: Game, seat: int) -> list[str]:
    """The choice of goals by digits, and Enter to keep it."""
    dealt = list(plan.dealt(seat))
    chosen = plan.setup.players[seat].goals or ()
    return [" ".join(str(dealt.index(goal) + 1) for goal in chosen), ""]


# Whole games.


def test_a_whole_game_alone(at_keyboard: Play) -> None:
    game = Game.new(["Ari"], setup="beginner", seed="alone")
    plan = planned(game)
    shown = at_keyboard(game, typed_by(plan, 0))
    assert game.is_finished
    assert game.moves == plan.moves
    assert CURTAIN not in shown
    assert "Score sheet" in shown
    assert f"│ Total          │ {plan.score(0).total} " in shown
    assert str(saves.autosave_path()) in shown
    assert autosaved().replay().moves == plan.moves


TABLES: list[dict[str, Any]] = [
    {"players": ["Ari", "Bo"]},
    {"players": ["Ari"], "scenario": 5},
    {"players": ["Ari", "Bo", "Cy", "Di"], "restriction": "same_colour_only"},
    {"players": ["Ari", "Bo"], "restriction": "no_hand", "variants": ["family", "lower_variance"]},
    {"players": ["Ari"], "restriction": "no_hand"},
    {"players": ["Ari", "Bo", "Cy"], "cats": ["zigzag", "rumi", "leo"], "variants": ["open_hands"]},
]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_whole_game_with_chosen_goals_against_bots(
    at_keyboard: Play, table: dict[str, Any]
) -> None:
    game = Game.new(**table, seed="bots")
    plan = planned(game)
    bots = dict.fromkeys(game.names[1:], "decent")
    shown = at_keyboard(game, goals_typed(plan, 0) + typed_by(plan, 0), bots)
    assert game.moves == plan.moves
    assert autosaved().setup.players == plan.setup.players
    assert autosaved().meta["bots"] == bots
    for event in plan.events:
        if event.seat:
            assert str(event) in " ".join(shown.split())


@pytest.mark.parametrize("variants", [[], ["open_hands"]])
def test_a_whole_game_of_two_people_and_a_bot(at_keyboard: Play, variants: list[str]) -> None:
    game = Game.new(["Ari", "Pim", "Bo"], seed="two", variants=variants)
    plan = planned(game)
    lines = []
    for seat in (0, 2):
        lines += ["", *goals_typed(plan, seat)]  # an Enter for the curtain
    for event in plan.events:
        if event.seat != 1:
            lines += [str(event.move)] if variants else ["", str(event.move)]
    shown = at_keyboard(game, lines, {"Pim": "decent"})
    assert game.moves == plan.moves
    assert shown.count(CURTAIN) == (2 if variants else 2 + 44)


def test_bots_among_themselves_need_no_keyboard(at_keyboard: Play) -> None:
    game = Game.new(["Ari", "Bo"], setup="beginner", seed=1)
    shown = at_keyboard(game, [], {"Ari": "dice", "Bo": "decent"})
    assert game.is_finished
    assert "44. Bo" in shown


# What is explained, and costs nothing.


def test_nonsense_is_explained_and_costs_nothing(at_keyboard: Play) -> None:
    game = Game.new(["Ari"], setup="beginner", seed="nonsense")
    mine, other = game.hand(0)[0], game.market[0]
    absent = next(tile for tile in game.bag if tile not in (*game.hand(0), *game.market))
    asked = {
        "what?": "expected PATCH@CELL",
        "[bold]x[/bold]": "move '[bold]x[/bold]'",
        "\x1b[2J": "expected PATCH@CELL",
        "9 a1": "there is no patch 9",
        f"{mine}@b3": "b3 is a goal cell (R3.1)",
        f"{mine}@f1": "cell 'f1'",
        "Zz@a1": "patch 'Zz'",
        f"{absent}@a1": f"{absent} is not in your hand",
        f"{mine}@a1 {absent}": f"{absent} is not in the market",
        "undo": "Nothing to undo",
        "quilt Nobody": "no player is called 'Nobody'",
        "rules xyzzy": "the rules do not mention 'xyzzy'",
        "x" * 5000: "expected PATCH@CELL",
    }
    shown = " ".join(at_keyboard(game, asked).split())
    assert not game.moves
    for answer in asked.values():
        assert answer in shown
    assert "\x1b" not in shown
    assert game.is_legal(f"{mine}@a1 {other}")


def test_a_taken_cell_and_a_draft_too_many_are_explained(at_keyboard: Play) -> None:
    game = Game.new(["Ari"], setup="beginner", seed="last")
    plan = planned(game)
    first, last = plan.moves[0], plan.moves[-1]
    lines = [str(first), f"1 {first.cell}", *map(str, plan.moves[1:-1]), f"{last} {last.tile}"]
    shown = " ".join(at_keyboard(game, lines).split())
    assert f"{first.cell} is taken: {first.tile} is there (R3.1)" in shown
    assert "no patch is taken after the last placement (R3.4)" in shown
    assert len(game.moves) == 21


def test_alone_what_is_not_seen_is_in_the_bag(at_keyboard: Play) -> None:
    game = Game.new(["Ari"], setup="beginner", seed="ask")
    shown = at_keyboard(game, ["bag"])
    assert "103 patches not seen yet: in the bag" in shown
    assert "other hands" not in shown


def test_everything_can_be_asked_for(at_keyboard: Play) -> None:
    game = Game.new(["Ari", "Pim"], setup="beginner", seed="ask")
    move = next(iter(game.legal_moves))
    lines = [
        str(move),
        "help",
        "?",
        "cats",
        "bag",
        "log",
        "score",
        "quilt",
        "QUILT pi",
        "rules cats",
    ]
    shown = at_keyboard(game, lines, {"Pim": "dice"})
    assert "undo a placement, before you take a patch" in shown
    assert "group of 3" in shown
    # What Pim took is known.
    assert "100 patches not seen yet: in the bag or in other hands" in shown
    assert f"1. Ari: {move}" in shown
    assert "Score so far" in shown
    assert "Pim  0 points" in shown


@pytest.mark.compiled
def test_a_hint_says_more_each_time_and_is_saved_with_the_game(at_keyboard: Play) -> None:
    game = Game.new(["Ari", "Pim"], seed="hint")
    shown = at_keyboard(game, ["hint"] * 4, {"Pim": "dice"}, hints=[[], []])
    assert "Hint: leave " in shown
    assert shown.count("Type hint again to see more.") == 3
    assert shown.count("completed") == 9
    assert autosaved().meta["hints"] == [[0], []]
    assert saves.resume(saves.autosave_path()).hints == [[0], []]


def test_there_is_no_hint_in_the_daily_quilt(at_keyboard: Play) -> None:
    shown = at_keyboard(Game.new(["Ari"], setup="beginner", seed="daily"), ["hint"])
    assert "no hints in the daily quilt" in shown
    assert "hints" not in autosaved().meta


def test_a_placement_shows_what_it_earns_and_undo_takes_it_back(at_keyboard: Play) -> None:
    game = Game.new(["Ari"], setup="beginner", seed="undo")
    plan = planned(game)
    number = next(i for i, event in enumerate(plan.events) if event.tokens)
    event = plan.events[number]
    placement, take = str(event.move).split()
    lines = [*map(str, plan.moves[:number]), placement, "undo", "", placement, take]
    shown = at_keyboard(game, lines)
    assert shown.count(f"Earns: {', '.join(map(str, event.tokens))}") == 2
    assert f"[{event.move.tile}]" in shown
    assert game.moves == plan.moves[: number + 1]


def test_another_placement_moves_the_patch_before_the_draft(at_keyboard: Play) -> None:
    game = Game.new(["Ari"], setup="beginner", seed="moved")
    hand, take = game.hand(0), game.market[1]
    at_keyboard(game, ["1 a1", "2 e5", "2"])
    assert [str(move) for move in game.moves] == [f"{hand[1]}@e5 {take}"]


def test_goals_can_be_reconsidered_and_wrong_ones_are_explained(at_keyboard: Play) -> None:
    game = Game.new(["Ari"], seed="goals")
    dealt = [goal.id for goal in game.dealt(0)]
    printed = [goal.printed for goal in game.dealt(0)]
    lines = [
        "1 1 2",
        "1 2",
        "0 1 2",
        "foo bar baz",
        "123",
        "cats",
        f"{printed[3]} 1 {dealt[1]}",
        "",
    ]
    shown = at_keyboard(game, lines)
    assert shown.count("three different goals") == 2
    assert "there is no goal 0" in shown
    assert "unknown goal 'FOO'" in shown
    goals = game.setup.players[0].goals
    assert goals is not None
    assert [goal.id for goal in goals] == [dealt[3], dealt[0], dealt[1]]


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("Ms@a1 Yd", "Ms@a1 Yd"),
        ("ms a1 yd", "Ms@a1 Yd"),
        (" MS @ A1,YD", "Ms@a1 Yd"),
        ("msa1yd", "Ms@a1 Yd"),
        ("1 a1 2", "{hand[0]}@a1 {market[1]}"),
        ("2b2", "{hand[1]}@b2"),
        ("Gf@e5", "Gf@e5"),
    ],
)
def test_typing_is_lenient(text: str, move: str) -> None:
    game = Game.new(2, setup="beginner", seed=1)
    wanted = move.format(hand=game.hand(0), market=game.market)
    assert str(typed.read_move(text, game)) == wanted


@pytest.mark.parametrize(("text", "take"), [("2", "{market[1]}"), ("yd", "Yd"), (" Y D ", "Yd")])
def test_a_draft_is_typed_alone(text: str, take: str) -> None:
    game = Game.new(2, setup="beginner", seed=1)
    placed = typed.read_move("1 a1", game)
    move = typed.read_move(text, game, placed)
    assert replace(move, take=None) == placed
    assert str(move.take) == take.format(market=game.market)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("1 a1 1", "Ms@a1 Gf"),
        ("1 a1 3", "Ms@a1 Gf/3"),
        ("ms a1 gf", "Ms@a1 Gf"),
        ("ms a1 gf/3", "Ms@a1 Gf/3"),
        ("Ms@a1 Gf/3", "Ms@a1 Gf/3"),
    ],
)
def test_R8_3_either_of_two_alike_can_be_typed(text: str, move: str) -> None:
    game = deal("Ms Yd Gf Lv Gf Pq Ys")
    assert str(typed.read_move(text, game)) == move
    placed = typed.read_move("ms a1", game)
    assert str(typed.read_move(text.split()[-1], game, placed)) == move
    bare = deal("Gf Lv Gf Pq Ys", restriction="no_hand")
    assert str(typed.read_move("3 a1", bare)) == "Gf/3@a1"
    assert str(typed.read_move("gf/3 a1", bare)) == "Gf/3@a1"
    assert str(typed.read_move("gf a1", bare)) == "Gf@a1"


def test_R8_3_alone_at_the_keyboard_the_digit_says_which_is_taken(at_keyboard: Play) -> None:
    shown = at_keyboard(deal("Ms Yd Gf Lv Gf Pq Ys"), ["ms/1 a1", "1 a1", "3", "quit"])
    assert "the patch taken from the market is missing" in shown
    assert autosaved().to_dict()["moves"] == ["Ms@a1 Gf/3"]
    assert autosaved().replay().market[0] == "Lv"


# Hidden things.


def swapped(game: Game, one: int, other: int) -> Game:
    """The same game with two tiles of its bag exchanged."""
    bag = list(game.bag)
    assert bag[one] != bag[other]
    bag[one], bag[other] = bag[other], bag[one]
    return Game(game.setup, bag, seed=game.seed)


NOSY = ("bag", "log", "score", "cats", "help", "quilt Bo", "quilt", "1 a1", "undo", "1 a1", "bag")
BO = range(2, 4)
MARKET = range(4, 7)


@pytest.mark.parametrize("hidden", [2, 3, 7, 8, 60])
def test_nothing_hidden_is_shown_before_the_keyboard_is_passed_on(
    at_keyboard: Play, hidden: int
) -> None:
    shown = []
    for bag_place in (None, hidden):
        game = Game.new(["Ari", "Bo"], setup="beginner", seed="curtain")
        if bag_place is not None:
            game = swapped(game, bag_place, 100)
        shown.append(at_keyboard(game, ["", *NOSY, "1"]))
        saves.autosave_path().unlink()
    assert shown[0] == shown[1]
    assert shown[0].count(CURTAIN) == 2


def test_what_stays_in_another_hand_is_never_shown(at_keyboard: Play) -> None:
    games = [Game.new(["Ari", "Bo"], setup="beginner", seed="curtain")]
    games.append(swapped(games[0], BO[1], 100))
    shown = []
    for game in games:
        second = f"{game.hand(1)[0]}@c3 {game.market[2]}"
        shown.append(at_keyboard(game, ["", *NOSY, "1", "", *NOSY[:-4], second, "", *NOSY]))
        saves.autosave_path().unlink()
    before, *parts = zip(*(text.split(CURTAIN) for text in shown), strict=True)
    assert before[0] == before[1]
    for one, other in parts:
        assert (one == other) == one.startswith("Ari")


def test_goals_on_offer_to_another_are_hidden(at_keyboard: Play) -> None:
    game = Game.new(["Ari", "Bo"], seed="goals")
    mine, theirs = game.dealt(0), game.dealt(1)
    other = Game(game.setup, game.bag, (mine, tuple(reversed(theirs))), game.seed)
    lines = ["", "quilt Bo", "score", "1 2 3", ""]
    shown = []
    for table in (game, other):
        shown.append(at_keyboard(table, lines))
        saves.autosave_path().unlink()
    assert shown[0] == shown[1]
    assert shown[0].count(CURTAIN) == 2


def test_the_choice_of_goals_is_hidden_until_all_have_chosen(at_keyboard: Play) -> None:
    parts = []
    for choice in ("1 2 3", "3 2 1"):
        game = Game.new(["Ari", "Bo"], seed="goals")
        shown = at_keyboard(game, ["", choice, "", "", "quilt Ari", "score", "log"])
        parts.append(shown.split(CURTAIN)[2])
        saves.autosave_path().unlink()
    assert parts[0] == parts[1]
    assert parts[0].startswith("Bo")


# Saving, leaving and going on.


@pytest.mark.parametrize("stop", [0, 1, 2, 3, 9, 20])
@pytest.mark.parametrize("ending", [[], ["quit"], ["1 a1", "Q"]])
def test_a_game_left_in_the_middle_goes_on_alike(
    at_keyboard: Play, stop: int, ending: list[str]
) -> None:
    game = Game.new(["Ari", "Pim"], seed="middle")
    plan = planned(game)
    lines = goals_typed(plan, 0) + [str(move) for move in plan.moves[::2]]
    shown = at_keyboard(
        game, lines[:stop] + (ending if stop > 2 else ending[-1:]), {"Pim": "decent"}
    )
    assert f"Saved to {saves.autosave_path()}. Continue with: calico play --resume" in shown
    resumed, bots, _ = saves.resume(saves.autosave_path())
    assert bots == {"Pim": "decent"}
    assert resumed.seed == "middle"
    assert resumed.choosing == game.choosing
    assert resumed.moves == game.moves
    rest = lines[stop:] if stop != 1 else lines
    at_keyboard(resumed, rest, bots)
    assert resumed.setup == plan.setup
    assert resumed.moves == plan.moves
    assert autosaved().moves == plan.moves
    assert list(saves.autosave_path().parent.iterdir()) == [saves.autosave_path()]


def test_the_game_is_saved_after_every_move(
    at_keyboard: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Game.new(["Ari"], setup="beginner", seed="every")
    plan = planned(game)
    counts = []

    def choose() -> str:
        counts.append(len(autosaved().moves))
        return str(plan.moves[len(counts) - 1])

    monkeypatch.setattr("builtins.input", choose)
    session.run(game, {}, Console(file=io.StringIO()))
    assert counts == list(range(22))


def test_ctrl_c_saves_and_says_how_to_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(["Ari"], setup="beginner", seed="stop")
    lines = iter([str(planned(game).moves[0])])

    def interrupted() -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    console = Console(file=io.StringIO(), width=200)
    session.run(game, {}, console)
    assert len(autosaved().moves) == 1
    file = console.file
    assert isinstance(file, io.StringIO)
    last = file.getvalue().splitlines()[-1]
    assert last == f"Saved to {saves.autosave_path()}. Continue with: calico play --resume"


@pytest.mark.parametrize("stdin", [None, "closed"])
def test_no_keyboard_at_all_is_the_end_of_input(
    monkeypatch: pytest.MonkeyPatch, stdin: str | None
) -> None:
    stream = io.StringIO()
    stream.close()
    monkeypatch.setattr("sys.stdin", None if stdin is None else stream)
    session.run(Game.new(1, setup="beginner"), {}, Console(file=io.StringIO()))
    assert autosaved().moves == ()


def test_a_game_is_saved_in_a_file_of_choice(at_keyboard: Play, tmp_path: Path) -> None:
    game = Game.new(["Ari"], setup="beginner", seed="file")
    path, copy = tmp_path / "my game.json", tmp_path / "deep" / "copy.json"
    move = str(planned(game).moves[0])
    shown = at_keyboard(game, [move, f'save "{copy}"', "save"], save=path)
    assert f"Continue with: calico play '{path}'" in shown
    assert Record.parse(path.read_bytes()).moves == Record.parse(copy.read_bytes()).moves
    assert len(saves.resume(path)[0].moves) == 1
    assert not saves.autosave_path().exists()


def test_nothing_else_is_written_over(at_keyboard: Play, tmp_path: Path) -> None:
    game = Game.new(["Ari"], setup="beginner", seed="careful")
    letter, other = tmp_path / "letter.txt", tmp_path / "other.json"
    letter.write_text("Dear Bo")
    saves.write(other, saves.record_of(Game.new(1, setup="beginner", seed="other"), {}))
    before = other.read_bytes()
    lines = [f"save {letter}", f"save {other}", f"save {tmp_path}", f"save {letter}/x"]
    shown = " ".join(at_keyboard(game, lines, save=letter).split())
    assert letter.read_text() == "Dear Bo"
    assert other.read_bytes() == before
    assert shown.count("contains something else") >= 3
    assert "The game was not saved" in shown


def test_an_unfinished_game_in_the_way_is_kept(at_keyboard: Play) -> None:
    path = saves.autosave_path()
    games = [Game.new(["Ari"], setup="beginner", seed=seed) for seed in "abc"]
    for game in games:
        shown = at_keyboard(game, [str(planned(game).moves[0])])
    assert sorted(file.name for file in path.parent.iterdir()) == [
        "autosave-1.json",
        "autosave-2.json",
        "autosave.json",
    ]
    kept = path.with_name("autosave-2.json")
    assert f"saved to {kept}" in shown
    assert saves.resume(kept)[0].moves == games[1].moves
    assert autosaved().bag == games[2].bag


def test_two_games_at_once_do_not_write_over_each_other() -> None:
    games = [Game.new(1, setup="beginner", seed=seed) for seed in "ab"]
    files = [saves.Autosave(None) for _ in games]
    for move in range(3):
        for game, file in zip(games, files, strict=True):
            file.write(saves.record_of(game, {}))
            game.play(planned(game).moves[move])
    for game, file in zip(games, files, strict=True):
        assert saves.resume(file.path)[0].bag == game.bag


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A data folder that cannot be made."""
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setattr(saves, "user_data_path", lambda _: tmp_path / "file" / "data")


def test_when_saving_fails_it_is_told_and_the_game_goes_on(
    at_keyboard: Play, full_disk: None
) -> None:
    game = Game.new(["Ari"], setup="beginner", seed="disk")
    plan = planned(game)
    shown = at_keyboard(game, ["quit", *map(str, plan.moves)])
    assert game.moves == plan.moves
    assert "The game was not saved: cannot write" in shown
    assert "Save it elsewhere" in shown
    assert "The record of the game was saved to" not in shown


def test_when_saving_fails_the_game_can_be_saved_elsewhere(
    at_keyboard: Play, full_disk: None, tmp_path: Path
) -> None:
    game = Game.new(["Ari"], setup="beginner", seed="disk")
    move = str(planned(game).moves[0])
    path = tmp_path / "other.json"
    shown = at_keyboard(game, ["quit", f"save {path}", move, "quit"])
    assert f"Saved to {path}. Continue with: calico play {path}" in shown
    assert len(saves.resume(path)[0].moves) == 1


@pytest.mark.parametrize("damage", ["", "{", "[]", "null", '{"calico": 1}', "\ufeff{}", "half"])
def test_a_damaged_save_is_one_clear_error_and_left_untouched(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "game.json"
    if damage == "half":
        text = saves.record_of(Game.new(1, setup="beginner"), {}).dumps()
        damage = text[: len(text) // 2]
    path.write_text(damage, encoding="utf-8")
    with pytest.raises(CalicoError) as error:
        saves.resume(path)
    assert "\n" not in str(error.value)
    assert path.read_text(encoding="utf-8") == damage


def test_a_save_with_an_illegal_move_is_refused_by_number_and_rule(tmp_path: Path) -> None:
    plan = planned(Game.new(1, setup="beginner", seed=1))
    data = Record.of(plan).to_dict()
    data["moves"][3] = data["moves"][2]
    path = tmp_path / "game.json"
    path.write_text(json.dumps(data))
    with pytest.raises(CalicoError, match=r"move 4 .*\(R3.1\)"):
        saves.resume(path)


@pytest.mark.parametrize(
    "meta",
    [
        {},
        {"seed": 7, "bots": ["Ari"], "dealt": 3, "choosing": [0]},
        {"bots": {"Nobody": "decent"}, "dealt": [["x"]], "choosing": "all"},
        {"dealt": [["ABCDEF"]], "choosing": [0]},
        {"dealt": [None, None], "choosing": {}},
    ],
)
def test_a_record_from_elsewhere_can_be_gone_on_with(tmp_path: Path, meta: dict[str, Any]) -> None:
    plan = planned(Game.new(1, seed=1))
    path = tmp_path / "game.json"
    path.write_text(Record(plan.setup, plan.bag, plan.moves[:5], meta).dumps())
    game, bots, _ = saves.resume(path)
    assert (game.moves, bots) == (plan.moves[:5], {})


def test_an_unknown_kind_of_bot_is_refused() -> None:
    with pytest.raises(CalicoError, match="unknown agent 'wizard'"):
        session.run(Game.new(["Ari"]), {"Ari": "wizard"}, Console(file=io.StringIO()))


# Replaying.


def stepped(record: Record, lines: list[str], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What each step of a replay shows to somebody at a keyboard."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    monkeypatch.setattr(Keyboard, "is_live", True)
    console = Console(file=io.StringIO(), width=80)
    replay.run(record, console)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue().split("Move ")


def test_a_replay_steps_forwards_backwards_and_to_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record.of(planned(Game.new(["Ari", "Bo"], setup="beginner", seed=1)))
    lines = ["", "n", "p", "44", "", "999999999999999999999", "7", "0", "p", "what", "q"]
    shown = stepped(record, lines, monkeypatch)
    steps = [int(part.split(" of 44")[0]) for part in shown[1:]]
    assert steps == [0, 1, 2, 1, 44, 44, 44, 7, 0, 0, 0]
    event = record.replay(7).events[-1]
    assert str(event) in shown[7]
    assert f"[{event.move.tile}]" in shown[7]
    assert "Score sheet" in shown[4]


def test_a_replay_ends_with_the_input(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record.of(planned(Game.new(1, setup="beginner", seed=1)))
    assert len(stepped(record, ["", ""], monkeypatch)) == 4


def test_a_replay_without_a_keyboard_shows_everything_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = planned(Game.new(["Ari", "Bo"], setup="beginner", seed=1))
    monkeypatch.setattr("sys.stdin", io.StringIO())
    console = Console(file=io.StringIO(), width=200)
    replay.run(Record.of(game), console)
    file = console.file
    assert isinstance(file, io.StringIO)
    shown = file.getvalue()
    for event in game.events:
        assert str(event) in shown
    assert f"{game.winners[0]} wins." in shown


@pytest.mark.parametrize(
    ("table", "counts"),
    [
        ({"players": ["Ari", "Bo"]}, "the winner may claim one of the normal game"),
        ({"players": ["Ari", "Bo"], "setup": "beginner"}, "that needs the setup “standard”"),
        (
            {"players": ["Ari", "Bo"], "setup": "beginner", "edition": "prototype"},
            "that needs the setup “advanced”",
        ),
        ({"players": ["Ari"]}, "solo, only scenarios count"),
        ({"players": ["Ari"], "scenario": 1}, "everyone who meets all objectives"),
    ],
)
def test_R9_2_the_start_of_a_game_tells_what_it_can_count_for(
    at_keyboard: Play, table: dict[str, Any], counts: str
) -> None:
    game = Game.new(**table, seed="counts")
    shown = at_keyboard(game, ["quit"], dict.fromkeys(game.names[1:], "dice"))
    assert counts in " ".join(shown.split())
