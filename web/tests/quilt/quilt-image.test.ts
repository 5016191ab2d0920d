import { expect, test } from "vitest";

import { quiltImage } from "@/quilt/quilt-image";

const sewn = {
  board: "blue",
  patches: { a1: "Ms" },
  goals: { b3: "ABCDEF" },
  tokens: [{ kind: "cat", what: "leo", cell: "a1" }],
} as const;

test("a picture stands alone: all it refers to is in it", () => {
  const svg = quiltImage(sewn, "Ari: 65 points");
  const wanted = [...svg.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map((found) => found[1] ?? "");
  expect(wanted).toContain("nap-leo");
  for (const id of wanted) expect(svg).toContain(`id="${id}"`);
});

test("a name is text, whatever it looks like", () => {
  const svg = quiltImage(sewn, '<script>"&"');
  expect(svg).toContain("&lt;script&gt;&quot;&amp;&quot;");
  expect(svg).not.toContain("<script>");
});

test("the winner's quilt wears the badge, and still stands alone", () => {
  expect(quiltImage(sewn, "Ari")).not.toContain('class="badge"');
  const svg = quiltImage(sewn, "Ari", true);
  expect(svg).toContain('class="badge"');
  const wanted = [...svg.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map((found) => found[1] ?? "");
  for (const id of wanted) expect(svg).toContain(`id="${id}"`);
});
