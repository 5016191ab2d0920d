"""Company: who has which table open, on any process, and how they feel.  Nothing is stored.

A process tells the others one fact a message.  What it told is forgotten when it has been silent
for a while, so nobody stays at a table for whom a process died.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from calico.table.game.table import Table
from calico.table.schema.company import CompanyView, Mood, ReactionView

GRACE: Final = 4.0
"""Seconds in which somebody who reloads the page is not away."""
PULSE: Final = 15.0
"""Seconds after which a process says again that it is there."""
SILENCE: Final = 60.0
"""Seconds after which a process that said nothing is forgotten."""
LASTING: Final = 8.0
"""Seconds for which a reaction is told to those who come."""
MOST_NAMES: Final = 12
"""Of those who watch."""

Visitor = tuple[str, str]
"""A process, and a guest or stranger there."""


@dataclass(frozen=True, slots=True)
class _Reaction:
    until: float
    key: str
    table_id: str
    guest_id: str
    mood: str


class Company:
    """The visitors of all tables."""

    def __init__(
        self,
        changed: Callable[[str], None],
        tell: Callable[[str], None],
        *,
        grace: float = GRACE,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Calls ``changed`` with a table; ``tell`` reaches the :meth:`hear` of other processes."""
        self._changed = changed
        self._tell = tell
        self._grace = grace
        self._clock = clock
        self._process = secrets.token_urlsafe(9)
        self._connections: Counter[tuple[str, str]] = Counter()
        self._leaving: set[asyncio.TimerHandle] = set()
        self._visitors: defaultdict[str, dict[Visitor, str | None]] = defaultdict(dict)
        self._heard: dict[str, float] = {}
        self._reactions: deque[_Reaction] = deque()

    # Here.

    @contextmanager
    def visit(self, table_id: str, guest_id: str | None, name: str | None) -> Iterator[None]:
        """Be at a table, as a guest with a name or as a stranger."""
        who = guest_id or f"?{secrets.token_urlsafe(9)}"
        self._connections[table_id, who] += 1
        self._arrive(table_id, (self._process, who), name)
        try:
            yield
        finally:
            later = asyncio.get_running_loop().call_later
            handle: asyncio.TimerHandle = later(
                self._grace, lambda: self._disconnect(table_id, who, handle)
            )
            self._leaving.add(handle)

    def _disconnect(self, table_id: str, who: str, handle: asyncio.TimerHandle) -> None:
        self._leaving.discard(handle)
        self._connections[table_id, who] -= 1
        if not self._connections[table_id, who]:
            del self._connections[table_id, who]
            self._depart(table_id, (self._process, who))

    def react(self, table_id: str, guest_id: str, mood: Mood) -> None:
        """Show how somebody feels."""
        key = secrets.token_urlsafe(9)
        self._add_reaction(table_id, guest_id, mood.value, key)
        self._say("reacted", table_id, guest_id, mood.value, key)

    def view(self, table: Table) -> CompanyView:
        """Who is at ``table`` now."""
        present = {who: name for (_, who), name in self._visitors.get(table.id, {}).items()}
        others = [name for who, name in present.items() if not table.seats_of(who)]
        self._forget_reactions()
        return CompanyView(
            here=[i for i, seat in enumerate(table.seats) if seat.guest and seat.guest in present],
            watchers=len(others),
            watching=sorted(name for name in others if name)[:MOST_NAMES],
            reactions=[
                ReactionView(key=each.key, seat=seats[0], mood=each.mood)
                for each in self._reactions
                if each.table_id == table.id and (seats := table.seats_of(each.guest_id))
            ],
        )

    def _arrive(self, table_id: str, visitor: Visitor, name: str | None) -> None:
        if visitor in self._visitors[table_id]:
            return
        self._visitors[table_id][visitor] = name
        if visitor[0] == self._process:
            self._say("here", table_id, visitor[1], name)
        self._changed(table_id)

    def _depart(self, table_id: str, visitor: Visitor) -> None:
        if visitor not in self._visitors.get(table_id, {}):
            return
        del self._visitors[table_id][visitor]
        if not self._visitors[table_id]:
            del self._visitors[table_id]
        if visitor[0] == self._process:
            self._say("gone", table_id, visitor[1])
        self._changed(table_id)

    def _add_reaction(self, table_id: str, guest_id: str, mood: str, key: str) -> None:
        self._forget_reactions()
        until = self._clock() + LASTING
        self._reactions.append(_Reaction(until, key, table_id, guest_id, mood))
        self._changed(table_id)

    def _forget_reactions(self) -> None:
        while self._reactions and self._reactions[0].until < self._clock():
            self._reactions.popleft()

    # Other processes.

    async def keep_telling(self) -> None:
        """Say now and then that this process is there, and forget those that no longer are."""
        while True:
            await asyncio.sleep(PULSE)
            self.pulse()

    def pulse(self) -> None:
        """Say that this process is there, and forget those that have been silent for long."""
        self._say("alive")
        oldest = self._clock() - SILENCE
        for process in [each for each, at in self._heard.items() if at < oldest]:
            self._forget(process)

    def missed(self) -> None:
        """Messages may be lost: ask everybody, and tell them everything."""
        for process in list(self._heard):
            self._forget(process)
        self._say("who")
        self._tell_all()

    def hear(self, text: str) -> None:
        """Take in what another process told."""
        process, what, *facts = json.loads(text)
        if process == self._process:
            return
        self._heard[process] = self._clock()
        match what, facts:
            case "who", []:
                self._tell_all()
            case "here", [table_id, who, name]:
                self._arrive(table_id, (process, who), name)
            case "gone", [table_id, who]:
                self._depart(table_id, (process, who))
            case "reacted", [table_id, guest_id, mood, key] if mood in set(Mood):
                self._add_reaction(table_id, guest_id, mood, key)
            case _:  # of a later release
                pass

    def close(self) -> None:
        """Everybody here is gone."""
        for handle in self._leaving:
            handle.cancel()
        for table_id, visitors in self._visitors.items():
            for process, who in visitors:
                if process == self._process:
                    self._say("gone", table_id, who)

    def _say(self, what: str, *facts: str | None) -> None:
        self._tell(json.dumps([self._process, what, *facts], ensure_ascii=False))

    def _tell_all(self) -> None:
        for table_id, visitors in self._visitors.items():
            for (process, who), name in visitors.items():
                if process == self._process:
                    self._say("here", table_id, who, name)

    def _forget(self, process: str) -> None:
        del self._heard[process]
        for table_id, visitors in list(self._visitors.items()):
            for visitor in [each for each in visitors if each[0] == process]:
                self._depart(table_id, visitor)
