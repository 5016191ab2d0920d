// How the page is built: into dist/, which the package serves as calico/web.
import { readFileSync } from "node:fs";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

import described from "./package.json" with { type: "json" };

/** `@/` is web/src, here as in tsconfig.json. */
export const SRC = new URL("./src", import.meta.url).pathname;
const server = process.env["CALICO_SERVER"] ?? "http://127.0.0.1:8017";

/** Writes licences.txt: the licences of everything that is in the page. */
function licences(): Plugin {
  return {
    name: "licences",
    generateBundle() {
      const texts = [...Object.keys(described.dependencies), "svelte"].map((name) => {
        const file = name === "svelte" ? "LICENSE.md" : "LICENSE";
        const text = readFileSync(new URL(`node_modules/${name}/${file}`, import.meta.url), "utf8");
        return `${name}\n\n${text.trim()}\n`;
      });
      this.emitFile({ type: "asset", fileName: "licences.txt", source: texts.join(`\n${"-".repeat(72)}\n\n`) });
    },
  };
}

/** Moves the styles below what index.html shows by itself: in the head they would hold its first paint. */
function stylesBelow(): Plugin {
  return {
    name: "styles-below",
    transformIndexHtml: {
      order: "post",
      handler: (html) => {
        const links = html.match(/ *<link rel="stylesheet"[^>]*>\n?/g) ?? [];
        const rest = links.reduce((text, link) => text.replace(link, ""), html);
        return rest.replace(/ *<div id="app">/, (app) => links.join("") + app);
      },
    },
  };
}

/** While the page is developed there is a server behind it. */
function behindServer(): Plugin {
  return {
    name: "behind-server",
    apply: "serve",
    transformIndexHtml: (html) => html.replace(/ *<meta name="calico-site"[^>]*>\n/, ""),
  };
}

export default defineConfig({
  base: "./",
  plugins: [svelte(), licences(), stylesBelow(), behindServer()],
  worker: { format: "es" },
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The worker imports nothing, so what is built of it is a plain script.
    rolldownOptions: { input: ["index.html", "worker/service-worker.ts"] },
  },
  resolve: { alias: { "@": SRC }, ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}) },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
