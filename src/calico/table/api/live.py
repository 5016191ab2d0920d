"""The live view of a table: messages that a WebSocket sends, or a worker of a browser."""

from __future__ import annotations

from collections.abc import AsyncGenerator

from calico.table.api.visitor import Visitor
from calico.table.schema.company import CompanyMessage, CompanyView
from calico.table.schema.table import TableView


async def check_live(visitor: Visitor, table: str) -> None:
    """Refuse an unknown or hidden table before anything is sent."""
    await visitor.house.read(table, visitor.id, lambda _: None)


async def live(visitor: Visitor, table: str, since: int, company: bool) -> AsyncGenerator[str]:
    """The view of ``table`` now and whenever something has happened there, until the house closes.

    The first has the log after version ``since``, which a client has that connects again.  With
    ``company`` also who is there, in messages of their own.
    """
    house = visitor.house
    guest = await house.guests.get(visitor.id) if visitor.id else None
    async with house.listen(table, visitor.id, since, company=company) as listener:
        with house.company.visit(table, visitor.id, guest.name if guest else None):
            async for sent in listener:
                message: TableView | CompanyMessage = (
                    CompanyMessage(company=sent) if isinstance(sent, CompanyView) else sent
                )
                yield message.model_dump_json()
