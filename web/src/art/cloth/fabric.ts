/** The six fabrics: prints in cream that fill any dye, each composed for one hex. */

import { FABRIC_LETTERS, type Fabric } from "@/api/box";
import { CREAM } from "./colour";
import { short, WIDTH } from "./hex";

/** A print: outlines to fill (one inside another is a hole), and lines to stroke with their width. */
interface Print {
  fill: string;
  lines?: readonly (readonly [d: string, width: number])[];
}

const circle = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const turn = (x: number, y: number, angle: number): readonly [number, number] => {
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return [x * c - y * s, x * s + y * c];
};

/** A closed shape of cubic curves moved, turned and scaled; `points` start at the first anchor. */
function shape(points: readonly number[], x: number, y: number, angle: number, size: number): string {
  const pairs: string[] = [];
  for (let k = 0; k < points.length; k += 2) {
    const [u, v] = turn((points[k] ?? 0) * size, (points[k + 1] ?? 0) * size, angle);
    pairs.push(`${short(x + u)} ${short(y + v)}`);
  }
  return `M${pairs[0]}C${pairs.slice(1).join(" ")}Z`;
}

const LEAF = [0, 0, -5.4, -2.6, -5.6, -9, 0, -14, 5.6, -9, 5.4, -2.6, 0, 0];
const LEAFLET = [0, 0, -4, -3.4, -3.4, -10, 0, -14.5, 3.4, -10, 4, -3.4, 0, 0];

/** A rosette of `count` round lobes as one outline: notches at `notch`, arcs of radius `lobe`. */
function rosette(x: number, y: number, count: number, notch: number, lobe: number, angle = 0): string {
  const at = (k: number): string => {
    const [u, v] = turn(0, -notch, angle + ((k - 0.5) * 360) / count);
    return `${short(x + u)} ${short(y + v)}`;
  };
  const arcs = Array.from({ length: count }, (_, k) => `A${short(lobe)} ${short(lobe)} 0 1 1 ${at(k + 1)}`);
  return `M${at(0)}${arcs.join("")}Z`;
}

function stripes(): Print {
  const pitch = WIDTH / 5;
  const band = (x: number, width: number): string => `M${short(x - width / 2)}-50h${width}v100h${-width}Z`;
  const at = [-2, -1, 0, 1, 2].map((k) => k * pitch);
  return { fill: at.map((x) => band(x, 7.4) + band(x + pitch / 2, 1.2)).join("") };
}

function dots(): Print {
  const fill: string[] = [];
  for (let row = -3; row <= 3; row++)
    for (let k = -3; k <= 3; k++) fill.push(circle((k + (row % 2 ? 0.5 : 0)) * 21.65, row * 16.6, 5.8));
  return { fill: fill.join("") };
}

function flowers(): Print {
  const blossoms = [
    [-15, -18, 1.25, 0],
    [20, -9, 1.1, 34],
    [-21, 19, 1.08, 50],
    [20, 24, 1.15, -12],
    [14, -42, 0.95, 20],
    [-43, -2, 0.8, 8],
    [44, 7, 0.8, 40],
    [-42, -38, 0.8, 0],
    [-3, 50, 0.9, 0],
    [44, -36, 0.8, 0],
  ] as const;
  const fill = blossoms.map(
    ([x, y, size, angle]) => rosette(x, y, 5, 5.4 * size, 4.3 * size, angle) + circle(x, y, Number(short(3 * size))),
  );
  const sprigs = [
    [0, 8, 200],
    [-2, 5, 80],
    [36, -22, 160],
    [-33, -18, -40],
    [-3, -37, -20],
    [-38, 24, 170],
    [39, 30, 60],
    [2, 32, 150],
  ].map(([x = 0, y = 0, angle = 0]) => shape(LEAF, x, y, angle, 0.62));
  return { fill: fill.concat(sprigs).join("") };
}

