// The languages there are, each named in itself, and the one that the browser asks for.

import { LANGUAGES } from "@/api/box.generated";

/** The best of our languages for the tags of a browser: "de-AT" is "de", "pt" is "pt-BR". */
export function matchLanguage(wanted: readonly string[]): string {
  for (const tag of wanted) {
    if (tag in LANGUAGES) return tag;
    const found = Object.keys(LANGUAGES).find((lang) => lang.slice(0, 2) === tag.split("-")[0]?.toLowerCase());
    if (found) return found;
  }
  return "en";
}

/** The language as Intl knows it; our English is British. */
export function intlTag(lang: string): string {
  return lang === "en" ? "en-GB" : lang;
}
