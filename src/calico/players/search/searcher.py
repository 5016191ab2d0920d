"""The players that search: strong and master.

What they know is in :mod:`calico.players.search.sight`; the search itself is compiled code (see
:mod:`calico.engine`), which is imported when the first of them has to choose.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import pstdev
from typing import TYPE_CHECKING, Final

from calico.box import GOALS
from calico.players.agent import Choice, GoalChoice, Limit
from calico.players.hints import GoalHint, GoalPlace, Hint, reasons
from calico.rules.kernel import kernel
from calico.rules.luck.deal import Shuffle
from calico.rules.numbers import move_of
from calico.rules.view import View

if TYPE_CHECKING:
    from calico.engine.workspace import Workspace
    from calico.players.search.goals import Arrangement
    from calico.players.search.search import Thought

_MOST_GAMES: Final = 9_000
"""The most play-outs for the goals: they take most of a second."""
_LATE: Final = 8
"""The last own turns, which get less time."""
_LOOKED_AT: Final = 200
"""Games that are looked at to say what became of goals."""


class Searcher:
    """Plays out the most promising moves with what it knows, and chooses the best."""

    def __init__(
        self, seed: str, simulations: Sequence[int], par: float, lift: float, deeper: int = 0
    ) -> None:
        """How many games to play out for a first move, by the number of players, and how deep.

        ``par`` is its usual score, ``lift`` the margin by which it beats its own play-outs. In
        these, the first ``deeper`` own turns are played by the deeper of the two quick choices.
        """
        self._seed = seed
        self._simulations = simulations
        self._par = par
        self._lift = lift
        self._deeper = deeper

    def choose_goals(self, view: View, limit: Limit | None = None) -> GoalChoice:
        """The goals and cells with the best mean in play-outs."""
        from calico.engine.workspace import workspace

        with workspace() as space:
            chosen = self._rank(space, view, limit)[0].goals
        return GoalChoice(_ids(chosen), self._par)

    def explain_goals(
        self, view: View, limit: Limit | None = None, most: int = 3
    ) -> list[GoalHint]:
        """The best ways to choose and place goals, with the expected score and the reasons."""
        from calico.engine.workspace import workspace
        from calico.players.search import goals
        from calico.players.search.targets import targets
        from calico.players.search.weights import weights

        hints = []
        with workspace() as space:
            for chosen in self._rank(space, view, limit, most)[:most]:
                seen = goals.look_ahead(
                    space,
                    weights(space),
                    view.state,
                    view.viewer or 0,
                    chosen.goals,
                    games=_LOOKED_AT,
                    seed=self._luck("goals ahead"),
                    wanted=targets(view.options.scenario),
                )
                ids = _ids(chosen.goals)
                left = [goal.id for goal in view.dealt]
                for goal in ids:
                    left.remove(goal)
                places = [
                    GoalPlace(goal, completed / _LOOKED_AT, both / _LOOKED_AT)
                    for goal, completed, both in zip(ids, seen.completed, seen.both, strict=True)
                ]
                expected = chosen.mean - seen.extra + self._lift
                hints.append(GoalHint(tuple(places), tuple(left), expected, pstdev(seen.scores)))
        return hints

    def _rank(
        self, space: Workspace, view: View, limit: Limit | None, keep: int = 1
    ) -> list[Arrangement]:
        """All ways to choose and place goals, best first."""
        from calico.players.search import goals
        from calico.players.search.targets import targets
        from calico.players.search.weights import weights

        return goals.rank(
            space,
            weights(space),
            view.state,
            view.viewer or 0,
            [goal.index for goal in view.dealt],
            simulations=self._games(limit),
            seed=self._luck("goals"),
            wanted=targets(view.options.scenario),
            keep=keep,
        )

    def _games(self, limit: Limit | None) -> int:
        """How many quick games to play out for the goals, which matter longer than any move."""
        if limit and limit.seconds:
            return max(24, min(int(limit.seconds * 4_000), _MOST_GAMES))
        return min(4 * ((limit and limit.simulations) or self._simulations[0]), _MOST_GAMES)

    def choose(self, view: View, limit: Limit | None = None) -> Choice:
        """The move with the best mean in play-outs."""
        thought = self._think(view, limit)
        return Choice(move_of(view, thought.moves[0]), self._lifted(view, thought.means[0]))

    def explain(self, view: View, limit: Limit | None = None, most: int = 3) -> list[Hint]:
        """The best moves, each with the expected score and the reasons.

        The best moves are those with the highest score, in a scenario including its objectives.
        """
        thought = self._think(view, limit, most)
        hints: list[Hint] = []
        for number, mean, spread in zip(thought.moves, thought.means, thought.spreads, strict=True):
            move = move_of(view, number)
            hints.append(Hint(move, self._lifted(view, mean), spread, reasons(view, move)))
        return hints[:most]

    def _think(self, view: View, limit: Limit | None, keep: int = 1) -> Thought:
        from calico.engine.workspace import workspace
        from calico.players.search import search
        from calico.players.search.weights import weights

        asked = search.Question.of(view)
        limit = limit or Limit(simulations=self.play_outs(view))
        luck = self._luck(f"turn {view.turn}")
        with workspace() as space:
            return search.think(
                space, weights(space), asked, limit, luck, deeper=self._deeper, keep=keep
            )

    def play_outs(self, view: View) -> int:
        """As many play-outs as take about the same time: more when there is less to play.

        Near the end less time is enough, because play-outs have little noise there.
        """
        left = kernel.TURNS - view.placed(view.viewer or 0)
        games = self._simulations[view.players - 1] * (kernel.TURNS / max(3, left)) ** 1.5
        return int(games if left > _LATE else 0.4 * games)

    def _lifted(self, view: View, mean: float) -> float:
        left = kernel.TURNS - view.placed(view.viewer or 0)
        return mean + self._lift * left / kernel.TURNS

    def _luck(self, what: str) -> int:
        return Shuffle(self._seed, what).below(1 << 24)


def _ids(goals: tuple[int, int, int]) -> tuple[str, str, str]:
    b3, c4, d2 = (list(GOALS)[goal] for goal in goals)
    return b3, c4, d2
