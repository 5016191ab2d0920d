// Runs `main` of a Python module in Pyodide, from the packed files of the page, and prints what it returns:
// node pyodide.mjs PAGE LOCK MODULE.py
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [page, lock, module] = process.argv.slice(2);
const files = JSON.parse(readFileSync(join(page, "python/files.json"), "utf8")).map((file) => file.path);
const unpacked = (name) =>
  new Uint8Array(gunzipSync(readFileSync(join(page, files.find((path) => path.startsWith(`python/${name}-`))))));
const made = mkdtempSync(join(tmpdir(), "calico-"));
try {
  for (const path of files.filter((path) => path.endsWith(".mjs"))) cpSync(join(page, path), join(made, basename(path)));
  writeFileSync(join(made, "pyodide.asm.wasm"), unpacked("interpreter"));
  writeFileSync(join(made, "python_stdlib.zip"), unpacked("stdlib"));
  cpSync(lock, join(made, "pyodide-lock.json"));
  const { loadPyodide } = await import(pathToFileURL(join(made, "pyodide.mjs")).href);
  const python = await loadPyodide({ indexURL: `${made}/` });
  python.unpackArchive(unpacked("packages"), "zip", { extractDir: "/packages" });
  python.FS.writeFile("/calico.zip", unpacked("calico"));
  python.FS.writeFile("/trial.py", readFileSync(module));
  python.runPython("import sys; sys.path += ['/packages', '/calico.zip', '/']");
  console.log(await python.pyimport("trial").main());
} finally {
  rmSync(made, { recursive: true });
}
