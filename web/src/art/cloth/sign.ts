/** The shape of each colour's button, small enough to be on every patch: colour is never alone. */

import type { Dye } from "@/api/box";

/** The shapes within a circle of radius 10: the body, and what is cut into it. */
export const SHAPES: Record<Dye, readonly [body: string, cut: string]> = {
  Y: ["M2.6-9.4A9.6 9.6 0 1 0 9.3 4.4A8 8 0 0 1 2.6-9.4Z", ""],
  G: [
    "M-8.6 8.8C-10.4 1-8-8.6 8.8-9.2C9.6 3.6 3.6 9.8-6.2 7.2Z",
    "M-8.8 9C-5 3-1.4-1 4.6-5.2L5.2-4.4C0-.4-3.6 3.6-7.4 9.4Z",
  ],
  L: [
    "M0-10.4C3.4-5 7.6-1.6 7.6 3.2A7.6 7.2 0 0 1-7.6 3.2C-7.6-1.6-3.4-5 0-10.4Z",
    "M-4.7 3.2A4.8 4.8 0 0 0-.4 7.4L-.3 6.1A3.6 3.6 0 0 1-3.4 3.1Z",
  ],
  D: [
    "M-1.2-5.6A7.9 7.9 0 1 1-1.3-5.6ZM.4-6.2C.4-11 5.6-12 9.6-10.4C9.2-5.8 4.8-4 .4-6.2Z",
    "M-1.2 -3.6L0 -1.0L2.8 -0.7L0.7 1.2L1.3 4.0L-1.2 2.6L-3.7 4.0L-3.1 1.2L-5.2 -0.7L-2.4 -1.0Z",
  ],
  P: [
    "M-9.8 0C-10-6.6-5.4-10 0-10S10-6.6 9.8 0C9.7 1.8 3.6 1.6 3.2 1.6C3.2 4.6 4.4 6.2 4.2 8C4 10-4 10-4.2 8C-4.4 6.2-3.2 4.6-3.2 1.6C-3.6 1.6-9.7 1.8-9.8 0Z",
    "M-4.4-6.4A1.9 1.9 0 1 1-4.5-6.4ZM2.6-7.8A1.6 1.6 0 1 1 2.5-7.8ZM5.6-3.6A1.5 1.5 0 1 1 5.5-3.6Z",
  ],
  M: [petals(), "M0-2.7A2.7 2.7 0 1 1-.1-2.7Z"],
};

/** Five petals around the middle. */
function petals(): string {
  return [0, 1, 2, 3, 4]
    .map((k) => {
      const angle = ((k * 72 - 90) * Math.PI) / 180;
      const [x, y] = [5.4 * Math.cos(angle), 5.4 * Math.sin(angle)];
      return `M${(x - 4.3).toFixed(1)} ${y.toFixed(1)}a4.3 4.3 0 1 0 8.6 0a4.3 4.3 0 1 0-8.6 0Z`;
    })
    .join("");
}

/** The shape of a colour's button, 20 units across, in `ink` with details in `cut`. */
export function sign(dye: Dye, ink: string, cut: string): string {
  const [body, inside] = SHAPES[dye];
  return `<path d="${body}" fill="${ink}"/>${inside && `<path d="${inside}" fill="${cut}"/>`}`;
}
