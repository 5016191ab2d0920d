// The languages there are, each named in itself, and the one that the page came in.

export const LANGUAGES: Record<string, string> = {
  en: "English",
  pl: "Polski",
  fr: "Français",
  "pt-BR": "Português (Brasil)",
  de: "Deutsch",
};

const written = globalThis.document?.documentElement.lang ?? "";

/** The language of the browser: the server read it from the request and wrote it on the page. */
export const OFFERED = written in LANGUAGES ? written : "en";

/** The language as Intl knows it; our English is British. */
export function intl(lang: string): string {
  return lang === "en" ? "en-GB" : lang;
}
