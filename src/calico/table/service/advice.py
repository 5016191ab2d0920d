"""Advice for people at tables: computed where slow bots think, and once for each turn.

Only what the seat may see is asked about.  Asking for the same again, or for more of it, computes
nothing anew.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Coroutine, Hashable
from dataclasses import dataclass
from typing import Any, Final

from calico.coach import advice
from calico.errors import TableError
from calico.rules.notation import Move
from calico.rules.view import View
from calico.table.game.table import Table
from calico.table.service.bots import Bots

MOST_KEPT: Final = 1_000
"""The most answers that are remembered."""


@dataclass(frozen=True, slots=True)
class TurnQuestion:
    """What a seat is to decide now."""

    table_id: str
    seat: int
    moves: tuple[str, ...]
    """All that were played before."""
    view: View

    @classmethod
    def of(cls, table: Table, guest: str, seat: int, number: int | None) -> TurnQuestion:
        """The turn of a seat of ``guest``, if it may have hints about it."""
        table.check_hint(guest, seat, number)
        if table.game is None:  # pragma: no cover
            raise TableError("not-started")
        moves = tuple(map(str, table.game.moves))
        return cls(table.id, seat, moves, table.game.view(seat))

    @property
    def key(self) -> tuple[Hashable, ...]:
        """What tells it from every other."""
        return self.table_id, self.seat, self.moves

    @property
    def seed(self) -> str:
        """The same on every process of a server."""
        return f"{self.table_id}/{self.seat}/{len(self.moves)}"

    def check(self, text: str) -> str:
        """``text`` as a legal move of this turn, or an error."""
        move = Move.parse(text)
        reason = self.view.why_illegal(move)
        if reason is not None:
            raise reason
        return str(move)


class Adviser:
    """Asks the coach, and remembers its answers."""

    def __init__(self, bots: Bots) -> None:
        self._bots = bots
        self._answers: OrderedDict[Hashable, asyncio.Task[dict[str, Any]]] = OrderedDict()

    async def advise(self, guest_id: str, question: TurnQuestion) -> dict[str, Any]:
        """The best few moves or goals: see :func:`calico.coach.advice.advise`."""
        return await self._remembered(
            question.key,
            self._bots.advise(guest_id, advice.advise, question.seed, question.view),
        )

    async def weigh(self, guest_id: str, question: TurnQuestion, move: str) -> dict[str, Any]:
        """What ``move`` costs against the best: see :func:`calico.coach.advice.weigh`."""
        best = (await self.advise(guest_id, question))["moves"][0]["move"]
        return await self._remembered(
            (*question.key, move),
            self._bots.advise(guest_id, advice.weigh, question.seed, question.view, best, move),
        )

    async def close(self) -> None:
        """End what is still being computed."""
        tasks = list(self._answers.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _remembered(
        self, key: Hashable, work: Coroutine[Any, Any, dict[str, Any]]
    ) -> dict[str, Any]:
        """The answer for ``key``; ``work`` finds it if nobody has asked before.

        It goes on if the one who asked goes away: they will ask again.
        """
        found = self._answers.get(key)
        if found is None or (found.done() and (found.cancelled() or found.exception())):
            found = self._answers[key] = asyncio.create_task(work)
            while len(self._answers) > MOST_KEPT:
                self._answers.popitem(last=False)
        else:
            work.close()
        self._answers.move_to_end(key)
        return await asyncio.shield(found)
