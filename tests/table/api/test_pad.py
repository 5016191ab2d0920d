"""The score pad over HTTP: whoever asks, and nothing is kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from calico.table.schema.pad import PadView
from support.server import Server, refused, running
from support.sheets import CATS, FULL, GOALS, TIES


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("house")) as found:
        yield found


CHOSEN = [{"cat": cat, "patterns": list(patterns)} for cat, patterns in CATS]


def asked(server: Server, sheet: dict[str, Any]) -> PadView:
    answer = server.guest("Ari").post("/api/pad", json=sheet)
    assert answer.status_code == 200, answer.text
    return PadView.model_validate_json(answer.content)


def test_a_sheet_is_reckoned(server: Server) -> None:
    players = [{"name": "Ari", "quilt": f"blue {GOALS} {FULL}", "buttons": {"yellow": 3}}]
    pad = asked(server, {"players": players, "cats": CHOSEN})
    column = pad.columns[0]
    assert column.board == "blue"
    assert column.patches["a1"] == "Ys"
    assert column.buttons["yellow"].model_dump() == {
        "fewest": 1,
        "most": 2,
        "told": 3,
        "value": None,
    }
    found = {(each.seat, each.field): each for each in pad.remarks}
    assert found[0, "buttons.yellow"].code == "pad-impossible"
    assert not found[0, "buttons.yellow"].missing
    assert found[0, "cats.millie"].missing
    assert pad.winners == []


def test_players_are_ranked_and_a_tie_is_told(server: Server) -> None:
    players = [
        {"name": name, "quilt": f"{board} {GOALS} {quilt}"}
        for name, board, quilt in zip(("Ari", "Bo"), ("blue", "green"), TIES["cats"], strict=True)
    ]
    pad = asked(server, {"players": players, "cats": CHOSEN})
    assert pad.remarks == []
    assert [column.place for column in pad.columns] == [1, 2]
    assert pad.winners == [0]
    assert pad.tie is not None
    assert pad.tie.decider == "cats"


def test_a_scenario_tells_its_objectives(server: Server) -> None:
    players = [{"name": "Ari", "quilt": f"blue {GOALS} {TIES['cats'][0]}"}]
    pad = asked(server, {"players": players, "cats": CHOSEN, "scenario": 1})
    column = pad.columns[0]
    assert column.scenario_passed is False
    assert [each.objective for each in column.objectives] == ["score_at_least", "rainbow_button"]


def test_a_half_made_sheet_is_no_error(server: Server) -> None:
    pad = asked(server, {"players": [{"name": "", "quilt": "nonsense"}]})
    assert pad.columns[0].quilt is None
    assert {each.field for each in pad.remarks} == {"cats", "name", "quilt"}


@pytest.mark.parametrize(
    "change",
    [
        {"players": []},
        {"players": [{"name": "Ari"}]},
        {"players": [{"name": "Ari", "quilt": "", "promo": 3}]},
        {"players": [{"name": "Ari", "quilt": "", "promo": False}]},
        {"players": [{"name": "Ari", "quilt": "", "buttons": {"red": 1}}]},
        {"players": [{"name": "Ari", "quilt": "", "cats": {"millie": "1"}}]},
        {"calico_pad": 2},
    ],
)
def test_what_the_schema_does_not_allow_is_refused(server: Server, change: dict[str, Any]) -> None:
    sheet = {"players": [{"name": "Ari", "quilt": ""}]} | change
    refused(server.guest("Ari").post("/api/pad", json=sheet), 422, "bad-field")
