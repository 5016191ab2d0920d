"""Bots: their turns are rows of the database, so that a crash only makes them late.

The line that makes a bot due writes the row in the same transaction.  Whoever can think claims a
row for :data:`LEASE`, and renews that while it thinks; the line that comes of it rewrites or ends
the row.  If nothing comes, the lease runs out and somebody else takes the turn up.

Levels that think for a moment have a thinker of their own, so that they never wait for the others.
Whose bots have thought much lately waits behind who had less, and a table that nobody looks at
waits a little; but what has waited for long comes first in any case.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from math import exp
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from calico.errors import CalicoError, TableError
from calico.rules.game import Game
from calico.rules.view import View
from calico.table.game.table import STAND_IN
from calico.table.service.thinker import Answer, Thinker
from calico.table.store.storage import bot_turns, now
from calico.table.store.writer import Writer

LEASE: Final = 30_000
"""Milliseconds after which somebody else takes a turn up."""
POLL: Final = 1.0
"""Seconds after which one looks for turns that others left."""
LAST_RESORT: Final = "dice"
QUICK: Final = ("dice", "gentle", "decent")
"""The levels that answer within some milliseconds."""
MOST_QUEUED: Final = 8
"""A guest for whom so many turns of other levels wait gets no more tables with those."""

_LATELY: Final = 60.0
"""Seconds after which a third is left of what somebody's bots have thought."""
_UNWATCHED: Final = 10_000
"""Milliseconds that turns wait behind others when nobody looks."""
_SLOWEST: Final = 1_000
"""Milliseconds that turns wait behind those of strong, which thinks for a tenth of the others."""
_FOR_EACH: Final = 20
"""Turns of one guest that are looked at."""
_AT_ONCE: Final = 500
"""Turns that are looked at."""

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
    guest_id: str = ""
    level: str = ""


