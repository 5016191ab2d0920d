"""Whatever is given to the reader of records, only our errors come out, each one short line."""

from __future__ import annotations

import copy
import json
import tracemalloc
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calico import CalicoError, Cell, Game, Move, Quilt, Record, Tile
from calico.rules.options import Options
from calico.rules.record import score_of
from calico.rules.strict import LARGEST
from support.reference import naive
from support.tables import deal, sew

T = TypeVar("T")
Path = tuple[str | int, ...]

GOOD = Record.of(sew("Ms@a1 Yd@a2", "Gf@b1 Lv@b2"), {"seed": "cosy", "bots": [1]}).to_dict()
TEXT = json.dumps(GOOD)


def outcome(read: Callable[[], object]) -> str | None:
    """The message of the refusal, if it is one; any other error goes through."""
    try:
        read()
    except CalicoError as error:
        return str(error)
    return None


def check(text: str | bytes) -> str | None:
    """Read a record, replay, score and write it; a refusal must be one short printable line."""

    def read() -> None:
        record = Record.parse(text)
        score_of(record.replay())
        record.dumps()

    message = outcome(read)
    if message is not None:
        assert message.isprintable()
        assert 0 < len(message) < 400
    return message


def deeper(frames: int, do: Callable[[], T]) -> T:
    """The result of ``do`` from further down the stack, where a program would be."""
    return deeper(frames - 1, do) if frames else do()


# Random JSON

scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(
        ["\ud800", "\x00", "\n", "\u202e", "final", "Ms", "blue", "ABCDEF", "Ms@a1 Yd"]
    )
)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.dictionaries(
            st.sampled_from([*GOOD, "meta", "x"]) | st.text(max_size=3), inner, max_size=12
        )
    ),
    max_leaves=20,
)


@settings(max_examples=150)
@given(values)
def test_random_json(value: Any) -> None:
    assert check(json.dumps(value)) is not None


@settings(max_examples=300)
@given(st.dictionaries(st.sampled_from([*GOOD, "meta"]), values, min_size=1, max_size=3))
def test_random_json_in_the_fields_of_a_good_record(changes: dict[str, Any]) -> None:
    check(json.dumps(GOOD | changes))


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """The way to every value within ``value``; of long lists only to the first few."""
    yield path
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from paths(inner, (*path, name))
    if isinstance(value, list):
        for i, inner in enumerate(value[:4]):
            yield from paths(inner, (*path, i))


def put(path: Path, value: Any) -> Any:
    """The good record with ``value`` at ``path``."""
    record: Any = copy.deepcopy(GOOD)
    if not path:
        return value
    place = record
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return record


PATHS = list(paths(GOOD))


@settings(max_examples=300)
@given(st.sampled_from(PATHS), values)
def test_random_json_at_any_place_of_a_good_record(path: Path, value: Any) -> None:
    check(json.dumps(put(path, value)))


# Wrong types and huge values

WRONG: list[Any] = [
    *(None, True, False, 0, 1, -1, 10**400, 1.5, 1e308, "", "x", "x" * 100_000, "é\ud800\n"),
    *([], [[]], [None], ["x"] * 10_000, [[["x"] * 9] * 9] * 9),
    *({}, {"": None}, {"a1": {}}),
]
RIGHT: dict[Path, tuple[Any, ...]] = {
    ("calico",): (1,),
    ("variants",): ([],),
    ("restriction",): (None,),
    ("scenario",): (None, 1),
    ("players", 0, "name"): ("x",),
    ("players", 1, "name"): ("x",),
    ("moves",): ([],),
    ("meta",): ({}, {"": None}, {"a1": {}}),
}
"""Of the wrong values, those that are right there."""


@pytest.mark.parametrize("path", PATHS, ids=lambda path: "/".join(map(str, path)) or "record")
def test_wrong_types_at_every_place(path: Path) -> None:
    for wrong in WRONG:
        message = check(json.dumps(put(path, wrong)))
        right = repr(wrong) in map(repr, RIGHT.get(path, ())) or path[:-1][:1] == ("meta",)
        assert (message is None) == right


