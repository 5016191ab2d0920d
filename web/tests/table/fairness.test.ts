import { expect, test } from "vitest";

import { check, digest } from "@/table/end/fairness";

const fair = {
  commitment: "2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b",
  secret: "secret",
  entropy: ['née "Quilt"'],
  // calico.rules.fair.seed_of("secret", ['née "Quilt"'])
  seed: "da49b31a2140a995f29b132af3da1331fb7101c1176181f496997918c336859e",
};

test("a digest is SHA-256 in hexadecimal digits", async () => {
  expect(await digest("secret")).toBe(fair.commitment);
});

test("commitment and seed are recomputed as the server computes them", async () => {
  expect(await check(fair)).toEqual({ commitment: true, seed: true });
});

test("another secret, or another text of a player, does not agree", async () => {
  expect(await check({ ...fair, secret: "Secret" })).toEqual({ commitment: false, seed: false });
  expect(await check({ ...fair, entropy: [] })).toEqual({ commitment: true, seed: false });
});

test("before the end there is nothing to check", async () => {
  expect(await check({ ...fair, secret: null, seed: null })).toBeNull();
});
