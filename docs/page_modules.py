"""The TypeScript modules with the facts that the page shares with the server: ``make docs``.

What is printed in the box, for the art, and what a game can be made of, for the forms and the
chart.  The page takes them from here instead of repeating them; a test fails when they are stale.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from calico.box import (
    ACHIEVEMENTS,
    BEGINNER_CATS,
    BEGINNER_GOALS,
    BOARDS,
    BUTTON_POINTS,
    CATS,
    COPIES,
    GOAL_CELLS,
    GOALS,
    PROMO_CATS,
    PROMO_POINTS,
    RESTRICTIONS,
    SCENARIOS,
    SHAPES,
    Colour,
    Pattern,
)
from calico.box.dyes import COLOURS, CREAM, GOLD, INK, LINEN, THREAD, WALNUT
from calico.campaign.chart import BY_THEMSELVES, SHAPES_TO_A_RANK
from calico.campaign.pad.columns import BREAKABLE
from calico.lang import LANGUAGES, NAMES
from calico.players.levels import BASELINE
from calico.rules.options import MOST_PLAYERS, Mode, Variant
from calico.rules.score import wanted
from calico.rules.setup import LONGEST_NAME
from calico.table.schema.fields import LONGEST_ENTROPY

_HEAD = "// Made by `make docs` from {sources}: do not edit.\n"


def box_module() -> str:
    """What every screen needs: what is printed in the box, for the art, and a few limits."""
    constants = {
        "The colours by letter, in the order of the records, with their dye and the shape of their"
        " button": (
            "DYES",
            {
                colour.letter: {
                    "id": colour.id,
                    "dye": COLOURS[colour],
                    "button": colour.button,
                }
                for colour in Colour
            },
        ),
        "What is drawn with besides the dyes": (
            "THREADS",
            {
                "INK": INK,
                "CREAM": CREAM,
                "LINEN": LINEN,
                "THREAD": THREAD,
                "WALNUT": WALNUT,
                "GOLD": GOLD,
            },
        ),
        "The patterns by letter, in the order of the records": (
            "FABRICS",
            {pattern.letter: pattern.id for pattern in Pattern},
        ),
        "The printed patches of the four boards, row by row": (
            "BOARD_EDGES",
            {board.id: " ".join(str(tile) for _, tile in board.edges) for board in BOARDS.values()},
        ),
        "The cells that hold goals": ("GOAL_CELLS", list(map(str, GOAL_CELLS))),
        "The goals: points one way, points both ways, and how six patches divide": (
            "GOALS",
            {
                goal.id: {"one": goal.one, "both": goal.both, "partition": goal.partition}
                for goal in GOALS.values()
            },
        ),
        "The cats: points, the tile, and the size of group or the shape that they want": (
            "CATS",
            {
                cat.id: {"points": cat.points, "tile": cat.tile, "need": cat.need}
                for cat in (*CATS.values(), *PROMO_CATS.values())
            },
        ),
        "The shapes among these, each drawn once on the cells of a quilt": (
            "SHAPES",
            {shape: " ".join(map(str, cells)) for shape, cells in SHAPES.items()},
        ),
        "The two sides of the promo tile (R11)": ("PROMO_CATS", list(PROMO_CATS)),
        "The values of the promo tile's two tokens (R11.3)": ("PROMO_POINTS", PROMO_POINTS),
        "What every button is worth": ("BUTTON_POINTS", BUTTON_POINTS),
        "Characters of a name": ("LONGEST_NAME", LONGEST_NAME),
        "The languages, each named in itself": ("LANGUAGES", LANGUAGES),
    }
    return _module("calico.box, calico.lang, calico.players and calico.rules", constants)


def options_module() -> str:
    """What only some screens need: what a game can be made of, and what it can be claimed for.

    Apart from the other module, so that it is fetched with those screens and not at first.
    """
    constants = {
        "The setups": ("SETUPS", list(Mode)),
        "The cats and the goals of the beginner setup, the goals in the order of GOAL_CELLS": (
            "BEGINNER",
            {"cats": BEGINNER_CATS, "goals": BEGINNER_GOALS},
        ),
        "The editions whose names cats and setups can go by": ("NAMES", list(NAMES)),
        "The variants": ("VARIANTS", list(Variant)),
        "The restrictions": ("RESTRICTIONS", list(RESTRICTIONS)),
        "Restrictions that a player may have broken though the quilt does not show it": (
            "BREAKABLE_RESTRICTIONS",
            BREAKABLE,
        ),
        "The scenarios: cats, goals, and how much each objective asks for (R8.4)": (
            "SCENARIOS",
            [
                {
                    "scenario": scenario.number,
                    "cats": scenario.cats,
                    "goals": scenario.goals,
                    "objectives": [
                        {"objective": objective, "wanted": count}
                        for objective, count in wanted(scenario).items()
                    ],
                }
                for scenario in SCENARIOS.values()
            ],
        ),
        "The achievements of the chart, in its order (R9.1)": (
            "CHART",
            {
                "normal": ACHIEVEMENTS,
                "restrictions": RESTRICTIONS,
                "scenarios": BY_THEMSELVES,
            },
        ),
        "How many shapes of the track lead to a rank (R9.4)": (
            "SHAPES_TO_A_RANK",
            SHAPES_TO_A_RANK,
        ),
        "The agent that others are measured by, and that nobody plays against": (
            "BASELINE",
            BASELINE,
        ),
        "Seats at a table": ("MOST_PLAYERS", MOST_PLAYERS),
        "How many of each patch are in the box": ("COPIES", COPIES),
        "Characters that a player may add to the luck of a game": (
            "LONGEST_ENTROPY",
            LONGEST_ENTROPY,
        ),
    }
    return _module("calico.box, calico.campaign, calico.players and calico.rules", constants)


def _module(sources: str, constants: Mapping[str, tuple[str, object]]) -> str:
    parts = [_HEAD.format(sources=sources)]
    for about, (name, value) in constants.items():
        parts.append(f"\n/** {about}. */\nexport const {name} = {_literal(value)};\n")
    return "".join(parts)


def _literal(value: object) -> str:
    """The value in TypeScript; an object, or a list of objects, has a line for each entry."""
    if isinstance(value, int | str):
        return _compact(value)
    if isinstance(value, Mapping):
        lines = [f"  {_compact(key)}: {_compact(each)},\n" for key, each in value.items()]
        return f"{{\n{''.join(lines)}}} as const"
    if isinstance(value, list) and isinstance(value[0], Mapping):
        lines = [f"  {_compact(each)},\n" for each in value]
        return f"[\n{''.join(lines)}] as const"
    return f"{_compact(value)} as const"


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
