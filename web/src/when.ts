// Times in words, in the language of the page.
import { intl } from "./languages";
import { lang } from "./words.svelte";

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** The time of a day, such as "14:05:09". */
export function timeOfDay(at: number): string {
  return new Date(at).toLocaleTimeString(intl(lang()));
}

/** How long ago something happened, such as "5 minutes ago". */
export function ago(at: number, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - at) / 1000));
  const format = new Intl.RelativeTimeFormat(intl(lang()), { numeric: "auto", style: "long" });
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return format.format(0, "second");
}
