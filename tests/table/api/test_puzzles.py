"""Puzzles over HTTP: posed without their solution, which an answer brings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from calico.coach.puzzles.collection import collection, puzzle
from support.server import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("house")) as found:
        yield found


def test_puzzles_are_listed_with_the_one_of_today(server: Server) -> None:
    found = server.client().get("/api/puzzles").json()
    assert len(found["puzzles"]) == len(collection())
    assert 1 <= found["today"] <= len(collection())


def test_a_puzzle_is_posed_without_its_solution(server: Server) -> None:
    client, wanted = server.client(), puzzle(1)
    answer = client.get("/api/puzzles/1")
    posed = answer.json()
    assert posed["view"]["seat"] == 0
    assert posed["view"]["market"] == [str(tile) for tile in wanted.view().market]
    assert posed["view"]["fair"]["secret"] is None
    assert wanted.good[0] not in answer.text
    assert wanted.seed not in answer.text
    hints = [client.get(f"/api/puzzles/1/hints/{k}").json()["text"] for k in (1, 2, 3)]
    assert len(set(hints)) == posed["hints"] == 3
    assert not any(wanted.good[0][:2] in hint for hint in hints), "tiles are named in words"


def test_an_answer_is_judged(server: Server) -> None:
    client, wanted = server.client(), puzzle(1)
    for move in wanted.good:
        found = client.post("/api/puzzles/1/answer", json={"move": move}).json()
        assert found["solved"]
        assert found["solution"]["good"] == list(wanted.good)
        assert not any("@" in sentence for sentence in found["solution"]["sentences"])
    wrong = client.post("/api/puzzles/1/answer", json={"move": wanted.rival}).json()
    assert wrong == {"solved": False, "solution": None}
    assert client.get("/api/puzzles/1/solution").json()["good"] == list(wanted.good)


def test_what_is_not_there_or_not_legal_is_refused(server: Server) -> None:
    client = server.client()
    assert client.get("/api/puzzles/99999").status_code == 404
    assert client.get("/api/puzzles/1/hints/4").status_code == 422
    bad = client.post("/api/puzzles/1/answer", json={"move": "Ms@b3 Ms"})
    assert bad.status_code == 409
