"""The live view of a table: a WebSocket on which only the server speaks."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Final

from fastapi import APIRouter, Query, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from calico.table.identity import Asks
from calico.table.limits import Bucket
from calico.table.messages import Id, Since
from calico.errors import TableError

router = APIRouter(prefix="/api")

_POLICY: Final = 1008
_GOING_AWAY: Final = 1001


@router.websocket("/tables/{table}/live")
async def watch(
    socket: WebSocket, visitor: Asks, table: Id, since: Annotated[Since, Query()] = 0
) -> None:
    """Send the view of ``table`` now and whenever something has happened there."""
    with visitor.limits.connection(visitor.id, visitor.address):
        await visitor.house.message(table, visitor.id)  # refuse before the handshake
        await socket.accept()
        hearing = asyncio.create_task(_hear(socket))
        telling = asyncio.create_task(_tell(socket, visitor, table, since))
        done, pending = await asyncio.wait((hearing, telling), return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        await asyncio.wait(pending)
        for task in done:
            task.result()
        if socket.application_state is WebSocketState.CONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect):
                await socket.close(_POLICY if hearing in done else _GOING_AWAY)


async def _tell(socket: WebSocket, visitor: Asks, table: str, since: int) -> None:
    """Send views until the house closes or nobody is there any more."""
    async with visitor.house.listen(table, visitor.id, since) as listener:
        with suppress(WebSocketDisconnect):
            async for view in listener:
                await socket.send_text(view.decode())


async def _hear(socket: WebSocket) -> None:
    """Wait until the client goes; a client that talks too much is sent away."""
    chatter = Bucket(rate=1, size=20)
    with suppress(WebSocketDisconnect, TableError):
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            chatter.take("")
