// Cats as they sit for their card, and what they want.
import type { Cat } from "@/api/box";
import { portrait as drawn } from "@/art/cats/cats";
import { need } from "@/art/cats/need";

/** The portrait of a cat, around 0 0 and 100 units across. */
export function portrait(cat: string): string {
  return drawn(cat as Cat, 0, 0, 100);
}

/** What a cat wants as little hexes, around 0 0 in 100 by 50 units. */
export function wanted(cat: string): string {
  return need(cat as Cat, 100, 50, "currentColor");
}
