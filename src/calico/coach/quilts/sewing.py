"""Sewing a quilt by annealing, round after round: good arrangements of some tiles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from calico.box import TILES, Tile
from calico.coach.quilts.anneal import CELLS, LABELS, Sewing, anneal
from calico.engine.kinds import zeros
from calico.engine.workspace import workspace
from calico.rules.kernel import kernel

ROUNDS: Final = 12
"""Rounds of annealing, each from the start, until a search is done: about five seconds in all."""
STEPS: Final = 1_000_000
"""Steps of a round."""
HOT: Final = 3.0
"""Points that a step may lose in the beginning, on average."""
COLD: Final = 0.5
"""Points that a step may lose in the end."""
DRAFTS: Final = kernel.TURNS - 1
"""Turns after which a tile is drafted (R3.4)."""


@dataclass(frozen=True, slots=True)
class Sewn:
    """A quilt that was found: its points as annealing counts them, and where the tiles lie."""

    points: int
    tiles: tuple[Tile, ...]
    """For each patch cell its tile."""
    picks: tuple[int, ...] = ()
    """With drafting: the place in the market that is taken, turn by turn."""
    row: tuple[int, ...] = ()
    """The row of the kernel: its goals and cats, where these were free."""


def sew(
    row: Sequence[int],
    tiles: Sequence[Tile],
    *,
    stream: Sequence[Tile] = (),
    free: int = 0,
    rounds: Iterable[int] = range(ROUNDS),
    steps: int = STEPS,
) -> Iterator[Sewn]:
    """Quilts on the first board of ``row`` with ``tiles``, 22 or more: the best of each round.

    With a ``stream``, the draw order of a game alone, tiles are drafted from it instead.
    ``free`` says what else may be chosen, see :mod:`calico.coach.quilts.anneal`.  A round is known
    by its number: the same number sews the same quilt.
    """
    numbers = [tile.index for tile in tiles]
    drafts = DRAFTS if stream else 0
    if stream:
        numbers = [stream[0].index] * (CELLS + 1)
    for number in rounds:
        with workspace() as space:
            a = space.put(
                Sewing(
                    s=list(row),
                    tiles=numbers,
                    count=zeros(LABELS),
                    best=zeros(kernel.SIZE),
                    best_tiles=zeros(len(numbers)),
                    spare=zeros(kernel.SIZE),
                    stream=[tile.index for tile in stream],
                    picks=zeros(drafts),
                    best_picks=zeros(drafts),
                    taken=zeros(CELLS + 1 if stream else 0),
                    held=list(range(CELLS + 1 if stream else 0)),
                )
            )
            points = anneal(a, steps, number, HOT, COLD, free)
            placed = tuple(TILES[i] for i in a.best_tiles.tolist()[:CELLS])
            found = Sewn(points, placed, tuple(a.best_picks.tolist()), tuple(a.best.tolist()))
        yield found
