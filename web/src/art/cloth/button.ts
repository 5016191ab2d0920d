/** Buttons as they are sewn on: one for each colour with its shape, and the rainbow button. */

import { DYE_LETTERS, DYES, type Dye } from "@/api/box";
import { CREAM, darker, GOLD, lighter } from "./colour";
import { short } from "./hex";
import { sign } from "./sign";

/** How far a button reaches from its middle. */
export const BUTTON_RADIUS = 20;

/** What buttons refer to, and the seven buttons themselves. */
export function buttonDefs(): string {
  const dyes = DYE_LETTERS.map((letter) => {
    const { dye } = DYES[letter];
    return (
      `<linearGradient id="rim-${letter}" x1=".2" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="${lighter(dye, 0.5)}"/>` +
      `<stop offset=".45" stop-color="${dye}"/><stop offset="1" stop-color="${darker(dye, 0.45)}"/></linearGradient>` +
      `<linearGradient id="well-${letter}" x1=".2" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="${darker(dye, 0.42)}"/>` +
      `<stop offset=".6" stop-color="${darker(dye, 0.14)}"/><stop offset="1" stop-color="${lighter(dye, 0.12)}"/></linearGradient>`
    );
  }).join("");
  const shared =
    '<radialGradient id="shade"><stop offset=".55" stop-color="#1a0e06" stop-opacity=".5"/><stop offset="1" stop-color="#1a0e06" stop-opacity="0"/></radialGradient>' +
    `<linearGradient id="gilt" x1=".15" y1="0" x2=".85" y2="1"><stop offset="0" stop-color="#fff3c4"/><stop offset=".4" stop-color="${GOLD}"/><stop offset="1" stop-color="#a8701c"/></linearGradient>`;
  const all = DYE_LETTERS.map((letter) => `<g id="button-${letter}">${buttonArt(letter)}</g>`);
  return `${dyes}${shared}${all.join("")}<g id="button-rainbow">${rainbowArt()}</g>`;
}

const SHADOW = '<ellipse cx="1" cy="3" rx="23" ry="22.5" fill="url(#shade)"/>';
const GLEAM =
  '<path d="M-14.5-9.5A17.4 17.4 0 0 1 3-17.2" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="2.2" stroke-linecap="round"/>' +
  '<path d="M15.6 7.6A17.4 17.4 0 0 1 7.6 15.6" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="1.6" stroke-linecap="round"/>';

/** The thread through two holes, and the holes. */
function sewn(letter: Dye): string {
  const [x, y, size] = HOLES[letter];
  const hole = darker(DYES[letter].dye, 0.6);
  return (
    `<g transform="translate(${x} ${y}) scale(${size})"><circle cx="-3.1" r="1.9" fill="${hole}"/><circle cx="3.1" r="1.9" fill="${hole}"/>` +
    '<path d="M-3.1.5H3.1" stroke="#1a0e06" stroke-opacity=".35" stroke-width="2.2" stroke-linecap="round"/>' +
    '<path d="M-3.1-.1H3.1" stroke="#c9b18a" stroke-width="1.8" stroke-linecap="round"/></g>'
  );
}

/** Where the thread goes through each shape, and how large the holes are. */
const HOLES: Record<Dye, readonly [x: number, y: number, size: number]> = {
  Y: [-4.4, 3.4, 1],
  G: [0, 0, 1],
  L: [0, 2, 1],
  D: [-1.4, 7.2, 0.7],
  P: [0, 5, 0.66],
  M: [0, 0, 1],
};

/** The markup of a button around 0 0; it needs `buttonDefs` on the page. */
export function buttonArt(letter: Dye): string {
  const { dye } = DYES[letter];
  return (
    `${SHADOW}<circle r="20" fill="url(#rim-${letter})"/><circle r="19.4" fill="none" stroke="${darker(dye, 0.55)}" stroke-opacity=".5" stroke-width="1"/>` +
    `<circle r="15.2" fill="url(#well-${letter})"/><circle r="15.2" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width=".8"/>` +
    `<g transform="translate(.5 1) scale(1.16)" opacity=".35">${sign(letter, "#1a0e06", "#1a0e06")}</g>` +
    `<g transform="scale(1.16)">${sign(letter, CREAM, letter === "M" ? CREAM : darker(dye, 0.1))}</g>${sewn(letter)}${GLEAM}`
  );
}

/** The markup of the rainbow button around 0 0; it needs `buttonDefs` on the page. */
export function rainbowArt(): string {
  const wedges = (["M", "Y", "G", "L", "D", "P"] as const).map((letter, k) => {
    const corner = (turn: number): string => {
      const angle = ((turn * 60 - 120) * Math.PI) / 180;
      return `${short(16.4 * Math.cos(angle))} ${short(16.4 * Math.sin(angle))}`;
    };
    return `<path d="M0 0L${corner(k)}A16.4 16.4 0 0 1 ${corner(k + 1)}Z" fill="${lighter(DYES[letter].dye, 0.1)}"/>`;
  });
  const hole = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="2" fill="#3a2416"/>`;
  return (
    `${SHADOW}<circle r="20" fill="url(#gilt)"/><circle r="19.4" fill="none" stroke="#7a4d12" stroke-opacity=".6" stroke-width="1"/>` +
    `${wedges.join("")}<circle r="16.4" fill="none" stroke="#5a3408" stroke-opacity=".55" stroke-width="1.2"/>` +
    `<circle r="8.4" fill="${CREAM}"/><circle r="8.4" fill="none" stroke="#5a3408" stroke-opacity=".35" stroke-width="1"/>` +
    hole(-3, -3) +
    hole(3, -3) +
    hole(-3, 3) +
    hole(3, 3) +
    `<path d="M-3-3L3 3M3-3L-3 3" stroke="${DYES.M.dye}" stroke-width="1.9" stroke-linecap="round"/>${GLEAM}`
  );
}

/** A button with its middle at a point, `size` units across. */
export function button(what: Dye | "rainbow", x = 0, y = 0, size = 2 * BUTTON_RADIUS): string {
  const scale = size / (2 * BUTTON_RADIUS);
  return `<use href="#button-${what}" transform="translate(${short(x)} ${short(y)}) scale(${short(scale)})"/>`;
}
