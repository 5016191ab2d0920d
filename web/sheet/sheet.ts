/** The contact sheets: every piece of the art on PNG pages, drawn by the system's Chromium. */

import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import {
  BOARDS,
  CAT_NAMES,
  DYE_LETTERS,
  FABRIC_LETTERS,
  GOALS,
  TILES,
  type Board,
  type Goal,
  type Tile,
} from "@/api/box";
import { backdrop } from "@/art/cloth/backdrop";
import { badge, BADGE_BOX } from "@/art/signs/badge";
import { BOARD_BOX } from "@/art/quilt/board";
import { button } from "@/art/cloth/button";
import { card, CARD_BOX } from "@/art/cats/card";
import { nap, portrait } from "@/art/cats/cats";
import { mood, MOOD_BOX, MOODS } from "@/art/cats/moods";
import { goal } from "@/art/quilt/goal";
import { CELLS, centre } from "@/art/cloth/hex";
import { logo, LOGO_BOX } from "@/art/signs/logo";
import { free, group, ring } from "@/art/quilt/mark";
import { need } from "@/art/cats/need";
import { patch, swatch } from "@/art/cloth/patch";
import { defs, picture } from "@/art/quilt/picture";
import { quilt, type Token } from "@/art/quilt/quilt";
import { tab, TAB_BOX } from "@/art/signs/objective-tab";
import { shape, SHAPE_BOX, TRACK } from "@/art/signs/track";
import { COLOUR_VISIONS } from "../tests/art/colour-vision";

const OUT = join(process.cwd(), "sheets");
const CHROMIUM = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
const THEMES = ["light", "dark"] as const;
/** Pixels of the picture for each of the page, to look closer. */
const SCALE = process.env["SCALE"] ?? "1";

const sized = (content: string, box: string, width: number, height = width): string =>
  picture(content, box, { attributes: `width="${width}" height="${height}"` });

const OBJECTIVES = [
  "score_at_least",
  "rainbow_button",
  "cats_at_least",
  "one_of_each_cat",
  "same_cat_at_least",
  "same_colour_buttons_at_least",
  "goals_completed_at_least_one_way",
  "goals_completed_both_ways",
];
const GOAL_CELLS = ["b3", "c4", "d2"];

/** A quilt that is full as far as `places` go, the same at every run. */
function sewn(name: Board, places: readonly string[] = CELLS): string {
  const cells = places.filter((cell) => !GOAL_CELLS.includes(cell));
  const aims = Object.keys(GOALS);
  const tokens: Token[] = [
    { kind: "cat", what: "millie", cell: "a2" },
    { kind: "button", what: "yellow", cell: "a4" },
    { kind: "button", what: "magenta", cell: "b5" },
    { kind: "cat", what: "leo", cell: "d4" },
    { kind: "cat", what: "tecolote", cell: "c2" },
    { kind: "button", what: "green", cell: "e1" },
    { kind: "cat", what: "cira", cell: "e1" },
    { kind: "rainbow", what: null, cell: "e3" },
  ];
  return quilt({
    board: name,
    patches: Object.fromEntries(cells.map((cell, k) => [cell, TILES[(k * 7 + name.length * 5) % 36] ?? "Ys"])),
    goals: Object.fromEntries(GOAL_CELLS.map((cell, k) => [cell, aims[(k * 2 + name.length) % 6] ?? ""])),
    tokens: tokens.filter(({ cell }) => cells.includes(cell)),
  });
}

/** What a turn shows: cells that are free, the one in focus, and a group. */
const marks = free(...centre("e2")) + free(...centre("e4")) + group(["a1", "a2", "b2"]) + ring(...centre("e3"));

/** A filter that leaves few shades of each colour, which makes a small file. */
function fewShades(): string {
  const shades = Array.from({ length: 12 }, (_, k) => (k / 11).toFixed(3)).join(" ");
  const few = ["R", "G", "B"].map((name) => `<feFunc${name} type="discrete" tableValues="${shades}"/>`).join("");
  return `<svg width="0" height="0"><filter id="few" color-interpolation-filters="sRGB"><feComponentTransfer>${few}</feComponentTransfer></filter></svg>`;
}

/** The icon of the installed page: Millie on her cloth, of whose side it shows so large a part. */
const icon = (pixels: number, part: number): SheetPage => ({
  width: pixels,
  height: pixels,
  background: part === 1 ? "transparent" : "#f6e8d1",
  body: () =>
    `${fewShades()}<div style="position:absolute;inset:0;display:grid;place-content:center;filter:url(#few)">${sized(portrait("millie"), "-100 -100 200 200", pixels * part)}</div>`,
});

