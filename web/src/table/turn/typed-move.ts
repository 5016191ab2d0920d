// Typed moves: `Ms@a1 Yd`, alone also `Ms@a1 Yd/3`, or with digits for the tiles, `1 a1 3`, in any
// case and spacing.

export interface Typed {
  /** The place of the tile in the hand, or where there is none in the market; -1 if it is not there. */
  source: number;
  cell: string;
  /** The place of the tile taken from the market; -1 if it is not there. */
  take: number | null;
}

/** What a person typed, with digits read as places in the hand and in the market. */
export function readTyped(text: string, hand: string[], market: string[]): Typed | null {
  const found = /^\s*(\w{1,2}?(?:\/\d)?)[\s@]*([a-e][1-5])(?:\s*(\w{1,2}(?:\/\d)?))?\s*$/i.exec(text);
  if (!found?.[1] || !found[2]) return null;
  const source = placeOf(found[1], hand);
  const take = found[3] === undefined ? null : placeOf(found[3], market);
  if (source === null || (found[3] !== undefined && take === null)) return null;
  return { source, cell: found[2].toLowerCase(), take };
}

/** Where the tile lies, -1 if it does not; null if the text is neither a tile nor a place. */
function placeOf(text: string, from: string[]): number | null {
  if (/^\d$/.test(text)) return from[Number(text) - 1] ? Number(text) - 1 : null;
  const [, letters, place] = /^([ygldpm][sdfvnq])(?:\/(\d))?$/i.exec(text) ?? [];
  if (!letters) return null;
  const tile = letters.charAt(0).toUpperCase() + letters.charAt(1).toLowerCase();
  if (place === undefined) return from.indexOf(tile);
  return from[Number(place) - 1] === tile ? Number(place) - 1 : -1;
}
