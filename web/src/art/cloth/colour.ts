/** Mixing dyes: lighter, darker, or one into another. */

/** What we draw with besides the dyes: the same names as in `calico.box.dyes`. */
export const INK = "#241a12";
export const CREAM = "#fff8ea";
export const LINEN = "#e9dfcd";
export const THREAD = "#6b6053";
export const WALNUT = "#4a3728";
export const GOLD = "#ffd166";

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
