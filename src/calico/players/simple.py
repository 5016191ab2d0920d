"""Simple players: dice, and a tailor with an eye for what a patch is worth right now.

Both play the same on every machine: their luck depends on their seed and the move's number only.
"""

from __future__ import annotations

from typing import Final

from calico.box import GOAL_CELLS, Cell, Colour, Goal, Pattern, Restriction, Shape, Tile
from calico.players.agent import Choice, GoalChoice, Limit
from calico.rules import hexes, kernel
from calico.rules.deal import Shuffle
from calico.rules.event import TokenKind
from calico.rules.notation import Move
from calico.rules.score import is_within_reach
from calico.rules.state import need_of
from calico.rules.view import View


class Dice:
    """Any legal move is as good as another."""

    _PACE: Final = 0.5

    def __init__(self, seed: str = "") -> None:
        self._seed = seed

    def choose_goals(self, view: View, limit: Limit | None = None) -> GoalChoice:
        """Three of the dealt goals at random."""
        b3, c4, d2 = Shuffle(self._seed, "dice goals").shuffled(view.dealt)[:3]
        return GoalChoice((b3.id, c4.id, d2.id), _hopes(view, self._PACE))

    def choose(self, view: View, limit: Limit | None = None) -> Choice:
        """A random legal move."""
        moves = tuple(view.legal_moves)
        move = moves[Shuffle(self._seed, f"dice {view.turn}").below(len(moves))]
        return Choice(move, _hopes(view, self._PACE))


class Tailor:
    """Sews the patch that is worth most where it goes, and drafts one with a good place left."""

    _LIKES: Final = ("AABBCD", "AAABBC", "ABCDEF", "AABBCC", "AAABBB", "AAAABB")
    _LATER: Final = 0.6
    """What a good place for a tile counts while the tile is still in hand."""
    _PACE: Final = 2.3

    def __init__(self, seed: str = "") -> None:
        self._seed = seed

    def choose_goals(self, view: View, limit: Limit | None = None) -> GoalChoice:
        """The three dealt goals that are the easiest for their points, anywhere."""
        likes = sorted((goal.id for goal in view.dealt), key=self._LIKES.index)
        b3, c4, d2 = Shuffle(self._seed, "tailor goals").shuffled(likes[:3])
        return GoalChoice((b3, c4, d2), _hopes(view, self._PACE))

    def choose(self, view: View, limit: Limit | None = None) -> Choice:
        """The move of the highest estimate; luck decides between equals."""
        sewing = _Sewing(view)
        worth = {tile: sewing.estimates(tile) for tile in {*view.placeable, *view.takeable}}

        def estimate(move: Move) -> float:
            hand = [*view.placeable, move.take] if move.take else [move.tile]
            hand.remove(move.tile)
            places = ([v for c, v in worth[tile].items() if c != move.cell] for tile in hand)
            return worth[move.tile][move.cell] + self._LATER * sum(map(max, places))

        moves = Shuffle(self._seed, f"tailor {view.turn}").shuffled(tuple(view.legal_moves))
        return Choice(max(moves, key=estimate), _hopes(view, self._PACE))


def _hopes(view: View, pace: float) -> float:
    """The final score of a player who earns ``pace`` points with every patch still to come."""
    seat = view.viewer or 0
    return view.score(seat).total + pace * (kernel.TURNS - view.placed(seat))


_SIZES: Final = dict(zip(Shape, (3, 3, 4, 5, 5, 6, 6), strict=True))
"""How many tiles a shape has, or about how many win a promo cat."""


class _Sewing:
    """The viewer's quilt, and what one more patch would be worth on it."""

    def __init__(self, view: View) -> None:
        seat = view.viewer or 0
        score, tiles = view.score(seat), view.quilt(seat)
        self._setup, self._free = view.setup, tiles.free
        self._colours = [hexes.mask(c for c in tiles if tiles[c].colour == k) for k in Colour]
        self._patterns = [hexes.mask(c for c in tiles if tiles[c].pattern == k) for k in Pattern]
        self._buttons = hexes.mask(t.cell for t in score.tokens if t.kind is TokenKind.BUTTON)
        self._cats = hexes.mask(t.cell for t in score.tokens if t.kind is TokenKind.CAT)
        self._missing = [colour for colour, count in score.buttons.items() if not count]
        rings = ((place.neighbours, score.goals[place].goal) for place in GOAL_CELLS)
        self._rings = [(ring, goal, [tiles[c] for c in ring if c in tiles]) for ring, goal in rings]

    def estimates(self, tile: Tile) -> dict[Cell, float]:
        """What ``tile`` would be worth on each free cell."""
        worth = {}
        for cell in self._free:
            bit = hexes.bit(cell)
            worth[cell] = self._button(tile.colour, bit) + self._cat(tile.pattern, bit)
            for ring, goal, around in self._rings:
                if cell in ring:
                    worth[cell] += self._hope(goal, [*around, tile]) - self._hope(goal, around)
        return worth

    def _button(self, colour: Colour, cell: int) -> float:
        """The button of the colour group, or the way to one."""
        group = kernel.group(self._colours[colour] | cell, cell)
        if group & self._buttons:
            return 0.0
        rare = 1.5 if colour in self._missing else 1.0
        return rare * (0.0, 0.0, 1.0, 3.0)[min(kernel.popcount(group), 3)]

    def _cat(self, pattern: Pattern, cell: int) -> float:
        """The cat of the pattern group, or the way to it."""
        cat = self._setup.cat_of(pattern)
        group = kernel.group(self._patterns[pattern] | cell, cell)
        if group & self._cats:
            return 0.0
        if kernel.meets(group, need_of(cat.need)):
            return float(cat.points)
        size = _SIZES[cat.need] if isinstance(cat.need, Shape) else cat.need
        return 0.5 * cat.points * min(kernel.popcount(group) - 1, size - 1) / size

    def _hope(self, goal: Goal, around: list[Tile]) -> float:
        """The points of ``goal``, weighed by how near it is in either way."""
        options = self._setup.options
        near = 0.0 if options.family else (len(around) + 2) ** 2 / 64
        colour = near * is_within_reach(goal, [tile.colour for tile in around])
        pattern = near * is_within_reach(goal, [tile.pattern for tile in around])
        one = 0 if options.restriction is Restriction.BOTH_WAYS_ONLY else goal.one
        return one * max(colour, pattern) + (goal.both - one) * min(colour, pattern)