interface SheetPage {
  width: number;
  height: number;
  body: () => string;
  /** Behind everything: the page's own colour without it. */
  background?: string;
}

const PAGES: Record<string, SheetPage> = {
  patches: {
    width: 900,
    height: 1330,
    body: () => {
      const grid = (width: number): string =>
        `<div style="display:grid;grid-template-columns:repeat(6,max-content);gap:${width / 12}px">${TILES.map((tile) => sized(patch(tile), "-45 -51 90 102", width, width * 1.13)).join("")}</div>`;
      return `${grid(104)}<div style="display:flex;gap:40px;margin-top:24px">${grid(52)}${grid(30)}</div>`;
    },
  },
  buttons: {
    width: 1000,
    height: 330,
    body: () =>
      [160, 80, 40, 24]
        .map(
          (size) =>
            `<div style="display:flex;gap:${size / 8}px">${([...DYE_LETTERS, "rainbow"] as const).map((letter) => sized(button(letter), "-24 -24 48 50", size > 100 ? 120 : size)).join("")}</div>`,
        )
        .join(""),
  },
  goals: {
    width: 1000,
    height: 420,
    body: () =>
      [140, 80, 44]
        .map(
          (size) =>
            `<div style="display:flex;gap:${size / 8}px">${(Object.keys(GOALS) as Goal[]).map((name) => sized(goal(name), "-45 -51 90 102", size, size * 1.13)).join("")}</div>`,
        )
        .join("") +
      `<div style="display:flex;gap:14px;margin-top:12px">${CAT_NAMES.map((name) => sized(need(name, 64, 44, "var(--ink)"), "-34 -24 68 48", 68, 48)).join("")}</div>`,
  },
  cats: {
    width: 1290,
    height: 1330,
    body: () => {
      const grid = (columns: number, gap: number, inside: string[]): string =>
        `<div style="display:grid;grid-template-columns:repeat(${columns},max-content);gap:${gap}px;margin-bottom:16px">${inside.join("")}</div>`;
      return (
        grid(
          6,
          10,
          CAT_NAMES.map(
            (name) => `<div style="text-align:center">${sized(portrait(name), "-100 -100 200 200", 200)}${name}</div>`,
          ),
        ) +
        grid(
          12,
          8,
          CAT_NAMES.map((name) => sized(portrait(name), "-100 -100 200 200", 80)),
        ) +
        grid(
          6,
          10,
          CAT_NAMES.map((name, k) => sized(patch(TILES[(k * 7) % 36] as Tile) + nap(name), "-45 -51 90 102", 200, 227)),
        ) +
        [80, 40]
          .map((size) =>
            grid(
              12,
              8,
              CAT_NAMES.map((name, k) =>
                sized(patch(TILES[(k * 7) % 36] as Tile) + nap(name), "-45 -51 90 102", size, size * 1.13),
              ),
            ),
          )
          .join("")
      );
    },
  },
  moods: {
    width: 900,
    height: 300,
    body: () =>
      [130, 48, 32]
        .map(
          (size) =>
            `<div style="display:flex;gap:12px">${MOODS.map((name) => sized(mood(name), MOOD_BOX, size)).join("")}</div>`,
        )
        .join(""),
  },
  // What messengers show of a link; `npm run invitation` puts it into the page.
  invitation: {
    width: 1200,
    height: 630,
    body: () => {
      const cats = (["rumi", "leo", "cira"] as const).map((name) => sized(portrait(name), "-100 -100 200 200", 175));
      return (
        fewShades() +
        `<div style="position:absolute;inset:0;overflow:hidden;background:#f6e8d1;filter:url(#few)">` +
        `<div style="position:absolute;left:36px;top:90px">${sized(logo(), LOGO_BOX, 520, 183)}</div>` +
        `<div style="position:absolute;left:30px;top:350px;display:flex;gap:8px">${cats.join("")}</div>` +
        `<div style="position:absolute;left:600px;top:24px">${sized(sewn("blue"), BOARD_BOX, 760, 651)}</div></div>`
      );
    },
  },
  // `npm run icons` puts them into the page. A system cuts maskable ones to a shape of its own.
  "icon-192": icon(192, 1),
  "icon-512": icon(512, 1),
  "icon-maskable-192": icon(192, 0.7),
  "icon-maskable-512": icon(512, 0.7),
  "icon-touch-180": icon(180, 0.86),
  page: {
    width: 1280,
    height: 760,
    body: () =>
      `<div style="position:absolute;inset:0;z-index:-1;background:${backdrop("#8c7455").replaceAll('"', "'")}"></div>${sized(logo(), LOGO_BOX, 477, 168)}` +
      `<div style="display:flex;gap:10px;margin:16px 0">${[...FABRIC_LETTERS, ...DYE_LETTERS].map((what) => sized(swatch(what), "-45 -51 90 102", 60, 68)).join("")}</div>` +
      `<div style="display:flex;gap:14px">${CAT_NAMES.slice(2, 10)
        .map((name, k) =>
          sized(card(name, [FABRIC_LETTERS[k % 6] ?? "s", FABRIC_LETTERS[(k + 3) % 6] ?? "d"]), CARD_BOX, 140, 192),
        )
        .join("")}</div>` +
      `<div style="display:flex;gap:10px;margin-top:12px">${sized(logo(), LOGO_BOX, 160, 56)}</div>`,
  },
  chart: {
    width: 1000,
    height: 700,
    body: () => {
      const track = (size: number, filled: (k: number) => boolean): string =>
        `<div style="display:grid;grid-template-columns:repeat(15,max-content);gap:${size / 12}px;margin-bottom:16px;padding:8px;background:#fbf3e4;width:max-content">${Array.from({ length: TRACK }, (_, k) => sized(shape(k, filled(k)), SHAPE_BOX, size)).join("")}</div>`;
      return (
        track(56, () => true) +
        track(56, (k) => k < 12) +
        track(28, (k) => k < 20) +
        `<div style="display:flex;gap:12px">${OBJECTIVES.map((what) => sized(tab(what, ["millie", "almond", "leo"]), TAB_BOX, 90, 66)).join("")}</div>` +
        `<div style="display:flex;gap:12px;align-items:center">${[160, 80, 40].map((size) => sized(badge(), BADGE_BOX, size, size * 1.17)).join("")}</div>`
      );
    },
  },
  eyes: {
    width: 1250,
    height: 860,
    body: () => {
      const rows = Object.entries(COLOUR_VISIONS);
      const filters = rows.map(
        ([eye, matrix]) =>
          `<filter id="eye-${eye}"><feColorMatrix values="${matrix.map((row) => `${row.join(" ")} 0 0`).join(" ")} 0 0 0 1 0"/></filter>`,
      );
      return (
        `<svg width="0" height="0">${filters.join("")}</svg><div style="display:grid;grid-template-columns:repeat(2,max-content);gap:6px 20px">` +
        rows
          .map(
            ([eye]) =>
              `<div><div style="filter:url(#eye-${eye})">${sized(sewn("purple"), BOARD_BOX, 440, 378)}</div>${eye}</div>`,
          )
          .join("") +
        "</div>"
      );
    },
  },
  boards: {
    width: 1480,
    height: 1300,
    body: () =>
      `<div style="display:grid;grid-template-columns:repeat(2,max-content);gap:20px">${(Object.keys(BOARDS) as Board[]).map((name) => sized(sewn(name), BOARD_BOX, 700, 600)).join("")}</div>`,
  },
  small: {
    width: 1040,
    height: 370,
    body: () =>
      `<div style="display:flex;gap:20px">${sized(sewn("blue"), BOARD_BOX, 374, 322)}${sized(sewn("yellow", CELLS.slice(0, 14)) + marks, BOARD_BOX, 374, 322)}${sized(sewn("green", CELLS.slice(0, 12)) + marks, BOARD_BOX, 200, 172)}</div>`,
  },
};

