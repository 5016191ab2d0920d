"""The main journey in Firefox and WebKit: a first game to its end, a game by link, the pad.

Chromium has the tests of everything else.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from calico.table.http.settings import WEB
from support.browsers import Served, missing
from support.engines import ENGINES, MINE, PATIENCE, SEWN, TAKE, Engine, engine
from support.server import act, some_move

OVER = "document.querySelector('table caption')"
FITS = "async () => document.scrollingElement.scrollWidth <= innerWidth"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server is."""
    if not (WEB / "index.html").exists():
        missing("the page is not built: make web")
    served = Served(tmp_path_factory.mktemp("served"))
    served.start()
    yield served.address
    served.stop()


def turn(user: Engine, which: int) -> None:
    """A whole turn by mouse; comes back when the server has it, and it is my turn again if ever."""
    user.until(MINE)
    before = user.run(f"async () => {SEWN}")
    user.click(".cell.free", which * 7)
    user.until("document.querySelector('.cell.placed')")
    user.until(f"document.querySelector('[data-end], {TAKE}')")
    ends = user.run("async () => document.querySelector('[data-end]') !== null")
    user.click("[data-end]" if ends else TAKE, which)
    user.until(f"{OVER} || {SEWN} > {before}")


def first_game(user: Engine, address: str) -> None:
    """From the first page to the score sheet."""
    user.go(f"{address}/")
    user.click(".now button.primary")
    for number in range(22):
        turn(user, number)
    user.until(OVER)
    user.until("/[0-9]/.test(document.querySelector('table tbody tr:last-child td').innerText)")
    assert user.faults == []


def game_by_link(user: Engine, address: str) -> None:
    """A table for a friend, who comes by the protocol; what they do appears by itself."""
    user.go(f"{address}/new?with=friends")
    user.click("form button.primary")
    user.until("document.querySelector('#seats')")
    link = user.run("async () => document.querySelector('section input[readonly]').value")
    table = str(link).rsplit("/", 1)[1]
    with httpx.Client(base_url=address, timeout=PATIENCE) as bo:
        bo.post("/api/guests", json={"name": "Bo"}).raise_for_status()
        view = act(bo, table, "sit")
        [own] = view["you"]["seats"]
        goals = dict(zip(("b3", "c4", "d2"), own["dealt"], strict=False))
        act(bo, table, "goals", seat=own["seat"], goals=goals)
        for k in range(3):
            user.click(f".dealt li:nth-child({k + 1}) .cells button:nth-child({k + 1})")
        user.click(".dealt .send")
        user.until("document.querySelector('.game .market')")
        for number in range(4):  # two turns each
            view = bo.get(f"/api/tables/{table}").json()
            if view["seat"] == own["seat"]:
                act(bo, table, "moves", number=view["turn"], move=some_move(view))
            else:
                turn(user, number)
        assert bo.get(f"/api/tables/{table}").json()["turn"] == 5
    assert user.run(FITS)
    assert user.faults == []


def pad(user: Engine, address: str) -> None:
    """Goals and tiles of a quilt on the score pad."""
    user.go(f"{address}/pad")
    user.until("document.querySelector('.result')")
    before = user.run(f"async () => {SEWN}")
    for what in ("AABBCC", "AAABBB", "ABCDEF", "Ys", "Yd", "Gf"):
        user.click(f".palette [data-what={what}]")
    user.until(f"{SEWN} === {before} + 3")
    assert user.run(FITS)
    assert user.faults == []


@pytest.mark.parametrize("name", ENGINES)
def test_the_main_journey(name: str, address: str, tmp_path: Path) -> None:
    with engine(name, tmp_path) as user:
        user.resize(1280, 800)
        first_game(user, address)
        user.resize(390, 844)
        game_by_link(user, address)
        pad(user, address)
