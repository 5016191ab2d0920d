"""Trains the weights of the value function by self-play: TD(lambda) on whole games, from a seed.

``calico train`` plays 200,000 games with the quick choice and 600,000 with the deeper one, on one
core, and writes the weights.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from calico import box
from calico.engine.kinds import DoubleTable, IntegerCube, Integers, IntegerTable, Singles, zeros
from calico.engine.routines import compiled, large
from calico.engine.workspace import Workspace
from calico.players.search.policy import ALL, pick, pick_deeper
from calico.players.search.scratch import MOST, Scratch, scratch
from calico.players.search.value import FEATURES, WEIGHTS, features
from calico.rules.kernel import kernel
from calico.rules.kernel.chance import noise
from calico.rules.kernel.dealing import deal_any
from calico.rules.kernel.masks import popcount
from calico.rules.kernel.moves import play_number
from calico.rules.kernel.scoring import points
from calico.rules.luck.deck import boards_of_the_box, needs_and_points

BOARDS: Final = boards_of_the_box()
CATS: Final = needs_and_points(box.CATS.values())

TRACE: Final = 0.8
"""How much of an error is passed on to the step before."""
LAPS: Final = 20
"""Laps of training."""
QUICK_LAPS: Final = 5
"""Laps with the quick choice, before those with the deeper one."""


class Memory(NamedTuple):
    """The state of training: weights, how far their errors agree, and the game just played."""

    w: Singles
    sums: Singles
    """For each weight the sum of its errors."""
    sizes: Singles
    """For each weight the sum of the sizes of its errors."""
    s: Integers
    bag: Integers
    kept: IntegerCube
    """For each seat and step the features of its quilt."""
    size: IntegerTable
    """How many features."""
    got: DoubleTable
    """The points so far."""


def memory() -> Memory:
    """A blank memory, to be put into a workspace."""
    return Memory(
        w=zeros(WEIGHTS),
        sums=zeros(WEIGHTS),
        sizes=zeros(WEIGHTS),
        s=zeros(kernel.SIZE),
        bag=zeros(box.COPIES * len(box.TILES)),
        kept=zeros(2, 23, MOST),
        size=zeros(2, 23),
        got=zeros(2, 23),
    )


@large
def learn_from(m: Any, seat: int, trace: float) -> None:
    """Move the weights towards the final score of ``seat``, from its last step back.

    The learning rate of each weight is how far its errors agree in sign: the sum of its errors
    over the sum of their sizes (temporal coherence).
    """
    w, sums, sizes = m.w, m.sums, m.sizes
    goal = m.got[seat, 22]
    for step in range(21, 0, -1):
        base = step * FEATURES
        n = m.size[seat, step]
        now = m.got[seat, step]
        for i in range(n):
            now += w[base + m.kept[seat, step, i]]
        error = (goal - now) / n
        goal = trace * goal + (1 - trace) * now
        for i in range(n):
            k = base + m.kept[seat, step, i]
            rate = abs(sums[k]) / sizes[k] if sizes[k] > 0 else 1.0
            w[k] += error * rate
            sums[k] += error
            sizes[k] += abs(error)


@compiled
def train(m: Memory, work: Scratch, games: int, seed: int, trace: float, deeper: bool) -> float:
    """Play ``games`` games and learn from each; returns the mean score of the last tenth.

    Three games in four are played alone and one by two, half with any three cats, and one in 16
    with goals that pay only both ways.
    """
    s = m.s
    total = 0.0
    count = 0
    for game in range(games):
        counter = (seed << 36) + (game << 10)
        players = 1 if noise(counter) & 3 else 2
        any_cats = noise(counter + 1) & 1 == 0
        both_only = noise(counter + 2) & 15 == 0
        deal_any(s, m.bag, BOARDS, CATS, players, any_cats, counter + 3)
        if both_only:
            s[kernel.RESTRICTION] = kernel.BOTH_WAYS_ONLY
        while not kernel.is_finished(s):
            seat = s[kernel.SEAT]
            if deeper:
                move = pick_deeper(m.w, s, work.f, work.z, work.after, ALL)
            else:
                move = pick(m.w, s, work.f, work.z)
            play_number(s, move)
            q = seat * kernel.QUILT
            step = 22 - popcount(s[q + kernel.FREE])
            n = features(s, q, work.z)
            for i in range(n):
                m.kept[seat, step, i] = work.z[i]
            m.size[seat, step] = n
            m.got[seat, step] = points(s, seat)
        for seat in range(players):
            if game >= games - games // 10 and not both_only:
                total += m.got[seat, 22]
                count += 1
            learn_from(m, seat, trace)
    return total / max(count, 1)


def learn(space: Workspace, seed: int, games: int, on_lap: Callable[[int, float], None]) -> Any:
    """Train weights from zero; ``on_lap`` gets, after each lap, the games so far and the mean."""
    m = space.put(memory())
    work = space.put(scratch())
    done = 0
    for i in range(LAPS):
        lap = games * (i + 1) // LAPS - done
        mean = train(m, work, lap, seed + i, TRACE, i >= QUICK_LAPS)
        done += lap
        on_lap(done, mean)
    return m.w
