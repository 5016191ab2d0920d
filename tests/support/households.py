"""Households and games for tests: two that Bo won with 69 points, one with the rainbow button, and
a scenario passed alone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from calico.campaign.document import game_of_record
from calico.campaign.household import Household
from calico.rules.record import Record
from calico.table.game.state import TableState
from calico.table.http.settings import Settings
from support.browsers import Browsers
from support.server import KEY, running

RECORDS = Path(__file__).parent / "records"


def record(name: str) -> Record:
    """A finished game, as it was once played by bots."""
    return Record.parse((RECORDS / f"{name}.json").read_bytes())


PASSED = record("scenario-1")
WON = [
    game_of_record(record(name).to_dict(), at, [None, None], [None, None])
    for at, name in enumerate(("won-69", "won-69-again"), start=1000)
]
"""In both the second player may claim `score_60`, `score_65` and `three_goals`."""


@contextmanager
def dealt_as(
    game: Record, browsers: Browsers, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Browsers]:
    """The same browser before a server that deals every game as that of a record."""
    monkeypatch.setattr(TableState, "seed", property(lambda _: game.meta["seed"]))
    with running(folder, Settings(KEY, limits=0)) as server:
        served: Any = server
        there = Browsers(browsers.browser, served)
        yield there
        there.leave()


def won_by(winner: str, loser: str | None = None) -> Household:
    """A household of up to two people, who have played both games."""
    household = Household().add(winner)
    if loser is not None:
        household = household.add(loser)
    for game in WON:
        who, bots = (loser, winner), (None, None)
        household = household.enter(game_of_record(game.document, game.at, who, bots))
    return household


def sheet() -> dict[str, Any]:
    """The first of the games as people at a real table would write it down."""
    data, game = record("won-69").to_dict(), record("won-69").replay()
    return {
        "setup": data["setup"],
        "cats": data["cats"],
        "players": [
            {
                "name": score.name,
                "quilt": game.quilt(seat).text,
                "buttons": {colour.id: count for colour, count in score.buttons.items()},
                "cats": {cat.id: count for cat, count in score.cats.items()},
            }
            for seat, score in enumerate(game.scores)
        ],
    }
