"""The game record: every field, every refusal, and the way back."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from calico import CalicoError, Game, NotationError, Record, RecordError, SetupError
from calico.rules.record import score_of
from support.reference import naive
from support.tables import FULL, arrange, deal, sew

FIELDS = [
    "calico",
    "edition",
    "setup",
    "variants",
    "restriction",
    "scenario",
    "cats",
    "players",
    "bag",
    "moves",
]


def fresh(**changes: Any) -> dict[str, Any]:
    """A good record of two players after four moves, with ``changes``."""
    game = sew("Ms@a1 Yd@a2", "Gf@b1 Lv@b2")
    return copy.deepcopy(Record.of(game).to_dict()) | changes


def parse(record: object) -> Record:
    return Record.parse(json.dumps(record))


def refusal(record: object) -> CalicoError:
    """The error with which the record is refused, in parsing or in replaying."""
    with pytest.raises(CalicoError) as caught:
        parse(record).replay()
    return caught.value


def code(record: object) -> tuple[str, str | None]:
    error = refusal(record)
    return error.code, error.rule


def changed(path: str, value: Any) -> dict[str, Any]:
    """A good record with ``value`` put at a path such as ``players/0/name``."""
    record = fresh()
    *way, last = [int(step) if step.isdigit() else step for step in path.split("/")]
    place: Any = record
    for step in way:
        place = place[step]
    place[last] = value
    return record


# The whole


def test_a_good_record_is_read() -> None:
    record = parse(fresh())
    assert record.setup.names == ("Ari", "Bo")
    assert [str(move)[:5] for move in record.moves] == ["Ms@a1", "Gf@b1", "Yd@a2", "Lv@b2"]
    assert record.meta == {}
    assert record.replay().turn == 5


def test_a_game_in_progress_may_be_recorded_and_taken_up() -> None:
    game, moves = arrange(FULL, FULL)
    for move in moves[:17]:
        game.play(move)
    again = Record.parse(str(Record.of(game))).replay()
    for move in moves[17:]:
        again.play(move)
        game.play(move)
    assert score_of(again) == score_of(game)
    assert again.is_finished


def test_a_record_may_have_no_moves_yet() -> None:
    game = parse(fresh(moves=[])).replay()
    assert game.turn == 1
    score = score_of(game)
    assert (score["finished"], score["winners"]) == (False, [])
    assert [told["total"] for told in score["players"]] == [0, 0]


def test_goals_still_open_are_no_record() -> None:
    with pytest.raises(RecordError) as caught:
        Record.of(Game.new(["Ari", "Bo"], seed=1))
    assert caught.value.code == "goals-open"
    assert "Ari, Bo" in str(caught.value)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "1", '"calico"', "{}", "nonsense", "{'a': 1}"]
)
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        Record.parse(text)


def test_json_errors_say_where() -> None:
    with pytest.raises(RecordError) as caught:
        Record.parse('{"calico": 1,\n  oops}')
    assert caught.value.code == "not-json"
    assert "line 2, column 3" in str(caught.value)


@pytest.mark.parametrize("constant", ["NaN", "Infinity", "-Infinity"])
def test_numbers_that_json_does_not_know_are_refused(constant: str) -> None:
    text = json.dumps(fresh(meta={"x": 0})).replace('{"x": 0}', f'{{"x": {constant}}}')
    with pytest.raises(RecordError) as caught:
        Record.parse(text)
    assert caught.value.code == "not-json-constant"


def test_comments_are_no_json() -> None:
    with pytest.raises(RecordError):
        Record.parse(json.dumps(fresh()) + " // a comment")


@pytest.mark.parametrize("where", ["record", "player", "meta"])
def test_a_field_that_stands_twice_is_refused(where: str) -> None:
    text = json.dumps(fresh(meta={"x": 1}))
    old, new = {
        "record": ('{"calico"', '{"calico": 1, "calico"'),
        "player": ('{"name"', '{"name": "Cy", "name"'),
        "meta": ('{"x"', '{"x": 1, "x"'),
    }[where]
    with pytest.raises(RecordError) as caught:
        Record.parse(text.replace(old, new))
    assert caught.value.code == "field-twice"


# UTF-8


def test_a_record_may_be_bytes_or_text() -> None:
    text = json.dumps(changed("players/0/name", "João 猫"), ensure_ascii=False)
    assert Record.parse(text) == Record.parse(text.encode())
    assert Record.parse(text.encode()).setup.names[0] == "João 猫"


@pytest.mark.parametrize("as_bytes", [False, True])
def test_a_byte_order_mark_is_refused(as_bytes: bool) -> None:
    text = "\ufeff" + json.dumps(fresh())
    with pytest.raises(RecordError) as caught:
        Record.parse(text.encode() if as_bytes else text)
    assert caught.value.code == "byte-order-mark"


@pytest.mark.parametrize("encoding", ["utf-16", "latin-1"])
def test_what_is_not_utf_8_is_refused(encoding: str) -> None:
    text = json.dumps(changed("players/0/name", "João"), ensure_ascii=False)
    with pytest.raises(RecordError) as caught:
        Record.parse(text.encode(encoding))
    assert caught.value.code == "not-utf8"


# Fields


@pytest.mark.parametrize("field", FIELDS)
def test_all_ten_fields_are_required(field: str) -> None:
    record = fresh()
    del record[field]
    error = refusal(record)
    assert error.code == "field-missing"
    assert f"'{field}'" in str(error)


def test_meta_is_optional_an_object_and_ignored() -> None:
    meta = {"seed": "cosy", "bots": [True, None, {"depth": 1.5}]}
    record = parse(fresh(meta=meta))
    assert record.meta == meta
    assert score_of(record.replay()) == score_of(parse(fresh()).replay())


def test_the_record_of_a_game_keeps_its_seed_and_who_was_seated() -> None:
    game = Game.new(["Ari", "Bo"], setup="beginner", seed="cosy", first="random")
    assert Record.of(game).meta == {"seed": "cosy", "seated": ["Ari", "Bo"]}
    assert Record.of(game, {"seed": "other", "x": 1}).meta["seed"] == "other"
    assert Record.of(deal()).meta == {}


@pytest.mark.parametrize("meta", [None, [], "seed", 1, True])
def test_meta_must_be_an_object(meta: Any) -> None:
    error = refusal(fresh(meta=meta))
    assert error.code == "not-object"
    assert "meta" in str(error)


@pytest.mark.parametrize(
    "path", ["comment", "Meta", "players/0/colour", "cats/0/points", "players/0/goals/a1"]
)
def test_unknown_fields_are_refused(path: str) -> None:
    error = refusal(changed(path, 1))
    assert error.code == "field-unknown"
    assert repr(path.split("/")[-1]) in str(error)


@pytest.mark.parametrize(
    "path",
    [
        "players/0/name",
        "players/0/board",
        "players/1/goals",
        "players/0/goals/b3",
        "cats/0/cat",
        "cats/2/patterns",
    ],
)
def test_inner_fields_are_required(path: str) -> None:
    record = fresh()
    *way, last = path.split("/")
    place: Any = record
    for step in way:
        place = place[int(step) if step.isdigit() else step]
    del place[last]
    error = refusal(record)
    assert error.code == "field-missing"
    assert f"'{last}'" in str(error)


@pytest.mark.parametrize("version", [0, 2, -1, "1", 1.0, True, None, [1]])
def test_the_version_is_the_number_1(version: Any) -> None:
    error = refusal(fresh(calico=version))
    assert error.code == "version"
    assert repr(version) in str(error)


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("edition", "Final", ("unknown-edition", "R10")),
        ("edition", None, ("unknown-edition", "R10")),
        ("edition", 1, ("unknown-edition", "R10")),
        ("edition", ["final"], ("unknown-edition", "R10")),
        ("setup", "advanced", ("unknown-setup", "R2")),
        ("setup", None, ("unknown-setup", "R2")),
        ("setup", {}, ("unknown-setup", "R2")),
        ("variants", None, ("not-list", None)),
        ("variants", "family", ("not-list", None)),
        ("variants", {"family": True}, ("not-list", None)),
        ("variants", ["solo"], ("unknown-variant", "R8")),
        ("variants", [1], ("unknown-variant", "R8")),
        ("variants", [None], ("unknown-variant", "R8")),
        ("variants", [["family"]], ("unknown-variant", "R8")),
        ("variants", ["family", "family"], ("variant-twice", "R8.7")),
        ("restriction", "none", ("unknown-restriction", "R8.5")),
        ("restriction", "", ("unknown-restriction", "R8.5")),
        ("restriction", False, ("unknown-restriction", "R8.5")),
        ("restriction", 0, ("unknown-restriction", "R8.5")),
        ("scenario", 0, ("unknown-scenario", "R8.4")),
        ("scenario", 11, ("unknown-scenario", "R8.4")),
        ("scenario", "1", ("unknown-scenario", "R8.4")),
        ("scenario", 1.0, ("unknown-scenario", "R8.4")),
        ("scenario", True, ("unknown-scenario", "R8.4")),
        ("scenario", False, ("unknown-scenario", "R8.4")),
        ("cats", None, ("not-list", None)),
        ("cats", {}, ("not-list", None)),
        ("cats", [], ("cats-share-tile", "R2.2")),
        ("cats", [1, 2, 3], ("not-object", None)),
        ("players", None, ("not-list", None)),
        ("players", [], ("player-count", "R2.7")),
        ("players", ["Ari", "Bo"], ("not-object", None)),
        ("bag", None, ("not-list", None)),
        ("bag", "Ms Yd", ("not-list", None)),
        ("bag", [], ("bag-size", "R1.1")),
        ("bag", [1] * 108, ("not-text", None)),
        ("bag", ["Ms"] * 108, ("bag-tiles", "R1.1")),
        ("bag", ["ms"] * 108, ("tile-syntax", None)),
        ("moves", None, ("not-list", None)),
        ("moves", "Ms@a1 Yd", ("not-list", None)),
        ("moves", {"1": "Ms@a1 Yd"}, ("not-list", None)),
    ],
)
def test_wrong_values_are_refused(field: str, value: Any, expected: tuple[str, str | None]) -> None:
    assert code(fresh(**{field: value})) == expected


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("cats/0/cat", "garfield", ("unknown-cat", "R1.3")),
        ("cats/0/cat", "Millie", ("unknown-cat", "R1.3")),
        ("cats/0/cat", None, ("unknown-cat", "R1.3")),
        ("cats/0/cat", ["millie"], ("unknown-cat", "R1.3")),
        ("cats/0/cat", "rumi", ("cats-share-tile", "R2.2")),
        ("cats/0/cat", "tibbit", ("cats-share-tile", "R2.2")),
        ("cats/0/patterns", ["dots"], ("two-patterns", "R2.3")),
        ("cats/0/patterns", ["stripes", "dots", "vines"], ("two-patterns", "R2.3")),
        ("cats/0/patterns", ["stripes", "stripes"], ("patterns-dealt", "R2.3")),
        ("cats/0/patterns", ["stripes", "vines"], ("patterns-dealt", "R2.3")),
        ("cats/0/patterns", ["stripes", "d"], ("unknown-pattern", "R1.1")),
        ("cats/0/patterns", [0, 1], ("unknown-pattern", "R1.1")),
        ("cats/0/patterns", "stripes dots", ("not-list", None)),
        ("players/0/board", "red", ("unknown-board", "R1.2")),
        ("players/0/board", 0, ("unknown-board", "R1.2")),
        ("players/0/board", ["blue"], ("unknown-board", "R1.2")),
        ("players/0/board", "green", ("boards-differ", "R2.7")),
        ("players/0/goals", [], ("not-object", None)),
        ("players/0/goals/b3", "ABCDEG", ("unknown-goal", "R1.3")),
        ("players/0/goals/b3", None, ("unknown-goal", "R1.3")),
        ("players/0/goals/b3", {}, ("unknown-goal", "R1.3")),
        ("players/0/goals/b3", "AABBCC", ("goals-differ", "R1.3")),
        ("players/0/name", None, ("not-text", None)),
        ("players/0/name", 7, ("not-text", None)),
        ("players/0/name", "", ("name-length", None)),
        ("players/0/name", "x" * 41, ("name-length", None)),
        ("players/0/name", "Bo", ("names-differ", None)),
        ("players/0/name", "half \ud83d", ("name-text", None)),
    ],
)
def test_wrong_inner_values_are_refused(
    path: str, value: Any, expected: tuple[str, str | None]
) -> None:
    assert code(changed(path, value)) == expected


@pytest.mark.parametrize("name", ["x", "x" * 40, "猫" * 40, "O'Neil", 'a/b\\c"', " ", "a\tb", "🧵"])
def test_names_of_1_to_40_characters_are_kept_as_they_are(name: str) -> None:
    record = parse(changed("players/0/name", name))
    assert record.setup.names == (name, "Bo")
    assert Record.parse(record.dumps()).setup.names == (name, "Bo")
    assert score_of(record.replay())["players"][0]["name"] == name


def test_five_players_are_too_many() -> None:
    record = fresh()
    record["players"] *= 3
    assert code(record) == ("player-count", "R2.7")


def test_the_order_of_cats_and_of_their_patterns_is_free() -> None:
    record = fresh()
    score = score_of(parse(record).replay())
    record["cats"].reverse()
    for entry in record["cats"]:
        entry["patterns"].reverse()
    assert score_of(parse(record).replay()) == score


# The bag


def test_R8_2_with_lower_variance_the_bag_has_72_tiles() -> None:
    small = Record.of(deal(players=2, variants=["lower_variance"])).to_dict()
    assert len(small["bag"]) == 72
    assert parse(small).replay().bag_count == 65
    assert code(small | {"variants": []}) == ("bag-size", "R1.1")
    assert code(fresh(variants=["lower_variance"], moves=[])) == ("bag-size", "R8.2")


def test_R1_1_a_bag_with_four_of_a_kind_is_refused() -> None:
    record = fresh()
    record["bag"][-1] = record["bag"][0]
    error = refusal(record)
    assert (error.code, error.rule) == ("bag-tiles", "R1.1")


@pytest.mark.parametrize("size", [0, 1, 107, 109])
def test_R1_1_a_bag_of_another_size_is_refused(size: int) -> None:
    bag = (fresh()["bag"] * 2)[:size]
    error = refusal(fresh(bag=bag))
    assert (error.code, error.rule) == ("bag-size", "R1.1")
    assert f"patches in the bag: {size}," in str(error)


# R8.7 and setups


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"variants": ["family"], "scenario": 1}, ("family-and-scenario", "R8.7")),
        (
            {"variants": ["family"], "restriction": "both_ways_only"},
            ("family-and-both-ways", "R8.7"),
        ),
        ({"restriction": "no_hand", "scenario": 1}, ("scenario-and-restriction", "R8.7")),
        ({"variants": ["open_hands"], "restriction": "no_hand"}, ("open-and-no-hand", "R8.7")),
        ({"setup": "beginner", "scenario": 1}, ("scenario-is-standard", "R8.4")),
        ({"scenario": 2}, ("scenario-cats", "R8.4")),
    ],
)
def test_R8_7_impossible_combinations_are_refused(
    changes: dict[str, Any], expected: tuple[str, str]
) -> None:
    assert code(fresh(**changes)) == expected


@pytest.mark.parametrize("players", [3, 4])
def test_R8_7_lower_variance_is_for_one_or_two(players: int) -> None:
    record = Record.of(deal(players=players)).to_dict() | {"variants": ["lower_variance"]}
    assert code(record) == ("lower-variance-players", "R8.2")


def test_R8_7_the_promo_tile_neither_alone_nor_in_a_scenario() -> None:
    promo = {"cat": "zigzag", "patterns": ["stripes", "dots"]}
    alone = Record.of(deal()).to_dict()
    alone["cats"][0] = promo
    assert code(alone) == ("promo-alone", "R11.4")
    record = fresh(scenario=1)
    record["cats"][0] = promo
    assert code(record) == ("promo-in-scenario", "R8.7")


@pytest.mark.parametrize("cat", ["gertrude", "zigzag"])
@pytest.mark.parametrize("edition", ["final", "prototype"])
def test_R11_a_promo_cat_is_read_in_both_editions(cat: str, edition: str) -> None:
    record = fresh(edition=edition)
    record["cats"][0]["cat"] = cat
    score = score_of(parse(record).replay())
    assert score["players"][0]["cats"] == {cat: 0, "tibbit": 0, "coconut": 0}


def test_R2_1_beginners_have_their_cats_and_goals() -> None:
    record = fresh(setup="beginner")
    assert parse(record).setup.options.setup == "beginner"
    record["cats"][0]["cat"] = "callie"
    assert code(record) == ("beginner-cats", "R2.1")
    record = fresh(setup="beginner")
    record["players"][1]["goals"] = {"b3": "AABBCC", "c4": "ABCDEF", "d2": "AAABBB"}
    assert code(record) == ("beginner-goals", "R2.1")


def test_R8_4_a_scenario_has_its_cats_and_goals_at_places_of_choice() -> None:
    record = fresh(scenario=1)
    record["players"][1]["goals"] = {"b3": "AABBCC", "c4": "ABCDEF", "d2": "AAABBB"}
    assert parse(record).replay().options.scenario is not None
    record["players"][1]["goals"]["b3"] = "AABBCD"
    assert code(record) == ("scenario-goals", "R8.4")


# Moves


def with_moves(*moves: Any) -> dict[str, Any]:
    """The bag starts Ms Yd, Gf Lv, and a market Dn Pq Ys."""
    return Record.of(deal("Ms Yd Gf Lv Dn Pq Ys Md", players=2)).to_dict() | {"moves": [*moves]}


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        (["Ls@a1 Dn"], "move 1 of Ari, Ls@a1 Dn: Ls is not in your hand: it holds Ms, Yd (R3.1)"),
        (["Ms@b3 Dn"], "move 1 of Ari, Ms@b3 Dn: b3 is a goal cell (R3.1)"),
        (
            ["Ms@a1 Dn", "Gf@a1 Pq", "Yd@a1 Ys"],
            "move 3 of Ari, Yd@a1 Ys: a1 is taken: Ms is there (R3.1)",
        ),
        (
            ["Ms@a1 Dn", "Gf@a1"],
            (
                "move 2 of Bo, Gf@a1: the patch taken from the market is missing: "
                "the market holds Md, Pq, Ys (R3.3)"
            ),
        ),
        (
            ["Ms@a1 Gf"],
            "move 1 of Ari, Ms@a1 Gf: Gf is not in the market: it holds Dn, Pq, Ys (R3.3)",
        ),
    ],
)
def test_a_move_that_breaks_a_rule_is_refused_with_its_number_and_rule(
    moves: list[str], sentence: str
) -> None:
    assert str(refusal(with_moves(*moves))) == sentence


@pytest.mark.parametrize(
    ("move", "start"),
    [
        ("Ms-a1", "move 2: move 'Ms-a1': expected PATCH@CELL"),
        ("Xs@a1 Dn", "move 2: patch 'Xs': expected a colour"),
        ("Ms@f1 Dn", "move 2: cell 'f1': expected a row"),
        ("", "move 2: move '': expected PATCH@CELL"),
        (7, "move 2: moves: expected text, not 7"),
        (None, "move 2: moves: expected text, not None"),
        (["Ms@a1"], "move 2: moves: expected text, not ['Ms@a1']"),
    ],
)
def test_a_move_that_is_no_move_is_refused_with_its_number(move: Any, start: str) -> None:
    assert str(refusal(with_moves("Ms@a1 Dn", move))).startswith(start)


def test_the_first_bad_move_is_the_one_that_is_named() -> None:
    error = refusal(with_moves("Ms@b3 Dn", "nonsense"))
    assert str(error) == "move 1 of Ari, Ms@b3 Dn: b3 is a goal cell (R3.1)"


def test_R3_4_and_R3_5_at_the_end() -> None:
    record = Record.of(sew(FULL)).to_dict()
    over = copy.deepcopy(record)
    over["moves"].append("Ms@a1")
    assert str(refusal(over)) == "move 23, Ms@a1: the game is over (R3.5)"
    record["moves"][-1] += " Ys"
    assert str(refusal(record)).endswith("no patch is taken after the last placement (R3.4)")
    assert str(refusal(record)).startswith("move 22 of Ari, ")


def test_R8_6_without_hands() -> None:
    record = Record.of(deal("Ms Yd Gf", players=2, restriction="no_hand")).to_dict()
    assert parse(record | {"moves": ["Yd@a1"]}).replay().turn == 2
    assert str(refusal(record | {"moves": ["Yd@a1 Gf"]})).endswith("(R8.6)")
    assert str(refusal(record | {"moves": ["Pn@a1"]})).endswith("(R8.6)")


def test_R8_5_a_broken_restriction_in_a_record() -> None:
    record = Record.of(deal("Ms Yd Gf Lv Dn", restriction="same_colour_only")).to_dict()
    error = refusal(record | {"moves": ["Ms@c3 Gf"]})
    assert str(error) == (
        "move 1 of Ari, Ms@c3 Gf: c3 does not touch a patch of the same colour as Ms (R8.5)"
    )


@pytest.mark.parametrize("name", ["a\nb", "tab\there", "\u202eevil"])
def test_a_refusal_is_one_line_whatever_the_name(name: str) -> None:
    record = with_moves("Ms@b3 Dn")
    record["players"][0]["name"] = name
    assert str(refusal(record)).isprintable()


def test_a_refused_record_is_a_value_error_of_ours() -> None:
    for error in (RecordError, SetupError, NotationError):
        assert issubclass(error, CalicoError)
        assert issubclass(error, ValueError)


# The way back


def test_dumps_is_a_field_a_line_in_the_order_of_the_contract() -> None:
    lines = Record.of(sew("Ms@a1 Yd@a2"), {"seed": "cosy"}).dumps().splitlines()
    assert lines[0] == "{"
    assert lines[-1] == "}"
    assert [line.split('"')[1] for line in lines[1:-1]] == [*FIELDS, "meta"]


def test_dumps_keeps_letters_readable() -> None:
    record = parse(changed("players/0/name", "João 猫"))
    assert "João 猫" in record.dumps()
    assert Record.parse(record.dumps().encode()) == record


def test_random_records_come_back_as_they_were() -> None:
    for seed in range(40):
        record = naive.random_record(Random(seed), players=1 + seed % 2, finished=False)
        again = parse(record)
        assert again.to_dict() == record
        assert json.loads(again.dumps()) == record


@pytest.mark.parametrize("number", ["1e999", "-1e999"])
def test_a_number_in_meta_that_python_reads_as_infinite_comes_back_or_is_refused(
    number: str,
) -> None:
    text = json.dumps(fresh(meta={"x": 0})).replace('{"x": 0}', f'{{"x": {number}}}')
    round_trip(lambda: Record.parse(text))


def test_half_a_character_in_meta_comes_back_or_is_refused() -> None:
    round_trip(lambda: parse(fresh(meta={"note": "half \ud83d"})))


def round_trip(read: Callable[[], Record]) -> None:
    """What is accepted can be written as UTF-8 and read again."""
    try:
        record = read()
    except CalicoError:
        return
    assert Record.parse(record.dumps().encode()) == record


def test_repr_says_whose_game_it_is() -> None:
    assert repr(parse(fresh())) == "<Record of Ari, Bo: 4 moves>"


# The score


def test_the_score_has_the_shape_of_the_contract() -> None:
    score = score_of(sew(FULL, FULL, scenario=1))
    assert list(score) == ["players", "finished", "winners"]
    told = score["players"][0]
    assert list(told) == [
        "name",
        "total",
        "goals",
        "goal_points",
        "cats",
        "cat_points",
        "buttons",
        "rainbow",
        "button_points",
        "placed",
        "restriction_broken",
        "scenario_passed",
    ]
    assert list(told["goals"]) == ["b3", "c4", "d2"]
    assert all(list(g) == ["goal", "colour", "pattern", "points"] for g in told["goals"].values())
    assert set(told["cats"]) == {"millie", "tibbit", "coconut"}
    assert list(told["buttons"]) == [
        "yellow",
        "green",
        "light_blue",
        "dark_blue",
        "purple",
        "magenta",
    ]
    assert (told["placed"], told["restriction_broken"], told["scenario_passed"]) == (
        22,
        False,
        False,
    )
    assert json.loads(json.dumps(score)) == score


def test_solo_the_winner_is_the_player_and_nobody_before_the_end() -> None:
    game = sew(FULL)
    assert score_of(game)["winners"] == ["Ari"]
    game.undo()
    assert score_of(game)["winners"] == []
    assert score_of(game)["finished"] is False
    assert score_of(game)["players"][0]["placed"] == 21
