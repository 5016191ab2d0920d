"""The page in five languages: the browser's, or the one chosen, changed whenever somebody likes."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, Request

from calico.lang import LANGUAGES, catalogue
from support.browsers import BEGINNER, BOT, ME, PHONE, WIDE, Browsers, resize
from tools.screens import Screens, broken, of_the_machine, overflowing, screens

OTHERS = [lang for lang in LANGUAGES if lang != "en"]


def word(lang: str, key: str) -> str:
    """A sentence without places."""
    return str(catalogue(lang)[key])


def spoken(page: Page) -> str:
    """The language that the page says it speaks."""
    return str(page.evaluate("document.documentElement.lang"))


def fetched(page: Page) -> list[str]:
    """The catalogues that the page fetches from here on."""
    found: list[str] = []

    def note(request: Request) -> None:
        if "/api/words" in request.url:
            found.append(request.url.partition("?")[2])

    page.on("request", note)
    return found


def choose(page: Page, lang: str) -> None:
    """Choose a language in the head of the page."""
    page.locator("header select:has(option[value=pl])").select_option(lang)
    page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)


@pytest.mark.parametrize(
    ("locale", "lang"), [("pl-PL", "pl"), ("pt-PT", "pt-BR"), ("de-CH", "de"), ("da-DK", "en")]
)
def test_the_page_speaks_the_language_of_the_browser(
    browsers: Browsers, locale: str, lang: str
) -> None:
    eye = browsers.visitor(locale=locale)
    words = fetched(eye.page)
    eye.go("/")
    eye.page.get_by_role("link", name=word(lang, "web.nav.rules")).wait_for()
    assert spoken(eye.page) == lang
    assert words == [f"lang={lang}"], "one catalogue, and the right one"


def test_a_language_that_is_chosen_stays(browsers: Browsers) -> None:
    eye = browsers.visitor(locale="pl-PL")
    eye.go("/rules")
    eye.page.locator("main h2").first.wait_for()
    choose(eye.page, "de")
    eye.page.get_by_role("heading", name=word("de", "web.rules.title")).wait_for()
    title = eye.page.locator("main h2").first
    eye.page.wait_for_function("!document.querySelector('main h2').textContent.includes('oddechu')")
    assert title.inner_text()
    words = fetched(eye.page)
    eye.go("/settings")
    eye.page.get_by_role("heading", name=word("de", "web.settings.kept")).wait_for()
    assert words == ["lang=de"]
    eye.page.get_by_role("main").locator("select").first.select_option("")
    eye.page.get_by_role("heading", name=word("pl", "web.settings.kept")).wait_for()


def test_the_language_changes_in_mid_game_and_nothing_is_lost(browsers: Browsers) -> None:
    ari = browsers.visitor()
    ari.sit_at(ME, BOT, **BEGINNER)
    ari.turn()
    cell = ari.place()
    page = ari.page
    before = ari.sewn().count()
    for lang in (*OTHERS, "en", "pl"):
        page.locator("header summary").click()
        page.locator("header select:has(option[value=pl])").select_option(lang)
        page.get_by_role("heading", name=word(lang, "draw.goals")).first.wait_for()
        assert page.locator(".cell.placed").get_attribute("data-cell") == cell
        page.locator("header summary").click()
    ari.finish()
    ari.settled(before)
    ari.my_turn()
    assert spoken(page) == "pl"


def test_names_and_language_are_chosen_apart(browsers: Browsers) -> None:
    eye = browsers.visitor(locale="de-DE")
    eye.go("/settings")
    names = eye.page.get_by_label(word("de", "web.settings.names"))
    names.wait_for()
    names.select_option("prototype")
    choose(eye.page, "pl")
    words = fetched(eye.page)
    eye.go("/rules")
    eye.page.locator("main table").get_by_text("Thimble").first.wait_for()
    assert words == ["lang=pl&names=prototype"]
    eye.go("/settings")
    eye.page.get_by_label(word("pl", "web.settings.names")).select_option("")
    eye.go("/rules")
    eye.page.locator("main table").get_by_text("Millie").first.wait_for()


def test_a_refusal_is_in_the_language_that_is_chosen(browsers: Browsers) -> None:
    eye = browsers.visitor(locale="fr-FR")
    eye.go("/new")
    choose(eye.page, "de")
    told = eye.page.evaluate(
        """() => new Promise((heard) => {
          const plain = window.fetch;
          window.fetch = async (path, wish) => {
            const answer = await plain(path, wish);
            if (path === "/api/choices") heard([wish.headers["accept-language"],
              answer.headers.get("content-type")]);
            return answer;
          };
          document.querySelector("main form input[type=checkbox]").click();
        })"""
    )
    assert told[0] == "de"


@pytest.fixture(scope="module")
def laid(house_of_browsers: Browsers) -> tuple[Screens, Any]:
    """All screens, and the cookies of who may see them."""
    ari = house_of_browsers.visitor()
    shown, cookies = screens(ari), ari.context.storage_state()
    house_of_browsers.leave()
    return shown, cookies


LITTLE: Final = ((320, 568), (400, 800), (844, 390), (960, 540), (1024, 768))
"""Sizes where there is little room."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_fit_their_places_and_stay_whole_in_letters_that_we_bring(
    laid: tuple[Screens, Any], browsers: Browsers, lang: str
) -> None:
    shown, cookies = laid
    eye = browsers.visitor(WIDE, locale=lang, storage_state=cookies)
    eye.go("/")
    faults = []
    for name, (path, ready) in shown.items():
        eye.follow(path)
        eye.page.locator(ready).first.wait_for()
        found = of_the_machine(eye.page)
        for size in (WIDE, PHONE):
            resize(eye.page, size)
            found += overflowing(eye.page)
        for size in LITTLE if name in ("home", "game", "alone") else ():
            resize(eye.page, size)
            found += [f"{size}: {words} is broken" for words in broken(eye.page)]
        resize(eye.page, WIDE)
        faults += [f"{name}: {fault}" for fault in found]
    assert faults == []
    assert spoken(eye.page) == lang