class Shares:
    """How long the bots of each guest have thought lately."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """``clock`` tells seconds."""
        self._clock = clock
        self._used: dict[str, tuple[float, float]] = {}

    def of(self, guest_id: str) -> float:
        """Seconds that the bots of a guest have thought; those that are past count less."""
        seconds, at = self._used.get(guest_id, (0.0, 0.0))
        return seconds * exp((at - self._clock()) / _LATELY)

    def add(self, guest_id: str, seconds: float) -> None:
        """A bot of this guest has thought for so long."""
        self._used[guest_id] = (self.of(guest_id) + seconds, self._clock())
        if len(self._used) > _AT_ONCE:
            self._used = {each: used for each, used in self._used.items() if self.of(each) > 0.1}


class _Lane:
    """Thinkers that take the same kind of turns."""

    def __init__(self, is_quick: bool, count: int) -> None:
        self.is_quick = is_quick
        self.thinkers = [Thinker() for _ in range(count)]
        self.free: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self.thinkers:
            self.free.put_nowait(thinker)
        self.due = asyncio.Event()


class Bots:
    """All bots that think for one process."""

    def __init__(
        self,
        writer: Writer,
        ask: Callable[[str], Awaitable[Question | None]],
        act: Callable[[str, Question, Answer, str | None], Awaitable[bool]],
        is_watched: Callable[[str], bool],
        *,
        pace: float,
        count: int,
    ) -> None:
        """``ask`` says what is to decide at a table and ``act`` does it.

        ``count`` may think for long at once, and one more for a moment.
        """
        self.turns = 0
        """How many turns were done."""
        self.is_preparing = False
        """Whether the searching players are being compiled."""
        self._writer = writer
        self._ask = ask
        self._act = act
        self._is_watched = is_watched
        self._pace = pace
        self._shares = Shares()
        self._lanes = (_Lane(True, min(count, 1)), _Lane(False, count))
        self._playing: dict[asyncio.Task[None], Turn] = {}
        self._tasks = [asyncio.create_task(self._work(lane)) for lane in self._lanes]

    def wake(self) -> None:
        """There may be a turn to take."""
        for lane in self._lanes:
            lane.due.set()

    @property
    def is_alive(self) -> bool:
        """Whether turns are taken."""
        return not any(task.done() for task in self._tasks)

    async def warm_up(self) -> None:
        """Let the searching players be compiled, by one who then answers for them."""
        lane = self._lanes[-1]
        if not lane.thinkers:
            return
        self.is_preparing = True
        thinker = await lane.free.get()
        try:
            for view in (Game.new(1, seed="1").view(0), Game.new(1, setup="beginner").view(0)):
                await thinker.answer("strong", "", view)
        except (CalicoError, OSError) as error:
            _log.warning("no searching bots", extra={"why": str(error)})
        finally:
            lane.free.put_nowait(thinker)
            self.is_preparing = False

    async def close(self) -> None:
        """Stop thinking and let others take the turns that were not finished."""
        tasks = [*self._tasks, *self._playing]
        turns = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for lane in self._lanes:
            for thinker in lane.thinkers:
                await thinker.stop()
        await self._writer.run(partial(_renew, turns=turns, until=0))

    def _rank(self, turn: Turn) -> float:
        """Who is to think first: the lowest."""
        ahead = 0 if self._is_watched(turn.table_id) else _UNWATCHED
        ahead += 0 if turn.level in (*QUICK, "strong") else _SLOWEST
        return turn.due + ahead + 1000 * self._shares.of(turn.guest_id)

    async def _work(self, lane: _Lane) -> None:
        claim = partial(_claim, is_quick=lane.is_quick, rank=self._rank)
        while True:
            thinker = await lane.free.get()
            lane.due.clear()
            try:
                turn: Turn | None = await self._writer.run(claim)
            except Exception as error:  # the database may come back
                if not _is_lost(error):
                    _log.warning("no bot turns: %s", error, extra={"why": str(error)})
                turn = None
            if turn is None:
                lane.free.put_nowait(thinker)
                with suppress(TimeoutError):
                    async with asyncio.timeout(POLL):
                        await lane.due.wait()
                continue
            task = asyncio.create_task(self._play(turn, thinker, lane))
            self._playing[task] = turn
            task.add_done_callback(lambda done: self._playing.pop(done))

    async def _play(self, turn: Turn, thinker: Thinker, lane: _Lane) -> None:
        """Take ``turn``; if anything fails the lease runs out, and it is taken again."""
        holding = asyncio.create_task(self._hold(turn))
        try:
            try:
                question = await self._ask(turn.table_id)
                begun = time.monotonic()
                thought = await _think(question, thinker) if question else None
                self._shares.add(turn.guest_id, time.monotonic() - begun)
            finally:
                lane.free.put_nowait(thinker)
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
                details = {"bot": turn.level, "why": str(error)}
                _log.exception("turn of bot %s failed", turn.level, extra=details)
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


async def _claim(
    connection: AsyncConnection, is_quick: bool, rank: Callable[[Turn], float]
) -> Turn | None:
    """The first turn by ``rank`` of those that nobody has, if there is one."""
    moment = now()
    # A lease from before the clock was set back would hold for as long as that was.
    is_free = sa.or_(bot_turns.c.lease <= moment, bot_turns.c.lease > moment + 2 * LEASE)
    is_mine = bot_turns.c.level.in_(QUICK) if is_quick else bot_turns.c.level.not_in(QUICK)
    number = sa.func.row_number().over(partition_by=bot_turns.c.guest_id, order_by=bot_turns.c.due)
    numbered = sa.select(bot_turns, number.label("number")).where(is_free, is_mine).subquery()
    waits = (
        sa.select(numbered)
        .where(numbered.c.number <= _FOR_EACH)
        .order_by(numbered.c.number, numbered.c.due)
        .limit(_AT_ONCE)
    )
    found = (await connection.execute(waits)).all()
    until = moment + LEASE
    turns = [Turn(row.table_id, row.due, until, row.guest_id, row.level) for row in found]
    for turn in sorted(turns, key=rank):
        claim = (
            sa.update(bot_turns)
            .where(bot_turns.c.table_id == turn.table_id, bot_turns.c.due == turn.due, is_free)
            .values(lease=until)
        )
        if (await connection.execute(claim)).rowcount:  # else another process was faster
            return turn
    return None


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
