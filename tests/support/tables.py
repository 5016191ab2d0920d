"""Games whose tiles come as a test wants them.

``sew("Ms@a1 Md@b2 Ys")`` is a solo game in which magenta stripes lie on a1, magenta dots on b2,
and yellow stripes have come to the hand but are not placed.  One plan for each seat; the seats
take turns.  The bag is arranged so that every tile arrives in time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from calico import Game, Move
from calico.box import TILES, Pattern, Tile
from calico.rules.options import Options
from calico.rules.setup import (
    CatInPlay,
    Player,
    Setup,
    parse_board,
    parse_cat,
    parse_goal,
    parse_pattern,
)

NAMES = ("Ari", "Bo", "Cy", "Di")
BOARDS = ("blue", "green", "purple", "yellow")
CATS: Mapping[str, str] = {
    "millie": "stripes dots",
    "tibbit": "flowers vines",
    "coconut": "ferns quatrefoil",
}
GOALS = "ABCDEF AABBCC AAABBB"
TURNS = 22
FULL = (
    "Ys@a1 Gd@a2 Lf@a3 Dv@a4 Pn@a5 Mq@b1 Yd@b2 Gf@b4 Lv@b5 Dn@c1 Pq@c2 "
    "Ms@c3 Yf@c5 Gv@d1 Ln@d3 Dq@d4 Ps@d5 Md@e1 Yv@e2 Gn@e3 Lq@e4 Ds@e5"
)
"""A plan for a whole quilt, of no merit."""


def set_up(
    players: int = 1,
    *,
    cats: Mapping[str, str] = CATS,
    goals: str | Sequence[str] = GOALS,
    boards: Sequence[str] = BOARDS,
    names: Sequence[str] = NAMES,
    **options: Any,
) -> Setup:
    """The setup of a table; ``goals`` go to b3, c4 and d2, the same for all or one text a seat."""
    given = [goals] * players if isinstance(goals, str) else goals
    return Setup(
        Options.from_ids(**options),
        tuple(CatInPlay(parse_cat(cat), two_patterns(both)) for cat, both in cats.items()),
        tuple(
            Player(names[seat], parse_board(boards[seat]), three_goals(given[seat]))
            for seat in range(players)
        ),
    )


def two_patterns(text: str) -> tuple[Pattern, Pattern]:
    first, second = (parse_pattern(word) for word in text.split())
    return first, second


def three_goals(text: str) -> Any:
    b3, c4, d2 = (parse_goal(word) for word in text.split())
    return b3, c4, d2


def bag(first: str | Iterable[Tile | None] = "", copies: int = 3) -> tuple[Tile, ...]:
    """A whole draw order that starts with ``first``; any other tile goes where None stands."""
    wanted = [Tile.parse(word) for word in first.split()] if isinstance(first, str) else [*first]
    left = Counter(dict.fromkeys(TILES, copies))
    left.subtract(tile for tile in wanted if tile)
    if min(left.values()) < 0:
        raise ValueError(f"more than {copies} of a kind: {-left}")
    rest = list(left.elements())
    rest = rest[::5] + rest[1::5] + rest[2::5] + rest[3::5] + rest[4::5]  # a little mixed
    order = [tile or rest.pop() for tile in wanted]
    return (*order, *rest)


def deal(first: str = "", players: int = 1, **kind: Any) -> Game:
    """A game whose bag starts with ``first``: hands in turn order, market, refills."""
    setup = set_up(players, **kind)
    return Game(setup, bag(first, setup.options.copies))


def arrange(*plans: str, **kind: Any) -> tuple[Game, list[Move]]:
    """A game and the moves that carry the plans out: the game is still to be played."""
    setup = set_up(len(plans), **kind)
    words = [plan.split() for plan in plans]
    tiles = [[Tile.parse(word[:2]) for word in plan] for plan in words]
    cells = [[word[3:] for word in plan if "@" in word] for plan in words]
    turns = sum(map(len, cells))
    for seat, plan in enumerate(cells):
        if len(plan) != len(range(seat, turns, len(plans))):
            raise ValueError("the seats take turns: plan for each as many placements")

    def wanted(seat: int, i: int) -> Tile | None:
        return tiles[seat][i] if i < len(tiles[seat]) else None

    order: list[Tile | None] = []
    if not setup.options.no_hand:
        order += [wanted(seat, i) for seat in range(len(plans)) for i in range(2)]
    ahead = 0 if setup.options.no_hand else 2
    arrives: list[int] = []  # for each turn, where in the bag the tile stands that it takes
    for turn in range(turns + 1):
        turn_of_seat, seat = divmod(turn, len(plans))
        tile = wanted(seat, turn_of_seat + ahead)
        if turn == 0:
            # Alone the newest tile is taken, else the first: its place is filled again.
            order += [None, None, tile] if len(plans) == 1 else [tile, None, None]
            arrives.append(len(order) - (1 if len(plans) == 1 else 3))
        else:
            order += [None, tile] if len(plans) == 1 else [tile]
            arrives.append(len(order) - 1)
        if ahead and turn_of_seat == TURNS - 1:
            break  # no patch is taken after the last placement
    draws = bag(order[: setup.options.bag_size], setup.options.copies)
    moves = []
    for turn in range(turns):
        turn_of_seat, seat = divmod(turn, len(plans))
        word = words[seat][turn_of_seat]
        drafts = ahead and turn_of_seat < TURNS - 1
        moves.append(Move.parse(f"{word} {draws[arrives[turn]]}" if drafts else word))
    return Game(setup, draws), moves


def sew(*plans: str, **kind: Any) -> Game:
    """The game after all planned placements; the last word of each plan may wait in hand."""
    game, moves = arrange(*plans, **kind)
    for move in moves:
        game.play(move)
    return game


def tokens(game: Game, seat: int = 0) -> list[str]:
    """The tokens of a seat as words, in the order they came."""
    return [str(token) for token in game.score(seat).tokens]


def last_tokens(game: Game) -> list[str]:
    """The tokens that the last placement earned."""
    return [str(token) for token in game.events[-1].tokens]


def deep(value: Any) -> Any:
    """``value`` as nested tuples, through every attribute, public or not.

    Anything that could hide something (functions, iterators, modules) is refused.
    """
    kind = type(value).__name__
    if value is None or isinstance(value, bool | int | float | str):
        return (kind, value)
    if isinstance(value, list | tuple):
        return (kind, *map(deep, value))
    if isinstance(value, dict) and type(value) is dict:
        return (kind, *((deep(key), deep(item)) for key, item in value.items()))
    names = [
        name
        for base in type(value).__mro__
        for name in (base.__dict__.get("__slots__") or ())
        if name != "__weakref__"
    ]
    names += getattr(value, "__dict__", ())
    if not names or callable(value):
        raise TypeError(f"a {kind} might hide anything")
    return (kind, *((name, deep(getattr(value, name))) for name in names))
