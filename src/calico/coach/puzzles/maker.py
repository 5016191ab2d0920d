"""Makes puzzles: plays a game, looks at all its positions, and examines the most promising.

The same seed and number give the same puzzle, or none.  What is cheap comes first: a short search,
then people who must miss it, then play-outs of all moves on two seeds and by a searcher.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from calico.box import Goal
from calico.coach.puzzles import asking, endgame, greed
from calico.coach.puzzles.endgame import legal
from calico.coach.puzzles.field import LEAD, MoveStanding, settle
from calico.coach.puzzles.puzzle import Puzzle, begin
from calico.coach.puzzles.subjects import themes_of
from calico.coach.review.comparison import compare_moves, compare_searched
from calico.coach.review.labels import FLOOR
from calico.engine.workspace import workspace
from calico.players.agent import Limit
from calico.players.levels import Decent, Strong
from calico.players.search import search
from calico.players.search.weights import weights
from calico.rules.game import Game
from calico.rules.kernel import kernel
from calico.rules.kernel.moves import cell_of, hand_of, slot_of
from calico.rules.luck.deal import Shuffle
from calico.rules.numbers import move_of
from calico.rules.view import View

EARLIEST: Final = 9
"""Own turns left from which on positions are looked at: before, hardly one stands the tests."""
SCREEN: Final = 480
"""Play-outs of the short search."""
KEPT: Final = 8
"""Moves that it plays out to the end."""
HOPE: Final = 1.3
"""Points by which the second idea must seem to be behind in it."""
TRIED: Final = 4
"""Positions of a game that are examined at most."""
MOST_GOOD: Final = 6
"""Moves that solve a puzzle at most."""
STEP: Final = 100
MOST: Final = 2_000
"""Deals on which moves are played out, between two looks and at most."""
STEP_SEARCHED: Final = 60
MOST_SEARCHED: Final = 600
"""The same with a search of the next turn."""
SOME: Final = 7
"""Moves that are settled before all the others, as they mostly spoil a puzzle."""
NEAR: Final = 4
"""How many of the moves that are behind are confirmed: those that are nearest."""
BOT: Final = Limit(simulations=96)
"""What strong is given for the games."""


@dataclass(frozen=True, slots=True)
class Find:
    """A position that may be a puzzle."""

    view: View
    ranked: tuple[int, ...]
    """Its moves as the short search ranks them."""
    promise: float
    """By how much the second idea seems to be behind."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an examination found: the moves that are good, and the best of the others."""

    good: tuple[int, ...]
    rival: int
    gap: float
    error: float


def make(seed: str, number: int) -> Puzzle | None:
    """The puzzle of the game ``number``, if it has one."""
    luck = f"puzzles/{seed}/{number}"
    setup = "beginner" if number % 4 == 0 else "standard"
    game = played(luck, setup, is_searched=number % 2 == 1)
    finds = sorted(_finds(game, luck, setup), key=lambda find: -find.promise)
    for find in finds[:TRIED]:
        verdict = examine(find, luck)
        if verdict is not None:
            puzzle = _puzzle(find.view, game, verdict, luck, setup)
            if puzzle is not None:
                return puzzle
    return None


def played(luck: str, setup: str, *, is_searched: bool) -> Game:
    """A game by strong, or by decent."""
    game = begin(luck, setup)
    person = Decent(luck)
    if game.choosing:
        game.choose_goals(0, person.choose_goals(game.view(0)).goals)
    strong = Strong(luck)
    while not game.is_finished:
        view = game.view(0)
        game.play((strong.choose(view, BOT) if is_searched else person.choose(view)).move)
    return game


def _finds(game: Game, luck: str, setup: str) -> Iterator[Find]:
    """The positions of ``game`` that seem to have one idea ahead, which people miss."""
    again = begin(luck, setup)
    if again.choosing:
        goals = game.setup.players[0].goals or ()
        again.choose_goals(0, [goal.id for goal in goals])
    for move in game.moves:
        if again.placed(0) >= kernel.TURNS - EARLIEST:
            find = _screen(again.view(0), luck)
            if find is not None:
                yield find
        again.play(move)


