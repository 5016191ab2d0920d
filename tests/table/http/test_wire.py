"""The wire does not change: every answer of a few games is what it was in release 0.13.

``WIRE_GOLDEN=write pytest tests/table/http/test_wire.py`` writes the file anew, which only an
addition to the protocol justifies.  Bodies are compared as JSON; long ones by their digest, and
some in full so that a difference can be read.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import os
import secrets
import time
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import httpx
import pytest

from calico import __version__
from calico.lang import say
from support.server import Server, hear, running

GOLDEN = Path(__file__).parent / "wire.json"
DAY = date(2026, 11, 17)
IN_FULL = 1500
"""Characters up to which a body is kept in full."""


class WireLog:
    """Asks a server, and notes every answer."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.answers: list[Any] = []

    def ask(
        self, client: httpx.Client, method: str, path: str, *, full: bool = False, **body: Any
    ) -> Any:
        answer = client.request(method, path, json=body or None)
        found = answer.json() if answer.content else None
        self.note(f"{method} {path}", answer.status_code, found, full)
        return found

    def note(self, what: str, status: int, body: Any, full: bool = False) -> None:
        text = json.dumps(without_words(body), sort_keys=True).replace(say("lesson.you"), "You")
        is_short = full or len(text) <= IN_FULL
        kept = json.loads(text) if is_short else hashlib.sha256(text.encode()).hexdigest()
        self.answers.append([what, status, kept])


def without_words(body: Any) -> Any:
    """``body`` without sentences and the number of the release, which may change."""
    if isinstance(body, dict):
        return {
            key: without_words(value)
            for key, value in body.items()
            if key not in ("message", "names") and not (key == "version" and value == __version__)
        }
    return [without_words(each) for each in body] if isinstance(body, list) else body


