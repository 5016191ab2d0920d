"""A quilt to look at, and its text."""

from __future__ import annotations

import pytest

from calico import CalicoError, Cell, NotationError, Quilt, SetupError, Tile
from calico.box import GOALS, PATCH_CELLS
from support.tables import FULL, sew

TEXT = "blue ABCDEF,AABBCC,AAABBB Ms......../..Yd##..../......##../..##....../........Gq"
EMPTY = "........../....##..../......##../..##....../.........."


def test_the_text_of_a_quilt_is_its_board_goals_and_rows() -> None:
    quilt = sew("Ms@a1 Yd@b2 Gq@e5").quilt(0)
    assert quilt.text == TEXT
    assert Quilt.parse(TEXT) == quilt
    assert repr(quilt) == f"Quilt.parse({TEXT!r})"


def test_goals_may_be_unknown_yet() -> None:
    quilt = Quilt.parse(f"green - {EMPTY}")
    assert (quilt.board.id, quilt.goals, quilt.patches) == ("green", (), {})
    assert quilt.text == f"green - {EMPTY}"


def test_a_quilt_is_a_mapping_with_printed_edge_tiles_and_without_goals() -> None:
    quilt = Quilt.parse(TEXT)
    assert quilt[Cell.parse("a1")] == quilt["a1"] == Tile.parse("Ms")
    assert quilt["z0"] == quilt[Cell(0, 0)]
    assert "a2" not in quilt
    assert {quilt: 1}[Quilt.parse(TEXT)] == 1
    assert quilt[Cell(0, 0)] == Tile.parse("Mv")
    assert Cell.parse("b3") not in quilt
    assert Cell.parse("a2") not in quilt
    assert len(quilt) == len(list(quilt)) == 24 + 3
    assert len(quilt.free) == 19
    assert [goal.id for goal in quilt.goals] == ["ABCDEF", "AABBCC", "AAABBB"]


def test_a_drawn_quilt_shows_every_hex_and_shifts_every_second_row() -> None:
    lines = str(Quilt.parse(TEXT)).splitlines()
    assert lines[:3] == [
        "Mv  Ys  Lv  Mn  Pq  Yf  Gs",
        "  Gf  Ms  ..  ..  ..  ..  Dd",
        "Dq  ..  Yd  ##  ..  ..  Pv",
    ]
    assert len(lines) == 7


def test_a_full_quilt_has_no_free_cell() -> None:
    quilt = sew(FULL).quilt(0)
    assert quilt.free == ()
    assert set(quilt.patches) == set(PATCH_CELLS)
    assert Quilt.parse(quilt.text) == quilt


@pytest.mark.parametrize(
    "text",
    [
        "",
        "blue",
        "blue -",
        f"blue  - {EMPTY}",
        f"blue - {EMPTY} ",
        f"blue - {EMPTY[:-1]}",
        f"blue - {EMPTY}/..........",
        f"blue - {EMPTY.replace('/', '')}",
        f"blue ABCDEF {EMPTY}",
        f"blue ABCDEF,AABBCC {EMPTY}",
        f"blue ABCDEF,AABBCC,AAABBB,AABBCD {EMPTY}",
    ],
)
def test_a_text_that_is_no_quilt_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        Quilt.parse(text)
    assert caught.value.code == "quilt-syntax"


@pytest.mark.parametrize(
    ("old", "new", "cell"),
    [
        ("Yd##", "YdGs", "b3"),
        ("Yd##", "Yd..", "b3"),
        ("Ms..", "##..", "a1"),
        ("..Gq", "##Gq", "e4"),
    ],
)
def test_R1_2_goals_stand_on_the_goal_cells_and_only_there(old: str, new: str, cell: str) -> None:
    with pytest.raises(NotationError) as caught:
        Quilt.parse(TEXT.replace(old, new))
    assert caught.value.code == "quilt-goal-cell"
    assert f"quilt cell {cell} is" in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "code", "kind"),
    [
        ("blue", "red", "unknown-board", SetupError),
        ("AABBCC", "AABBC", "unknown-goal", SetupError),
        ("Yd", "yd", "tile-syntax", NotationError),
        ("Yd", " .", "quilt-syntax", NotationError),
    ],
)
def test_parts_that_do_not_exist_are_refused(
    old: str, new: str, code: str, kind: type[CalicoError]
) -> None:
    with pytest.raises(kind) as caught:
        Quilt.parse(TEXT.replace(old, new))
    assert caught.value.code == code


def test_groups_are_seen_from_any_of_their_tiles() -> None:
    quilt = sew("Ys@c2 Yd@c3 Ms@c1").quilt(0)
    c1, c2, c3 = (Cell.parse(name) for name in ("c1", "c2", "c3"))
    assert quilt.colour_group(c2) == quilt.colour_group(c3) == (c2, c3)
    assert quilt.pattern_group(c1) == quilt.pattern_group(c2) == (c1, c2)
    with pytest.raises(KeyError):
        quilt.colour_group(Cell.parse("b3"))


def test_every_goal_may_lie_on_a_quilt() -> None:
    names = list(GOALS)
    for i in range(6):
        three = ",".join((names * 2)[i : i + 3])
        assert [goal.id for goal in Quilt.parse(f"blue {three} {EMPTY}").goals] == three.split(",")
