"""The storage of a device: the storage interface of the service on its rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from calico.table.browser.households import RowHouseholds
from calico.table.browser.rows import DeviceRows, Write
from calico.table.browser.tables import RowBotTurns, RowDailies, RowGuests, RowTables


class DeviceStorage:
    """A store that one worker has for itself."""

    is_shared = False

    def __init__(self, stored: Iterable[tuple[str, str]], write: Write) -> None:
        """``stored`` are all rows that there are; ``write`` makes a change of them durable."""
        self.rows = DeviceRows(stored, write)
        self.guests = RowGuests(self.rows)
        self.tables = RowTables(self.rows)
        self.bot_turns = RowBotTurns(self.rows)
        self.dailies = RowDailies(self.rows)
        self.households = RowHouseholds(self.rows)

    @property
    def is_alive(self) -> bool:
        """Whether anything can still be written."""
        return self.rows.is_alive

    @property
    def commits(self) -> int:
        """How many changes were ever written."""
        return self.rows.number

    @property
    def writes(self) -> int:
        """How many rows were written in this session."""
        return self.rows.written

    async def subscribe(
        self,
        changed: Callable[[str, int], None],
        missed: Callable[[], None],
        received: Callable[[str], None],
    ) -> None:
        """There is no other process."""

    def broadcast(self, text: str) -> None:
        """There is no other process."""

    async def check(self) -> None:
        """Each change says itself whether it was written."""

    async def close(self) -> None:
        """Everything is written already."""
