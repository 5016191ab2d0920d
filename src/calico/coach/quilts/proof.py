"""Proving that no quilt is better: every way to complete the goals is refuted by the solver.

Needs the extra ``solver``.  For each way to complete the three goals (:class:`.model.Case`) whose
bound is above the best quilt known, CP-SAT bounds colours and patterns alone
(:mod:`calico.coach.quilts.halves`), then looks for a quilt that scores a point more, or proves that
there is none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from calico.box import TILES, Tile
from calico.coach.quilts.anneal import CELLS

if TYPE_CHECKING:
    from calico.coach.quilts.model import Case, QuiltModel

ROUNDS: Final = (0.02, 0.1, 1.0)
"""The share of the time that one case may take, in the first look at all of them and later."""

HALF: Final = 0.05
"""The share of the time that colours alone, or patterns alone, may take for one way."""

Realise = Callable[[Sequence[Tile], int], int]
"""Plays a quilt that the solver found and its points; returns those of the best quilt so far."""
ProofProgress = Callable[[int, int, int], None]
"""Told the bound so far, how many cases are refuted, and how many there are."""


class Proof(NamedTuple):
    """What was proved: no quilt scores more than ``bound``."""

    bound: int
    open: int
    """Ways to complete the goals that were not refuted."""
    of: int
    """Ways that had to be."""
    seconds: float


def has_solver() -> bool:
    """Whether the extra ``solver`` is installed."""
    return find_spec("ortools") is not None


def prove(
    made: QuiltModel,
    best: int,
    realise: Realise,
    *,
    seconds: float,
    workers: int,
    progress: ProofProgress | None = None,
) -> Proof:
    """Refute that a quilt scores more than ``best``, within so many ``seconds``.

    A better quilt is given to ``realise``, and the proof goes on from there.
    """
    from calico.coach.quilts.halves import Halves

    start = monotonic()
    halves = Halves(made.row, made.counts, workers=workers)
    caps = {}
    bounds = {}
    for case in made.cases():
        if case.bound > best:
            left = max(0.0, seconds - (monotonic() - start))
            caps[case] = halves.caps(case.ways, min(left, HALF * seconds))
            bounds[case] = min(case.bound, case.points + sum(caps[case]))
    total = len(bounds)
    bounds = {case: bound for case, bound in bounds.items() if bound > best}
    for share in ROUNDS:
        for case in list(bounds):
            while case in bounds and bounds[case] > best:
                left = seconds - (monotonic() - start)
                if left <= 0:
                    break
                spent = min(left, share * seconds)
                bound, found = _solve(made, case, caps[case], best, spent, workers)
                if bound is None:
                    del bounds[case]
                    break
                bounds[case] = min(bounds[case], bound)
                if found is None:
                    break
                better = realise(*found)
                if better <= best:  # no order was found that earns all of its tokens
                    break
                best = better
            if case in bounds and bounds[case] <= best:
                del bounds[case]
            if progress:
                progress(max([best, *bounds.values()]), total - len(bounds), total)
    return Proof(max([best, *bounds.values()]), len(bounds), total, monotonic() - start)


def _solve(
    made: QuiltModel,
    case: Case,
    caps: tuple[int, int],
    best: int,
    seconds: float,
    workers: int,
) -> tuple[int | None, tuple[list[Tile], int] | None]:
    """A bound for ``case``, None if it has nothing above ``best``; and a better quilt, if found."""
    from ortools.sat.python import cp_model

    model: Any = made.completed(case.ways)
    model.add(made.points >= best + 1 - case.points)
    model.add(made.button_points <= caps[0])
    model.add(made.cat_points <= caps[1])
    model.maximize(made.points)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = workers
    solver.parameters.max_time_in_seconds = seconds
    solver.parameters.linearization_level = 2
    solver.parameters.random_seed = 1
    status = solver.solve(model)
    if status == cp_model.INFEASIBLE:
        return None, None
    found = None
    if status in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        where = {i: TILES[k] for (k, i), var in made.tile.items() if solver.value(var)}
        found = [where[i] for i in range(CELLS)], case.points + round(solver.objective_value)
    bound = case.bound
    if status != cp_model.UNKNOWN or solver.best_objective_bound > 0:
        bound = min(bound, case.points + int(solver.best_objective_bound + 1e-6))
    return bound, found
