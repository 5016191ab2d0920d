"""The server speaks the language of whoever reads: in the address, or as the browser tells it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from calico.lang import LANGUAGES, catalogue, rules
from calico.table.http.settings import Settings
from support.server import KEY, Server, running

PAGE = """<!doctype html>
<html lang="en">
<meta name="description" content="Calico">
<meta name="calico-site" />
<script src="./assets/app.js"></script>
<noscript>needs JavaScript</noscript>
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    (folder / "web").mkdir()
    (folder / "web" / "index.html").write_text(PAGE, encoding="utf-8")
    with running(folder, Settings(KEY, limits=0, web=folder / "web")) as found:
        yield found


def speaks(*languages: str) -> dict[str, str]:
    """The header of a browser whose reader prefers ``languages``."""
    return {"accept-language": ", ".join(languages)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_is_in_the_language_of_the_reader(server: Server, lang: str) -> None:
    answer = server.client().get("/api/tables/nowhere", headers=speaks("da", f"{lang};q=0.9"))
    assert answer.json()["message"] == catalogue(lang)["error.no-such-table"]
    assert answer.headers["content-language"] == lang
    assert "accept-language" in answer.headers["vary"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_schema_refuses_is_told_in_our_own_words(server: Server, lang: str) -> None:
    body = {"seats": [{"kind": "me"}], "setup": "easy"}
    answer = server.client().post("/api/choices", json=body, headers=speaks(lang))
    sentence = str(catalogue(lang)["invalid.literal_error"])
    why = sentence.format(expected="'beginner', 'standard'")
    assert answer.status_code == 422
    assert answer.json()["message"].endswith(why)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bot_is_called_in_the_language_of_whoever_gives_it_a_seat(
    server: Server, lang: str
) -> None:
    ari, words = server.guest("Ari"), catalogue(lang)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "gentle"}, {"kind": "open"}]
    made = ari.post("/api/tables", json={"seats": seats}, headers=speaks(lang)).json()
    assert made["seats"][1]["name"] == words["level.gentle"]
    wish = {"seat": 2, "level": "master"}
    view = ari.post(f"/api/tables/{made['table']}/bots", json=wish, headers=speaks(lang)).json()
    names = {seat["name"] for seat in view["view"]["seats"]}  # in the order of play by now
    assert names == {"Ari", words["level.gentle"], words["level.master"]}


def test_two_readers_do_not_hear_each_other(server: Server) -> None:
    one = server.client()
    for lang in ("pl", "de", "pl"):
        told = one.get("/api/nothing", headers=speaks(lang)).json()["message"]
        assert told == str(catalogue(lang)["error.no-such-page"]).format(text="'/api/nothing'")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_rules_and_lesson_come_in_every_language(server: Server, lang: str) -> None:
    client = server.client()
    for asked in (
        client.get(f"/api/words?lang={lang}", headers=speaks("fr")),
        client.get("/api/words", headers=speaks(lang)),
    ):
        assert asked.json() == catalogue(lang)
    named = client.get(f"/api/words?lang={lang}&names=prototype").json()
    assert named["cat.millie"] == "Thimble"
    assert client.get(f"/api/rules?lang={lang}").json() == {"text": rules(lang)}
    told = client.get("/api/rules?names=prototype", headers=speaks(lang)).json()["text"]
    assert "Thimble" in told
    steps = client.get(f"/api/lesson?lang={lang}").json()["steps"]
    assert steps[0]["view"]["seats"][0]["name"] == catalogue(lang)["lesson.you"]


def test_an_unknown_language_is_refused(server: Server) -> None:
    for what in ("words", "rules", "lesson"):
        assert server.client().get(f"/api/{what}?lang=xx").status_code == 422


@pytest.mark.parametrize(
    ("cookie", "lang", "query"),
    [
        ("", "pl", "lang=pl"),
        ("de.", "de", "lang=de"),
        ("de.final", "de", "lang=de&amp;names=final"),
        (".prototype", "pl", "lang=pl&amp;names=prototype"),
        ('xx."><script>', "pl", "lang=pl"),
    ],
)
def test_the_page_says_its_language_and_brings_its_words(
    server: Server, cookie: str, lang: str, query: str
) -> None:
    headers = speaks("pl-PL", "pl;q=0.9", "en;q=0.8")
    if cookie:
        headers["cookie"] = f"words={cookie}"
    answer = server.client().get("/table/some", headers=headers)
    assert f'<html lang="{lang}">' in answer.text
    assert f'href="../api/words?{query}"' in answer.text
    assert str(catalogue(lang)["page.no-script"]) in answer.text
    assert answer.headers["vary"].startswith("accept-language, cookie")
    again = server.client().get(
        "/table/other", headers={**headers, "if-none-match": answer.headers["etag"]}
    )
    assert again.status_code == 304


def test_a_page_without_a_client_is_in_the_language_of_the_reader(tmp_path: Path) -> None:
    with running(tmp_path) as bare:
        answer = bare.client().get("/", headers=speaks("de"))
        assert '<html lang="de">' in answer.text


@pytest.mark.parametrize(
    ("path", "root"),
    [
        ("/", "./"),
        ("/new", "./"),
        ("/new/", "../"),
        ("/table/a/replay", "../../"),
        ("/a%2Fb", "./"),
    ],
)
def test_the_page_finds_its_files_from_every_path(server: Server, path: str, root: str) -> None:
    page = server.client().get(path).text
    assert f'src="{root}assets/app.js"' in page
    assert "calico-site" not in page
