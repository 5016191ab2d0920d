"""The tree of an analysis board: the positions of a finished game, and what was tried from them.

Positions are numbered.  The first are those of the game, each by how many moves were made; every
step that is tried adds one.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from calico.errors import CalicoError, IllegalMove
from calico.rules.game import Game
from calico.rules.kernel import kernel
from calico.rules.luck.deal import Shuffle
from calico.rules.notation import Move
from calico.rules.record import Record

MOST_STEPS: Final = 2_000
"""The most steps that can be tried on one board."""
LONGEST_SEED: Final = 64
"""Characters that the seed of a shuffled bag may have."""


@dataclass(frozen=True, slots=True)
class BoardStep:
    """What was tried: a move, or the seed by which the bag was shuffled."""

    after: int
    """The position that it follows."""
    move: Move | None = None
    shuffle: str | None = None


class AnalysisBoard:
    """A finished game, and what was tried from its positions."""

    def __init__(self, record: Record, steps: Iterable[BoardStep] = ()) -> None:
        """The board of ``record``; refused if its game is not finished or a step is impossible."""
        self.record = record
        self._steps: list[BoardStep] = []
        end = record.replay()
        if not end.is_finished:
            most = kernel.TURNS * end.players
            raise CalicoError("board-unfinished", n=len(record.moves), most=most)
        self._games = [record.replay(0)]
        for move in record.moves:
            self._games.append(_after(self._games[-1], move))
        for number, step in enumerate(steps, start=1):
            try:
                self._add(step)
            except CalicoError as reason:
                raise CalicoError("board-step", n=number, reason=reason) from None

    @property
    def steps(self) -> tuple[BoardStep, ...]:
        """What was tried, in the order of the positions that it led to."""
        return tuple(self._steps)

    @property
    def last(self) -> int:
        """The number of the last position."""
        return len(self._games) - 1

    def game(self, at: int) -> Game:
        """The game at a position; it is not to be changed."""
        if not 0 <= at <= self.last:
            raise CalicoError("board-position", text=at, last=self.last)
        return self._games[at]

    def before(self, at: int) -> int | None:
        """The position before that ``at``; None at the start of the game."""
        step = self.step(at)
        return step.after if step else at - 1 if at else None

    def step(self, at: int) -> BoardStep | None:
        """The step that led to the position ``at``; None for those of the game itself."""
        tried = at - len(self.record.moves) - 1
        return self._steps[tried] if tried >= 0 else None

    def play(self, at: int, move: Move | str) -> int:
        """The position after ``move`` from ``at``: a new one, unless it was tried before."""
        game = _after(self.game(at), move)
        for number, other in enumerate(self._games):
            step = self.step(number)
            is_move = step is None or step.move is not None
            if self.before(number) == at and is_move and other.moves == game.moves:
                return number
        return self._append(BoardStep(at, move=game.moves[-1]), game)

    def shuffle(self, at: int, seed: str | None = None) -> int:
        """A new position like that ``at`` with another order of the bag; made up without a seed.

        Hands and market stay: only tiles that nobody has drawn come in another order.
        """
        seed = secrets.token_hex(4) if seed is None else seed
        return self._append(BoardStep(at, shuffle=seed), _shuffled(self.game(at), seed))

    def remove(self, at: int) -> int:
        """Remove a step that was tried with all that follows it; the position before it.

        Later positions get new numbers, those before it keep theirs.
        """
        self.game(at)
        step = self.step(at)
        if step is None:
            raise CalicoError("board-game-stays")
        numbers = {number: number for number in range(at)}
        first = len(self.record.moves) + 1
        kept, games = self._steps[: at - first], self._games[:at]
        for number in range(at + 1, len(self._games)):
            old = self._steps[number - first]
            if old.after in numbers:
                numbers[number] = len(games)
                kept.append(replace(old, after=numbers[old.after]))
                games.append(self._games[number])
        self._steps, self._games = kept, games
        return step.after

    def _add(self, step: BoardStep) -> None:
        if step.move is not None:
            self._append(step, _after(self.game(step.after), step.move))
        else:
            self._append(step, _shuffled(self.game(step.after), step.shuffle or ""))

    def _append(self, step: BoardStep, game: Game) -> int:
        if len(self._steps) == MOST_STEPS:
            raise CalicoError("board-full", n=MOST_STEPS)
        self._steps.append(step)
        self._games.append(game)
        return self.last


def _after(game: Game, move: Move | str) -> Game:
    twin = game.copy()
    twin.play(move)
    return twin


def _shuffled(game: Game, seed: str) -> Game:
    """The game with the tiles that are still in the bag in the order of ``seed``."""
    if game.is_finished:
        raise IllegalMove("game-over", rule="R3.5")
    if len(seed) > LONGEST_SEED:
        raise CalicoError("board-seed", n=LONGEST_SEED)
    drawn = len(game.bag) - game.bag_count
    rest = sorted(game.bag[drawn:], key=lambda tile: tile.index)
    bag = (*game.bag[:drawn], *Shuffle(seed, "board").shuffled(rest))
    twin = Game(game.setup, bag)
    for move in game.moves:
        twin.play(move)
    return twin
