// Paths lead to screens.
import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", search: "", hash: "" });
const { followLinks, parsePath, parts, router } = await import("@/state/router.svelte");

test.each([
  ["/", { screen: "home" }],
  ["/new", { screen: "named", name: "new" }],
  ["/new/", { screen: "named", name: "new" }],
  ["/table/Ab-1", { screen: "table", table: "Ab-1" }],
  ["/table/Ab-1/replay", { screen: "replay", table: "Ab-1" }],
  ["/daily/else", { screen: "named", name: "daily/else" }],
  ["/table", { screen: "named", name: "table" }],
  ["/table/x/y", { screen: "named", name: "table/x/y" }],
  ["/table/x/replay/z", { screen: "named", name: "table/x/replay/z" }],
])("%s", (path, wanted) => {
  expect(parsePath(path)).toEqual(wanted);
});

test.each([
  ["/", { path: "/", query: "", fragment: "" }],
  ["/new?with=here", { path: "/new", query: "?with=here", fragment: "" }],
  ["/back#token", { path: "/back", query: "", fragment: "token" }],
  ["/#/daily", { path: "/daily", query: "", fragment: "" }],
  ["/#/new?with=here", { path: "/new", query: "with=here", fragment: "" }],
])("the address %s", (address, wanted) => {
  expect(parts(new URL(address, "http://calico.example"))).toEqual(wanted);
});

test("an address that changes while the page is loading is followed", () => {
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("location", { pathname: "/daily", search: "", hash: "" });
  followLinks();
  expect(router.path).toBe("/daily");
  expect(router.moved).toBe(false);
});
