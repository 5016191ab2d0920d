// What every server of a release answers alike, as files of the page: words before there is Python or a server.
import { fileAddress } from "./place";

async function file(name: string): Promise<unknown> {
  const answer = await fetch(fileAddress(`words/${name}.json`));
  if (!answer.ok) throw new Error(`${answer.status}: ${name}`);
  return answer.json();
}

/** The document that a GET request of this path asks for; null if it is not among the files. */
export async function storedDocument(path: string): Promise<unknown> {
  const [place = "", query = ""] = path.split("?");
  const asked = new URLSearchParams(query);
  const [lang, names] = [asked.get("lang"), asked.get("names")];
  if (place === "/api/options") return file("options");
  if (place === "/api/words" && lang) {
    const [words, others] = await Promise.all([file(lang), names ? file(`${lang}.${names}`) : {}]);
    return { ...(words as object), ...(others as object) };
  }
  if ((place === "/api/rules" || place === "/api/lesson") && lang && !names) {
    return file(`${place.slice("/api/".length)}.${lang}`);
  }
  return null;
}
