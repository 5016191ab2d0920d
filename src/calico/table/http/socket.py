"""The live view of a table: a WebSocket on which only the server sends."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from calico.errors import TableError
from calico.table.api.visitor import Visitor
from calico.table.http.auth import Asks
from calico.table.http.routes import After, TableId
from calico.table.schema.company import CompanyMessage, CompanyView
from calico.table.schema.table import TableView
from calico.table.service.limits import TokenBucket

router = APIRouter(prefix="/api")

_GOING_AWAY: Final = 1001
_POLICY: Final = 1008
_TRY_AGAIN: Final = 1013


@router.websocket("/tables/{table}/live")
async def watch(
    socket: WebSocket, visitor: Asks, table: TableId, since: After = 0, company: bool = False
) -> None:
    """Send the view of ``table`` now and whenever something has happened there.

    The first has the log after version ``since``, which a client has that connects again.  With
    ``company`` also who is there, in messages of their own.
    """
    with visitor.limits.connection(visitor.id, visitor.address):
        # An unknown or hidden table is refused before the handshake.
        await visitor.house.read(table, visitor.id, lambda _: None)
        await socket.accept()
        sending = asyncio.create_task(_send(socket, visitor, table, since, company))
        try:
            await _receive(socket)
        finally:
            sending.cancel()
            with suppress(asyncio.CancelledError):
                await sending


async def _send(socket: WebSocket, visitor: Visitor, table: str, since: int, company: bool) -> None:
    """Send views until the house closes or the client is gone."""
    house = visitor.house
    with suppress(WebSocketDisconnect):
        try:
            guest = await house.guests.get(visitor.id) if visitor.id else None
            async with house.listen(table, visitor.id, since, company=company) as listener:
                with house.company.visit(table, visitor.id, guest.name if guest else None):
                    async for sent in listener:
                        message: TableView | CompanyMessage = (
                            CompanyMessage(company=sent) if isinstance(sent, CompanyView) else sent
                        )
                        await socket.send_text(message.model_dump_json())
        except TableError as error:  # the database is lost
            await socket.close(_TRY_AGAIN, str(error))
        else:
            await socket.close(_GOING_AWAY)


async def _receive(socket: WebSocket) -> None:
    """Wait until the client disconnects; one that sends too much is disconnected."""
    chatter = TokenBucket(rate=1, size=20)
    while (await socket.receive())["type"] != "websocket.disconnect":
        try:
            chatter.take("")
        except TableError as error:
            with suppress(WebSocketDisconnect, RuntimeError):
                await socket.close(_POLICY, str(error))
            return
