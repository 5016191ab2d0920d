// Numbers and dates as the language of the page writes them.
import { settings } from "./settings.svelte";

/** A number with at most `digits` after the point. */
export function figure(value: number, digits = 1): string {
  return new Intl.NumberFormat(settings.lang, { maximumFractionDigits: digits }).format(value);
}

/** A share of 1 in per cent. */
export function percent(share: number): string {
  return new Intl.NumberFormat(settings.lang, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** The day of a moment, here. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(settings.lang, { dateStyle: "medium" }).format(at);
}
