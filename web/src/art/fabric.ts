/** The six fabrics: prints in cream that fill any dye, each composed for one hex. */

import { FABRIC_LETTERS, type Fabric } from './box'
import { CREAM } from './colour'
import { short, WIDTH } from './hex'

/** A print: outlines to fill, and lines to stroke with their width. */
interface Print {
  fill: string
  lines?: readonly (readonly [d: string, width: number])[]
  /** Holes that are not printed but seen through, in the shade. */
  cut?: string
}

const circle = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

const turn = (x: number, y: number, angle: number): readonly [number, number] => {
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  return [x * c - y * s, x * s + y * c]
}

/** A closed shape of cubic curves moved, turned and scaled; `points` start at the first anchor. */
function shape(points: readonly number[], x: number, y: number, angle: number, size: number): string {
  const pairs: string[] = []
  for (let k = 0; k < points.length; k += 2) {
    const [u, v] = turn((points[k] ?? 0) * size, (points[k + 1] ?? 0) * size, angle)
    pairs.push(`${short(x + u)} ${short(y + v)}`)
  }
  return `M${pairs[0]}C${pairs.slice(1).join(' ')}Z`
}

const PETAL = [0, 0, -5.6, -3.4, -5.4, -11, 0, -11.4, 5.4, -11, 5.6, -3.4, 0, 0]
const LEAF = [0, 0, -5.2, -3, -5, -9, 0, -14, 5, -9, 5.2, -3, 0, 0]

function stripes(): Print {
  const pitch = WIDTH / 5
  const band = (x: number, width: number): string => `M${short(x - width / 2)}-50h${width}v100h${-width}Z`
  const at = [-2, -1, 0, 1, 2].map((k) => k * pitch)
  return { fill: at.map((x) => band(x, 7.2) + band(x - 5.9, 1.3) + band(x + 5.9, 1.3)).join('') }
}

function dots(): Print {
  const fill: string[] = []
  for (let row = -3; row <= 3; row++)
    for (let k = -3; k <= 3; k++) fill.push(circle((k + (row % 2 ? 0.5 : 0)) * 21.65, row * 16.6, 6.1))
  return { fill: fill.join('') }
}

function flowers(): Print {
  const blossoms = [
    [-13, -19, 1.22, 0],
    [23, -7, 1.12, 30],
    [-19, 20, 1.08, 14],
    [16, 28, 1, -10],
    [14, -41, 0.9, 20],
    [-41, -2, 0.86, 8],
    [43, 22, 0.86, 40],
    [-3, 50, 0.95, 0],
    [44, -30, 0.8, 0],
    [-42, -38, 0.8, 0],
  ] as const
  const petals = blossoms.flatMap(([x, y, size, angle]) =>
    [0, 1, 2, 3, 4].map((k) => shape(PETAL, x, y, angle + k * 72, size)),
  )
  const sprigs = [
    [5, 5, 160],
    [-29, -3, 60],
    [5, -33, -60],
    [36, 8, 170],
    [-2, 33, 240],
    [-34, 32, 200],
  ].map(([x = 0, y = 0, angle = 0]) => shape(LEAF, x, y, angle, 0.55))
  return {
    fill: petals.concat(sprigs).join(''),
    cut: blossoms.map(([x, y, size]) => circle(x, y, short2(3.3 * size))).join(''),
  }
}

const short2 = (value: number): number => Number(short(value))

function vines(): Print {
  const stems: string[] = []
  const leaves: string[] = []
  for (const lane of [-52, -17.5, 17, 52]) {
    const [from, step] = [-62, 31]
    let d = ''
    for (let k = 0; k < 5; k++) {
      const x = from + k * step
      const y = lane
      const up = k % 2 ? 1 : -1
      const [ax, ay] = turn(x, y, -30)
      const [bx, by] = turn(x + step / 2, y + up * 15.5, -30)
      const [cx, cy] = turn(x + step, y, -30)
      d += `${k ? '' : `M${short(ax)} ${short(ay)}`}Q${short(bx)} ${short(by)} ${short(cx)} ${short(cy)}`
      const [lx, ly] = turn(x + step * 0.42, y + up * 7.2, -30)
      leaves.push(shape(LEAF, lx, ly, -30 + (up > 0 ? 28 : 152), 0.98))
      const [mx, my] = turn(x + step * 0.72, y + up * 6.6, -30)
      leaves.push(shape(LEAF, mx, my, -30 + (up > 0 ? 148 : 32), 0.72))
    }
    stems.push(d)
  }
  return { fill: leaves.join(''), lines: [[stems.join(''), 2.5]] }
}

