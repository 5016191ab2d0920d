// Names that were made up are said in the reader's language; those that people chose are not touched.
import { beforeEach, expect, test } from "vitest";

import { displayName, seatDisplayName, friendlyName, withDisplayNames, displayNames } from "@/words/names";
import type { PublicView, SeatView } from "@/api/protocol";
import { useWords } from "@/words/catalogue.svelte";

const GERMAN = { "level.gentle": "Sanft", "web.guest.thimble": "Fingerhut" };

beforeEach(() => useWords(GERMAN, "de"));

test("a bot is called by its level, and keeps its number", () => {
  expect(seatDisplayName("Gentle", "gentle")).toBe("Sanft");
  expect(seatDisplayName("Gentil 2", "gentle")).toBe("Sanft 2");
  expect(seatDisplayName("Dice", "dice")).toBe("Dice");
});

test("a name that was made up is told apart from one that somebody chose", () => {
  expect(displayName("Thimble 412")).toBe("Fingerhut 412");
  for (const own of ["Thimble", "Thimble 2", "Ari", "thimble 412"]) expect(displayName(own)).toBe(own);
});

test("every name that is made up is known again", () => {
  const words = Object.fromEntries(
    ["thimble", "bobbin", "spool", "needle", "thread", "ribbon", "patch", "tassel", "pincushion", "ruffle"].map(
      (word) => [`web.guest.${word}`, "x"],
    ),
  );
  useWords(words, "de");
  for (let k = 0; k < 200; k += 1) expect(displayName(friendlyName())).toMatch(/^x \d{3}$/);
});

test("all names of a view are said in one way", () => {
  const seats = [
    { name: "Thimble 412", kind: "person", level: null, score: { name: "Thimble 412" } },
    { name: "Gentle", kind: "bot", level: "gentle", score: { name: "Gentle" } },
    { name: "Gentle 2", kind: "away", level: "gentle", score: null },
    { name: null, kind: "open", level: null, score: null },
  ] as unknown as SeatView[];
  const log = [
    { number: 1, name: "Gentle" },
    { number: 2, name: null },
  ];
  const view = withDisplayNames({ seats, winners: ["Gentle"], log } as unknown as PublicView);
  expect(view.seats.map(({ name }) => name)).toEqual(["Fingerhut 412", "Sanft", "Gentle 2", null]);
  expect(view.seats[1]?.score?.name).toBe("Sanft");
  expect(view.winners).toEqual(["Sanft"]);
  expect(view.log.map(({ name }) => name)).toEqual(["Sanft", null]);
  expect(displayNames(seats)("Gentle")).toBe("Sanft");
});
