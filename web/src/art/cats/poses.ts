/** What cats do: five poses for their cards and one to sleep in on the quilt. */

import { type Coat, fur, HEAD, head, limb, lineOf, type Marking, paw, tail } from "./cat";
import { CREAM, darker } from "@/art/cloth/colour";

/** A pose draws a coat; `id` keeps the clips of one cat apart from those of another. */
export type Pose = (coat: Coat, id: string) => string;

/** What the coat puts on a body: the blobs it has, then stripes, then white. */
function markings(coat: Coat, blobs: readonly string[], stripes: string, white: string): Marking[] {
  const list: Marking[] = (coat.blobs ?? []).map((colour, k) => [blobs[k] ?? "", colour]);
  if (coat.stripes) list.push([stripes, coat.stripes]);
  if (coat.white) list.push([white, coat.white]);
  return list;
}

const floor = (x: number, y: number, rx: number, ry: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#floor)"/>`;

const bars = (list: readonly (readonly [x: number, y: number, dx: number, dy: number])[]): string =>
  list
    .map(
      ([x, y, dx, dy]) =>
        `M${x} ${y}q${dx * 0.6} ${dy * 0.1} ${dx} ${dy}q${-dx * 0.3} ${-dy * 0.1 - 0.5} ${-dx} ${6 - dy}z`,
    )
    .join("");

/** Sitting upright, paws together. */
export const sit =
  (tailPath = "M36 80C70 92 92 70 80 44C74 30 80 18 88 14"): Pose =>
  (coat, id) => {
    const body = "M-24-16C-38 8-54 40-50 72C-48 90-28 93 0 93C28 93 48 90 50 72C54 40 38 8 24-16C10-22-10-22-24-16Z";
    const line = lineOf(coat.fur);
    const haunch = `<path d="M-50 70C-50 50-30 46-24 64C-20 78-26 90-34 92M50 70C50 50 30 46 24 64C20 78 26 90 34 92" fill="none" stroke="${line}" stroke-width="2.2" stroke-opacity=".6" stroke-linecap="round"/>`;
    const stripes = bars([
      [-56, 22, 26, 6],
      [-58, 38, 28, 8],
      [-60, 54, 28, 10],
      [-60, 70, 26, 8],
      [56, 22, -26, 6],
      [58, 38, -28, 8],
      [60, 54, -28, 10],
      [60, 70, -26, 8],
    ]);
    const socks: Marking[] = coat.points
      ? [["M-26 68C-22 58-8 60-1 72V96H-26ZM26 68C22 58 8 60 1 72V96H26Z", coat.points]]
      : [];
    const marks = markings(
      coat,
      [
        "M-60-10C-40-8-30 0-31 9C-26 14-24 22-30 28C-27 36-34 46-44 52L-66 50Z",
        "M60 20C46 22 40 30 38 38C30 42 28 52 34 60C32 70 40 80 50 82L66 60Z",
        "M-28 96C-28 88-36 84-40 80C-48 74-58 76-64 84Z",
      ],
      stripes,
      "M-22-14C-28 14-22 46 0 54C22 46 28 14 22-14Z",
    );
    return (
      floor(4, 93, 74, 12) +
      tail(tailPath, 12, coat) +
      fur(`${id}-body`, body, coat, [...marks, ...socks]) +
      haunch +
      `<path d="M-22 46C-25 60-24 74-23 84M0 58V86M22 46C25 60 24 74 23 84" fill="none" stroke="${line}" stroke-width="2.2" stroke-opacity=".75" stroke-linecap="round"/>` +
      `<path d="M-9 17L-6 24M0 20V28M9 17L6 24M-4 32L-2 37M5 32L3 37" fill="none" stroke="${line}" stroke-width="1.6" stroke-opacity=".3" stroke-linecap="round"/>` +
      paw(-14, 87, 1, coat) +
      paw(14, 87, 1, coat)
    );
  };

/** Lying like a loaf of bread, paws tucked in; `girth` widens the cat, the tail lies before or `behind`. */
export const loaf =
  (girth = 1, tailPath = "M70 70C90 84 60 96 22 90", behind = false): Pose =>
  (coat, id) => {
    const body = "M-74 76C-82 40-62 2-6-2C54-4 82 34 76 76C73 92-71 92-74 76Z";
    const stripes = bars([
      [12, -6, 8, 30],
      [34, -2, 8, 34],
      [54, 8, 6, 36],
      [72, 26, 2, 34],
      [-62, 20, 14, 20],
    ]);
    const marks = markings(
      coat,
      [
        "M8-10C40-14 68 4 66 22C62 32 54 30 50 38C42 42 36 32 28 34C18 30 20 20 12 16C8 8 10-2 8-10Z",
        "M84 40C72 40 66 48 62 50C54 58 60 66 54 74C52 84 58 90 58 96H90Z",
        "M-84 30C-70 32-66 40-68 46C-60 50-62 60-68 64C-70 70-80 70-90 70Z",
      ],
      stripes,
      "M-58 40C-50 66-46 92-20 94C6 92 16 70 20 40Z",
    );
    return (
      floor(0, 88, 88, 13) +
      (behind ? tail(tailPath, 12, coat) : "") +
      `<g transform="scale(${girth} 1)">${fur(`${id}-body`, body, coat, marks)}</g>` +
      (behind ? "" : tail(tailPath, 12, coat)) +
      paw(-38, 82, 1.05, coat) +
      paw(-8, 83, 1.05, coat)
    );
  };

/** Stretched out at full length in the sun. */
export const stretch: Pose = (coat, id) => {
  const body = "M-58 34C-36 8 20-6 60 8C88 18 94 50 80 64C60 76-34 76-62 70C-78 64-74 46-58 34Z";
  const line = lineOf(coat.fur);
  const stripes = bars([
    [-18, 8, 10, 34],
    [2, 2, 10, 38],
    [22, -2, 10, 40],
    [42, 0, 8, 40],
    [62, 6, 4, 36],
    [78, 18, 0, 26],
  ]);
  const marks = markings(
    coat,
    ["M0-6C30-10 50 6 40 30C20 36 2 24 0-6Z"],
    stripes,
    "M-70 60C-30 54 20 64 50 58L60 90H-80Z",
  );
  return (
    '<path d="M-44-120L22-120L96 96H-60Z" fill="#fff2b8" fill-opacity=".42"/>' +
    floor(4, 76, 94, 13) +
    tail("M78 44C100 30 98-4 74-18C66-24 60-20 58-14", 11, coat) +
    limb("M66 58C74 70 84 74 92 75", 15, coat.fur, line) +
    fur(`${id}-body`, body, coat, marks) +
    `<path d="M78 62C88 44 76 26 58 30C46 34 44 52 54 62" fill="none" stroke="${line}" stroke-width="2.2" stroke-opacity=".6" stroke-linecap="round"/>` +
    limb("M-30 64C-48 70-62 76-80 78", 14, coat.fur, line) +
    limb("M-14 68C-32 76-44 82-58 84", 14, coat.fur, line) +
    paw(-84, 78, 0.9, coat, 80) +
    paw(-62, 85, 0.9, coat, 80) +
    paw(92, 76, 0.85, coat, -70)
  );
};

/** On the back in the sun, paws drawn up to the chest. */
export const back: Pose = (coat, id) => {
  const body = "M-34-6C-14-34 48-36 76-8C94 14 88 56 56 66C20 76-28 68-42 46C-50 30-46 8-34-6Z";
  const line = lineOf(coat.fur);
  const marks = markings(coat, [], "", "M-44 22C-20-16 30-22 58 0C70 20 58 46 26 50C-6 54-30 50-50 42Z");
  return (
    floor(10, 70, 90, 16) +
    tail("M78 46C98 66 80 90 50 86C34 84 26 76 30 68", 12, coat) +
    limb("M66 34C80 36 86 28 90 16", 15, coat.fur, line) +
    fur(`${id}-body`, body, coat, marks) +
    limb("M56-6C70-22 76-34 74-46", 15, coat.fur, line) +
    paw(74, -48, 0.95, coat, 6) +
    paw(90, 12, 0.95, coat, 12) +
    limb("M-14-12C-6-26 8-28 12-18", 12, coat.fur, line) +
    limb("M4 4C10-10 26-14 30-4", 12, coat.fur, line) +
    paw(13, -14, 0.82, coat, 160) +
    paw(31, 0, 0.82, coat, 165)
  );
};

/** Peeping out from under a quilt. */
export const peek =
  (dye: string, fabric: string): Pose =>
  (coat) => {
    const quilt = "M-96 96C-98 70-90 46-62 40C-40 36-24 44 0 44S40 36 62 40C90 46 98 70 96 96Z";
    const hem = "M-88 60C-80 46-66 42-54 44C-36 47-20 54 0 54S36 47 54 44C66 42 80 46 88 60";
    const over = "M-64 42C-78-40-40-66 0-66S78-40 64 42Z";
    return (
      `<path d="${over}" fill="${dye}"/><path d="${over}" fill="url(#fabric-${fabric})"/><path d="${over}" fill="url(#weave)"/><path d="${over}" fill="#1a0e16" fill-opacity=".3"/>` +
      `<path d="M-56 42C-64-24-34-52 0-52S64-24 56 42Z" fill="#2a1c22"/>@head` +
      `<path d="${quilt}" fill="${dye}" stroke="${darker(dye, 0.5)}" stroke-width="3"/><path d="${quilt}" fill="url(#fabric-${fabric})"/><path d="${quilt}" fill="url(#weave)"/><path d="${quilt}" fill="url(#fur)"/>` +
      `<path d="${hem}" fill="none" stroke="${CREAM}" stroke-width="2.6" stroke-dasharray="8 5.5" stroke-linecap="round"/>` +
      paw(-30, 44, 1.15, coat, -4) +
      paw(30, 44, 1.15, coat, 4)
    );
  };

/** Curled up asleep, as all cats lie on the quilt; drawn within a circle of radius 42. */
export const curl: Pose = (coat, id) => {
  const body = "M-38 6C-42-20-22-37 6-37C32-36 42-16 40 6C38 28 22 36-2 36C-22 36-34 26-38 6Z";
  const line = lineOf(coat.fur);
  const stripes = bars([
    [-4, -40, 5, 26],
    [12, -40, 2, 28],
    [28, -34, -4, 26],
    [40, -20, -10, 20],
    [44, -4, -14, 14],
    [-20, -36, 8, 22],
  ]);
  const marks = markings(
    coat,
    [
      "M2-42C26-44 44-24 34-12C28-6 24-10 20-6C12-6 12-14 6-16C0-22 4-32 2-42Z",
      "M44 0C34-2 30 6 25 8C20 14 24 22 21 28C20 34 24 38 24 40L46 30Z",
      "M-44-6C-40-28-22-34-18-24C-14-18-22-14-22-8C-28-4-34 0-44-6Z",
    ],
    stripes,
    "M-40 18C-20 30 10 24 20 38L-30 42Z",
  );
  const asleep: Coat = { ...coat, gaze: "asleep" };
  const round = "M36 8C36 30 14 37-10 34";
  const edge = `stroke="${CREAM}" stroke-linejoin="round" stroke-linecap="round"`;
  const halo =
    `<path d="${body}" fill="none" ${edge} stroke-width="${coat.long ? 17 : 10}"/><path d="${round}" fill="none" ${edge} stroke-width="${coat.long ? 24 : 21}"/>` +
    `<path d="${HEAD}" transform="translate(-11 4) rotate(-7) scale(.66)" fill="none" ${edge} stroke-width="${coat.long ? 20 : 13}"/>`;
  return (
    '<ellipse cx="2" cy="7" rx="46" ry="42" fill="url(#floor)"/>' +
    halo +
    fur(`${id}-curl`, body, coat, marks, 2) +
    `<path d="M37 2C34-14 16-16 9-3C4 8 8 20 18 24" fill="none" stroke="${line}" stroke-width="2" stroke-opacity=".55" stroke-linecap="round"/>` +
    tail(round, coat.long ? 8.5 : 11, coat) +
    head(asleep, -11, 4, 0.66, -7)
  );
};
