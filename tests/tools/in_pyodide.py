"""Runs inside Pyodide: imports all of calico that is packed, and plays a game on a device."""

from __future__ import annotations

import asyncio
import json
import time
import zipfile
from importlib import import_module
from random import Random
from typing import Any

LEVELS = ("gentle", "decent", "strong")


async def main() -> str:
    """What was imported, what bots were asked and answered, and how long things took at most."""
    took: dict[str, float] = {}
    began = time.perf_counter()
    names = [
        name.removesuffix(".pyc").replace("/", ".").removesuffix(".__init__")
        for name in zipfile.ZipFile("/calico.zip").namelist()
        if name.endswith(".pyc") and name != "calico/__main__.pyc"
    ]
    for name in names:
        import_module(name)
    _note(took, "import", began)

    from calico.table.browser.device import open_device
    from calico.table.browser.thinking import answer

    thought: list[tuple[str, str]] = []

    async def write(_changes: str) -> None:
        """Nothing is kept."""

    async def think(question: str) -> str:
        began = time.perf_counter()
        found = answer(question)
        _note(took, json.loads(question)["level"], began)
        thought.append((question, found))
        return found

    device = await open_device([], write, think, lambda *_: None)

    async def ask(method: str, path: str, body: Any = None) -> Any:
        text = json.dumps(body) if body else ""
        reply = json.loads(await device.request(method, path, "", text, "en"))
        assert reply["status"] < 300, reply
        return reply["body"]

    began = time.perf_counter()
    seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in LEVELS)]
    wish = {"seats": seats, "setup": "beginner", "first": 0}
    view = await ask("POST", "/api/tables", wish)
    _note(took, "first table", began)
    table, rng = f"/api/tables/{view['table']}", Random(1)
    while view["phase"] != "finished":
        [seat] = view["you"]["seats"]
        fits = [(tile, cells) for tile, cells in seat["cells"].items() if cells]
        if fits:
            tile, cells = rng.choice(fits)
            take = f" {rng.choice(seat['takes'])}" if seat["takes"] else ""
            move = {"number": view["turn"], "move": f"{tile}@{rng.choice(cells)}{take}"}
            began = time.perf_counter()
            await ask("GET", f"{table}/previews")
            _note(took, "previews", began)
            began = time.perf_counter()
            await ask("POST", f"{table}/moves", move)
            _note(took, "move", began)
        await asyncio.sleep(0)  # bots think
        view = await ask("GET", table)
    await device.close()
    return json.dumps({"modules": names, "thought": thought, "seconds": took})


def _note(took: dict[str, float], what: str, began: float) -> None:
    took[what] = max(took.get(what, 0.0), time.perf_counter() - began)
