// The words: the server's one catalogue per language, so that nothing is said in two ways.
import { once } from "./server";

type Entry = string | Record<string, string>;
export type Words = Record<string, Entry>;

class Catalogue {
  words = $state.raw<Words>({});
  lang = $state("en");
}

const catalogue = new Catalogue();

/** Fetches the words of a language, with the cats named as an edition names them (R10). */
export async function learnWords(lang: string, names: string): Promise<void> {
  const query = new URLSearchParams({ lang, names });
  useWords(await once<Words>("GET", `/api/words?${query}`), lang);
}

/** Speaks with `words` from here on. */
export function useWords(words: Words, lang = "en"): void {
  catalogue.words = words;
  catalogue.lang = lang;
}

/** Whether there is a sentence for `key`. */
export function known(key: string): boolean {
  return key in catalogue.words;
}

/** The sentence `key` with `details` filled in; `n` chooses the plural form. */
export function say(key: string, details: Record<string, string | number> = {}): string {
  const entry = catalogue.words[key];
  if (entry === undefined) return key;
  let text = entry;
  if (typeof text !== "string") {
    const form = new Intl.PluralRules(catalogue.lang).select(Number(details["n"]));
    text = text[form] ?? text["other"] ?? key;
  }
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(details[name] ?? place));
}

/** Several things in one breath: "a, b and c". */
export function list(parts: string[]): string {
  return new Intl.ListFormat(catalogue.lang, { type: "conjunction" }).format(parts);
}
