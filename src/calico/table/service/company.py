"""Company: who has which table open, on any process, and their reactions.  Nothing is stored.

Processes send each other messages of one fact each.  Facts of a process that has been silent for a
while are forgotten, so that nobody stays at a table after their process has died.
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
"""Seconds between two announcements of a process."""
SILENCE: Final = 60.0
"""Seconds after which a silent process is forgotten."""
LASTING: Final = 8.0
"""Seconds for which a reaction is sent to new visitors."""
MOST_NAMES: Final = 12
"""The most names of spectators that are sent."""

Visitor = tuple[str, str]
"""A process, and a guest or an anonymous visitor there."""


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
        broadcast: Callable[[str], None],
        *,
        grace: float = GRACE,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Calls ``changed`` with a table; ``broadcast`` reaches :meth:`receive` elsewhere."""
        self._changed = changed
        self._broadcast = broadcast
        self._grace = grace
        self._clock = clock
        self._process = secrets.token_urlsafe(9)
        self._connections: Counter[tuple[str, str]] = Counter()
        self._leaving: set[asyncio.TimerHandle] = set()
        self._visitors: defaultdict[str, dict[Visitor, str | None]] = defaultdict(dict)
        self._last_message: dict[str, float] = {}
        self._reactions: deque[_Reaction] = deque()

    # Visitors of this process.

    @contextmanager
    def visit(self, table_id: str, guest_id: str | None, name: str | None) -> Iterator[None]:
        """Visit a table, as a guest with a name or anonymously."""
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
        """Add a reaction of somebody."""
        key = secrets.token_urlsafe(9)
        self._add_reaction(table_id, guest_id, mood.value, key)
        self._send("reacted", table_id, guest_id, mood.value, key)

    def view(self, table: Table) -> CompanyView:
        """Who has ``table`` open now."""
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
            self._send("here", table_id, visitor[1], name)
        self._changed(table_id)

    def _depart(self, table_id: str, visitor: Visitor) -> None:
        if visitor not in self._visitors.get(table_id, {}):
            return
        del self._visitors[table_id][visitor]
        if not self._visitors[table_id]:
            del self._visitors[table_id]
        if visitor[0] == self._process:
            self._send("gone", table_id, visitor[1])
        self._changed(table_id)

    def _add_reaction(self, table_id: str, guest_id: str, mood: str, key: str) -> None:
        self._forget_reactions()
        until = self._clock() + LASTING
        self._reactions.append(_Reaction(until, key, table_id, guest_id, mood))
        self._changed(table_id)

    def _forget_reactions(self) -> None:
        while self._reactions and self._reactions[0].until < self._clock():
            self._reactions.popleft()

    # Messages between processes.

    async def keep_alive(self) -> None:
        """Announce this process regularly, and forget processes that have ended."""
        while True:
            await asyncio.sleep(PULSE)
            self.pulse()

    def pulse(self) -> None:
        """Announce this process, and forget processes that have been silent for long."""
        self._send("alive")
        oldest = self._clock() - SILENCE
        for process in [each for each, at in self._last_message.items() if at < oldest]:
            self._forget(process)

    def missed(self) -> None:
        """Messages may have been lost: ask all processes, and send them everything."""
        for process in list(self._last_message):
            self._forget(process)
        self._send("who")
        self._send_all()

    def receive(self, text: str) -> None:
        """Handle a message of another process."""
        process, what, *facts = json.loads(text)
        if process == self._process:
            return
        self._last_message[process] = self._clock()
        match what, facts:
            case "who", []:
                self._send_all()
            case "here", [table_id, who, name]:
                self._arrive(table_id, (process, who), name)
            case "gone", [table_id, who]:
                self._depart(table_id, (process, who))
            case "reacted", [table_id, guest_id, mood, key] if mood in set(Mood):
                self._add_reaction(table_id, guest_id, mood, key)
            case _:  # of a later release
                pass

    def close(self) -> None:
        """All visitors of this process leave."""
        for handle in self._leaving:
            handle.cancel()
        for table_id, visitors in self._visitors.items():
            for process, who in visitors:
                if process == self._process:
                    self._send("gone", table_id, who)

    def _send(self, what: str, *facts: str | None) -> None:
        self._broadcast(json.dumps([self._process, what, *facts], ensure_ascii=False))

    def _send_all(self) -> None:
        for table_id, visitors in self._visitors.items():
            for (process, who), name in visitors.items():
                if process == self._process:
                    self._send("here", table_id, who, name)

    def _forget(self, process: str) -> None:
        del self._last_message[process]
        for table_id, visitors in list(self._visitors.items()):
            for visitor in [each for each in visitors if each[0] == process]:
                self._depart(table_id, visitor)
