// Where things lie on a plot: steps of an axis, places along it, and records.

/** A little more than `most`, in about `count` round steps from 0. */
export function steps(most: number, count = 4): number[] {
  if (most <= 0) return [0, 1];
  const rough = most / count;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((each) => each * ten >= rough) ?? 10) * ten);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, k) => k * step);
}

/** Maps `low`–`high` to `from`–`to`; where there is only one value it lies in the middle. */
export function scale(low: number, high: number, from: number, to: number): (value: number) => number {
  return (value) => (high === low ? (from + to) / 2 : from + ((value - low) / (high - low)) * (to - from));
}

/** The best so far after each score. */
export function records(scores: readonly number[]): number[] {
  let best = -Infinity;
  return scores.map((score) => (best = Math.max(best, score)));
}

/** The mean of the last few scores up to each, so that a trend can be seen. */
export function trend(scores: readonly number[], width = 5): number[] {
  return scores.map((_, k) => {
    const last = scores.slice(Math.max(0, k + 1 - width), k + 1);
    return last.reduce((sum, score) => sum + score, 0) / last.length;
  });
}

/** The share of the whole that each part is. */
export function shares(parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => (whole > 0 ? part / whole : 0));
}
