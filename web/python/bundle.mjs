// Makes the folder `python` of the page: Pyodide, the packages and calico, named by their contents.
//
// node bundle.mjs ROOT WHEELS OUT: the repository, the wheels of requirements.txt, and the folder to write.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import { loadPyodide } from "pyodide";

const [root, wheels, out] = process.argv.slice(2);
const pyodide = fileURLToPath(new URL("../node_modules/pyodide/", import.meta.url));
/** What the browser imports as it is; it is small, and a host packs scripts by itself. */
const SCRIPTS = ["pyodide.mjs", "pyodide.asm.mjs"];
const files = [];

const digest = (bytes) => createHash("sha256").update(bytes).digest("hex");

function list(path) {
  const bytes = readFileSync(path);
  files.push({ path: `python/${relative(out, path)}`, bytes: bytes.length, sha256: digest(bytes) });
}

/** Writes bytes packed; `.bin`, so that no host takes them for something that it has to unpack. */
function write(name, bytes) {
  const packed = gzipSync(bytes, { level: 9 });
  const path = join(out, `${name}-${digest(packed).slice(0, 16)}.bin`);
  writeFileSync(path, packed);
  list(path);
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const scripts = join(
  out,
  `pyodide-${digest(Buffer.concat(SCRIPTS.map((each) => readFileSync(pyodide + each)))).slice(0, 16)}`,
);
for (const each of SCRIPTS) {
  cpSync(pyodide + each, join(scripts, each));
  list(join(scripts, each));
}
write("interpreter", readFileSync(`${pyodide}pyodide.asm.wasm`));

const made = mkdtempSync(join(tmpdir(), "calico-"));
try {
  const python = await loadPyodide();
  const places = { root, pyodide, wheels, made };
  for (const [name, folder] of Object.entries(places)) python.mountNodeFS(`/${name}`, folder);
  python.FS.writeFile("/home/pyodide/bundle.py", readFileSync(new URL("bundle.py", import.meta.url)));
  python.pyimport("bundle").main(...Object.keys(places).map((name) => `/${name}`));
  for (const name of ["stdlib", "packages", "calico"]) write(name, readFileSync(join(made, `${name}.zip`)));
} finally {
  rmSync(made, { recursive: true });
}
writeFileSync(join(out, "files.json"), JSON.stringify(files, null, 1) + "\n");
