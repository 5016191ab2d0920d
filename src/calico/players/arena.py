"""Whole games of the searching player for measuring; hides from it what its seat may not see."""

from __future__ import annotations

from typing import Any

import numpy as np

from calico.players import train
from calico.players.policy import play_move
from calico.players.search import DEPTH, PRIOR, WIDTH, Limit, think
from calico.rules import kernel
from calico.rules.compiled import compiled


@compiled
def begin(s: Any, players: int, setup: int, seed: int, dealt: Any) -> int:
    """Boards, cats, patterns and dealt goals; returns the counter for the bag."""
    counter = train.set_up(s, players, setup, seed << 20)
    for seat in range(players):
        order = train.dealt_goals(counter)
        counter += 5
        for i in range(4):
            dealt[seat, i] = order >> 3 * i & 7
    return counter


@compiled
def fill(s: Any, bag: Any, counter: int) -> None:
    """Shuffle and deal."""
    train.fill_bag(s, bag, counter)


@compiled
def turn(s: Any, move: int) -> int:
    """Play a move."""
    return play_move(s, move)


@compiled
def hide(s: Any, total: int, known: Any, view: Any, unseen: Any, hidden: Any) -> None:
    """What the seat to play may see of ``s``, whose bag had ``total`` tiles.

    Not the order of the bag, nor hands of others but for tiles drafted in the open.
    """
    seat = s[kernel.SEAT]
    for i in range(kernel.SIZE):
        view[i] = s[i]
    for tile in range(36):
        unseen[tile] = 0
    for i in range(s[kernel.DRAWN], total):
        unseen[s[kernel.BAG + (i >> 3)] >> 7 * (i & 7) & 127] += 1
    for i in range(kernel.BAG, kernel.SIZE):
        view[i] = 0
    for k in range(8):
        hidden[k] = 0
        tile = s[kernel.HAND + k]
        if k // 2 < s[kernel.PLAYERS] and k // 2 != seat and not known[k] and tile >= 0:
            unseen[tile] += 1
            view[kernel.HAND + k] = kernel.NOTHING
            hidden[k] = 1


@compiled
def score(s: Any, seat: int, parts: Any) -> None:
    """Points of goals, cats and buttons."""
    parts[0] = kernel.goal_points(s, seat * kernel.QUILT)
    parts[1] = kernel.cat_points(s, seat)
    parts[2] = kernel.button_points(s, seat * kernel.QUILT)


def game(
    w: Any, players: int, setup: int, seed: int, limit: Limit, choose: Any = None,
    width: int = WIDTH, depth: int = DEPTH, deeper: int = 0, prior: float = PRIOR, copies: int = 3,
) -> Any:  # fmt: skip
    """One game with so many copies of each tile; returns goals, cats and buttons of each seat."""
    s = np.zeros(kernel.SIZE, np.int64)
    dealt = np.zeros((4, 4), np.int64)
    counter = begin(s, players, setup, seed, dealt)
    for seat in range(players):
        at = seat * kernel.QUILT + kernel.GOAL
        if setup == train.BEGINNER:
            s[at : at + 3] = (0, 4, 2)
        elif choose is None:
            s[at : at + 3] = dealt[seat, :3]
        else:
            s[at : at + 3] = choose(s, seat, dealt[seat])
    fill(s, np.arange(36 * copies) % 36, counter)
    known = np.zeros(8, np.int64)
    view, unseen, hidden = s.copy(), np.zeros(36, np.int64), np.zeros(8, np.int64)
    while s[kernel.TURN] < 22 * players:
        seat = int(s[kernel.SEAT])
        hide(s, 36 * copies, known, view, unseen, hidden)
        luck = seed * 100 + int(s[kernel.TURN])
        thought = think(w, view, unseen, hidden, limit, luck, width, depth, deeper, prior)
        move = int(thought.moves[0])
        turn(s, move)
        known[2 * seat + (move & 1)] = 1
    parts = np.zeros((players, 3), np.int64)
    for seat in range(players):
        score(s, seat, parts[seat])
    return parts
