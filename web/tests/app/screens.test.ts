// A screen is found by the name of its file, and every other path is not found.
import { expect, test } from "vitest";

import { loaderOf } from "@/app/screens";

const notFound = loaderOf("nowhere");

test.each(["new", "learn", "rules", "settings", "back", "chart", "daily", "cats", "pad", "box", "about"])(
  "/%s",
  (name) => {
    expect(loaderOf(name)).not.toBe(notFound);
  },
);

test.each(["table", "daily/else", "Daily", "daily.screen", "constructor", ""])("no screen: %s", (name) => {
  expect(loaderOf(name)).toBe(notFound);
});
