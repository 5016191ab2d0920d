/** Cats' moods: a head for each, which needs no definitions. */

import type { ReactionView } from "@/api/protocol";
import { HEAD, lineOf } from "./cat";

export type Mood = ReactionView["mood"];

/** The box of every mood. */
export const MOOD_BOX = "-50 -54 100 100";

interface Face {
  fur: string;
  eyes: string;
  mouth: string;
  /** What is drawn around the head. */
  more?: string;
}

const INK = "#2b1a16";
const EAR = "M-24-27C-26-33-27-37-26-41C-21-39-17-36-14-32C-18-31-21-30-24-27Z";

function line(d: string, width = 3): string {
  return `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function both(draw: (x: number) => string): string {
  return draw(-14) + draw(14);
}

function openEye(x: number, size: number, dx = 0, dy = 0): string {
  return (
    `<ellipse cx="${x}" cy="-1" rx="${size}" ry="${size * 1.08}" fill="#fffdf4" stroke="${INK}" stroke-width="2"/>` +
    `<ellipse cx="${x + dx}" cy="${dy - 1}" rx="${size * 0.52}" ry="${size * 0.72}" fill="${INK}"/>` +
    `<circle cx="${x + dx - size * 0.2}" cy="${dy - 1 - size * 0.3}" r="${size * 0.2}" fill="#fff"/>`
  );
}

const SMILE = "M0 16V18.5C-2 22.5-8 22.5-9.5 18.5M0 18.5C2 22.5 8 22.5 9.5 18.5";

const FACES: Record<Mood, Face> = {
  hello: {
    fur: "#e8a04c",
    eyes: both((x) => openEye(x, 8)),
    mouth: line(SMILE, 2.2),
    more:
      `<g transform="translate(37 16) rotate(16)"><path d="M-7 24L-9 4C-16 3-16-9-8-10C-8-17 1-19 4-13C10-16 16-9 12-3C15 3 12 6 9 6L8 24Z" fill="#e8a04c" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/>` +
      `<path d="M-5-2C-3-7 5-7 7-2C8 3-6 3-5-2Z" fill="#f3b8ac"/></g>` +
      `<path d="M44-17L48-23M35-20L34-27M-40-32L-46-37" stroke="#c8741c" stroke-width="3" stroke-linecap="round"/>`,
  },
  happy: {
    fur: "#f0c674",
    eyes: both((x) => line(`M${x - 8} 1C${x - 5}-7 ${x + 5}-7 ${x + 8} 1`)),
    mouth: `<path d="M-9 17C-8 27 8 27 9 17C4 19-4 19-9 17Z" fill="#c2493f" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"/>`,
    more: `<path d="M38-37C33-44 24-37 38-27C52-37 43-44 38-37Z" fill="#d9486b"/><ellipse cx="-25" cy="12" rx="6" ry="4" fill="#e78b7b" fill-opacity=".7"/><ellipse cx="25" cy="12" rx="6" ry="4" fill="#e78b7b" fill-opacity=".7"/>`,
  },
  wow: {
    fur: "#9aa7b8",
    eyes: both((x) => openEye(x, 10.5)),
    mouth: `<ellipse cy="21" rx="5.5" ry="7" fill="#7c2f38" stroke="${INK}" stroke-width="2.2"/>`,
    more: `<path d="M-42-29L-48-35M42-29L48-35M0-41V-50M-38-41L-41-48M38-41L41-48" stroke="#d79a22" stroke-width="3.4" stroke-linecap="round"/>`,
  },
  thinking: {
    fur: "#c9b8a6",
    eyes: both((x) => openEye(x, 8, 2.6, -3)) + line("M6-15C11-19 18-19 22-16"),
    mouth: line("M-7 20C-2 18 3 18 7 21", 2.4),
    more: `<circle cx="34" cy="-38" r="9" fill="#fffdf4" stroke="${INK}" stroke-width="2"/><circle cx="43" cy="-24" r="4" fill="#fffdf4" stroke="${INK}" stroke-width="2"/><path d="M30-38h.01M34-38h.01M38-38h.01" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>`,
  },
  oops: {
    fur: "#d98f76",
    eyes: line("M-21-6L-8 0L-21 5") + line("M21-6L8 0L21 5"),
    mouth: line("M-9 21C-6 17-3 17 0 20C3 23 6 23 9 19", 2.4),
    more: `<path d="M38-24C33-15 33-10 38-10S43-15 38-24Z" fill="#5aa3d8" stroke="${INK}" stroke-width="2"/>`,
  },
  sleepy: {
    fur: "#8d7a9d",
    eyes: both((x) => line(`M${x - 8}-1C${x - 5} 5 ${x + 5} 5 ${x + 8}-1`)),
    mouth: line("M-5 19C-2 21 2 21 5 19", 2.2),
    more: `<path d="M30-34H42L30-22H42M40-50H48L40-42H48" fill="none" stroke="#6d5a86" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>`,
  },
};

/** All moods, in the order in which they are offered. */
export const MOODS = Object.keys(FACES) as Mood[];

/** A cat in this mood, in `MOOD_BOX`. */
export function mood(name: Mood): string {
  const { fur, eyes, mouth, more } = FACES[name];
  const ears = [1, -1].map((side) => `<path transform="scale(${side} 1)" d="${EAR}" fill="#f3b8ac"/>`).join("");
  const whiskers = [1, -1]
    .map(
      (side) =>
        `<path transform="scale(${side} 1)" d="M19 14L40 10M19 18L39 21" stroke="${INK}" stroke-opacity=".55" stroke-width="1.4" stroke-linecap="round"/>`,
    )
    .join("");
  return (
    `<path d="${HEAD}" fill="${fur}" stroke="${lineOf(fur)}" stroke-width="4" stroke-linejoin="round"/>${ears}` +
    `<path d="M0 10C-6 7-17 10-17 19C-17 27-7 29 0 25.5C7 29 17 27 17 19C17 10 6 7 0 10Z" fill="#fff7ea" fill-opacity=".9"/>` +
    `${whiskers}${eyes}${mouth}<path d="M-4.5 10.5C-3 9.4 3 9.4 4.5 10.5C4.5 13 2 16 0 16S-4.5 13-4.5 10.5Z" fill="#c85a5e"/>${more ?? ""}`
  );
}
