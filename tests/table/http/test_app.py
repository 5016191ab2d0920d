"""The app over real HTTP and WebSockets: guests, tables, whole games, and every kind of refusal."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from calico import __version__
from calico.lang import catalogue
from calico.rules.luck.fair import verify
from calico.rules.record import Record
from calico.table.schema.responses import Error
from calico.table.schema.table import Previews, TableView
from support.server import Server, act, hear, made, refused, running, some_move

TWO = {"seats": [{"kind": "me"}, {"kind": "open"}]}
ALONE = {"seats": [{"kind": "me"}], "setup": "beginner"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("house")) as found:
        yield found


def choose(client: httpx.Client, view: Any) -> Any:
    """Choose the first three goals dealt, for every seat of yours."""
    for own in view["you"]["seats"]:
        goals = dict(zip(("b3", "c4", "d2"), own["dealt"], strict=False))
        view = act(client, view["table"], "goals", seat=own["seat"], goals=goals)
    return view


def play(view: Any, *clients: httpx.Client) -> Any:
    """Play a game to its end."""
    table = view["table"]
    while view["phase"] == "play":
        for client in clients:
            view = client.get(f"/api/tables/{table}").json()
            if view["seat"] in [own["seat"] for own in view["you"]["seats"]]:
                view = act(client, table, "moves", number=view["turn"], move=some_move(view))
    return view


# Guests


def test_a_guest_is_a_name_and_a_cookie(server: Server) -> None:
    client = server.client()
    refused(client.get("/api/me"), 401, "no-guest")
    answer = client.post("/api/guests", json={"name": "  Ari "})
    assert answer.json()["name"] == "Ari"
    assert client.get("/api/me").json() == {"name": "Ari"}
    assert client.patch("/api/me", json={"name": "Bo"}).json() == {"name": "Bo"}
    assert client.get("/api/me").json() == {"name": "Bo"}


def test_a_token_recovers_the_guest_elsewhere_until_it_is_replaced(server: Server) -> None:
    first, other = server.client(), server.client()
    token = first.post("/api/guests", json={"name": "Ari"}).json()["token"]
    assert other.post("/api/recover", json={"token": token}).json() == {"name": "Ari"}
    assert other.get("/api/me").json() == {"name": "Ari"}
    newer = first.post("/api/me/token").json()["token"]
    refused(server.client().post("/api/recover", json={"token": token}), 401, "bad-token")
    bot = server.client(headers={"authorization": f"Bearer {newer}"})
    assert bot.get("/api/me").json() == {"name": "Ari"}
    stale = server.client(headers={"authorization": f"Bearer {token}"})
    refused(stale.get("/api/me"), 401, "bad-token")


def test_a_browser_can_forget(server: Server) -> None:
    client = server.guest()
    assert client.post("/api/me/forget").status_code == 204
    refused(client.get("/api/me"), 401, "no-guest")


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\nb", "a\u0000", "a\u202eb"])
def test_a_name_is_text_on_one_line(server: Server, name: str) -> None:
    told = refused(server.client().post("/api/guests", json={"name": name}), 422, "bad-field")
    assert "^" not in told  # no regular expression is shown to people


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "Ärger & Söhne", "猫", "'; DROP--"])
def test_any_other_text_is_a_name(server: Server, name: str) -> None:
    client = server.guest(name)
    assert client.get("/api/me").json() == {"name": name}
    assert made(client, **ALONE)["seats"][0]["name"] == name


# Tables


def test_two_people_meet_by_link_play_verify_and_meet_again(server: Server) -> None:
    ari, bo, eve = server.guest("Ari"), server.guest("Bo"), server.client()
    table = made(ari, **TWO, entropy="mine")["table"]
    view = act(bo, table, "sit", entropy="his")
    assert view["phase"] == "goals"
    promised = view["fair"]["commitment"]
    refused(ari.get(f"/api/tables/{table}/record"), 409, "game-not-over")
    for client in (ari, bo):
        view = choose(client, client.get(f"/api/tables/{table}").json())
    view = play(view, ari, bo)
    assert view["phase"] == "finished"
    answer = eve.get(f"/api/tables/{table}/record")
    assert "attachment" in answer.headers["content-disposition"]
    record = Record.parse(answer.content)
    assert record.meta["fair"]["commitment"] == promised
    assert record.meta["fair"]["entropy"] == ["mine", "his"]
    assert all(check.agrees for check in verify(record))
    again = [c.post(f"/api/tables/{table}/rematch").json()["table"] for c in (ari, bo)]
    assert again[0] == again[1] != table
    for client in (ari, bo):
        lines = client.get("/api/me/tables").json()["tables"]
        finished = next(line for line in lines if line["table"] == table)
        assert (finished["phase"], len(finished["scores"])) == ("finished", 2)


def test_bots_join_and_play(server: Server) -> None:
    ari = server.guest("Ari")
    table = made(ari, **TWO, setup="beginner", first=1)["table"]
    with server.watch(table, ari) as socket:
        hear(socket)
        act(ari, table, "bots", seat=1, level="dice")
        view = hear(socket)
        while view["turn"] is None or view["turn"] < 2:
            view = hear(socket)
        assert view["seats"][view["seat"]]["name"] == "Ari"


def test_a_listed_table_is_found_to_join_and_then_to_watch(server: Server) -> None:
    ari, bo = server.guest("Ari"), server.guest("Bo")
    listed = made(ari, **TWO, listed=True)["table"]
    hidden = made(ari, **TWO)["table"]

    def found() -> dict[str, str]:
        lines = server.client().get("/api/tables").json()["tables"]
        return {line["table"]: line["phase"] for line in lines}

    assert found()[listed] == "gathering"
    assert hidden not in found()
    act(bo, listed, "sit")
    assert found()[listed] == "goals"


def test_a_doubled_or_stale_move_is_answered_with_the_view(server: Server) -> None:
    ari = server.guest()
    view = made(ari, **ALONE)
    move = {"number": 1, "move": some_move(view)}
    path = f"/api/tables/{view['table']}/moves?since={view['version']}"
    first = ari.post(path, json=move).json()
    again = ari.post(path, json=move).json()
    assert (first["accepted"], again["accepted"]) == (True, False)
    assert first["view"] == again["view"]
    assert [entry["what"] for entry in first["view"]["log"]] == ["moved"]


def test_previews_tell_what_placements_would_bring(server: Server) -> None:
    ari = server.guest()
    view = made(ari, **ALONE)
    path = f"/api/tables/{view['table']}/previews"
    found = Previews.model_validate_json(ari.get(path).content)
    cells = [
        cell for own in view["you"]["seats"] for cells in own["cells"].values() for cell in cells
    ]
    assert (found.version, len(found.previews)) == (view["version"], len(cells))
    assert server.client().get(path).json()["previews"] == []


def test_moves_are_taken_back_by_agreement(server: Server) -> None:
    ari, bo = server.guest("Ari"), server.guest("Bo")
    table = made(ari, **TWO, setup="beginner", first=0, take_back=True)["table"]
    view = act(bo, table, "sit")
    view = ari.get(f"/api/tables/{table}").json()
    act(ari, table, "moves", number=1, move=some_move(view))
    assert act(ari, table, "take-back", number=1)["take_back"]["waiting_for"] == [1]
    assert act(bo, table, "take-back/answer", agree=True)["turn"] == 1


def test_who_leaves_is_replaced_and_may_come_back(server: Server) -> None:
    ari, bo = server.guest("Ari"), server.guest("Bo")
    table = made(ari, **TWO, first=0)["table"]
    act(bo, table, "sit")
    assert act(bo, table, "leave")["seats"][1]["kind"] == "away"
    assert act(bo, table, "return")["seats"][1]["kind"] == "person"
    answer = ari.post(f"/api/tables/{table}/replace", json={"seat": 1})
    refused(answer, 409, "no-time-limit")


# Live views


def test_everybody_at_a_table_sees_what_happens(server: Server) -> None:
    ari, bo = server.guest("Ari"), server.guest("Bo")
    table = made(ari, **TWO, setup="beginner")["table"]
    with server.watch(table, ari) as one, server.watch(table) as other:
        assert hear(one)["you"]["host"]
        assert not hear(other)["you"]["host"]
        act(bo, table, "sit")
        for socket, seats in ((one, 1), (other, 0)):
            view = hear(socket)
            TableView.model_validate(view)
            assert view["phase"] == "play"
            assert len(view["you"]["seats"]) == seats
            assert [entry["what"] for entry in view["log"]] == ["seated", "started"]


def test_an_unknown_table_cannot_be_watched(server: Server) -> None:
    with pytest.raises(InvalidStatus) as caught, server.watch("nowhere"):
        pass
    assert caught.value.response.status_code == 404
    assert Error.model_validate_json(caught.value.response.body or b"").code == "no-such-table"


def test_what_is_no_id_at_all_cannot_be_watched_either(server: Server) -> None:
    with pytest.raises(InvalidStatus) as caught, server.watch("a%20b"):
        pass
    assert caught.value.response.status_code == 422
    assert Error.model_validate_json(caught.value.response.body or b"").code == "bad-field"


def test_a_client_that_talks_on_a_socket_is_sent_away(server: Server) -> None:
    table = made(server.guest(), **TWO)["table"]
    with server.watch(table) as socket:
        hear(socket)
        with suppress(ConnectionClosed):
            for _ in range(1000):
                socket.send("hello")
        with pytest.raises(ConnectionClosed) as caught:
            hear(socket)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1008


# Refusals


def test_what_is_malformed_is_told_in_one_sentence(server: Server) -> None:
    ari = server.guest()
    sentence = refused(ari.post("/api/tables", json={"seats": []}), 422, "bad-field")
    assert sentence.startswith("seats is []: ")
    answer = ari.post("/api/tables", json=ALONE | {"scenario": "1"})
    assert "scenario is '1'" in refused(answer, 422, "bad-field")
    answer = ari.post("/api/tables", json=ALONE | {"colour": 1})
    assert "colour is 1" in refused(answer, 422, "bad-field")
    headers = {"content-type": "application/json"}
    for body in ("{", "[" * 60_000, "nan", '"\\ud800"', b"\xff", "null"):
        answer = ari.post("/api/tables", content=body, headers=headers)
        assert answer.status_code == 422, body[:20]
    answer = ari.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "bot"}]})
    refused(answer, 409, "unknown-agent")


def test_what_the_rules_forbid_carries_its_rule(server: Server) -> None:
    ari = server.guest()
    answer = ari.post("/api/tables", json=ALONE | {"variants": ["family"], "scenario": 1})
    refused(answer, 409, "scenario-is-standard")
    assert answer.json()["rule"] == "R8.4"
    table = made(ari, **ALONE)["table"]
    answer = ari.post(f"/api/tables/{table}/moves", json={"number": 1, "move": "Ms@b3 Ms"})
    assert (answer.status_code, answer.json()["rule"][:2]) == (409, "R3")
    answer = ari.post(f"/api/tables/{table}/moves", json={"number": 1, "move": "hello"})
    refused(answer, 409, "move-syntax")


def test_what_is_not_there_is_told_too(server: Server) -> None:
    client = server.client()
    refused(client.get("/nowhere"), 404, "no-such-page")
    refused(client.get("/api/nowhere"), 404, "no-such-page")
    refused(client.get("/api/tables/nowhere"), 404, "no-such-table")
    answer = client.delete("/api/tables")
    refused(answer, 405, "wrong-method")
    assert answer.headers["allow"] == "GET, POST"


def test_a_fault_of_ours_tells_nothing(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken() -> bool:
        raise RuntimeError("a secret detail")

    monkeypatch.setattr(server.house, "is_healthy", broken)
    answer = server.client().get("/health")
    assert "secret" not in refused(answer, 500, "our-fault")
    assert "a secret detail" in caplog.text


# The server itself


def test_health_metrics_words_and_options(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    client = server.guest()
    made(client, **ALONE)
    assert client.get("/health").json() == {"healthy": True}
    text = client.get("/metrics").text
    assert 'calico_requests_total{method="POST",route="/api/tables",status="201"}' in text
    assert 'calico_request_seconds_bucket{le="+Inf",route="/api/tables"}' in text
    assert "calico_moves_total" in text
    proxied = client.get("/metrics", headers={"x-forwarded-for": "192.0.2.1"})
    refused(proxied, 404, "no-such-page")
    packed = client.get("/api/words?names=de")
    plain = client.get("/api/words?names=de", headers={"accept-encoding": "identity"})
    assert packed.json() == plain.json() == catalogue("en", "de")
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    answer = client.get("/api/options")
    again = client.get("/api/options", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get("/api/words?lang=xx").status_code == 422
    options = answer.json()
    assert options["version"] == __version__
    assert options["levels"][:4] == ["gentle", "decent", "strong", "master"]
    assert len(options["tiles"]) == 36

    async def ill() -> bool:
        return False

    monkeypatch.setattr(server.house, "is_healthy", ill)
    refused(client.get("/health"), 503, "unhealthy")


def test_the_schema_names_every_route_and_refusal(server: Server) -> None:
    schema = server.client().get("/api/openapi.json").json()
    for path, item in schema["paths"].items():
        for operation in item.values():
            assert operation["summary"], path
            assert operation["description"], path
            for status, response in operation["responses"].items():
                if int(status) >= 400:
                    kind = response["content"]["application/json"]["schema"]["$ref"]
                    assert kind.endswith("/Error"), path
    assert "HTTPValidationError" not in json.dumps(schema)


def test_the_page_says_when_there_is_no_client(server: Server) -> None:
    page = server.client().get("/")
    assert page.headers["content-type"].startswith("text/html")
    assert "not installed" in page.text


def test_the_manifest_is_in_the_language_of_the_reader(tmp_path: Path) -> None:
    from calico.table.http.settings import Settings
    from support.server import KEY

    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_text("<!doctype html>the client")
    with running(tmp_path, Settings(KEY, web=tmp_path / "web")) as server:
        client = server.client()
        french = client.get("/manifest.webmanifest", headers={"accept-language": "fr"})
        assert french.headers["content-type"] == "application/manifest+json"
        assert french.json()["lang"] == "fr"
        assert [each["url"] for each in french.json()["shortcuts"]] == [
            *("./new", "./daily", "./pad")
        ]
        client.cookies.set("words", "de.")
        german = client.get("/manifest.webmanifest", headers={"accept-language": "fr"}).json()
        assert german["lang"] == "de"
        assert german["description"] != french.json()["description"]
        assert client.get("/sw.js").status_code == 404  # an old build has no worker


def test_the_client_is_served_when_there_is_one(tmp_path: Path) -> None:
    from calico.table.http.settings import Settings
    from support.server import KEY

    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html>the client")
    (web / "assets" / "app-1.js").write_text("1;" * 1000)
    (web / "assets" / "service-worker-1.js").write_text("self;")
    (web / "python").mkdir()
    (web / "python" / "files.json").write_text("[]")
    (web / "python" / "stdlib-1.bin").write_text("packed already" * 100)
    with running(tmp_path, Settings(KEY, web=web)) as server:
        client = server.client()
        for link in ("/", "/table/abc", "/me"):
            assert "the client" in client.get(link).text
        script = client.get("/assets/app-1.js")
        assert "immutable" in script.headers["cache-control"]
        assert (script.text, script.headers["content-encoding"]) == ("1;" * 1000, "gzip")
        packed = client.get("/python/stdlib-1.bin")
        assert "immutable" in packed.headers["cache-control"]
        assert "content-encoding" not in packed.headers
        assert client.get("/python/files.json").headers["cache-control"] == "no-cache"
        worker = client.get("/sw.js")
        assert worker.headers["content-type"].startswith("text/javascript")
        assert worker.headers["cache-control"] == "no-cache"
        assert 'importScripts("assets/service-worker-1.js")' in worker.text
        (web / "python" / "stdlib-1.bin").rename(web / "python" / "stdlib-2.bin")
        (web / "python" / "files.json").write_text("[1]")
        assert "stdlib-2.bin" in client.get("/sw.js").text
        for missing in ("/api/nowhere", "/assets/none.js", "/../calico.db", "/%2e%2e/calico.db"):
            assert client.get(missing).status_code == 404
