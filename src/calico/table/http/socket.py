"""The live view of a table: a WebSocket on which only the server speaks."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from calico.errors import TableError
from calico.table.http.auth import Asks, Visitor
from calico.table.http.limits import Bucket
from calico.table.schema.responses import Id

router = APIRouter(prefix="/api")

_GOING_AWAY: Final = 1001
_POLICY: Final = 1008
_TRY_AGAIN: Final = 1013


@router.websocket("/tables/{table}/live")
async def watch(socket: WebSocket, visitor: Asks, table: Id) -> None:
    """Send the view of ``table`` now and whenever something has happened there."""
    with visitor.limits.connection(visitor.id, visitor.address):
        await visitor.table(table)  # refuses an unknown one before the handshake
        await socket.accept()
        telling = asyncio.create_task(_tell(socket, visitor, table))
        try:
            await _hear(socket)
        finally:
            telling.cancel()
            with suppress(asyncio.CancelledError):
                await telling


async def _tell(socket: WebSocket, visitor: Visitor, table: str) -> None:
    """Send views until the house closes or nobody is there any more."""
    with suppress(WebSocketDisconnect):
        try:
            async with visitor.house.listen(table, visitor.id) as listener:
                async for view in listener:
                    await socket.send_text(view.decode())
        except TableError as error:  # the database is lost
            await socket.close(_TRY_AGAIN, str(error))
        else:
            await socket.close(_GOING_AWAY)


async def _hear(socket: WebSocket) -> None:
    """Wait until the client goes; one that talks too much is sent away."""
    chatter = Bucket(rate=1, size=20)
    while (await socket.receive())["type"] != "websocket.disconnect":
        try:
            chatter.take("")
        except TableError as error:
            with suppress(WebSocketDisconnect, RuntimeError):
                await socket.close(_POLICY, str(error))
            return
