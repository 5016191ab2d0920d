"""Households over HTTP: what is answered, what is refused, and what a stranger gets."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from calico.campaign.document import dumps
from calico.table.api.household import LARGEST_IMPORT
from support.households import PASSED, WON, sheet, won_by
from support.server import Server, running

GOOD = json.loads(dumps(won_by("Ari", "Bo")))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture
def ari(server: Server) -> httpx.Client:
    return server.guest("Ari")


def told(answer: httpx.Response, status: int = 200) -> Any:
    assert answer.status_code == status, answer.text
    return answer.json()


def code(answer: httpx.Response, status: int = 409) -> str:
    body = told(answer, status)
    assert set(body) == {"code", "message", "rule"}
    return str(body["code"])


def test_a_household_begins_with_the_guest(ari: httpx.Client) -> None:
    assert told(ari.get("/api/household")) == {
        "people": [
            {
                "name": "Ari",
                "is_guest": True,
                "patch": "Ys",
                "rank": 0,
                "claims": [],
                "passed": [],
                "open": 1,
                "claimable": [],
            }
        ],
        "most": 6,
    }


def test_a_stranger_has_none(server: Server) -> None:
    stranger = server.client()
    assert code(stranger.get("/api/household"), 401) == "no-guest"
    assert code(stranger.get("/api/household/export"), 401) == "no-guest"
    assert code(stranger.post("/api/household/import", json=GOOD), 401) == "no-guest"
    for path, body in (("people", {"name": "Bo"}), ("games", {"sheet": {}})):
        assert code(stranger.post(f"/api/household/{path}", json=body), 401) == "no-guest"


def test_people_come_change_and_go(ari: httpx.Client) -> None:
    people = "/api/household/people"
    strange = "A/B c?d"
    assert [p["name"] for p in told(ari.post(people, json={"name": strange}), 201)["people"]] == [
        "Ari",
        strange,
    ]
    assert code(ari.post(people, json={"name": "a/b C?D"})) == "person-known"
    assert code(ari.post(people, json={"name": ".."})) == "person-name"
    assert code(ari.post(people, json={"name": "Bo\u202e"}), 422) == "bad-field"
    path = f"{people}/A%2FB%20c%3Fd"
    assert told(ari.patch(path, json={"name": "Bo"}))["people"][1]["name"] == "Bo"
    assert code(ari.patch(path, json={"name": "Cy"}), 404) == "no-such-person"
    assert len(told(ari.delete(f"{people}/bo"))["people"]) == 1
    assert code(ari.delete(f"{people}/Ari")) == "person-is-you"
    assert told(ari.patch(f"{people}/Ari", json={"name": "Arianna"}))["people"][0]["name"] == (
        "Arianna"
    )
    assert told(ari.get("/api/me")) == {"name": "Arianna"}
    told(ari.post(people, json={"name": "Bo"}), 201)
    assert code(ari.patch("/api/me", json={"name": "BO"})) == "person-known"


def test_a_document_comes_in_is_claimed_from_and_goes_out(ari: httpx.Client) -> None:
    household = told(ari.post("/api/household/import", json=GOOD))
    me = household["people"][0]
    assert [game["game"] for game in me["claimable"]] == [WON[1].id, WON[0].id]
    assert {game["source"] for game in me["claimable"]} == {"file"}
    wish = {"person": "Ari", "game": WON[0].id, "achievement": "score_65"}
    claims = "/api/household/claims"
    assert code(ari.post(claims, json=wish | {"achievement": "score_70"})) == "achievement-not-met"
    assert code(ari.post(claims, json=wish | {"person": "Bo"})) == "not-the-winner"
    assert code(ari.post(claims, json=wish | {"game": "x"}), 404) == "no-such-game"
    (claim,) = told(ari.post(claims, json=wish))["people"][0]["claims"]
    assert (claim["achievement"], claim["game"]) == ("score_65", WON[0].id)
    assert code(ari.post(claims, json=wish)) == "achievement-claimed"
    assert code(ari.post(claims, json=wish | {"achievement": "score_60"})) == "game-claimed"
    out = ari.get("/api/household/export")
    assert "attachment" in out.headers["content-disposition"]
    document = told(out)
    assert document["games"] == GOOD["games"]
    assert [claim["achievement"] for claim in document["claims"]] == ["score_65"]


def test_R9_3_a_scenario_comes_by_itself(ari: httpx.Client) -> None:
    household = won_by("Ari")
    document = json.loads(dumps(household))
    game = {"id": "", "source": "file", "at": 5, "seats": [{"person": "Ari"}]}
    game |= {"record": PASSED.to_dict()}
    wrong = ari.post("/api/household/import", json=document | {"games": [game]})
    assert code(wrong) == "document-at"
    game["id"] = wrong.json()["message"].rpartition(" ")[2]
    told(ari.post("/api/household/import", json=document | {"games": [*document["games"], game]}))
    wish = {"person": "Ari", "game": WON[0].id, "achievement": "score_65"}
    me = told(ari.post("/api/household/claims", json=wish))["people"][0]
    assert [claim["achievement"] for claim in me["claims"]] == ["scenario_1", "score_65"]
    assert (me["passed"], me["open"], me["rank"]) == ([1], 2, 0)


@pytest.mark.parametrize(
    ("body", "status", "expected"),
    [
        (b"{", 422, "document"),
        (b'{"people": [], "people": []}', 422, "document"),
        (b'{"at": NaN}', 422, "document"),
        (b"[" * 5000 + b"]" * 5000, 422, "document"),
        (b"\xff", 422, "document"),
        (b'{"at": ' + b"9" * 5000 + b"}", 422, "document"),
        (b"[]", 422, "bad-field"),
        (b"", 422, "document"),
        (b"{}", 409, "document-at"),
        (b'{"calico_household": 7}', 409, "household-newer"),
        (b'{"calico_household": true}', 409, "household-version"),
        (json.dumps(GOOD | {"more": 1}).encode(), 409, "document-at"),
    ],
)
def test_a_damaged_document_is_refused_whole(
    ari: httpx.Client, body: bytes, status: int, expected: str
) -> None:
    headers = {"content-type": "application/json"}
    answer = ari.post("/api/household/import", content=body, headers=headers)
    assert code(answer, status) == expected
    assert len(told(ari.get("/api/household"))["people"]) == 1


def test_the_message_of_a_refusal_says_where(ari: httpx.Client) -> None:
    bad = json.loads(json.dumps(GOOD))
    bad["games"][1]["record"]["moves"][3] = bad["games"][1]["record"]["moves"][2]
    message = told(ari.post("/api/household/import", json=bad), 409)["message"]
    assert "games[1]: move 4" in message


def test_only_an_import_may_be_large(ari: httpx.Client) -> None:
    headers = {"content-type": "application/json"}
    large = b" " * (LARGEST_IMPORT - 10) + b"{}"
    assert code(ari.post("/api/household/import", content=large, headers=headers)) == "document-at"
    too_large = large + b" " * 100
    answer = ari.post("/api/household/import", content=too_large, headers=headers)
    assert code(answer, 413) == "body-too-large"
    answer = ari.post("/api/household/claims", content=large, headers=headers)
    assert code(answer, 413) == "body-too-large"


def test_R8_4_a_scenario_alone_is_refused_until_the_one_before_is_passed(
    ari: httpx.Client, server: Server
) -> None:
    wish = {"seats": [{"kind": "me"}], "scenario": 2}
    assert code(ari.post("/api/tables", json=wish)) == "scenario-closed"
    assert told(ari.post("/api/choices", json=wish))["refused"]["code"] == "scenario-closed"
    assert told(server.client().post("/api/choices", json=wish))["refused"]["rule"] == "R8.4"
    together = {"seats": [{"kind": "me"}, {"kind": "open"}], "scenario": 2}
    told(ari.post("/api/tables", json=together), 201)
    told(ari.post("/api/tables", json=wish | {"scenario": 1}), 201)


def test_a_game_from_a_real_table_enters_once(ari: httpx.Client) -> None:
    games = "/api/household/games"
    told(ari.post("/api/household/people", json={"name": "bo"}), 201)
    people = told(ari.post(games, json={"sheet": sheet()}))["people"]
    (won,) = people[1]["claimable"]
    assert won["source"] == "pad"
    assert "score_65" in won["achievements"]
    assert people[0]["claimable"] == []
    assert code(ari.post(games, json={"sheet": sheet()})) == "game-known"
    wish = {"person": "bo", "game": won["game"], "achievement": "score_65"}
    told(ari.post("/api/household/claims", json=wish))
    document = told(ari.get("/api/household/export"))
    (game,) = document["games"]
    assert (game["source"], "sheet" in game) == ("pad", True)
    assert told(ari.post("/api/household/import", json=document))["people"] == people_of(ari)
    document["games"][0]["sheet"]["players"][0]["cats"] = {}
    assert code(ari.post("/api/household/import", json=document)) == "document-at"


def people_of(client: httpx.Client) -> Any:
    return told(client.get("/api/household"))["people"]


def test_a_sheet_that_is_not_complete_or_nobodys_is_refused(ari: httpx.Client) -> None:
    games = "/api/household/games"
    nonsense = sheet() | {"players": [{"name": "Ari", "quilt": "nonsense"}]}
    assert code(ari.post(games, json={"sheet": nonsense})) == "pad-incomplete"
    assert code(ari.post(games, json={"sheet": {}})) == "field-missing"
    others = sheet()
    for player, name in zip(others["players"], ("Cy", "Di"), strict=True):
        player["name"] = name
    assert code(ari.post(games, json={"sheet": others})) == "nobody-there"
