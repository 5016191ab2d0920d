"""Runs inside Pyodide: imports all of calico, plays a game on a device, and reviews another."""

from __future__ import annotations

import asyncio
import base64
import json
import pickle
import time
import zipfile
from importlib import import_module
from random import Random
from typing import Any

LEVELS = ("gentle", "decent", "strong")
ROUNDS = 8
"""Of a game with a bot of each level."""
TERMS: dict[str, Any] = {"screen": 0.004, "deals": 6, "more": 8, "searched": 2, "most": 3}
"""Terms of a review that is done in seconds."""


async def main() -> str:
    """What was imported, what bots answered, a review, and how long things took at most."""
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
    failures: list[BaseException] = []

    async def write(_changes: str) -> None:
        """Nothing is kept."""

    async def think(question: str) -> str:
        began = time.perf_counter()
        try:
            found = answer(question)
            _note(took, level_of(question), began)
        except BaseException as error:  # the table would ask again for ever
            failures.append(error)
            raise
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
    while view["turn"] <= ROUNDS * len(seats):
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
        for failure in failures:
            raise failure
        view = await ask("GET", table)
    await device.close()
    began = time.perf_counter()
    record, analysis = reviewed()
    _note(took, "review", began)
    return json.dumps(
        {
            "modules": names,
            "thought": thought,
            "record": record,
            "analysis": analysis,
            "seconds": took,
        }
    )


def level_of(question: str) -> str:
    """The level of the bot that is asked for a move or goals."""
    _, (level, _, _) = pickle.loads(base64.b64decode(question))  # noqa: S301
    return str(level)


def reviewed() -> tuple[str, str]:
    """The record of a game alone, and its analysis, by the messages of a page."""
    from calico.coach.review import messages
    from calico.coach.review.analysis import Analysis, digest_of
    from calico.coach.review.decision import Terms
    from calico.rules.game import Game
    from calico.rules.record import Record

    rng, game = Random(2), Game.new(1, seed="pyodide")
    game.choose_goals(0, [goal.id for goal in game.dealt(0)[:3]])
    while not game.is_finished:
        game.play(rng.choice(list(game.legal_moves)))
    record = Record.of(game)
    terms = Terms(**TERMS)
    known = Analysis(digest_of(record), terms, ()).dumps()
    asked = {"record": record.dumps(), "terms": None, "known": known, "language": "en"}
    begun = json.loads(messages.begin(json.dumps(asked)))
    document = json.loads(begun["document"])
    for due in begun["todo"]:
        wanted = {"record": record.dumps(), "terms": TERMS, **due}
        decision = json.loads(messages.judge(json.dumps(wanted)))
        document["seats"][due["seat"]]["decisions"].append(decision)
    return record.dumps(), messages.finish(json.dumps(document))


def _note(took: dict[str, float], what: str, began: float) -> None:
    took[what] = max(took.get(what, 0.0), time.perf_counter() - began)
