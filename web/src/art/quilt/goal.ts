/** Design goal tiles as printed: how the six patches around must divide, and the two values. */

import { GOALS, type Goal } from "@/api/box";
import { CREAM, darker, INK, WALNUT } from "@/art/cloth/colour";
import { corners, outline, short } from "@/art/cloth/hex";

/** The face of numbers and letters in pictures, which a picture that is saved brings along. */
export const FACE = 'font-family="Figtree, Arial, sans-serif" font-weight="700"';

/** One tint for each part of a partition, none like a dye: a goal asks for no colour by name. */
const TINTS = ["#54361f", "#a8713a", "#7d7468", "#8f4a2c", "#3c3a42", "#94823f"];

/** What goals refer to: the grounds of the tile. */
export function goalDefs(): string {
  return (
    '<radialGradient id="card" cx=".4" cy=".3" r=".9"><stop offset="0" stop-color="#fffdf6"/><stop offset=".6" stop-color="#f8ecd4"/><stop offset="1" stop-color="#dcc6a0"/></radialGradient>' +
    (Object.keys(GOALS) as Goal[]).map((goal) => `<g id="goal-${goal}">${goalArt(goal)}</g>`).join("")
  );
}

/** The letters of a goal one by one, with the part that each belongs to. */
function letters(goal: Goal): { letter: string; part: number }[] {
  return [...goal].map((letter) => ({ letter, part: letter.charCodeAt(0) - 65 }));
}

/** The markup of a goal tile around 0 0; it needs `goalDefs` on the page. */
export function goalArt(goal: Goal): string {
  const { one, both } = GOALS[goal];
  const ring = corners(17);
  const around = letters(goal).map(({ letter, part }, k) => {
    const [x, y] = ring[k] ?? [0, 0];
    const [u, v] = ring[(k + 1) % 6] ?? [0, 0];
    const [cx, cy] = [((x + u) / 2) * 1.05, ((y + v) / 2) * 1.05];
    return (
      `<path d="${outline(32.9, 1.6, [cx, cy])}" fill="${TINTS[part]}" stroke="${darker(TINTS[part] ?? WALNUT, 0.45)}" stroke-width=".8"/>` +
      `<text x="${short(cx)}" y="${short(cy + 4.1)}" font-size="12" text-anchor="middle" fill="${CREAM}" ${FACE}>${letter}</text>`
    );
  });
  return (
    `<path d="${outline(0.7, 3)}" fill="url(#card)"/><path d="${outline(1.4, 3)}" fill="none" stroke="${WALNUT}" stroke-opacity=".75" stroke-width="1.6"/>` +
    `<path d="${outline(4.2, 3)}" fill="none" stroke="#a97f45" stroke-opacity=".8" stroke-width="1"/>` +
    around.join("") +
    `<path d="M-9 9L9-9" stroke="#a97f45" stroke-width="1.2"/>` +
    `<text x="-6" y="-1" font-size="12.5" text-anchor="middle" fill="${INK}" ${FACE}>${one}</text>` +
    `<text x="5" y="12" font-size="13.5" text-anchor="middle" fill="#8c1f45" ${FACE}>${both}</text>`
  );
}

/** A goal tile with its middle at a point. */
export function goal(name: Goal, x = 0, y = 0): string {
  return `<use href="#goal-${name}" x="${short(x)}" y="${short(y)}"/>`;
}