@pytest.fixture
def wire(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[WireLog]:
    """A server without chance: ids and secrets are counted, and a clock that stands still."""
    ids = itertools.count(1)
    real = secrets.token_urlsafe, secrets.token_hex

    def short(size: int | None = None) -> str:
        return f"id-{next(ids)}" if size in (16, 32) else real[0](size)

    def long(size: int | None = None) -> str:
        return f"{next(ids):064x}" if size == 32 else real[1](size)

    monkeypatch.setattr(secrets, "token_urlsafe", short)
    monkeypatch.setattr(secrets, "token_hex", long)
    monkeypatch.setattr(time, "time_ns", lambda: 1_794_000_000_000_000_000)
    with running(tmp_path, today=lambda: DAY) as server:
        yield WireLog(server)


def first_move(view: Any) -> str:
    """The first legal move of the seat on turn."""
    own = next(seat for seat in view["you"]["seats"] if seat["seat"] == view["seat"])
    tile, cells = next(iter(own["cells"].items()))
    return f"{tile}@{cells[0]}" + (f" {own['takes'][0]}" if own["takes"] else "")


def played(wire: WireLog, table: str, *clients: httpx.Client) -> None:
    """Play to the end, each time the first move there is."""
    for number in range(1, 100):
        views = [client.get(f"/api/tables/{table}").json() for client in clients]
        if views[0]["phase"] != "play":
            return
        seat = views[0]["seat"]
        who = next(
            i
            for i, view in enumerate(views)
            if seat in [own["seat"] for own in view["you"]["seats"]]
        )
        path = f"/api/tables/{table}"
        if number in (1, 20):
            wire.ask(clients[who], "GET", f"{path}/previews")
        reply = wire.ask(
            clients[who],
            "POST",
            f"{path}/moves?since={views[who]['version']}",
            full=number in (1, 9),
            number=number,
            move=first_move(views[who]),
        )
        assert reply["accepted"]


def chosen(wire: WireLog, table: str, *clients: httpx.Client) -> None:
    """Let everybody keep the first three goals."""
    for client in clients:
        view = client.get(f"/api/tables/{table}").json()
        for own in view["you"]["seats"]:
            goals = dict(zip(("b3", "c4", "d2"), own["dealt"], strict=False))
            path = f"/api/tables/{table}/goals"
            wire.ask(client, "POST", path, seat=own["seat"], goals=goals)


def test_answers_are_those_of_the_release_before(wire: WireLog) -> None:
    ari, bo = wire.server.client(), wire.server.client()
    wire.ask(ari, "POST", "/api/guests", name="Ari")
    wire.ask(bo, "POST", "/api/guests", name="Bo")

    # A game of two with everything that can happen at a table.
    seats = [{"kind": "me"}, {"kind": "open"}]
    terms = {"take_back": True, "listed": True, "turn_seconds": 60, "first": 0, "entropy": "x"}
    made = wire.ask(ari, "POST", "/api/tables", full=True, seats=seats, **terms)
    table = made["table"]
    path = f"/api/tables/{table}"
    wire.ask(ari, "GET", "/api/tables")
    wire.ask(bo, "POST", f"{path}/sit", full=True, entropy="y")
    chosen(wire, table, ari, bo)
    view = ari.get(path).json()
    wire.ask(ari, "POST", f"{path}/moves", number=1, move=first_move(view))
    wire.ask(ari, "POST", f"{path}/take-back", number=1)
    wire.ask(bo, "POST", f"{path}/take-back/answer", agree=False)
    wire.ask(ari, "POST", f"{path}/take-back", number=1)
    wire.ask(bo, "POST", f"{path}/take-back/answer", full=True, agree=True)
    wire.ask(ari, "POST", f"{path}/moves", number=9, move=first_move(view))
    wire.ask(ari, "POST", f"{path}/replace", seat=1, level="strong")
    with wire.server.watch(table, ari) as socket:
        wire.note("live", 101, hear(socket))
    played(wire, table, ari, bo)
    wire.ask(wire.server.client(), "GET", path, full=True)
    wire.ask(ari, "GET", f"{path}/record", full=True)
    wire.ask(ari, "GET", f"{path}/verdict")
    wire.ask(ari, "GET", f"{path}/positions/30", full=True)
    wire.ask(bo, "POST", f"{path}/rematch")
    wire.ask(ari, "GET", "/api/me/tables", full=True)

    # A scenario alone, a restriction, a promo cat, open hands.
    alone = [{"kind": "me"}]
    for game in (
        {"seats": alone, "scenario": 1},
        {"seats": alone, "restriction": "no_hand", "setup": "beginner"},
        {
            "seats": [*alone, {"kind": "here", "name": "Cy"}],
            "variants": ["family", "open_hands"],
            "cats": ["millie", "tibbit", "zigzag"],
            "edition": "prototype",
        },
    ):
        found = wire.ask(ari, "POST", "/api/tables", full=True, **game)
        if "table" in found:
            chosen(wire, found["table"], ari)
            played(wire, found["table"], ari)
            wire.ask(ari, "GET", f"/api/tables/{found['table']}", full=True)

    # The daily quilt.
    daily = wire.ask(ari, "POST", "/api/daily")
    wire.ask(bo, "GET", f"/api/tables/{daily['table']}")
    chosen(wire, daily["table"], ari)
    played(wire, daily["table"], ari)
    wire.ask(ari, "GET", "/api/daily", full=True)
    wire.ask(bo, "GET", "/api/daily/2026-11-17")

    # A household.
    wire.ask(ari, "POST", "/api/household/people", name="Cy")
    wire.ask(ari, "PATCH", "/api/household/people/Cy", name="Cyd")
    shown = wire.ask(ari, "GET", "/api/household", full=True)
    claimable = [
        (person["name"], game["game"], game["achievements"])
        for person in shown["people"]
        for game in person["claimable"]
    ]
    for person, game, achievements in claimable[:1]:
        claim = {"person": person, "game": game, "achievement": achievements[0]}
        wire.ask(ari, "POST", "/api/household/claims", full=True, **claim)
        wire.ask(ari, "POST", "/api/household/claims", **claim)
    wire.ask(ari, "GET", "/api/household/statistics?person=Ari", full=True)
    wire.ask(ari, "GET", "/api/household/export")
    wire.ask(ari, "DELETE", "/api/household/people/Cyd")
    wire.ask(ari, "DELETE", "/api/household/people/Ari")

    # What can be looked up.
    for name in ("options", "lesson", "box", "bots"):
        wire.ask(ari, "GET", f"/api/{name}")
    wire.ask(ari, "POST", "/api/choices", full=True, seats=alone, cats=["leo"], scenario=2)
    player = {"name": "Ari", "quilt": "blue - - - .. .. .. .. .. / .. .. .. .."}
    wire.ask(ari, "POST", "/api/pad", full=True, players=[player])

    # Refusals: the schema's, the rules' and the table's.
    for body in (
        {"seats": alone, "setup": "fancy"},
        {"seats": alone, "variants": ["nice"]},
        {"seats": alone, "restriction": 1},
        {"seats": [{"kind": "dog"}]},
        {"seats": alone, "scenario": 11},
        {"seats": alone, "scenario": 9},
        {"seats": alone, "mood": "glad"},
        {"seats": [{"kind": "bot", "level": "dice?"}, *alone]},
    ):
        wire.ask(ari, "POST", "/api/tables", **body)
    refused: list[tuple[str, dict[str, Any]]] = [
        ("/api/pad", {"players": [{"name": "A", "quilt": "", "buttons": {"pink": 1}}]}),
        ("/api/pad", {"players": [{"name": "A", "quilt": "", "cats": {"tom": 1}}]}),
        ("/api/pad", {"players": [{"name": "A", "quilt": "", "promo": 5}]}),
        (f"/api/tables/{table}/goals", {"seat": 0, "goals": {"a1": "x", "b3": "x", "c4": "x"}}),
    ]
    for where, bad in refused:
        wire.ask(ari, "POST", where, **bad)
    wire.ask(ari, "GET", "/api/lesson?lang=xx")
    wire.ask(ari, "GET", "/api/tables/nowhere")
    wire.ask(ari, "GET", "/api/daily/2026-02-30")

    lines = [json.dumps(answer, sort_keys=True) for answer in wire.answers]
    text = "[\n" + ",\n".join(lines) + "\n]\n"
    if os.environ.get("WIRE_GOLDEN") == "write":
        GOLDEN.write_text(text, encoding="utf-8")
    golden = json.loads(GOLDEN.read_text(encoding="utf-8"))
    for found, wanted in zip(json.loads(text), golden, strict=True):
        assert found == wanted