@pytest.mark.parametrize("digits", [4_000, 4_300, 4_301, 5_000, 200_000])
@pytest.mark.parametrize("sign", ["", "-"])
def test_huge_numbers_at_every_place(digits: int, sign: str) -> None:
    number = sign + "9" * digits
    for path in PATHS:
        check(json.dumps(put(path, "@@")).replace('"@@"', number))


@pytest.mark.parametrize(
    "number", ["1e999999999", "-1e999999999", "0." + "1" * 100_000, "1e-99999"]
)
def test_extreme_fractions_at_every_place(number: str) -> None:
    for path in PATHS:
        check(json.dumps(put(path, "@@")).replace('"@@"', number))


@pytest.mark.parametrize(
    "field", ["calico", "edition", "setup", "variants", "restriction", "scenario", "bag", "moves"]
)
def test_very_long_texts_and_lists(field: str) -> None:
    assert check(json.dumps(GOOD | {field: "x" * 1_000_000}))
    assert check(json.dumps(GOOD | {field: ["Ms"] * 300_000}))
    assert check(json.dumps(GOOD | {field: ["Ms@a1 Yd"] * 100_000}))


def test_very_many_players_cats_and_fields() -> None:
    assert check(json.dumps(GOOD | {"players": GOOD["players"] * 10_000}))
    assert check(json.dumps(GOOD | {"cats": GOOD["cats"] * 10_000}))
    assert check(json.dumps(GOOD | {f"field {i}": i for i in range(100_000)}))


def test_a_record_beyond_all_measure_is_refused_unread() -> None:
    for text in ("[" * (LARGEST + 1), b" " * (LARGEST + 1)):
        assert check(text) == "the document is larger than 16 MiB"


def test_memory_is_bounded_by_the_size_of_the_record() -> None:
    for text in (
        "[" * 2_000_000,
        '{"a":' * 400_000,
        json.dumps(GOOD | {"moves": ["x" * 2_000_000]}),
        json.dumps(GOOD | {"edition": ["x"] * 200_000}),
    ):
        tracemalloc.start()
        try:
            check(text)
            _, peak = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        assert peak < 40 * len(text)


# Deep nesting

BRACKETS = {"list": ("[", "]", ""), "object": ('{"a":', "}", "1")}
nests = pytest.mark.parametrize("kind", BRACKETS)


def nested(kind: str, depth: int) -> str:
    opening, closing, middle = BRACKETS[kind]
    return opening * depth + middle + closing * depth


@nests
@pytest.mark.parametrize("depth", [10, 500, 3_000, 100_000])
def test_deep_nesting_at_every_place(kind: str, depth: int) -> None:
    for path in PATHS:
        check(json.dumps(put(path, "@@")).replace('"@@"', nested(kind, depth)))


@nests
def test_deep_nesting_without_an_end(kind: str) -> None:
    assert check(BRACKETS[kind][0] * 100_000)
    assert check(TEXT[:-1] + ', "x": ' + BRACKETS[kind][0] * 100_000)


@nests
@pytest.mark.parametrize("path", [(), ("edition",), ("moves",), ("players", 0), ("meta", "seed")])
def test_nesting_as_deep_as_can_be_read_is_refused_in_words_too(kind: str, path: Path) -> None:
    """The message is wanted, and an accepted record written, further down the stack than read."""
    for depth in range(700, 1_000, 7):
        text = json.dumps(put(path, "@@")).replace('"@@"', nested(kind, depth))
        try:
            record = Record.parse(text)
        except CalicoError as error:
            message = deeper(100, error.__str__)
        else:
            message = deeper(100, record.dumps)
        assert message


# Broken texts


def test_truncations_of_a_good_record() -> None:
    data = Record.of(sew("Ms@a1 Yd@a2", "Gf@b1 Lv@b2", names=["João", "猫"])).dumps().encode()
    last = len(data.rstrip())
    for end in range(last):
        assert check(data[:end])
    assert check(data) is None