def _screen(view: View, luck: str) -> Find | None:
    if kernel.TURNS - view.placed(0) < 2:
        return None
    if endgame.is_last(view):
        worth = endgame.solve(view)
        ranked = sorted(worth, key=lambda move: -worth[move])
        means = [worth[move] for move in ranked]
    else:
        with workspace() as space:
            thought = search.think(
                space, weights(space), search.Question.of(view), Limit(simulations=SCREEN),
                _seed(luck, f"screen {view.turn}"), deeper=kernel.TURNS, keep=KEPT,
            )  # fmt: skip
        ranked, means = thought.moves, thought.means
    count = next((i for i, mean in enumerate(means) if means[0] - mean >= HOPE), 0)
    if not count or count > MOST_GOOD or greed.is_solved(view, ranked[:count]):
        return None
    if asking.decent_misses(view, ranked[:count], f"{luck}/{view.turn}") < asking.HALF:
        return None
    return Find(view, tuple(ranked), means[0] - means[count])


def examine(find: Find, luck: str) -> Verdict | None:
    """What solves the position, if that is certain."""
    if endgame.is_last(find.view):
        return _solved(find.view)
    asked = search.Question.of(find.view)
    best, turn = find.ranked[0], find.view.turn
    others = [move for move in legal(list(find.view.state)) if move != best]

    def plain(moves: Any, seed: int) -> Any:
        return compare_moves(space, weights(space), asked, moves, seed)

    def searched(moves: Any, seed: int) -> Any:
        return compare_searched(space, weights(space), asked, moves, seed)

    with workspace() as space:
        some = find.ranked[1 : 1 + SOME]
        if settle(plain, best, some, _seed(luck, f"some {turn}"), STEP, MOST) is None:
            return None
        found = settle(plain, best, others, _seed(luck, f"first {turn}"), STEP, MOST)
        verdict = found and _verdict(best, found)
        if not verdict:
            return None
        near = [each.move for each in found or () if each.move not in verdict.good][:NEAR]
        again = [*verdict.good[1:], *near]
        for compare, what, step, most in (
            (plain, "second", STEP, MOST),
            (searched, "searched", STEP_SEARCHED, MOST_SEARCHED),
        ):
            confirmed = settle(compare, best, again, _seed(luck, f"{what} {turn}"), step, most)
            if confirmed is None or _good(best, confirmed) != set(verdict.good):
                return None
    return verdict


def _good(best: int, found: list[MoveStanding]) -> set[int]:
    return {best} | {each.move for each in found if not each.is_behind()}


def _verdict(best: int, found: list[MoveStanding]) -> Verdict | None:
    """What the standings say, unless too many moves are good or they share no idea."""
    good = (best, *(each.move for each in found if not each.is_behind()))
    behind = [each for each in found if each.is_behind()]
    if not behind or len(good) > MOST_GOOD or not is_one_idea(good):
        return None
    rival = behind[0]
    return Verdict(good, rival.move, rival.gap, rival.error)


def is_one_idea(good: tuple[int, ...]) -> bool:
    """Whether all of them place the same tile on the same cell, or take the same tile."""
    return len({(hand_of(move), cell_of(move)) for move in good}) == 1 or (
        len({slot_of(move) for move in good}) == 1
    )


def _solved(view: View) -> Verdict | None:
    worth = endgame.solve(view)
    ranked = sorted(worth, key=lambda move: -worth[move])
    top = worth[ranked[0]]
    good = tuple(move for move in ranked if top - worth[move] <= FLOOR)
    if len(good) == len(ranked) or len(good) > MOST_GOOD or not is_one_idea(good):
        return None
    gap = top - worth[ranked[len(good)]]
    return Verdict(good, ranked[len(good)], gap, 0.0) if gap >= LEAD else None


def _puzzle(view: View, game: Game, verdict: Verdict, luck: str, setup: str) -> Puzzle | None:
    """The puzzle, unless people do not miss it or it is greedy after all."""
    if greed.is_solved(view, verdict.good):
        return None
    seed = f"{luck}/{view.turn}/again"
    by_decent = asking.decent_misses(view, verdict.good, seed)
    if by_decent < asking.HALF:
        return None
    share = asking.missed(view, verdict.good, seed, by_decent)
    goals: tuple[Goal, ...] = game.setup.players[0].goals or ()
    return Puzzle(
        seed=luck,
        setup=setup,
        goals=tuple(goal.id for goal in goals),
        moves=tuple(str(move) for move in game.moves[: view.turn - 1]),
        good=tuple(str(move_of(view, number)) for number in verdict.good),
        rival=str(move_of(view, verdict.rival)),
        gap=round(verdict.gap, 2),
        error=round(verdict.error, 2),
        missed=round(share, 2),
        difficulty=asking.difficulty_of(share),
        themes=themes_of(view, verdict.good[0], verdict.rival),
    )


def _seed(luck: str, what: str) -> int:
    return Shuffle(luck, what).below(1 << 24)
