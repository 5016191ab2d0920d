"""The live view of a table: a WebSocket on which only the server sends."""

from __future__ import annotations

import asyncio
from contextlib import aclosing, suppress
from typing import Final

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from calico.errors import TableError
from calico.table.api.live import check_live, live
from calico.table.api.visitor import Visitor
from calico.table.http.auth import Asks
from calico.table.http.routes import After, TableId
from calico.table.service.limits import TokenBucket

router = APIRouter(prefix="/api")

_GOING_AWAY: Final = 1001
_POLICY: Final = 1008
_TRY_AGAIN: Final = 1013


@router.websocket("/tables/{table}/live")
async def watch(
    socket: WebSocket, visitor: Asks, table: TableId, since: After = 0, company: bool = False
) -> None:
    """Send the messages of :func:`live`; an unknown table is refused before the handshake."""
    with visitor.limits.connection(visitor.id, visitor.address):
        await check_live(visitor, table)
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
    with suppress(WebSocketDisconnect):
        try:
            async with aclosing(live(visitor, table, since, company)) as messages:
                async for message in messages:
                    await socket.send_text(message)
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
