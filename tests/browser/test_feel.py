"""How a game feels: what flies, sounds, can be undone and pointed at, and what a score means."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page, expect

from support.browsers import BEGINNER, BOT, ME, PHONE, Browsers, BrowserVisitor

HERE: Final = {"kind": "here", "name": "Bo"}
BOTS: Final = (BOT, BOT, BOT)

WATCH: Final = """
  window.seen = { flights: [], news: [], longest: 0, wide: 0, caught: [], sounds: 0, buzzes: 0 };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (this.closest("[data-flights], .tiles"))
      seen.longest = Math.max(seen.longest, (options.duration ?? 0) + (options.delay ?? 0));
    return animate.call(this, frames, options);
  };
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      seen.sounds += 1;
      seen.active = navigator.userActivation.hasBeenActive;
    }
  };
  navigator.vibrate = () => (seen.buzzes += 1, true);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(".flight")) seen.flights.push(node.dataset.tile);
        const news = node.matches(".news") ? node : null;
        if (news) seen.news.push([news.textContent.trim(), news.querySelectorAll(".cloth").length]);
        if (news || node.matches(".flight"))
          seen.caught.push(getComputedStyle(news ?? node.parentElement).pointerEvents);
        seen.wide = Math.max(seen.wide, document.documentElement.scrollWidth - innerWidth);
      }
  }).observe(document, { childList: true, subtree: true });
