// The little Markdown that our rules are written in: headings, paragraphs, lists, tables, pictures.

export interface Span {
  kind: "text" | "strong" | "code" | "rule";
  text: string;
}

export type Block =
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "picture"; name: string; about: string };

export interface Section {
  id: string;
  title: string;
  blocks: Block[];
  /** All its words, for the search. */
  text: string;
}

/** Text for the search: without case, accents, kinds of apostrophe and of space. */
export function folded(text: string): string {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain
    .replaceAll("’", "'")
    .replaceAll("ł", "l")
    .replace(/[\u00a0\u202f]/g, " ");
}

/** The sections of a text, each under its second-level heading. */
export function sections(text: string): Section[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part, k) => {
      const [title = "", ...lines] = part.split("\n");
      const body = lines.join("\n");
      return {
        id: `part-${k + 1}`, // the same in every language
        title: title.trim(),
        blocks: body
          .split(/\n\s*\n/)
          .map((each) => each.trim())
          .filter(Boolean)
          .map(block),
        text: folded(`${title}\n${body}`.replace(/[*`|]/g, "")),
      };
    });
}

function block(text: string): Block {
  const picture = /^!\[(.*)\]\((\w+)\)$/s.exec(text);
  if (picture) {
    return { kind: "picture", name: picture[2] ?? "", about: (picture[1] ?? "").replace(/\s+/g, " ") };
  }
  if (text.startsWith("|")) {
    const [head = [], , ...rows] = text.split("\n").map((line) =>
      line
        .replace(/^\||\|$/g, "")
        .split("|")
        .map((cell) => spans(cell.trim())),
    );
    return { kind: "table", head, rows };
  }
  if (/^(-|\d+\.) /.test(text)) {
    const ordered = /^\d/.test(text);
    const items = text.split(/^(?:-|\d+\.) /m).slice(1);
    return { kind: "list", ordered, items: items.map(spans) };
  }
  return { kind: "paragraph", spans: spans(text) };
}

/** Text with what stands out in it: **strong**, `code`, and the numbers of rules. */
export function spans(text: string): Span[] {
  return text
    .replace(/\s*\n\s*/g, " ")
    .trim()
    .split(/(\*\*.+?\*\*|`.+?`|\(R[\d., R]+\))/)
    .filter(Boolean)
    .map((each): Span => {
      if (each.startsWith("**")) return { kind: "strong", text: each.slice(2, -2) };
      if (each.startsWith("`")) return { kind: "code", text: each.slice(1, -1) };
      if (/^\(R[\d., R]+\)$/.test(each)) return { kind: "rule", text: each };
      return { kind: "text", text: each };
    });
}