function vines(): Print {
  const stems: string[] = [];
  const leaves: string[] = [];
  const [tilt, step] = [-30, 30];
  for (const [lane, from] of [
    [-50, -73],
    [-17, -58],
    [17, -73],
    [50, -58],
  ] as const) {
    let d = "";
    for (let k = 0; k < 5; k++) {
      const up = k % 2 ? 1 : -1;
      const place = (along: number, off: number): readonly [number, number] =>
        turn(from + step * (k + along), lane + up * off, tilt);
      const to = ([x, y]: readonly [number, number]): string => `${short(x)} ${short(y)}`;
      d += `${k ? "" : `M${to(place(0, 0))}`}Q${to(place(0.5, 23))} ${to(place(1, 0))}`;
      leaves.push(shape(LEAF, ...place(0.5, 11.4), tilt + (up > 0 ? 14 : 166), 1.3));
      leaves.push(shape(LEAF, ...place(0.3, 9.6), tilt + (up > 0 ? 222 : -42), 0.78));
      leaves.push(shape(LEAF, ...place(0.78, 8), tilt + (up > 0 ? 130 : 50), 0.66));
    }
    stems.push(d);
  }
  return { fill: leaves.join(""), lines: [[stems.join(""), 2.6]] };
}

function ferns(): Print {
  const fill: string[] = [];
  const lines: string[] = [];
  const frond = (x: number, y: number, angle: number, length: number, wide: number): void => {
    const [tx, ty] = turn(0, -length, angle);
    lines.push(`M${short(x)} ${short(y)}L${short(x + tx)} ${short(y + ty)}`);
    const pairs = Math.round(length / 9.5);
    for (let k = 0; k <= pairs; k++) {
      const along = (k + 0.5) / (pairs + 1);
      const [px, py] = turn(0, -length * along, angle);
      const size = wide * Math.min(1, 0.5 + along * 2) * (1.15 - along * 0.85);
      for (const side of [-1, 1]) fill.push(shape(LEAFLET, x + px, y + py, angle + side * 58, size));
    }
    fill.push(shape(LEAFLET, x + tx, y + ty, angle, wide * 0.45));
  };
  frond(0, 46, 0, 86, 1.05);
  for (const side of [-1, 1]) {
    frond(side * 3, 48, side * 31, 86, 1.05);
    frond(side * 8, 50, side * 61, 58, 0.8);
  }
  return { fill: fill.join(""), lines: [[lines.join(""), 2.1]] };
}

function quatrefoil(): Print {
  const fill: string[] = [];
  for (let row = -2; row <= 2; row++)
    for (let k = -2; k <= 2; k++) {
      const [x, y] = [(k + (row % 2 ? 0.5 : 0)) * 33.4, row * 28.5 - 1];
      fill.push(rosette(x, y, 4, 8.4, 6.8), rosette(x, y, 4, 6.2, 4.8), rosette(x, y, 4, 2.9, 2.3));
    }
  return { fill: fill.join("") };
}

const PRINTS: Record<Fabric, () => Print> = {
  s: stripes,
  d: dots,
  f: flowers,
  v: vines,
  n: ferns,
  q: quatrefoil,
};

/** The markup of a print, 100 units square around 0 0: first its shade, then its thread. */
export function print(fabric: Fabric): string {
  const { fill, lines = [] } = PRINTS[fabric]();
  const body = (colour: string): string =>
    `<path d="${fill}" fill="${colour}"${lines.length ? "" : ' fill-rule="evenodd"'}/>` +
    lines
      .map(
        ([d, width]) =>
          `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`,
      )
      .join("");
  return `<g opacity=".3" transform="translate(.7 1.1)">${body("#1c0f1a")}</g>${body(CREAM)}`;
}

/** The weave that lies over every cloth, and the pattern fill of each fabric, one by one. */
export function* fabricDefs(): Generator<string> {
  yield (
    '<pattern id="weave" width="3" height="3" patternUnits="userSpaceOnUse">' +
    '<path d="M0 .4h1.5M1.5 1.9h1.5" stroke="#fff" stroke-opacity=".16" stroke-width=".8"/>' +
    '<path d="M.4 1.5v1.5M1.9 0v1.5" stroke="#000" stroke-opacity=".1" stroke-width=".8"/></pattern>'
  );
  for (const fabric of FABRIC_LETTERS) {
    yield (
      `<pattern id="fabric-${fabric}" x="-50" y="-50" width="100" height="100" patternUnits="userSpaceOnUse">` +
      `<g transform="translate(50 50)">${print(fabric)}</g></pattern>`
    );
  }
}
