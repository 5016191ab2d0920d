// Paths lead to screens.
import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", search: "", hash: "" });
const { parsePath } = await import("@/state/router.svelte");

test.each([
  ["/", { screen: "home" }],
  ["/new", { screen: "new" }],
  ["/new/", { screen: "new" }],
  ["/table/Ab-1", { screen: "table", table: "Ab-1" }],
  ["/table/Ab-1/replay", { screen: "replay", table: "Ab-1" }],
  ["/learn", { screen: "learn" }],
  ["/back", { screen: "back" }],
  ["/scenarios", { screen: "scenarios" }],
  ["/chart", { screen: "chart" }],
  ["/statistics", { screen: "statistics" }],
  ["/chart/else", { screen: "notFound" }],
  ["/daily", { screen: "daily" }],
  ["/pad", { screen: "pad" }],
  ["/cats", { screen: "cats" }],
  ["/box", { screen: "box" }],
  ["/about", { screen: "about" }],
  ["/daily/else", { screen: "notFound" }],
  ["/table", { screen: "notFound" }],
  ["/table/x/y", { screen: "notFound" }],
  ["/table/x/replay/z", { screen: "notFound" }],
  ["/else", { screen: "notFound" }],
])("%s", (path, wanted) => {
  expect(parsePath(path)).toEqual(wanted);
});
