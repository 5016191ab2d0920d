"""How a game feels: what flies, sounds, can be undone and pointed at, and what a score means."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from support.browsers import BEGINNER, BOT, ME, OPEN, PHONE, Browsers, BrowserVisitor, resize
from support.households import dealt_as, record

HERE: Final = {"kind": "here", "name": "Bo"}
BOTS: Final = (BOT, BOT, BOT)

WATCH: Final = """
  window.seen = { flights: [], news: [], longest: 0, wide: 0, caught: [], slid: 0,
    moments: [], sounds: 0, heard: [], loudness: [], buzzes: [] };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (this.closest("[data-flights], .tiles"))
      seen.longest = Math.max(seen.longest, (options.duration ?? 0) + (options.delay ?? 0));
    if (this.matches(".market .tile")) seen.slid += 1;
    return animate.call(this, frames, options);
  };
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      seen.sounds += 1;
      seen.active = navigator.userActivation.hasBeenActive;
    }
  };
  // A sound is known by a tone that only it has.
  const TONES = { 190: "patch", 1318.5: "button", 659.25: "rainbow", 420: "cat", 392: "goal" };
  const start = AudioParam.prototype.setValueAtTime;
  AudioParam.prototype.setValueAtTime = function (value, at) {
    const tone = TONES[Math.round(value * 100) / 100];
    if (tone) seen.heard.push(tone);
    return start.call(this, value, at);
  };
  const { get, set } = Object.getOwnPropertyDescriptor(AudioParam.prototype, "value");
  Object.defineProperty(AudioParam.prototype, "value", {
    get,
    set(value) {
      if (value <= 1) seen.loudness.push(Math.round(value * 1000) / 1000);
      set.call(this, value);
    },
  });
  navigator.vibrate = (pattern) => (seen.buzzes.push(pattern), true);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(".moment")) {
          const quilt = document.querySelector(".news .cloth")?.getBoundingClientRect();
          const { left, top } = node.getBoundingClientRect();
          const small = !!quilt && left > quilt.left - 20 && top > quilt.top - 20;
          seen.moments.push([node.classList[1], node.textContent, small]);
        }
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
    assert flown["slid"] >= 2  # what came for the tiles that we took
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
    assert [8] in shown["buzzes"]  # a patch is felt

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
    assert seen(page)["slid"] == 0
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


def encloses(page: Page, cell: str) -> bool:
    """Whether what is pointed out on the quilt lies around the middle of a cell."""
    inner, outer = (
        page.locator(what).first.bounding_box()
        for what in (f"main [data-cell={cell}]", "main .spots")
    )
    assert inner
    assert outer
    x, y = inner["x"] + inner["width"] / 2, inner["y"] + inner["height"] / 2
    within = outer["x"] < x < outer["x"] + outer["width"]
    return within and outer["y"] < y < outer["y"] + outer["height"]


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
    assert encloses(page, "b3")
    page.locator("h1").first.hover(force=True)
    expect(spots).to_have_count(0)
    page.locator(".log .pointer", has_text=f"on {cell}").hover()
    expect(spots).to_have_count(1)
    page.locator("[data-cell=b3]").hover(force=True)
    expect(spots).to_have_count(0)
    expect(names).to_have_text(["b3"])
    expect(page.locator(".goals .pointer.pointed")).to_contain_text("b3")
    page.locator(f"[data-cell={cell}]").hover(force=True)
    expect(page.locator(".log .pointer.pointed")).to_contain_text(cell)
    cat = page.locator(".cats .pointer.pointed")  # each pattern is liked by one of the three
    expect(cat).to_have_count(1)
    cat.hover()
    expect(spots).to_have_count(1)
    assert encloses(page, cell)
    page.locator("h1").first.hover(force=True)
    expect(spots).to_have_count(0)
    goal.focus()
    page.keyboard.press("Enter")
    expect(goal).to_have_attribute("aria-pressed", "true")
    page.locator("h1").first.hover(force=True)
    expect(spots).to_have_count(1)  # it was pressed, so it stays


