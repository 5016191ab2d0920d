"""Company over the wire: only for who asks for it, and never stored; previews of invitations."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection

from calico.lang import LANGUAGES, say, speaking
from calico.table.http.settings import Settings
from calico.table.schema.company import CompanyMessage
from support.server import KEY, Server, act, hear, made, refused, running

TWO = {"seats": [{"kind": "me"}, {"kind": "open"}], "setup": "beginner"}
INDEX = Path(__file__).parents[3] / "web/index.html"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its limits, and with the page as it is before it is built."""
    folder = tmp_path_factory.mktemp("house")
    (folder / "index.html").write_text(INDEX.read_text())
    with running(folder, Settings(KEY, limits=1, web=folder)) as found:
        yield found


def company(socket: ClientConnection, is_met: Callable[[Any], bool]) -> Any:
    """The next message about company that is what one waits for."""
    while True:
        message = hear(socket)
        if "company" in message:
            CompanyMessage.model_validate(message)
            if is_met(message["company"]):
                return message["company"]


def test_who_asks_hears_who_is_here_and_how_they_feel(server: Server) -> None:
    ari, bo, cleo = server.guest("Ari"), server.guest("Bo"), server.guest("Cleo")
    table = made(ari, **TWO)["table"]
    with server.watch(f"{table}", ari, query="company=true") as socket:
        assert hear(socket)["version"] == 1  # a view comes first
        assert company(socket, lambda seen: seen["here"] == [0])["watching"] == []
        act(bo, table, "sit", seat=1)
        with server.watch(table, bo) as plain, server.watch(table, cleo), server.watch(table):
            hear(plain)
            seen = company(socket, lambda seen: (len(seen["here"]), seen["watchers"]) == (2, 2))
            assert seen["watching"] == ["Cleo"]
            assert cleo.get(f"/api/tables/{table}/company").json() == seen
            answer = bo.post(f"/api/tables/{table}/reactions", json={"mood": "wow"}).json()
            found = company(socket, lambda seen: seen["reactions"])["reactions"]
            assert found == answer["reactions"]
            assert [each["mood"] for each in found] == ["wow"]
            view = ari.get(f"/api/tables/{table}").json()
            assert view["seats"][found[0]["seat"]]["name"] == "Bo"
            assert [entry["what"] for entry in view["log"]] == ["created", "seated", "started"]
            with pytest.raises(TimeoutError):
                plain.recv(timeout=0)  # who did not ask heard of views only


def test_reactions_are_for_those_who_sit_there_and_never_many(server: Server) -> None:
    ari, cleo = server.guest("Ari"), server.guest("Cleo")
    path = f"/api/tables/{made(ari, **TWO)['table']}/reactions"
    refused(server.client().post(path, json={"mood": "wow"}), 401, "no-guest")
    refused(cleo.post(path, json={"mood": "wow"}), 403, "not-seated")
    refused(ari.post(path, json={"mood": "angry words"}), 422, "bad-field")
    refused(ari.post("/api/tables/nowhere/reactions", json={"mood": "wow"}), 404, "no-such-table")
    answers = [ari.post(path, json={"mood": "oops"}) for _ in range(12)]
    assert answers[0].status_code == 200
    refused(answers[-1], 429, "too-many")


def preview(client: httpx.Client, path: str, lang: str = "en") -> dict[str, str]:
    """What a messenger reads in the page."""
    page = client.get(path, headers={"accept-language": lang}).text
    found = re.findall(r'<meta property="og:(\w+)" content="([^"]*)"', page)
    return {name: html.unescape(content) for name, content in found}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_invitation_names_who_waits_in_the_language_of_the_reader(
    server: Server, lang: str
) -> None:
    ari, reader = server.guest('"Ari" \\1 & <b>'), server.client()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "gentle"}]
    table = made(ari, seats=seats, setup="beginner")["table"]
    found = preview(reader, f"/table/{table}", lang)
    with speaking(lang):
        assert found["title"] == say("page.invitation", n=1, names='"Ari" \\1 & <b>')
        assert found["description"].startswith(say("page.seats", n=2))
        assert found["image"] == f"{server.address}/invitation.png"
        for seat, name in ((1, "Bo"), (2, "Cleo")):
            act(server.guest(name), table, "sit", seat=seat)
        playing = preview(reader, f"/table/{table}", lang)["title"]
        assert "Bo" in playing
        assert "Cleo" in playing
        for path in ("/", "/table/nowhere", f"/table/{table}/replay"):
            assert preview(reader, path, lang)["title"] == say("page.title")


def test_a_daily_quilt_is_nobody_elses_to_see_in_a_preview(server: Server) -> None:
    ari = server.guest("Ari")
    table = ari.post("/api/daily").json()["table"]
    assert "Ari" not in preview(server.client(), f"/table/{table}")["title"]
