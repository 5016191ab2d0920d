// Cats as they sit for their card.
import { catMarkup } from "./drawn";

/** The portrait of a cat, around 0 0 and about 100 units across. */
export function portrait(cat: string): string {
  return catMarkup(cat);
}
