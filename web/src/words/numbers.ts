// Numbers and dates as the language of the page writes them.
import { intl } from "./languages";
import { lang } from "./catalogue.svelte";

/** A number with at most `digits` after the point. */
export function figure(value: number, digits = 1): string {
  return new Intl.NumberFormat(intl(lang()), { maximumFractionDigits: digits }).format(value);
}

/** A share of 1 in per cent. */
export function percent(share: number): string {
  return new Intl.NumberFormat(intl(lang()), { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** The day of a moment, here. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(intl(lang()), { dateStyle: "medium" }).format(at);
}
