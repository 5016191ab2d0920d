"""A bot that the host installed from another package is offered on the page by its own name."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from calico.lang import say
from calico.players.levels import BASELINE, LEVELS
from support.browsers import Served, launched

BOT = '''
from calico.players.levels import Gentle

class Magpie(Gentle):
    """Plays like our gentlest bot, under a name of its own."""
'''


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Served:
    """A server where the package of the bot is installed."""
    packages = tmp_path / "packages"
    info = packages / "calico_magpie-1.dist-info"
    info.mkdir(parents=True)
    (packages / "calico_magpie.py").write_text(BOT)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: calico-magpie\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[calico.agents]\nmagpie = calico_magpie:Magpie\n")
    monkeypatch.setenv("PYTHONPATH", str(packages))
    return Served(tmp_path)


def test_a_bot_of_another_package_can_be_chosen_and_plays(served: Served) -> None:
    with launched() as browser:
        served.start()
        try:
            page = browser.new_page(locale="en", viewport={"width": 1280, "height": 800})
            page.goto(f"{served.address}/new")
            levels = page.get_by_label(say("web.seats.level", n=2))
            expect(levels.locator("option")).to_have_count(len(LEVELS) + 1)
            assert levels.locator(f"option[value={BASELINE}]").count() == 0
            levels.select_option(label="magpie")
            page.get_by_label(say("web.setup.beginner")).check()
            page.get_by_role("button", name=say("web.new.lay")).click()
            expect(page.get_by_text("magpie").first).to_be_visible()

            page.goto(f"{served.address}/new?with=friends")
            page.get_by_label(say("web.setup.beginner")).check()
            page.get_by_role("button", name=say("web.new.lay")).click()
            page.get_by_label(say("web.gather.level")).select_option(label="magpie")
            page.get_by_role("button", name=say("web.gather.give")).click()
            expect(page.get_by_text("magpie").first).to_be_visible()
            page.context.close()
        finally:
            served.stop()
