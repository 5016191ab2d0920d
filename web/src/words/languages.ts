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

/** The language as Intl.PluralRules knows it. Brazilian Portuguese counts by the rule of Portugal, as in
 * calico.lang: that of Brazil has "0 ponto", where publishers print "0 pontos". */
export function pluralTag(lang: string): string {
  return lang === "pt-BR" ? "pt-PT" : lang;
}

/** The language as Intl knows it; our English is British. */
export function intlTag(lang: string): string {
  return lang === "en" ? "en-GB" : lang;
}
