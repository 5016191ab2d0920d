"""The reference of the server benchmark: a FastAPI endpoint that inserts a row and commits.

``python bare.py PORT DATABASE``.  The same uvicorn, settings, driver and durability as ``calico
serve``; one insert and one commit a request, and nothing else.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import sqlalchemy as sa
import uvicorn
from fastapi import FastAPI

from calico.table.schema.requests import MoveRequest
from calico.table.server.run import bind, config_for
from calico.table.service.clock import now
from calico.table.store.database import Database
from calico.table.store.metadata import lines


def make_app(storage: Database) -> FastAPI:
    """An app with one route."""
    app = FastAPI()
    one_writer = None if storage.is_shared else asyncio.Lock()  # SQLite has one in any case

    async def store(row: dict[str, Any]) -> None:
        async with storage.engine.begin() as connection:
            await connection.execute(sa.insert(lines), row)

    @app.post("/tables/{table}/moves")
    async def move(table: str, wish: MoveRequest) -> dict[str, bool]:
        text = f'{{"what":"moved","move":"{wish.move}"}}'
        row = {"table_id": table, "number": wish.number, "at": now(), "text": text}
        if one_writer is None:
            await store(row)
        else:
            async with one_writer:
                await store(row)
        return {"accepted": True}

    return app


async def main(port: int, database: str) -> None:
    storage = await Database.open(database)
    config = config_for(None)
    config.app = make_app(storage)
    await uvicorn.Server(config).serve([bind("127.0.0.1", port)])


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), sys.argv[2]))
