// Where the bars of a waterfall lie: from par, step by step, to the score.
import type { Waterfall } from "./analysis";

const STEPS = ["deal", "draws", "others", "losses", "rest"] as const;

export interface Bar {
  name: "par" | (typeof STEPS)[number] | "result";
  /** What it adds, in points; of the first and the last, all. */
  points: number;
  from: number;
  to: number;
}

/** The bars in tenths of a point, which add up as they are shown; without moves of others where there are none. */
export function bars(fall: Waterfall): Bar[] {
  let at = Math.round(fall.par * 10);
  const found: Bar[] = [{ name: "par", points: fall.par, from: 0, to: fall.par }];
  for (const name of STEPS) {
    const tenths = Math.round(fall[name] * 10) * (name === "losses" ? -1 : 1);
    if (name === "others" && !tenths) continue;
    found.push({ name, points: tenths / 10 || 0, from: at / 10, to: (at + tenths) / 10 });
    at += tenths;
  }
  return [...found, { name: "result", points: fall.result, from: 0, to: fall.result }];
}
