// Times in words, in the language of the page.
import { intlTag } from "./languages";
import { lang, say } from "./catalogue.svelte";

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** A day of the calendar, such as "16 November 2026", whatever the time zone here. */
export function dayWords(date: string): string {
  return dateWords(new Date(date), { dateStyle: "long", timeZone: "UTC" });
}

/** A date in words. French and Portuguese write the first of a month as an ordinal, which Intl does not. */
export function dateWords(date: Date, options: Intl.DateTimeFormatOptions): string {
  const parts = new Intl.DateTimeFormat(intlTag(lang()), options).formatToParts(date);
  return parts.map(({ type, value }) => (type === "day" && value === "1" ? say("date.first") : value)).join("");
}

/** A time of the day here, such as "14:30". */
export function clockWords(at: number): string {
  return new Intl.DateTimeFormat(intlTag(lang()), { timeStyle: "short" }).format(at);
}

/** The day so many days after a date. */
export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The time of a day, such as "14:05:09". */
export function timeOfDay(at: number): string {
  return new Date(at).toLocaleTimeString(intlTag(lang()));
}

/** How long ago something happened, such as "5 minutes ago". */
export function ago(at: number, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - at) / 1000));
  const format = new Intl.RelativeTimeFormat(intlTag(lang()), { numeric: "auto", style: "long" });
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return format.format(0, "second");
}
