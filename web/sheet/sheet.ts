/** The contact sheets: every piece of the art on PNG pages, drawn by the system's Chromium. */

import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { BOARDS, DYE_LETTERS, TILES, type Board, type Tile } from '../src/art/box'
import { board, BOARD_BOX } from '../src/art/board'
import { button } from '../src/art/button'
import { CELLS, centre } from '../src/art/hex'
import { patch } from '../src/art/patch'
import { defs, picture } from '../src/art/picture'

const OUT = join(process.cwd(), 'sheets')
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
const THEMES = ['light', 'dark'] as const

const sized = (content: string, box: string, width: number, height = width): string =>
  picture(content, box, { attributes: `width="${width}" height="${height}"` })

/** A quilt that is full, the same at every run. */
function quilt(name: Board, places: readonly string[] = CELLS): string {
  const goals = ['b3', 'c4', 'd2']
  const sewn = places.filter((cell) => !goals.includes(cell)).map((cell, k) => patch(TILES[(k * 7 + name.length * 5) % 36] as Tile, ...centre(cell)))
  return board(name) + sewn.join('')
}

const PAGES: Record<string, { width: number; height: number; body: () => string }> = {
  patches: {
    width: 900,
    height: 1130,
    body: () => {
      const grid = (width: number): string =>
        `<div style="display:grid;grid-template-columns:repeat(6,max-content);gap:${width / 12}px">${TILES.map((tile) => sized(patch(tile), '-45 -51 90 102', width, width * 1.13)).join('')}</div>`
      return `${grid(104)}<div style="display:flex;gap:40px;margin-top:24px">${grid(52)}${grid(30)}</div>`
    },
  },
  buttons: {
    width: 1000,
    height: 330,
    body: () =>
      [160, 80, 40, 24].map((size) => `<div style="display:flex;gap:${size / 8}px">${([...DYE_LETTERS, 'rainbow'] as const).map((letter) => sized(button(letter), '-24 -24 48 50', size > 100 ? 120 : size)).join('')}</div>`).join(''),
  },
  boards: {
    width: 1480,
    height: 1300,
    body: () =>
      `<div style="display:grid;grid-template-columns:repeat(2,max-content);gap:20px">${(Object.keys(BOARDS) as Board[]).map((name) => sized(quilt(name), BOARD_BOX, 700, 600)).join('')}</div>`,
  },
  small: {
    width: 844,
    height: 400,
    body: () => `<div style="display:flex;gap:20px">${sized(quilt('blue'), BOARD_BOX, 374, 322)}${sized(quilt('green', CELLS.slice(0, 12)), BOARD_BOX, 200, 172)}</div>`,
  },
}

const only = process.argv.slice(2)
const tokens = readFileSync(join(process.cwd(), 'src/tokens.css'), 'utf8')
mkdirSync(OUT, { recursive: true })
for (const [name, page] of Object.entries(PAGES)) {
  if (only.length && !only.includes(name)) continue
  for (const theme of THEMES) {
    const file = join(OUT, `${name}-${theme}`)
    writeFileSync(
      `${file}.html`,
      `<!doctype html><html data-theme="${theme}"><meta charset="utf-8"><style>${tokens}body{margin:20px;background:var(--page);color:var(--ink);font:var(--text-m)/1.4 var(--font)}svg{display:block;overflow:visible}</style>` +
        `<svg width="0" height="0" style="position:absolute">${defs()}</svg>${page.body()}`,
    )
    execFileSync(CHROMIUM, ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', `--window-size=${page.width},${page.height}`, `--screenshot=${file}.png`, `file://${file}.html`], { stdio: 'ignore' })
    process.stdout.write(`${file}.png\n`)
  }
}
