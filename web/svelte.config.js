// Runes everywhere; the compiler's warnings about accessibility are errors in `npm run check`.
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true } };
