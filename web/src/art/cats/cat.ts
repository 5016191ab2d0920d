/** How any cat is drawn: head, limbs, tail and the light on its fur. Coats and poses use it. */

import { darker, lighter, mix } from "@/art/cloth/colour";
import { short } from "@/art/cloth/hex";

/** Markings: a region as path data, and its colour. */
export type Marking = readonly [d: string, colour: string];

/** What makes a cat itself, whatever it is doing. */
export interface Coat {
  fur: string;
  /** Chest, muzzle and paws, where they differ from the fur. */
  white?: string;
  /** Tabby stripes on body and tail. */
  stripes?: string;
  /** Colours of the blobs on the body, as many as the cat has. */
  blobs?: readonly string[];
  /** Legs and tail in another colour. */
  points?: string;
  /** The end of the tail. */
  tip?: string;
  /** Markings of the face. */
  face: readonly Marking[];
  /** Ears, left and right, where they differ from the fur. */
  ears?: readonly [string, string];
  eyes: string;
  gaze: "open" | "wide" | "calm" | "asleep";
  nose: string;
  long?: boolean;
  /** Something only this cat has, drawn over the head. */
  extra?: string;
}

/** The outline of every head. */
export const HEAD =
  "M-35 7C-37-5-34-16-28-22C-31-32-32-42-29-47C-22-45-14-38-10-31C-4-33 4-33 10-31C14-38 22-45 29-47C32-42 31-32 28-22C34-16 37-5 35 7C33 24 16 31 0 31S-33 24-35 7Z";
const EAR = "M-27-24C-30-32-31-40-28.5-45C-22-43-14-37-9-30C-16-29-22-27-27-24Z";
const EAR_IN = "M-24-27C-26-33-27-37-26-41C-21-39-17-36-14-32C-18-31-21-30-24-27Z";

/** What cats refer to: the light that falls on all fur. */
export function lightDefs(): string {
  return (
    '<radialGradient id="fur" cx=".36" cy=".22" r=".95"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2a1020" stop-opacity=".36"/></radialGradient>' +
    '<radialGradient id="floor"><stop offset=".3" stop-color="#1a0e06" stop-opacity=".42"/><stop offset="1" stop-color="#1a0e06" stop-opacity="0"/></radialGradient>' +
    `<clipPath id="head"><path d="${HEAD}"/></clipPath>`
  );
}

/** The line around a coat: its own colour, much darker, never black on black. */
export function lineOf(fur: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((k) => parseInt(fur.slice(k, k + 2), 16));
  const bright = (r * 3 + g * 6 + b) / 2550;
  return bright < 0.28 ? lighter(fur, 0.26) : darker(mix(fur, "#6a3a1e", 0.35), 0.5);
}

/** The points of a path of cubic curves (`M`, `C`, `Z`), evenly spaced. */
function walk(d: string, step: number): (readonly [number, number])[] {
  const n = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  const fine: [number, number][] = [];
  for (let k = 0; k + 7 < n.length; k += 6) {
    const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0] = n.slice(k, k + 8);
    for (let i = 0; i < 24; i++) {
      const [t, s] = [i / 24, 1 - i / 24];
      const [p, q, r, u] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
      fine.push([p * ax + q * bx + r * cx + u * dx, p * ay + q * by + r * cy + u * dy]);
    }
  }
  let left = 0;
  return fine.filter(([x, y], k) => {
    const [u, v] = fine[k - 1] ?? [x, y];
    left -= Math.hypot(x - u, y - v);
    if (left > 0) return false;
    left += step;
    return true;
  });
}

/** A path with long hair: tufts of about `depth` units all around, every other one shorter. */
function tufted(d: string, depth: number): string {
  const points = walk(d, depth * 1.5);
  const tufts = points.map(([x, y], k) => {
    const [u, v] = points[(k + 1) % points.length] ?? [x, y];
    const length = Math.hypot(u - x, v - y) || 1;
    const [ex, ey] = [(u - x) / length, (v - y) / length];
    const out = depth * (k % 2 ? 0.62 : 1);
    const tip = `${short(u + ey * out + ex * depth * 0.2)} ${short(v - ex * out + ey * depth * 0.2)}`;
    const belly = `${short((x + u) / 2 + ey * out * 0.9)} ${short((y + v) / 2 - ex * out * 0.9)}`;
    return `Q${belly} ${tip}L${short(u)} ${short(v)}`;
  });
  const [x, y] = points[0] ?? [0, 0];
  return `M${short(x)} ${short(y)}${tufts.join("")}Z`;
}

