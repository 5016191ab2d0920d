"""Bots: their turns are stored, so that a crash only delays them.

The events that make a bot due store the turn with them.  A process that can think claims a turn for
:data:`LEASE`, and renews that while it thinks; the event that follows replaces or removes the
turn.  If nothing follows, the lease ends and another process claims the turn.

Quick levels have a separate thinker, so that they never wait for the others.  Turns of guests whose
bots used more time recently come later, and so do tables without viewers; but a turn that has
waited long comes first.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import exp
from typing import Any, Final, Protocol

from calico.errors import CalicoError, TableError
from calico.players.answers import Work
from calico.rules.game import Game
from calico.rules.notation import Move
from calico.rules.view import View
from calico.table.game.table import STAND_IN
from calico.table.service.clock import now
from calico.table.service.storage import BotTurn, BotTurnStore

LEASE: Final = 30_000
"""Milliseconds after which another process may take a turn."""
POLL: Final = 1.0
"""Seconds between searches for turns that other processes left."""
LAST_RESORT: Final = "dice"
ADVISER: Final = "master"
"""The level that gives advice to people."""
MOST_ADVICE: Final = 4
"""The most questions for advice of one guest that wait at once."""
QUICK: Final = ("dice", "gentle", "decent")
"""The levels that answer within some milliseconds."""
MOST_QUEUED: Final = 8
"""The most waiting turns of slow bots of one guest, who gets no more tables with them."""

_LATELY: Final = 60.0
"""Seconds after which used thinking time counts only a third."""
_UNWATCHED: Final = 10_000
"""Milliseconds that turns of a table without viewers are delayed."""
_SLOWEST: Final = 1_000
"""Milliseconds that turns are delayed behind those of strong, which needs a tenth of the time."""
_MOST_SHARES: Final = 500
"""Guests whose share is remembered before small ones are forgotten."""

BotAnswer = str | tuple[str, str, str]
"""A move, or goals for b3, c4 and d2."""

_log = logging.getLogger(__name__)


class Thinker(Protocol):
    """What lets bots think beside the event loop: a process, or a worker of a browser."""

    async def answer(self, level: str, seed: str, view: View) -> BotAnswer:
        """What the bot ``level`` does with ``view``, all that it may know; legal, or an error."""

    async def advise(self, work: Work, *arguments: Any) -> Any:
        """What ``work``, a function of the coach, returns, or an error."""

    async def stop(self) -> None:
        """End whatever it does."""


@dataclass(frozen=True, slots=True)
class BotQuestion:
    """What a bot is to decide."""

    version: int
    seat: int
    level: str
    view: View


class Shares:
    """How long the bots of each guest have thought recently."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """``clock`` gives seconds."""
        self._clock = clock
        self._used: dict[str, tuple[float, float]] = {}

    def of(self, guest_id: str) -> float:
        """Seconds that the bots of a guest have thought; earlier ones count less."""
        seconds, at = self._used.get(guest_id, (0.0, 0.0))
        return seconds * exp((at - self._clock()) / _LATELY)

    def add(self, guest_id: str, seconds: float) -> None:
        """A bot of this guest has thought for so long."""
        self._used[guest_id] = (self.of(guest_id) + seconds, self._clock())
        if len(self._used) > _MOST_SHARES:
            self._used = {each: used for each, used in self._used.items() if self.of(each) > 0.1}


class _Lane:
    """Thinkers that take the same kind of turns."""

    def __init__(self, is_quick: bool, thinkers: Sequence[Thinker]) -> None:
        self.is_quick = is_quick
        self.thinkers = thinkers
        self.free: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self.thinkers:
            self.free.put_nowait(thinker)
        self.due = asyncio.Event()


@dataclass(eq=False, slots=True)
class _Advice:
    """Somebody who waits for advice."""

    guest_id: str
    asked: int
    thinker: asyncio.Future[Thinker]


class Bots:
    """All bots that one process plays, and the advice that people get."""

    def __init__(
        self,
        turns: BotTurnStore,
        thinker: Callable[[], Thinker],
        ask: Callable[[str], Awaitable[BotQuestion | None]],
        act: Callable[[str, BotQuestion, BotAnswer, str | None], Awaitable[bool]],
        is_watched: Callable[[str], bool],
        *,
        pace: float,
        count: int,
    ) -> None:
        """``ask`` gives the question at a table and ``act`` does what was answered.

        ``count`` slow bots may think at once, and one quick bot.
        """
        self.turns = 0
        """How many turns were done."""
        self._store = turns
        self._ask = ask
        self._act = act
        self._is_watched = is_watched
        self._pace = pace
        self._shares = Shares()
        self._lanes = (
            _Lane(True, [thinker() for _ in range(min(count, 1))]),
            _Lane(False, [thinker() for _ in range(count)]),
        )
        self._playing: dict[asyncio.Task[None], BotTurn] = {}
        self._waiting: list[_Advice] = []
        self._is_wanted = asyncio.Event()
        self._tasks = [asyncio.create_task(self._work(lane)) for lane in self._lanes]
        self._tasks.append(asyncio.create_task(self._give(self._lanes[-1])))

    def wake(self) -> None:
        """There may be a turn to take."""
        for lane in self._lanes:
            lane.due.set()

    @property
    def is_alive(self) -> bool:
        """Whether turns are taken."""
        return not any(task.done() for task in self._tasks)

    async def advise(self, guest_id: str, work: Work, *arguments: Any) -> Any:
        """What ``work`` returns to a guest; it takes its turn with the slow bots.

        Of those who wait, guests come first for whom less was computed recently.
        """
        lane = self._lanes[-1]
        if not lane.thinkers:
            raise TableError("hint-nobody")
        if sum(each.guest_id == guest_id for each in self._waiting) >= MOST_ADVICE:
            raise TableError("too-many", n=1)
        waiting = _Advice(guest_id, now(), asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._is_wanted.set()
        try:
            thinker = await waiting.thinker
        except asyncio.CancelledError:
            if waiting.thinker.done() and not waiting.thinker.cancelled():
                lane.free.put_nowait(waiting.thinker.result())
            raise
        begun = time.monotonic()
        try:
            return await thinker.advise(work, *arguments)
        finally:
            self._shares.add(guest_id, time.monotonic() - begun)
            lane.free.put_nowait(thinker)

    async def _give(self, lane: _Lane) -> None:
        """Give thinkers to those who wait for advice, in turn with the bots of ``lane``."""

        def rank(one: _Advice) -> float:
            return one.asked + 1000 * self._shares.of(one.guest_id)

        while True:
            await self._is_wanted.wait()
            thinker = await lane.free.get()
            self._waiting = [each for each in self._waiting if not each.thinker.cancelled()]
            if self._waiting:
                first = min(self._waiting, key=rank)
                self._waiting.remove(first)
                first.thinker.set_result(thinker)
            else:
                self._is_wanted.clear()
                lane.free.put_nowait(thinker)

    async def warm_up(self) -> None:
        """Let a thinker start and load the searching bots, before anybody waits for one."""
        lane = self._lanes[-1]
        if not lane.thinkers:
            return
        thinker = await lane.free.get()
        try:
            await thinker.answer("strong", "", Game.new(1, setup="beginner").view(0))
        except (CalicoError, OSError) as error:
            _log.warning("no searching bots", extra={"why": str(error)})
        finally:
            lane.free.put_nowait(thinker)

    async def close(self) -> None:
        """Stop, and give back the turns that were not finished."""
        tasks = [*self._tasks, *self._playing]
        turns = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for lane in self._lanes:
            for thinker in lane.thinkers:
                await thinker.stop()
        await self._store.renew(turns, 0)

    def _rank(self, turn: BotTurn) -> float:
        """Who is to think first: the lowest."""
        ahead = 0 if self._is_watched(turn.table_id) else _UNWATCHED
        ahead += 0 if turn.level in (*QUICK, "strong") else _SLOWEST
        return turn.due + ahead + 1000 * self._shares.of(turn.guest_id)

    async def _work(self, lane: _Lane) -> None:
        while True:
            thinker = await lane.free.get()
            lane.due.clear()
            try:
                turn = await self._store.claim(
                    QUICK, others=not lane.is_quick, now=now(), lease=LEASE, rank=self._rank
                )
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

    async def _play(self, turn: BotTurn, thinker: Thinker, lane: _Lane) -> None:
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
                await self._store.drop(turn)
                return
            answer, level = thought
            if isinstance(answer, str):  # goals are shown together anyway
                waited = (now() - turn.due) / 1000  # the clock may have been set back
                await asyncio.sleep(min(self._pace - waited, self._pace))
            stand_in = None if level == question.level else level
            self.turns += await self._act(turn.table_id, question, answer, stand_in)
        except Exception as error:
            if not _is_lost(error):
                details = {"bot": turn.level, "why": str(error)}
                _log.exception("turn of bot %s failed", turn.level, extra=details)
        finally:
            holding.cancel()

    async def _hold(self, turn: BotTurn) -> None:
        """Renew the lease of ``turn`` for as long as it takes."""
        while True:
            await asyncio.sleep(LEASE / 3000)
            until = now() + LEASE
            with suppress(Exception):  # next time, or the lease runs out
                await self._store.renew([turn], until)
                turn.lease = until


def checked(level: str, answer: Any, view: View) -> BotAnswer:
    """``answer`` if the rules allow it; goals were checked where they were chosen."""
    match answer:
        case {"error": str(why)}:
            raise CalicoError("agent-failed", agent=level, why=why)
        case {"move": str(text)}:
            reason = view.why_illegal(Move.parse(text))
            if reason:
                raise CalicoError("agent-illegal", agent=level, what=text, reason=reason)
            return text
        case {"goals": [str(b3), str(c4), str(d2)]}:
            return b3, c4, d2
    raise CalicoError("agent-answer", agent=level, text=answer)


async def _think(question: BotQuestion, thinker: Thinker) -> tuple[BotAnswer, str]:
    """The answer of the bot, or of a stand-in if it fails, and the level that gave it."""
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
    """Whether the store could not be used, which is logged or reported elsewhere."""
    return isinstance(error, TableError) and error.code.startswith(("database-lost", "storage-"))
