/** A text with a capital, as a sentence begins: the server's texts also follow other words, and have none.
 * A cell such as a1 is written like that everywhere. */
export function sentence(text: string): string {
  return text.replace(/^\p{Ll}(?!\d)/u, (letter) => letter.toUpperCase());
}
