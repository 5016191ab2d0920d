// Translations: the catalogue of the current language, which the server sends, or else a file of the page.
import { intlTag, pluralTag } from "./languages";
import { request, setResponseLanguage, Unreachable } from "@/api/client";
import { storedDocument } from "@/api/documents";

type Entry = string | Record<string, string>;
export type Words = Record<string, Entry>;

class Catalogue {
  words = $state.raw<Words>({});
  lang = $state("en");
}

const catalogue = new Catalogue();

let wish = 0;

/** Fetches the words of a language, with the cats named as an edition names them (R10), or as its own
 * edition does; a later request overtakes an earlier one. */
export async function loadWords(lang: string, names: string): Promise<void> {
  const mine = ++wish;
  const query = new URLSearchParams(names ? { lang, names } : { lang });
  const path = `/api/words?${query}`;
  const words = await request<Words>("GET", path).catch((error: unknown) => {
    if (error instanceof Unreachable) return storedDocument(path) as Promise<Words>;
    throw error;
  });
  if (mine === wish) useWords(words, lang);
}

/** The current language. */
export function lang(): string {
  return catalogue.lang;
}

/** Sets the current catalogue. */
export function useWords(words: Words, lang = "en"): void {
  catalogue.words = words;
  catalogue.lang = lang;
  setResponseLanguage(lang);
}

/** Every character that the words are written with. */
export function usedCharacters(): string {
  return [...new Set(JSON.stringify(catalogue.words))].join("");
}

/** Whether there is a sentence for `key`. */
export function hasWords(key: string): boolean {
  return key in catalogue.words;
}

/** The sentence `key` with `details` filled in; `n` chooses the plural form. */
export function say(key: string, details: Record<string, string | number> = {}): string {
  const entry = catalogue.words[key];
  if (entry === undefined) return key;
  let text = entry;
  if (typeof text !== "string") {
    const form = new Intl.PluralRules(pluralTag(catalogue.lang)).select(Number(details["n"]));
    text = text[form] ?? text["other"] ?? key;
  }
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(details[name] ?? place));
}

/** Several things in a sentence: "a, b and c". */
export function list(parts: string[]): string {
  return new Intl.ListFormat(intlTag(catalogue.lang), { type: "conjunction" }).format(parts);
}
