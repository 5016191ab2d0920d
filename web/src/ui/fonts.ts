// Our typefaces (styles/fonts.css): waited for before the first paint, and embedded in pictures.
import latinExt from "@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url";
import latin from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";

import { usedCharacters } from "@/words/catalogue.svelte";

const FIRST = ["1em Figtree", "650 1em Figtree", "700 1em Fraunces"];
/** Milliseconds after which the page is shown with the letters that stand in. */
const PATIENCE = 1500;

/** Waits for what the words are set in, so that nothing moves afterwards; but not for long. */
export async function fontsReady(): Promise<void> {
  const loaded = Promise.allSettled(FIRST.map((face) => document.fonts.load(face, usedCharacters())));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** The styles that bring the letters of a picture along, with those of `text` beyond Western ones. */
export async function embeddedFonts(text: string): Promise<string> {
  const wide = /[\u0100-\u024f\u1e00-\u1eff]/.test(text);
  return (await embedded("Figtree", latin)) + (wide ? await embedded("Figtree ext", latinExt) : "");
}

async function embedded(family: string, file: string): Promise<string> {
  const source = `url(${await dataUrl(file)}) format("woff2")`;
  return `@font-face{font-family:"${family}";font-weight:300 900;src:${source}}`;
}

async function dataUrl(file: string): Promise<string> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  const blob = new Blob([await answer.arrayBuffer()], { type: "font/woff2" });
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(file));
    reader.readAsDataURL(blob);
  });
}