/** A filled shape of fur with its line, markings inside, and light over it. */
export function fur(id: string, shape: string, coat: Coat, markings: readonly Marking[], width = 2.4): string {
  const d = coat.long ? tufted(shape, 2.7 * width) : shape;
  const line = coat.long ? 1.3 * width : 2 * width;
  const inside = markings.map(([m, colour]) => `<path d="${m}" fill="${colour}"/>`).join("");
  return (
    `<path d="${d}" fill="${coat.fur}" stroke="${lineOf(coat.fur)}" stroke-width="${short(line)}" stroke-linejoin="round"/>` +
    (inside && `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`) +
    `<path d="${d}" fill="url(#fur)"/>`
  );
}

/** A leg or tail: a thick line of fur with its own outline; `over` is drawn on it, as rings or a tip. */
export function limb(d: string, width: number, colour: string, line: string, over = ""): string {
  const stroke = (w: number, c: string, more = ""): string =>
    `<path d="${d}" fill="none" stroke="${c}" stroke-width="${short(w)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
  return (
    stroke(width + 4.6, line) +
    stroke(width, colour) +
    over.replaceAll("@", `d="${d}" fill="none" stroke-width="${short(width)}"`)
  );
}

/** A tail with what its coat has on it: rings, a tip, long hair. */
export function tail(d: string, width: number, coat: Coat): string {
  const line = lineOf(coat.fur);
  const thick = coat.long ? width * 1.6 : width;
  const rings = coat.stripes ? `<path @ stroke="${coat.stripes}" stroke-dasharray="5 8" stroke-opacity=".85"/>` : "";
  const tip = coat.tip
    ? `<path @ pathLength="100" stroke="${coat.tip}" stroke-dasharray="27 200" stroke-dashoffset="-73"/><path @ pathLength="100" stroke="${coat.tip}" stroke-linecap="round" stroke-dasharray="1 200" stroke-dashoffset="-99"/>`
    : "";
  const light = `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="${short(thick * 0.36)}" stroke-linecap="round" transform="translate(${short(-thick * 0.14)} ${short(-thick * 0.16)})"/>`;
  return limb(d, thick, coat.points ?? coat.fur, line, rings + tip) + light;
}

/** A paw seen from the front: a rounded foot with its toes. */
export function paw(x: number, y: number, size: number, coat: Coat, angle = 0): string {
  const colour = coat.white ?? coat.points ?? coat.fur;
  return (
    `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${size})"><path d="M-11 3C-12-5-6-8 0-8S12-5 11 3C10 8 5 8.5 0 8.5S-10 8-11 3Z" fill="${colour}" stroke="${lineOf(coat.fur)}" stroke-width="2.2"/>` +
    `<path d="M-3.6 8V3.5M3.6 8V3.5" stroke="${lineOf(coat.fur)}" stroke-width="1.6" stroke-linecap="round"/></g>`
  );
}

function eye(side: number, coat: Coat): string {
  const line = darker(lineOf(coat.fur), 0.35);
  const at = `translate(${side * 14.5} 1)`;
  const dark = darker(coat.fur, 0.7);
  if (coat.gaze === "asleep")
    return `<path transform="${at}" d="M-7.5-.5C-4 5 4 5 7.5-.5" fill="none" stroke="${coat.fur.startsWith("#2") || coat.fur.startsWith("#3") ? "#e8dccb" : dark}" stroke-width="2.6" stroke-linecap="round"/>`;
  const [rx, ry] = coat.gaze === "wide" ? [10, 10.4] : [8.4, coat.gaze === "calm" ? 6.8 : 8.6];
  const pupil = { wide: 5.4, calm: 4.4, open: 3.6 }[coat.gaze];
  const lid =
    coat.gaze === "calm"
      ? `<path d="M-9.4-1.4C-6-8.6 6-8.6 9.4-1.4" fill="none" stroke="${line}" stroke-width="2.8" stroke-linecap="round"/>`
      : "";
  return (
    `<g transform="${at}"><ellipse rx="${rx}" ry="${ry}" fill="${coat.eyes}" stroke="${line}" stroke-width="2"/>` +
    `<ellipse cy="${short(ry * 0.35)}" rx="${short(rx * 0.75)}" ry="${short(ry * 0.5)}" fill="#fff" fill-opacity=".22"/>` +
    `<ellipse rx="${pupil}" ry="${short(ry * 0.8)}" fill="#160e10"/>${lid}<circle cx="-2.8" cy="-2.4" r="2.4" fill="#fff"/><circle cx="2.4" cy="3" r="1.2" fill="#fff" fill-opacity=".7"/></g>`
  );
}