"""
"""Notes what is too quick to be waited for."""


def seen(page: Page) -> Any:
    """What the page has shown since it was opened."""
    return page.evaluate("seen")


def hand_and_market(visitor: BrowserVisitor) -> tuple[list[str], list[str]]:
    view = visitor.seen(visitor.table)
    return view["you"]["seats"][0]["hand"], view["market"]


def test_moves_fly_and_rewards_sound_and_undo_is_in_sight(browsers: Browsers) -> None:
    ari = browsers.visitor(motion="no-preference")
    ari.context.add_init_script(WATCH)
    table = ari.sit_at(ME, BOT, take_back=True, **BEGINNER)
    page = ari.page
    ari.my_turn()
    assert seen(page)["sounds"] == 0  # nobody has touched anything
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    expect(page.locator(".hand kbd").first).to_be_visible()
    expect(page.get_by_label("Type a move")).to_have_count(0)

    [first, _], market = hand_and_market(ari)
    ari.place()
    page.wait_for_function("tile => seen.flights.includes(tile)", arg=first)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".cell.placed")).to_have_count(0)
    ari.place(0.4)
    ari.finish(1)
    ari.settled(0)
    ari.my_turn()
    theirs = ari.seen(table)["log"][-1]
    assert theirs["seat"] == 1
    page.wait_for_function("() => seen.flights.length >= 5")
    flown = seen(page)
    placed, taken = theirs["move"][:2], theirs["move"].split()[1]
    assert flown["flights"] == [first, first, market[1], placed, taken]
    assert [words[:12] for words, _ in flown["news"]] == ["Gentle took "]
    assert set(flown["caught"]) == {"none"}
    assert 0 < flown["longest"] <= 500
    assert flown["wide"] <= 0
    page.wait_for_function("() => seen.sounds > 0 && seen.active")
    expect(page.locator(".flight")).to_have_count(0)
    expect(page.locator(".landing")).to_have_count(0)

    undo = page.locator(".bar").get_by_role("button", name="Undo", exact=True)
    expect(page.get_by_text("Ask to undo")).to_have_count(0)
    undo.click()
    expect(ari.sewn()).to_have_count(0)
    expect(undo).to_have_count(0)
    assert ari.seen(table)["turn"] == 1


def test_on_a_phone_the_score_and_the_others_turns_are_seen(browsers: Browsers) -> None:
    ari = browsers.visitor(PHONE, motion="no-preference", has_touch=True, is_mobile=True)
    ari.context.add_init_script(WATCH)
    ari.named("Ari")
    ari.go("/settings")
    page = ari.page
    page.get_by_role("radio", name="Slow").check()
    table = ari.sit_at(ME, *BOTS, **BEGINNER)
    ari.my_turn()
    expect(page.locator(".score-now")).to_be_in_viewport()
    expect(page.locator(".hand kbd").first).to_be_hidden()
    page.locator(".cell.free").nth(4).tap()
    page.locator(".cell.placed").wait_for()
    page.locator(".market.taking .tile").first.tap()
    page.wait_for_function("() => seen.news.length")
    assert ari.seen(table)["turn"] == 5  # all have played, and I still watch the first
    page.locator(".bar .skip-bots").tap()
    ari.my_turn()
    shown = seen(page)
    assert shown["news"][0][0].startswith("Gentle")
    assert shown["news"][0][1] == 1  # with the quilt in small
    assert shown["wide"] <= 0
    assert shown["buzzes"] > 0

    page.get_by_role("button", name="Log", exact=True).tap()
    entry = page.locator(".log button").first
    box = entry.bounding_box()
    assert box
    assert box["height"] >= 44
    page.get_by_role("button", name="Goals", exact=True).tap()
    page.locator(".goals .pointer").first.tap()
    expect(page.locator("main .spots")).to_have_count(1)


def test_with_reduced_motion_nothing_flies_and_all_is_told(browsers: Browsers) -> None:
    ari = browsers.visitor()
    ari.context.add_init_script(WATCH)
    ari.sit_at(ME, BOT, **BEGINNER)
    ari.turn()
    page = ari.page
    page.wait_for_function("() => seen.news.length")
    ari.my_turn()
    assert seen(page)["flights"] == []
    assert seen(page)["longest"] == 0
    assert seen(page)["sounds"] > 0

    page.evaluate(
        """() => localStorage.setItem("calico.settings",
             JSON.stringify({ sound: false, coordinates: true, notation: true, name: "Ari" }))"""
    )
    page.reload()
    ari.my_turn()
    expect(page.locator("main .over .name")).to_have_count(25)
    ari.turn()
    expect(page.locator(".log code").first).to_contain_text("@")
    assert seen(page)["sounds"] == 0


def test_goals_cats_and_the_log_point_at_the_quilt_and_back(browsers: Browsers) -> None:
    ari = browsers.visitor()
    ari.sit_at(ME, **BEGINNER)
    page = ari.page
    cell = ari.place()
    ari.finish()
    ari.settled(0)
    ari.my_turn()
    spots, names = page.locator("main .spots"), page.locator("main .over .name")
    goal = page.locator(".goals .pointer").first
    goal.hover()
    expect(spots).to_have_count(1)
    page.locator(".log .pointer", has_text=f"on {cell}").hover()
    expect(spots).to_have_count(1)
    page.locator("[data-cell=b3]").hover(force=True)
    expect(spots).to_have_count(0)
    expect(names).to_have_text(["b3"])
    expect(page.locator(".goals .pointer.pointed")).to_contain_text("b3")
    page.locator(f"[data-cell={cell}]").hover(force=True)
    expect(page.locator(".log .pointer.pointed")).to_contain_text(cell)
    goal.focus()
    page.keyboard.press("Enter")
    expect(goal).to_have_attribute("aria-pressed", "true")
    page.locator("h1").first.hover(force=True)
    expect(spots).to_have_count(1)  # it was pressed, so it stays


def test_the_end_says_what_a_score_means_and_the_replay_shows_how_it_came(
    browsers: Browsers,
) -> None:
    ari = browsers.visitor((1280, 1400), motion="no-preference")
    ari.context.add_init_script(
        WATCH
        + """
        navigator.canShare = () => true;
        navigator.share = async ({ files }) => { seen.shared = [files[0].name, files[0].size]; };
        """
    )
    page = ari.page
    table = ari.lay(ME, HERE, **BEGINNER)
    ari.rush(table, 43)
    ari.go(f"/table/{table}")
    page.locator("dialog[open] button").click()
    ari.place()
    ari.finish()
    page.locator(".celebration").wait_for(state="attached")
    total = ari.seen(table)["seats"][0]["score"]["total"]
    expect(page.locator(".meaning")).to_contain_text("For comparison:")
    expect(page.locator(".meaning")).to_contain_text("Nearest achievement:")
    page.get_by_role("button", name="Share picture").click()
    page.wait_for_function("() => seen.shared")
    name, size = page.evaluate("seen.shared")
    assert name.endswith(".png")
    assert size > 10_000
    expect(page.locator(".celebration")).to_have_count(0)

    again = ari.lay(ME, **BEGINNER)
    ari.rush(again)
    ari.go(f"/table/{again}")
    expect(page.locator(".meaning")).to_contain_text(str(total), use_inner_text=True)

    page.get_by_role("link", name="Replay").click()
    for part in (".goals", ".buttons", ".cats"):
        expect(page.locator(part)).to_be_visible()
    expect(page.get_by_role("img", name="points")).to_be_visible()
    moment = page.locator("li button", has_text="Move ").first
    words = str(moment.text_content())
    moment.click()
    expect(page.locator("output")).to_contain_text(words.split(",")[0].strip())
    expect(moment).to_have_attribute("aria-pressed", "true")
