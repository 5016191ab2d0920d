// Typed moves: `Ms@a1 Yd`, or with digits for the tiles, `1 a1 3`, in any case and spacing.

export interface Typed {
  tile: string;
  cell: string;
  take: string | null;
}

/** What a person typed, with digits read as places in the hand and in the market. */
export function readTyped(text: string, hand: string[], market: string[]): Typed | null {
  const found = /^\s*(\w{1,2}?)[\s@]*([a-e][1-5])(?:\s*(\w{1,2}))?\s*$/i.exec(text);
  if (!found?.[1] || !found[2]) return null;
  const tile = tileOf(found[1], hand);
  const take = found[3] === undefined ? null : tileOf(found[3], market);
  if (tile === null || (found[3] !== undefined && take === null)) return null;
  return { tile, cell: found[2].toLowerCase(), take };
}

function tileOf(text: string, from: string[]): string | null {
  if (/^\d$/.test(text)) return from[Number(text) - 1] ?? null;
  if (!/^[ygldpm][sdfvnq]$/i.test(text)) return null;
  return text.charAt(0).toUpperCase() + text.charAt(1).toLowerCase();
}
