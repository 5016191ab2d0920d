/** Mixing dyes: lighter, darker, or one into another. */

import { THREADS } from "@/api/box.generated";

/** What we draw with besides the dyes. */
export const { INK, CREAM, LINEN, THREAD, WALNUT, GOLD } = THREADS;

const parts = (hex: string): number[] => [1, 3, 5].map((k) => parseInt(hex.slice(k, k + 2), 16));

/** One colour with `share` of another in it. */
export function mix(one: string, other: string, share: number): string {
  const to = parts(other);
  const mixed = parts(one).map((value, k) => Math.round(value + ((to[k] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** A colour in more light. */
export const lighter = (hex: string, share: number): string => mix(hex, "#fffaf0", share);

/** A colour in shade: toward a warm black, as cloth is. */
export const darker = (hex: string, share: number): string => mix(hex, "#140c1c", share);