function ferns(): Print {
  const fill: string[] = []
  const lines: string[] = []
  const frond = (x: number, y: number, angle: number, length: number, wide: number): void => {
    const [tx, ty] = turn(0, -length, angle)
    lines.push(`M${short(x)} ${short(y)}L${short(x + tx)} ${short(y + ty)}`)
    const pairs = Math.round(length / 9)
    for (let k = 0; k <= pairs; k++) {
      const along = (k + 0.6) / (pairs + 1)
      const [px, py] = turn(0, -length * along, angle)
      const size = wide * Math.min(1, 0.55 + along * 1.4) * (1.12 - along * 0.86)
      for (const side of [-1, 1]) fill.push(shape(FROND, x + px, y + py, angle + side * 56, size))
    }
    fill.push(shape(FROND, x + tx, y + ty, angle, wide * 0.4))
  }
  frond(0, 46, 0, 90, 1.25)
  frond(-6, 48, -41, 66, 1.0)
  frond(6, 48, 41, 66, 1.0)
  frond(-33, 3, -4, 50, 0.86)
  frond(33, 3, 4, 50, 0.86)
  return { fill: fill.join(''), lines: [[lines.join(''), 1.9]] }
}

const FROND = [0, 0, -3.6, -4, -3, -10, 0, -14.5, 3, -10, 3.6, -4, 0, 0]

function quatrefoil(): Print {
  const foil = (x: number, y: number, lobe: number, away: number): string =>
    [0, 90, 180, 270].map((a) => turn(away, 0, a)).map(([u, v]) => circle(x + u, y + v, lobe)).join('') +
    `M${short(x - away)} ${short(y - away)}h${2 * away}v${2 * away}h${-2 * away}Z`
  const places: [number, number][] = []
  for (let row = -2; row <= 2; row++)
    for (let k = -2; k <= 2; k++) places.push([(k + (row % 2 ? 0.5 : 0)) * 31, row * 25])
  return {
    fill: places.map(([x, y]) => foil(x, y, 6.2, 6.4)).join(''),
    cut: places.map(([x, y]) => foil(x, y, 2.5, 4.4)).join(''),
  }
}

const PRINTS: Record<Fabric, () => Print> = {
  s: stripes,
  d: dots,
  f: flowers,
  v: vines,
  n: ferns,
  q: quatrefoil,
}

/** The markup of a print, 100 units square around 0 0: first its shade, then its thread. */
export function print(fabric: Fabric): string {
  const { fill, lines = [], cut } = PRINTS[fabric]()
  const body = (colour: string): string =>
    `<path d="${fill}" fill="${colour}"/>` +
    lines
      .map(([d, width]) => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`)
      .join('')
  return (
    `<g opacity=".3" transform="translate(.7 1.1)">${body('#1c0f1a')}</g>${body(CREAM)}` +
    (cut ? `<path d="${cut}" fill="#3a2416" fill-opacity=".62"/>` : '')
  )
}

/** The pattern fills of all fabrics and the weave that lies over every cloth. */
export function fabricDefs(): string {
  const fills = FABRIC_LETTERS.map(
    (fabric) =>
      `<pattern id="fabric-${fabric}" x="-50" y="-50" width="100" height="100" patternUnits="userSpaceOnUse">` +
      `<g transform="translate(50 50)">${print(fabric)}</g></pattern>`,
  )
  const weave =
    '<pattern id="weave" width="3" height="3" patternUnits="userSpaceOnUse">' +
    '<path d="M0 .4h1.5M1.5 1.9h1.5" stroke="#fff" stroke-opacity=".2" stroke-width=".8"/>' +
    '<path d="M.4 1.5v1.5M1.9 0v1.5" stroke="#000" stroke-opacity=".13" stroke-width=".8"/></pattern>'
  return fills.join('') + weave
}
