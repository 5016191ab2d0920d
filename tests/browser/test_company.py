"""Company at a table: who is here, away or watching, reactions, a rematch, and whose turn it is."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from support.browsers import BEGINNER, ME, OPEN, PHONE, Browsers, BrowserVisitor, axe_findings

NOTES = """() => {
  window.notes = { asked: 0, told: [], badges: [], shared: [] };
  class Notice {
    static get permission() { return localStorage.getItem("notices") ?? "default"; }
    static async requestPermission() {
      window.notes.asked += 1;
      localStorage.setItem("notices", "granted");
      return "granted";
    }
    constructor(title, { body }) { window.notes.told.push(body); }
    close() {}
  }
  window.Notification = Notice;
  Object.defineProperty(document, "hidden", { get: () => true });
  navigator.setAppBadge = async (n) => void window.notes.badges.push(n);
  navigator.clearAppBadge = async () => void window.notes.badges.push(0);
  navigator.share = async (what) => void window.notes.shared.push(what);
}"""
"""A page that nobody looks at, of a device with all of these, which notes what it is asked for."""


def noted(visitor: BrowserVisitor) -> Any:
    return visitor.page.evaluate("window.notes")


def plays(one: BrowserVisitor, other: BrowserVisitor, table: str, turns: int) -> None:
    """Both play so many turns each, without the screens."""
    for _ in range(turns):
        one.rush(table, 1)
        other.rush(table, 1)


def test_company_from_the_invitation_to_the_rematch(browsers: Browsers) -> None:
    ari = browsers.visitor(bypass_csp=True)  # for axe
    bo = browsers.visitor(PHONE, has_touch=True, bypass_csp=True)
    cleo = browsers.visitor()
    bo.page.add_init_script(f"({NOTES})()")
    for visitor, name in ((ari, "Ari"), (bo, "Bo"), (cleo, "Cleo")):
        visitor.named(name)

    # The invitation says who waits; who has the table open is here.
    table = ari.sit_at(ME, OPEN, **BEGINNER)
    bo.go(f"/table/{table}")
    expect(bo.page.locator(".lead")).to_contain_text("Ari is waiting for you.")
    expect(bo.page.locator("[data-presence=here]")).to_have_count(1)
    assert axe_findings(bo.page, "invitation") == []
    share = bo.page.get_by_role("button", name="Share")
    expect(share).to_have_class("primary")
    share.click()
    assert noted(bo)["shared"][0]["url"].endswith(f"/table/{table}")
    bo.page.get_by_role("button", name="Sit here").click()

    # The game: marks at the quilts, a menu with who watches, and whose quilt a spectator sees.
    cleo.go(f"/table/{table}")
    expect(cleo.page.locator(".whose")).to_have_text("Ari’s quilt")
    ari.my_turn()
    expect(ari.page).to_have_title("● Your turn – Calico")
    expect(ari.page.locator(".seats [data-presence=here]")).to_be_visible()
    ari.page.get_by_label("Players and reactions").click()
    expect(ari.page.locator("[data-watchers]")).to_have_text("Watching: Cleo")
    assert axe_findings(ari.page, "company") == []
    cleo.page.get_by_label("Players and reactions").click()
    expect(cleo.page.get_by_role("button", name="Wow!")).to_have_count(0)  # only who sits there
    cleo.page.get_by_label("Show reactions").uncheck()

    # A reaction is seen by everybody but those who muted them.
    ari.page.get_by_role("button", name="Wow!").click()
    for visitor in (ari, bo):
        expect(visitor.page.locator(".reactions [data-mood=wow]")).to_contain_text("Ari")
    expect(cleo.page.locator(".reactions")).to_have_count(0)

    # Bo does not look: nothing is asked for until a button is pressed; then a turn is told.
    assert noted(bo)["asked"] == 0
    expect(bo.page).to_have_title("Calico")
    bo.page.get_by_label("Menu").click()
    bo.page.get_by_label("Notify me on my turn").check()
    ari.rush(table, 1)
    expect(bo.page).to_have_title("● Your turn – Calico")
    bo.page.wait_for_function("window.notes.told.length === 1 && window.notes.badges.at(-1) === 1")
    assert noted(bo)["told"] == ["Bo, it is your turn."]
    bo.rush(table, 1)
    bo.page.wait_for_function("window.notes.badges.at(-1) === 0")

    # Who closes the page is away, and who stops watching is gone.
    cleo.go("/")
    bo.page.goto("about:blank")
    expect(ari.page.locator(".seats [data-presence=away]")).to_be_visible()
    bo.go(f"/table/{table}")
    expect(ari.page.locator(".seats [data-presence=here]")).to_be_visible()

    # The end: the invitation to a rematch is noticed, says who waits, and leads there.
    plays(ari, bo, table, 21)
    ari.page.get_by_role("button", name="Play again").click()
    ari.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    expect(bo.page.locator(".rematch")).to_contain_text("Ari wants a rematch and is waiting")
    expect(bo.page).to_have_title("● Rematch · Calico")
    bo.page.wait_for_function("window.notes.told.at(-1) === 'You are invited to a rematch.'")
    bo.page.get_by_role("link", name="Join the rematch").click()
    bo.page.get_by_role("button", name="Sit here").click()
    for visitor in (ari, bo):
        visitor.page.locator(".game").wait_for()
