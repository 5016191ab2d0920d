"""One decision: what was played, what is best, and what the difference cost."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from calico.box import GOALS
from calico.coach.review.comparison import (
    Effort,
    Rival,
    compare_goals,
    compare_moves,
    compare_searched,
)
from calico.coach.review.duel import PARTS
from calico.coach.review.labels import Label, is_decided, is_good, is_suspect, judge, short
from calico.engine.workspace import workspace
from calico.players.agent import Limit
from calico.players.levels import LIFT, Decent, Master
from calico.players.search import goals as goal_search
from calico.players.search import search
from calico.players.search.targets import targets
from calico.players.search.weights import weights
from calico.rules.game import Game
from calico.rules.kernel import kernel
from calico.rules.luck.deal import Shuffle
from calico.rules.notation import Move
from calico.rules.numbers import move_of, number_of
from calico.rules.record import Record
from calico.rules.view import View

SHOWN: Final = 3
"""How many of the best moves are compared besides the one that was played."""
FEW: Final = 6
"""With at most so many legal moves all are compared, and whether they all come to the same."""
GOAL_GAMES: Final = 9_000
"""Games that are played out to find the best goals, as master does."""
_STEP: Final = 250
_STEP_SEARCHED: Final = 20
"""Deals between two pauses, without and with a search: some tenths of a second at most."""

Steps = Generator[None, None, "Decision"]
"""Work that pauses often, so that it can be shown and stopped, and ends with a decision."""


@dataclass(frozen=True, slots=True)
class Terms:
    """How thorough a review is, and its luck."""

    seed: str = "1"
    screen: float = 0.4
    """Play-outs that look for the best move, as a share of what master takes for its own."""
    deals: int = 400
    """Deals on which the best few moves are played out."""
    more: int = 1_500
    """Deals at most on which the move that was played is, to see whether it is suspect."""
    searched: int = 40
    """Deals on which the next turn after a suspect move is searched."""
    most: int = 160
    """Deals at most on which it is, until the label of the move that was played is certain."""


QUICK: Final = Terms(screen=0.15, deals=200, more=400, searched=16, most=40)
"""A first impression, in a third of the time."""


@dataclass(frozen=True, slots=True)
class Option:
    """A move, or goals on b3, c4 and d2, that was looked at."""

    move: str
    gap: float
    """Points behind the best."""
    error: float
    """The standard error of ``gap``."""
    deals: int
    expected: float
    """The final score to expect."""
    parts: tuple[float, ...]
    """Of it, as play-outs have it: goals, cats, buttons, and what a scenario is worth."""
    searched: bool
    """Whether the turn after it was searched, on every deal."""
    label: Label


@dataclass(frozen=True, slots=True)
class Decision:
    """A turn of a seat, or its choice of goals."""

    turn: int
    """The turn of the seat, counted from 1; 0 for its goals."""
    number: int
    """The number of the move in the record; 0 for goals."""
    played: str
    label: Label
    options: tuple[Option, ...]
    """The best first, then the move that was played if it is another, then others."""
    lost: dict[str, float]
    """By part, what the best would have brought more."""
    decent: float
    """What decent's move would have cost; not cut off at 0, so that its mean is unbiased."""

    @property
    def best(self) -> Option:
        """What the search found best."""
        return self.options[0]

    @property
    def mine(self) -> Option:
        """What was played."""
        return next(option for option in self.options if option.move == self.played)

    @property
    def is_decision(self) -> bool:
        """Whether there was anything to decide."""
        return self.label is not Label.NONE

    @property
    def loss(self) -> float:
        """The points that it cost."""
        return max(0.0, self.mine.gap) if self.is_decision else 0.0