const only = process.argv.slice(2);
const tokens = readFileSync(join(process.cwd(), "src/styles/tokens.css"), "utf8");
mkdirSync(OUT, { recursive: true });
for (const [name, page] of Object.entries(PAGES)) {
  if (only.length && !only.some((wanted) => name === wanted || name.startsWith(`${wanted}-`))) continue;
  for (const theme of THEMES) {
    const file = join(OUT, `${name}-${theme}`);
    writeFileSync(
      `${file}.html`,
      `<!doctype html><html data-theme="${theme}"><meta charset="utf-8"><style>${tokens}body{margin:20px;background:${page.background ?? "var(--page)"};color:var(--ink);font:var(--text-m)/1.4 var(--font)}svg{display:block;overflow:visible}</style>` +
        `<svg width="0" height="0" style="position:absolute">${defs()}</svg>${page.body()}`,
    );
    execFileSync(
      CHROMIUM,
      [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--hide-scrollbars",
        ...(page.background === "transparent" ? ["--default-background-color=00000000"] : []),
        `--force-device-scale-factor=${SCALE}`,
        `--window-size=${page.width},${page.height}`,
        `--screenshot=${file}.png`,
        `file://${file}.html`,
      ],
      { stdio: "ignore" },
    );
    process.stdout.write(`${file}.png\n`);
  }
}