def test_one_byte_changed_anywhere() -> None:
    data, rng = bytearray(TEXT.encode()), Random(1)
    for place in range(len(data)):
        broken = data.copy()
        broken[place] = rng.randrange(256)
        check(bytes(broken))


def test_a_piece_left_out_or_doubled_anywhere() -> None:
    rng = Random(2)
    for _ in range(1_000):
        start, end = sorted((rng.randrange(len(TEXT)), rng.randrange(len(TEXT))))
        check(TEXT[:start] + TEXT[end:])
        check(TEXT[:end] + TEXT[start:])


@settings(max_examples=200)
@given(st.binary(max_size=200))
def test_random_bytes(data: bytes) -> None:
    assert check(data)


@settings(max_examples=100)
@given(st.text(max_size=100))
def test_random_text(text: str) -> None:
    assert check(text)


# Moves of all sorts


@settings(max_examples=200)
@given(
    st.lists(st.text(max_size=10) | st.from_regex(r"[YGx][sdx]@[abg][1236]( Ms)?", fullmatch=True))
)
def test_random_moves(moves: list[str]) -> None:
    check(json.dumps(GOOD | {"moves": moves}))


def test_moves_shuffled_left_out_and_doubled() -> None:
    rng = Random(3)
    refused = 0
    for seed in range(20):
        record = naive.random_record(Random(seed), players=1 + seed % 2)
        for _ in range(4):
            moves = rng.sample(record["moves"], rng.randrange(len(record["moves"]) + 1))
            refused += check(json.dumps(record | {"moves": moves})) is not None
            refused += check(json.dumps(record | {"moves": record["moves"] * 2})) is not None
    assert refused > 50


# Texts without a record

parsers = pytest.mark.parametrize("parse", [Tile.parse, Cell.parse, Move.parse, Quilt.parse])


@parsers
@given(text=st.text(max_size=30) | st.from_regex(r"[a-z]{4,6} \S+ [\w./#]{30,70}"))
def test_random_texts_are_no_tile_cell_move_or_quilt(
    parse: Callable[[str], object], text: str
) -> None:
    message = outcome(lambda: parse(text))
    assert message is None or (message.isprintable() and len(message) < 400)


@given(st.lists(st.text("YGLDPMsdfvnq.#", min_size=10, max_size=10), min_size=5, max_size=5))
def test_random_quilts(rows: list[str]) -> None:
    drawing = "/".join(rows)
    for goals in ("-", "ABCDEF", "ABCDEF,AABBCC,x", "ABCDEF,AABBCC,AAABBB,AABBCD"):
        message = outcome(partial(Quilt.parse, f"blue {goals} {drawing}"))
        assert message is None or (message.isprintable() and len(message) < 400)


DEEP: list[Any] = []
for _ in range(5_000):
    DEEP = [DEEP]


@pytest.mark.parametrize("value", [10**5000, DEEP], ids=["huge", "deep"])
def test_an_error_can_be_told_whatever_the_input_was(value: Any) -> None:
    for ask in (
        lambda: Options.from_ids(setup=value),
        lambda: Options.from_ids(scenario=value),
        lambda: Options.from_ids(variants=[value]),
        lambda: Game.new(2, cats=["millie", "leo", value]),
    ):
        message = outcome(ask)
        assert message is not None
        assert len(message) < 400


def test_a_number_of_players_beyond_telling_is_refused() -> None:
    message = outcome(lambda: Game.new(10**5000))
    assert message is not None
    assert len(message) < 400


def test_a_seed_that_is_half_a_character_is_refused_or_dealt() -> None:
    outcome(lambda: Game.new(2, seed="half \ud83d"))


def test_a_text_of_foreign_letters_is_quoted() -> None:
    game = deal("Ms Yd")
    message = outcome(lambda: game.play("Ms@a1\x1b[31m Yd"))
    assert message is not None
    assert message.isprintable()