def decide_move(view: View, move: Move, terms: Terms, luck: str) -> Steps:
    """Judge ``move`` of the viewer, whose turn it is."""
    seat = view.viewer or 0
    turn = view.placed(seat) + 1
    played, asked = number_of(view, move), search.Question.of(view)
    decent = number_of(view, Decent(luck).choose(view).move)
    limit = Limit(simulations=max(1, int(terms.screen * Master().play_outs(view))))
    with workspace() as space:
        w = weights(space)
        thought = search.think(
            space, w, asked, limit, _luck(luck, f"screen {seat} {turn}"),
            deeper=kernel.TURNS, keep=SHOWN, also=(played,),
        )  # fmt: skip
        yield
        some = thought.moves[: FEW if len(thought.moves) <= FEW else SHOWN]
        moves = list(dict.fromkeys([thought.moves[0], played, *some, decent]))
        compared = compare_moves(space, w, asked, moves, _luck(luck, f"duel {seat} {turn}"))
        yield from compared.run(_effort(terms), _at_once if moves[0] == played else _is_clear)
        rivals = [compared.rival(i) for i in range(len(moves))]
        suspects = [
            i
            for i in dict.fromkeys((moves.index(played), moves.index(decent)))
            if i and not is_good(rivals[i].gap, rivals[i].error)
        ]
        again = compare_searched(
            space, w, asked, [moves[i] for i in (0, *suspects)],
            _luck(luck, f"searched {seat} {turn}"),
        )  # fmt: skip
        if suspects:
            effort = Effort(terms.searched, max(terms.searched, terms.most), _STEP_SEARCHED)
            until = is_decided if moves[suspects[0]] == played else _at_once
            yield from again.run(effort, until)
        searched = {i: again.rival(1 + k) for k, i in enumerate(suspects)}
        if suspects:
            searched[0] = again.rival(0)
    return _decision(
        turn,
        view.turn,
        [str(move_of(view, number)) for number in moves],
        rivals,
        searched,
        (moves.index(played), moves.index(decent)),
        LIFT * (kernel.TURNS + 1 - turn) / kernel.TURNS,
        is_equal=len(thought.moves) <= FEW and _are_equal(rivals),
    )


def decide_goals(record: Record, seat: int, terms: Terms, luck: str) -> Steps:
    """Judge the goals of ``seat`` and their places, out of those dealt, or else of these three."""
    players = tuple(replace(player, goals=None) for player in record.setup.players)
    chosen = [player.goals or () for player in record.setup.players]
    setup = replace(record.setup, players=players)
    view = Game(setup, record.bag, record.dealt or chosen).view(seat)
    played = tuple(goal.index for goal in chosen[seat])
    ids = list(GOALS)
    decent = tuple(ids.index(goal) for goal in Decent(luck).choose_goals(view).goals)
    wanted, options = targets(view.options.scenario), view.options
    with workspace() as space:
        w = weights(space)
        ranked = goal_search.rank(
            space, w, view.state, seat, [goal.index for goal in view.dealt],
            simulations=max(1, int(2 * terms.screen * GOAL_GAMES)),
            seed=_luck(luck, f"screen {seat} goals"),
            wanted=wanted,
        )  # fmt: skip
        yield
        best = [each.goals for each in ranked[:SHOWN]]
        goals = list(dict.fromkeys([best[0], played, *best, decent]))
        compared = compare_goals(
            space, w, view.state, seat, wanted, goals, options.copies,
            _luck(luck, f"duel {seat} goals"),
        )  # fmt: skip
        effort = Effort(terms.deals, 4 * terms.more, _STEP)
        yield from compared.run(effort, _at_once if goals[0] == played else is_decided)
        rivals = [compared.rival(i) for i in range(len(goals))]
    names = [",".join(ids[goal] for goal in three) for three in goals]
    pair = goals.index(played), goals.index(decent)
    return _decision(0, 0, names, rivals, {}, pair, LIFT, is_equal=False)


def _decision(
    turn: int, number: int, names: Sequence[str], rivals: Sequence[Rival],
    searched: Mapping[int, Rival], who: tuple[int, int], lift: float, *, is_equal: bool,
) -> Decision:  # fmt: skip
    """What is known of the one that was played and of decent's, whose places are ``who``.

    Those ``searched``, with the first, are known by more than by plain play-outs.
    """
    start = rivals[0].mean + lift
    options = []
    for i, name in enumerate(names):
        rival = searched.get(i, rivals[i])
        options.append(
            Option(
                move=name,
                gap=short(rival.gap),
                error=short(rival.error),
                deals=rival.deals,
                expected=short(start - rival.gap),
                parts=tuple(map(short, rivals[i].parts)),
                searched=i in searched,
                label=judge(rival.gap, rival.error) if i else Label.BEST,
            )
        )
    played, decent = who
    label = Label.NONE if is_equal else options[played].label
    measured = searched if played in searched else dict(enumerate(rivals))
    pairs = zip(PARTS, measured[0].parts, measured[played].parts, strict=True)
    lost = {part: short(best - mine) for part, best, mine in pairs}
    return Decision(turn, number, names[played], label, tuple(options), lost, options[decent].gap)


def _are_equal(rivals: Sequence[Rival]) -> bool:
    return all(rival.gap == 0 and rival.error == 0 for rival in rivals)


def _effort(terms: Terms) -> Effort:
    return Effort(terms.deals, max(terms.deals, terms.more), _STEP)


def _is_clear(gap: float, error: float) -> bool:
    """Whether a move is certainly good, or certainly suspect."""
    return is_good(gap, error) or is_suspect(gap, error)


def _at_once(_gap: float, _error: float) -> bool:
    """Where the best was played, the first deals are enough."""
    return True


def _luck(luck: str, what: str) -> int:
    return Shuffle(luck, what).below(1 << 24)