/** A head from the front around 0 0, 70 units wide. */
export function head(coat: Coat, x: number, y: number, scale = 1, angle = 0): string {
  const line = lineOf(coat.fur);
  const pink = coat.nose;
  const soft = coat.white ?? lighter(coat.fur, 0.3);
  const [left, right] = coat.ears ?? [coat.fur, coat.fur];
  const ears = `<path d="${EAR}" fill="${left}"/><path d="${EAR}" fill="${right}" transform="scale(-1 1)"/>`;
  const inner = mix(pink, "#ffffff", 0.25);
  const inside = [1, -1]
    .map((side) => `<path d="${EAR_IN}" fill="${inner}" fill-opacity=".85" transform="scale(${side} 1)"/>`)
    .join("");
  const face = coat.face.map(([d, colour]) => `<path d="${d}" fill="${colour}"/>`).join("");
  const mouth = `<path d="M0 17.5V20M0 20C-2 23.6-7 23.6-8.6 20.6M0 20C2 23.6 7 23.6 8.6 20.6" fill="none" stroke="${darker(mix(soft, "#7a4638", 0.5), 0.45)}" stroke-width="1.7" stroke-linecap="round"/>`;
  const whiskers = [1, -1]
    .map(
      (side) =>
        `<path transform="scale(${side} 1)" d="M15 15C26 12 36 11 46 12M15 18C26 18 36 20 45 24M14 12C24 7 34 4 43 3" fill="none" stroke="#fffaf0" stroke-width="1.1" stroke-opacity=".9" stroke-linecap="round"/>`,
    )
    .join("");
  const cheeks = coat.long
    ? [1, -1]
        .map(
          (side) =>
            `<path transform="scale(${side} 1)" d="M30-8C36-5 41-1 44 5C41 4 39 5 38 6C43 10 46 15 47 21C43 18 39 18 37 19C39 24 39 28 37 33C32 28 24 28 16 28Z" fill="${coat.white ?? coat.fur}" stroke="${line}" stroke-width="2.2" stroke-linejoin="round"/>`,
        )
        .join("")
    : "";
  return (
    `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${scale})"><ellipse cy="30" rx="25" ry="9" fill="#1a0c10" fill-opacity=".2"/>${cheeks}` +
    `<path d="${HEAD}" fill="${coat.fur}" stroke="${line}" stroke-width="4.4" stroke-linejoin="round"/>` +
    `<path d="${HEAD}" fill="${coat.fur}"/>${ears}<g clip-path="url(#head)">${face}</g>${inside}` +
    `<path d="${HEAD}" fill="url(#fur)"/>` +
    `<path d="M0 11C-5 8-15 11-15 18.5C-15 25-6 27 0 23.5C6 27 15 25 15 18.5C15 11 5 8 0 11Z" fill="${soft}" fill-opacity="${coat.white ? 1 : 0.55}"/>` +
    `<path d="M-33 12L-27 13M-31 18L-25 17.5M33 12L27 13M31 18L25 17.5M-4-29L-3-24M4-29L3-24M0-30V-25" stroke="${line}" stroke-opacity=".35" stroke-width="1.3" stroke-linecap="round"/>` +
    eye(-1, coat) +
    eye(1, coat) +
    `<path d="M-5 11.5C-4 10 4 10 5 11.5C5.4 13.5 2 17.5 0 17.5S-5.4 13.5-5 11.5Z" fill="${pink}" stroke="${darker(pink, 0.35)}" stroke-width="1"/><path d="M-2.6 12.2C-1 11.5 1 11.5 2 12" stroke="#fff" stroke-opacity=".6" stroke-width="1" fill="none" stroke-linecap="round"/>` +
    `${mouth}${whiskers}${coat.extra ?? ""}</g>`
  );
}
