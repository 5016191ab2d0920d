import { defineConfig } from "vite";

import { SRC } from "../vite.config";

/** The contact sheet runs in Node: one bundle of the art and the script. */
export default defineConfig({
  resolve: { alias: { "@": SRC } },
  build: {
    ssr: new URL("./sheet.ts", import.meta.url).pathname,
    outDir: new URL("./build", import.meta.url).pathname,
    emptyOutDir: true,
  },
});