def fills_the_screen(page: Page, part: str) -> None:
    """On large screens a part has nearly the whole width, and its first piece begins in sight."""
    for size in ((1920, 1080), (2560, 1440)):
        resize(page, size)
        box = page.locator(part).bounding_box()
        assert box
        assert box["width"] > 0.85 * size[0]
    resize(page, (1280, 1400))


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
    page.emulate_media(forced_colors="active")
    fills = [
        page.locator(f".steps i{which}").first.evaluate("e => getComputedStyle(e).backgroundColor")
        for which in (".reached", ":not(.reached)")
    ]
    assert fills[0] != fills[1]
    page.emulate_media(forced_colors="none")
    fills_the_screen(page, ".columns")
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
    fills_the_screen(page, ".replay")
    moment = page.locator("li button", has_text="Move ").first
    words = str(moment.text_content())
    moment.click()
    expect(page.locator("output")).to_contain_text(words.split(",")[0].strip())
    expect(moment).to_have_attribute("aria-pressed", "true")


GAME: Final = record("rainbow")
WATCHED: Final = 27
"""From this move on everything comes once more."""
SEND: Final = """async ([path, body]) => {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
}"""


def test_everything_that_a_patch_brings_has_a_moment_and_a_sound(
    house_of_browsers: Browsers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with dealt_as(GAME, house_of_browsers, tmp_path, monkeypatch) as browsers:
        ari = browsers.visitor(motion="no-preference")
        bo = browsers.visitor(PHONE, motion="no-preference", has_touch=True, is_mobile=True)
        cleo = browsers.visitor()  # watches, with reduced motion
        people = (ari, bo, cleo)
        for visitor, name in zip(people, ("Ari", "Bo", "Cleo"), strict=True):
            visitor.context.add_init_script(WATCH)
            visitor.named(name)
        cats = [cat["cat"] for cat in GAME.to_dict()["cats"]]
        table = ari.sit_at(ME, OPEN, first=0, cats=cats)
        path = f"/api/tables/{table}"
        bo.page.evaluate(SEND, [f"{path}/sit", {"seat": 1}])
        for seat, (visitor, player) in enumerate(
            zip((ari, bo), GAME.to_dict()["players"], strict=True)
        ):
            goals = {"seat": seat, "goals": player["goals"]}
            visitor.page.evaluate(SEND, [f"{path}/goals", goals])

        def play(number: int) -> None:
            body = {"number": number, "move": str(GAME.moves[number - 1])}
            people[(number - 1) % 2].page.evaluate(SEND, [f"{path}/moves", body])

        for number in range(1, WATCHED):
            play(number)
        for visitor in people:
            visitor.go(f"/table/{table}")
            visitor.page.locator("main .cloth").first.wait_for()
            visitor.page.locator(".bar").click(position={"x": 2, "y": 2})  # a first touch

        brought: list[tuple[str, str]] = []
        for number in range(WATCHED, len(GAME.moves)):
            play(number)
            entry = ari.seen(table)["log"][-1]
            fresh = [(each["kind"], f"+{each['points']}") for each in entry["tokens"]]
            fresh += [
                ("goal", f"+{goal['points']}")
                for goal in (entry["goals"] or {}).values()
                if goal["colour"] or goal["pattern"]
            ]
            brought += fresh
            for visitor in (ari, bo):
                visitor.page.wait_for_function("n => seen.moments.length >= n", arg=len(brought))
        kinds = [kind for kind, _ in brought]
        assert set(kinds) == {"button", "rainbow", "cat", "goal"}
        for visitor in (ari, bo):
            shown = seen(visitor.page)
            assert [(kind, words) for kind, words, _ in shown["moments"]] == brought
            assert shown["longest"] <= 500
        assert any(small for _, _, small in seen(bo.page)["moments"])  # on Ari's quilt in small
        assert seen(cleo.page)["moments"] == []
        for visitor in people:
            visitor.page.wait_for_function(
                "kinds => kinds.every((kind) => seen.heard.includes(kind))", arg=sorted(set(kinds))
            )
        assert set(seen(ari.page)["loudness"]) == {0.16, 0.08}  # mine, and those of others
        assert set(seen(cleo.page)["loudness"]) == {0.08}
        assert [24, 40, 24] in seen(bo.page)["buzzes"]  # a goal
        assert seen(ari.page)["buzzes"] == []  # no touch screen


def test_something_is_seen_before_any_script_or_style_is_here(browsers: Browsers) -> None:
    ari = browsers.visitor(PHONE)
    ari.page.route("**/assets/**", lambda _: None)
    ari.page.route("**/api/**", lambda _: None)
    ari.page.goto(f"{ari.address}/", wait_until="commit")
    shell = ari.page.locator("#shell")
    expect(shell).to_be_visible()
    expect(shell).to_be_in_viewport()
    ari.page.unroute_all(behavior="ignoreErrors")
    ari.go("/")
    ari.page.get_by_role("button", name="Play now").wait_for()
    expect(shell).to_have_count(0)
