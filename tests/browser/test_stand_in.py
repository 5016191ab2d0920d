"""A bot that fails is not shown as if it played: the page says who does."""

from __future__ import annotations

from pathlib import Path

import pytest

from calico.errors import CalicoError
from calico.lang import say
from calico.rules.view import View
from calico.table.http.settings import WEB, Settings
from calico.table.server.thinker import ProcessThinker
from calico.table.service.bots import BotAnswer
from support.browsers import launched
from support.server import KEY, running

WISH = {
    "seats": [{"kind": "me"}, {"kind": "bot", "level": "master"}],
    "setup": "beginner",
    "first": 1,
}


def test_the_page_shows_who_stands_in_for_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered = ProcessThinker.answer

    async def answer(self: ProcessThinker, level: str, seed: str, view: View) -> BotAnswer:
        if level == "master":
            raise CalicoError("agent-failed", agent=level, why="no place to compile it")
        return await answered(self, level, seed, view)

    monkeypatch.setattr(ProcessThinker, "answer", answer)
    with (
        launched() as browser,
        running(tmp_path, Settings(KEY, limits=0, web=WEB)) as server,
    ):
        ari = server.guest()
        table = ari.post("/api/tables", json=WISH).json()["table"]
        page = browser.new_page(locale="en", viewport={"width": 1280, "height": 800})
        cookie = {"name": "calico", "value": ari.cookies["calico"], "url": server.address}
        page.context.add_cookies([cookie])  # type: ignore[list-item]
        page.goto(f"{server.address}/table/{table}")
        level = say("web.level.decent")
        seat = page.get_by_text(say("web.seats.stand-in", level=level))
        seat.first.wait_for()
        page.get_by_text(say("web.log.stood_in", name=say("level.master"))).first.wait_for(
            state="attached"
        )
        page.context.close()
