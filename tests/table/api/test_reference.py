"""What can be read over HTTP: positions, verdicts, choices, the lesson and the rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from calico.table.schema.box import BoxView
from calico.table.schema.learning import Lesson
from calico.table.schema.responses import Choices
from calico.table.schema.table import PublicView, VerdictView
from support.server import Server, act, made, refused, running, some_move


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("house")) as found:
        yield found


def test_a_finished_game_can_be_looked_back_at_by_anybody(server: Server) -> None:
    ari, bo = server.guest("Ari"), server.guest("Bo")
    view = made(ari, seats=[{"kind": "me"}], setup="beginner")
    table = view["table"]
    for path in ("positions/0", "verdict"):
        refused(bo.get(f"/api/tables/{table}/{path}"), 409, "game-not-over")
    while view["phase"] == "play":
        view = act(ari, table, "moves", number=view["turn"], move=some_move(view))
    for moves in (0, 9, 22):
        answer = bo.get(f"/api/tables/{table}/positions/{moves}")
        seen = PublicView.model_validate_json(answer.content)
        assert len(seen.seats[0].patches) == moves
        assert len(seen.seats[0].hand or []) == (2 if moves < 22 else 1)
    refused(bo.get(f"/api/tables/{table}/positions/23"), 404, "no-such-position")
    record = bo.get(f"/api/tables/{table}/record").text
    answer = server.client().post("/api/records/position", json={"record": record, "moves": 9})
    assert len(PublicView.model_validate_json(answer.content).seats[0].patches) == 9
    answer = bo.post("/api/records/position", json={"record": record[:-9], "moves": 9})
    refused(answer, 409, "not-json")
    told = VerdictView.model_validate_json(bo.get(f"/api/tables/{table}/verdict").content)
    assert told.winners == ["Ari"]
    assert all(check.agrees for check in told.checks)


def test_choices_need_nobody_and_make_nothing(server: Server) -> None:
    ari = server.guest("Ari")
    wish = {"seats": [{"kind": "me"}], "cats": ["leo"], "variants": ["family"]}
    told = Choices.model_validate_json(ari.post("/api/choices", json=wish).content)
    assert told.changes["scenario.1"].code == "family-and-scenario"
    assert told.changes["cat.gwenivere"].code == "cats-share-tile"
    assert ari.get("/api/me/tables").json() == {"tables": []}


def test_the_lesson_and_the_rules_are_there_for_everybody(server: Server) -> None:
    ari = server.guest("Ari")
    assert Lesson.model_validate_json(ari.get("/api/lesson").content).steps[0].key == "welcome"
    assert "## Buttons: colour" in ari.get("/api/rules").json()["text"]


def test_the_box_needs_nobody(server: Server) -> None:
    answer = server.client().get("/api/box")
    told = BoxView.model_validate_json(answer.content)
    assert [each.edition for each in told.editions] == ["pl", "fr", "pt-BR", "de", "prototype"]
    assert told.editions[3].components["cat_tokens"] == 74
    assert told.credits[0].names == ["Kevin Russ"]
    again = server.client().get("/api/box", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
