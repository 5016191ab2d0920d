"""The expected observation, computed slowly and independently from a view."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from calico import Game, Phase, Record, Tile, View
from calico.box import CATS, GOALS, PROMO_CATS, SCENARIOS, TILES, Colour, Pattern
from calico.rules.event import TokenKind
from support.reference import naive

CAT_ORDER = (
    *("millie", "tibbit", "coconut", "cira", "gwenivere"),
    *("callie", "rumi", "tecolote", "leo", "almond", "gertrude", "zigzag"),
)


def random_kind(rng: random.Random, **fixed: Any) -> dict[str, Any]:
    """The arguments of a random kind of game."""
    kind = naive.random_kind(rng, **fixed)
    kind.pop("finished")
    if kind.pop("promo"):
        tiles = [*rng.sample("ABCDE", 2), "F"]
        both = CATS | PROMO_CATS
        kind["cats"] = [rng.choice([c.id for c in both.values() if c.tile == t]) for t in tiles]
    return kind


def fields(view: View, chosen: tuple[int, ...] = ()) -> dict[str, Any]:
    """The fields of the observation of ``view``; ``chosen`` seats have chosen their goals."""
    viewer = view.viewer
    assert viewer is not None
    seats = [(viewer + i) % view.players for i in range(view.players)]
    choosing = view.phase is Phase.GOALS
    scores = [view.score(seat) for seat in seats] if not choosing else []
    on_turn = min(set(range(view.players)) - set(chosen)) if choosing else view.seat
    high, low = _promo(view)
    dealt = view.dealt if choosing and viewer not in chosen else ()
    unseen = view.unseen
    for seat in seats:  # an observation is of one moment: it does not remember who took what
        if not view.hand(seat):
            unseen.update(view.known(seat))
    return {
        "choosing": [choosing],
        "dealt": [*(_one(list(GOALS).index(g.id), 6) for g in dealt)]
        + [[0] * 6] * (4 - len(dealt)),
        "cats": [_one(CAT_ORDER.index(view.setup.cat_of(p).id), 12) for p in Pattern],
        "market": [_tile(tile) for tile in view.market] or [[0] * 12] * 3,
        "unseen": [unseen[tile] for tile in TILES],
        "bag": [view.bag_count],
        "on_turn": [seat == on_turn for seat in seats],
        "goals": [
            [_one(goal.index, 6) for goal in view.setup.players[seat].goals or ()] or [[0] * 6] * 3
            for seat in seats
        ],
        "quilts": [_planes(view, seat) for seat in seats],
        "left": [22 - view.placed(seat) for seat in seats],
        "rainbow": [score.rainbow for score in scores] or [0] * view.players,
        "promo": [[seat == high, seat == low] for seat in seats],
        "broken": [s.restriction_broken for s in scores] or [0] * view.players,
        "points": [[s.goal_points, s.cat_points, s.button_points] for s in scores]
        or [[0] * 3] * view.players,
    }


def hands(view: View) -> list[list[tuple[int, ...]]]:
    """The hands that the view shows, as sets of tiles: where in the hand is no rule."""
    assert view.viewer is not None
    seats = [(view.viewer + i) % view.players for i in range(view.players)]
    if view.phase is Phase.GOALS:
        return [[] for _ in seats]
    return [sorted(tuple(_tile(tile)) for tile in view.hand(seat)) for seat in seats]


def check(parts: dict[str, NDArray[np.int8]], view: View, chosen: tuple[int, ...] = ()) -> None:
    """That the fields ``parts`` say what ``view`` shows."""
    want = fields(view, chosen)
    assert parts.keys() == want.keys() | {"hands"}
    for name, value in want.items():
        np.testing.assert_array_equal(parts[name], np.array(value, np.int8), name)
    seen = [sorted(tuple(map(int, t)) for t in hand if t.any()) for hand in parts["hands"]]
    assert seen == hands(view)


def _one(which: int, count: int) -> list[int]:
    return [int(i == which) for i in range(count)]


def _tile(tile: Tile) -> list[int]:
    return _one(tile.colour, 6) + _one(tile.pattern, 6)


def _planes(view: View, seat: int) -> NDArray[np.int8]:
    planes = np.zeros((14, 7, 7), np.int8)
    for cell, tile in view.quilt(seat).items():
        planes[tile.colour, cell.row, cell.col] = 1
        planes[6 + tile.pattern, cell.row, cell.col] = 1
    for event in view.events:
        for token in event.tokens:
            if event.seat == seat and token.kind is not TokenKind.RAINBOW:
                plane = 12 if isinstance(token.what, Colour) else 13
                planes[plane, token.cell.row, token.cell.col] = 1
    return planes


def _promo(view: View) -> tuple[int | None, int | None]:
    holders: dict[int, int] = {}
    for event in view.events:
        for change in event.promo:
            holders[change.points] = change.seat
    return holders.get(8), holders.get(4)


def naive_scores(game: Game) -> list[int]:
    """The final scores by the slow twin of the rules."""
    told = naive.score(Record.of(game).to_dict())
    return [player["total"] for player in told["players"]]


KINDS: tuple[dict[str, Any], ...] = (
    {"players": 1},
    {"players": 2, "setup": "standard"},
    {"players": 3, "setup": "standard", "variants": ["open_hands"]},
    {"players": 4, "variants": ["family"]},
    {"players": 1, "setup": "standard", "variants": ["lower_variance"], "restriction": "no_hand"},
    {"players": 2, "restriction": "same_colour_only"},
    {"players": 2, "restriction": "same_pattern_only", "variants": ["lower_variance"]},
    {"players": 3, "restriction": "adjacent_only"},
    {"players": 2, "setup": "standard", "restriction": "both_ways_only"},
    {"players": 4, "restriction": "no_hand"},
    {"players": 2, "boards": ["purple", "blue"], "edition": "prototype"},
    {"players": 3, "setup": "standard", "cats": ["millie", "leo", "gertrude"]},
    {"players": 2, "setup": "standard", "cats": ["tibbit", "zigzag", "almond"]},
    *({"players": 1 + n % 2, "setup": "standard", "scenario": n} for n in SCENARIOS),
)
"""Kinds of games that between them have everything."""
