"""Bots: their turns are rows of the database, so that a crash only makes them late.

The line that makes a bot due writes the row in the same transaction.  Whoever can think claims a
row for :data:`LEASE`, and renews that while it thinks; the line that comes of it rewrites or ends
the row.  If nothing comes, the lease runs out and somebody else takes the turn up.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from calico.errors import CalicoError, TableError
from calico.rules.view import View
from calico.table.storage import bot_turns, now
from calico.table.table import STAND_IN
from calico.table.thinker import Answer, Thinker
from calico.table.writer import Writer

LEASE: Final = 30_000
"""Milliseconds after which somebody else takes a turn up."""
POLL: Final = 1.0
"""Seconds after which one looks for turns that others left."""
LAST_RESORT: Final = "dice"

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is to decide: everything it may know."""

    version: int
    seat: int
    level: str
    view: View


@dataclass(slots=True)
class Turn:
    """A turn that was claimed until ``lease``."""

    table_id: str
    due: int
    lease: int


class Bots:
    """All bots that think for one process."""

    def __init__(
        self,
        writer: Writer,
        ask: Callable[[str], Awaitable[Question | None]],
        act: Callable[[str, Question, Answer, str | None], Awaitable[bool]],
        *,
        pace: float,
        count: int,
    ) -> None:
        """``ask`` says what is to decide at a table and ``act`` does it; ``count`` may think."""
        self.turns = 0
        """How many turns were done."""
        self._writer = writer
        self._ask = ask
        self._act = act
        self._pace = pace
        self._thinkers = [Thinker() for _ in range(count)]
        self._free: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self._thinkers:
            self._free.put_nowait(thinker)
        self._due = asyncio.Event()
        self._playing: dict[asyncio.Task[None], Turn] = {}
        self._task = asyncio.create_task(self._work())

    def wake(self) -> None:
        """There may be a turn to take."""
        self._due.set()

    @property
    def is_alive(self) -> bool:
        """Whether turns are taken."""
        return not self._task.done()

    async def close(self) -> None:
        """Stop thinking and let others take the turns that were not finished."""
        tasks = [self._task, *self._playing]
        turns = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for thinker in self._thinkers:
            await thinker.stop()
        await self._writer.run(partial(_renew, turns=turns, until=0))

    async def _work(self) -> None:
        while True:
            thinker = await self._free.get()
            self._due.clear()
            try:
                turn: Turn | None = await self._writer.run(_claim)
            except Exception as error:  # the database may come back
                if not _is_lost(error):
                    _log.warning("no bot turns: %s", error, extra={"why": str(error)})
                turn = None
            if turn is None:
                self._free.put_nowait(thinker)
                with suppress(TimeoutError):
                    async with asyncio.timeout(POLL):
                        await self._due.wait()
                continue
            task = asyncio.create_task(self._play(turn, thinker))
            self._playing[task] = turn
            task.add_done_callback(lambda done: self._playing.pop(done))

    async def _play(self, turn: Turn, thinker: Thinker) -> None:
        """Take ``turn``; if anything fails the lease runs out, and it is taken again."""
        holding = asyncio.create_task(self._hold(turn))
        try:
            try:
                question = await self._ask(turn.table_id)
                thought = await _think(question, thinker) if question else None
            finally:
                self._free.put_nowait(thinker)
            if question is None or thought is None:
                await self._writer.run(partial(_drop, turn=turn))
                return
            answer, level = thought
            if isinstance(answer, str):  # goals are shown together anyway
                waited = (now() - turn.due) / 1000  # of a clock that may have been set back
                await asyncio.sleep(min(self._pace - waited, self._pace))
            stand_in = None if level == question.level else level
            self.turns += await self._act(turn.table_id, question, answer, stand_in)
        except Exception as error:
            if not _is_lost(error):
                _log.exception("bot turn failed")
        finally:
            holding.cancel()

    async def _hold(self, turn: Turn) -> None:
        """Renew the lease of ``turn`` for as long as it takes."""
        while True:
            await asyncio.sleep(LEASE / 3000)
            until = now() + LEASE
            with suppress(Exception):  # next time, or the lease runs out
                await self._writer.run(partial(_renew, turns=[turn], until=until))
                turn.lease = until


async def _think(question: Question, thinker: Thinker) -> tuple[Answer, str]:
    """What the bot does; if it fails, what others would do: no game is stuck.  And whose it is."""
    levels = dict.fromkeys([question.level, STAND_IN, LAST_RESORT])
    for level in levels:
        try:
            return await thinker.answer(level, secrets.token_hex(8), question.view), level
        except (CalicoError, OSError) as error:
            why = error.details.get("why", error) if isinstance(error, CalicoError) else error
            _log.warning("bot %s failed: %s", level, why, extra={"bot": level, "why": str(why)})
            reason = error
    raise reason


def _is_lost(error: Exception) -> bool:
    """Whether it was the database, which has told of it."""
    return isinstance(error, TableError) and error.code == "database-lost"


async def _claim(connection: AsyncConnection) -> Turn | None:
    """The turn that has waited for longest, if there is one that nobody has."""
    time = now()
    # A lease from before the clock was set back would hold for as long as that was.
    is_free = sa.or_(bot_turns.c.lease <= time, bot_turns.c.lease > time + 2 * LEASE)
    waits = (
        sa.select(bot_turns.c.table_id)
        .where(is_free)
        .order_by(bot_turns.c.due)
        .limit(1)
        .with_for_update(skip_locked=True)
    )
    claim = (
        sa.update(bot_turns)
        .where(bot_turns.c.table_id == waits.scalar_subquery())
        .values(lease=time + LEASE)
        .returning(bot_turns.c.table_id, bot_turns.c.due, bot_turns.c.lease)
    )
    row = (await connection.execute(claim)).first()
    return Turn(row.table_id, row.due, row.lease) if row else None


async def _renew(connection: AsyncConnection, turns: list[Turn], until: int) -> None:
    """Change the leases of those ``turns`` that are still the same."""
    for turn in turns:
        await connection.execute(
            sa.update(bot_turns)
            .where(bot_turns.c.table_id == turn.table_id, bot_turns.c.lease == turn.lease)
            .values(lease=until)
        )


async def _drop(connection: AsyncConnection, turn: Turn) -> None:
    """End a turn that is none any more."""
    await connection.execute(
        sa.delete(bot_turns).where(
            bot_turns.c.table_id == turn.table_id, bot_turns.c.lease == turn.lease
        )
    )
