// Makes two folders of the page: `python` with Pyodide, the packages and calico, named by their contents, and
// `words` with the documents that the page shows without a server (documents.py).
//
// node bundle.mjs ROOT WHEELS PAGE: the repository, the wheels of requirements.txt, and the page.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import { loadPyodide } from "pyodide";

const [root, wheels, page] = process.argv.slice(2);
const [out, words] = ["python", "words"].map((name) => join(page, name));
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

for (const folder of [out, words]) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
const scripts = join(
  out,
  `pyodide-${digest(Buffer.concat(SCRIPTS.map((each) => readFileSync(pyodide + each)))).slice(0, 16)}`,
);
for (const each of SCRIPTS) {
  cpSync(pyodide + each, join(scripts, each));
  list(join(scripts, each));
}
// Its list of packages, without any: ours are in an archive.
const { info } = JSON.parse(readFileSync(`${pyodide}pyodide-lock.json`, "utf8"));
writeFileSync(join(scripts, "pyodide-lock.json"), JSON.stringify({ info, packages: {} }));
list(join(scripts, "pyodide-lock.json"));
write("interpreter", readFileSync(`${pyodide}pyodide.asm.wasm`));

const made = mkdtempSync(join(tmpdir(), "calico-"));
try {
  const python = await loadPyodide();
  const places = { root, pyodide, wheels, made, words };
  for (const [name, folder] of Object.entries(places)) python.mountNodeFS(`/${name}`, folder);
  for (const name of ["bundle.py", "documents.py"]) {
    python.FS.writeFile(`/home/pyodide/${name}`, readFileSync(new URL(name, import.meta.url)));
  }
  python.pyimport("bundle").main("/root", "/pyodide", "/wheels", "/made");
  python.pyimport("documents").main("/made", "/words");
  for (const name of ["stdlib", "packages", "calico"]) write(name, readFileSync(join(made, `${name}.zip`)));
} finally {
  rmSync(made, { recursive: true });
}
writeFileSync(join(out, "files.json"), JSON.stringify(files, null, 1) + "\n");
