/** The page behind everything: a quilt of one cloth, its hexes only stitched, hardly to be seen. */

import { centre, corners, ROW, short, WIDTH } from "./hex";

/** A repeating background for CSS in the colour of the thread, such as `#8c7455`. */
export function backdrop(thread: string, opacity = 0.16): string {
  const [width, height] = [short(WIDTH), short(2 * ROW)];
  const lines = ["z2", "z3", "a1", "a2", "b2", "b3", "c1", "c2"].map((cell) => {
    const [x, y] = centre(cell);
    const [first, ...others] = corners()
      .slice(0, 4)
      .map(([u, v]) => `${short(x + u)} ${short(y + v)}`);
    return `M${first}L${others.join("L")}`;
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${short(1.5 * WIDTH)} ${ROW} ${width} ${height}">` +
    `<path d="${lines.join("")}" fill="none" stroke="${thread}" stroke-opacity="${opacity}" stroke-width="1.6" stroke-dasharray="5 5" stroke-linecap="round"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
