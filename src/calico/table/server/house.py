"""A house on a database, with bots and imports in processes."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from calico.rules.luck.daily import utc_today
from calico.table.server.imports import household_in
from calico.table.server.thinker import ProcessThinker
from calico.table.service.house import House
from calico.table.store.storage import SqlStorage


async def open_house(
    database: str,
    *,
    pace: float = 0.3,
    bots: int = 1,
    today: Callable[[], date] = utc_today,
    limits: float = 0.0,
) -> House:
    """The house at the database URL; see :class:`~calico.table.service.house.House`."""
    storage = await SqlStorage.open(database)
    house = House(
        storage,
        ProcessThinker,
        pace=pace,
        bots=bots,
        today=today,
        limits=limits,
        read_document=household_in,
    )
    try:
        await house.start()
    except BaseException:
        await house.close()
        raise
    return house
