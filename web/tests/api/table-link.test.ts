// The link that others get: never one that leads to their own machine, if ours is known.
import { expect, test } from "vitest";

import { isLocal, tableLink } from "@/api/table-link";

function at(origin: string): Location {
  return new URL(origin) as unknown as Location;
}

test.each([
  ["localhost", true],
  ["127.0.0.1", true],
  ["127.1.2.3", true],
  ["[::1]", true],
  ["192.0.2.7", false],
  ["cats.example", false],
  ["localhost.example", false],
])("%s", (host, local) => expect(isLocal(host)).toBe(local));

test("the address of the machine stands for localhost, with the port that the page has", () => {
  const found = { here_only: false, host: "192.0.2.7" };
  expect(tableLink("t", found, at("http://127.0.0.1:8017/"))).toBe("http://192.0.2.7:8017/table/t");
  expect(tableLink("t", found, at("http://localhost/"))).toBe("http://192.0.2.7/table/t");
});

test("an address that others have typed themselves stays", () => {
  const found = { here_only: false, host: "192.0.2.7" };
  expect(tableLink("t", found, at("https://cats.example/"))).toBe("https://cats.example/table/t");
});

test("where no other address is known the link is that of the page", () => {
  for (const found of [null, { here_only: true, host: null }]) {
    expect(tableLink("t", found, at("http://localhost:8017/"))).toBe("http://localhost:8017/table/t");
  }
});
