// Numbers and dates as the language of the page writes them.
import { intlTag } from "./languages";
import { lang } from "./catalogue.svelte";
import { dateWords } from "./dates";

/** A number with at most `digits` after the point. */
export function formatNumber(value: number, digits = 1): string {
  return new Intl.NumberFormat(intlTag(lang()), { maximumFractionDigits: digits }).format(value);
}

/** A number with one digit after the point, always. */
export function formatPoints(value: number): string {
  return tenths("auto").format(value);
}

/** The same with a sign, which zero does not have. */
export function formatDifference(value: number): string {
  return tenths("exceptZero").format(value);
}

function tenths(signDisplay: "auto" | "exceptZero"): Intl.NumberFormat {
  return new Intl.NumberFormat(intlTag(lang()), { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay });
}

/** A share of 1 in per cent. */
export function formatPercent(share: number): string {
  return new Intl.NumberFormat(intlTag(lang()), { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** The day of a moment, here. */
export function formatDay(at: number): string {
  return dateWords(new Date(at), { dateStyle: "medium" });
}
