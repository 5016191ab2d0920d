// Python in this worker: Pyodide from verified files, with the packages and calico on its path.
import { loadFiles, unpacked, type LoadedFile, type Progress } from "./files";

/** Of Pyodide what we use. */
export interface Python {
  FS: { writeFile(path: string, data: Uint8Array): void };
  unpackArchive(data: Uint8Array, format: "zip", options: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(name: string): Record<string, (...values: unknown[]) => unknown>;
}

interface Pyodide {
  loadPyodide(options: Record<string, unknown>): Promise<Python>;
}

/** Starts Python; `root` is the whole address of the page's folder. */
export async function startPython(root: string, progress: Progress): Promise<Python> {
  const files = await loadFiles(root, progress);
  const script = named(files, "pyodide.mjs").address;
  const whole = (name: string): Promise<Uint8Array<ArrayBuffer>> => unpacked(named(files, name).bytes);
  const pyodide = (await import(/* @vite-ignore */ script)) as Pyodide;
  const indexURL = script.slice(0, script.lastIndexOf("/") + 1);
  const python = await fetchingFrom(
    {
      [`${indexURL}pyodide.asm.wasm`]: whole("interpreter"),
      [`${indexURL}python_stdlib.zip`]: whole("stdlib"),
    },
    () =>
      pyodide.loadPyodide({
        indexURL,
        packageBaseUrl: indexURL,
        lockFileContents: new TextDecoder().decode(named(files, "pyodide-lock.json").bytes),
      }),
  );
  python.unpackArchive(await whole("packages"), "zip", { extractDir: "/packages" });
  python.FS.writeFile("/calico.zip", await whole("calico"));
  python.runPython("import sys; sys.path += ['/packages', '/calico.zip']");
  return python;
}

function named(files: ReadonlyMap<string, LoadedFile>, name: string): LoadedFile {
  const file = files.get(name);
  if (!file) throw new Error(`not listed: ${name}`);
  return file;
}

/** Runs `work` while `fetch` has these contents at these addresses: Pyodide fetches two files by itself. */
async function fetchingFrom<T>(
  contents: Record<string, Promise<Uint8Array<ArrayBuffer>>>,
  work: () => Promise<T>,
): Promise<T> {
  const plain = globalThis.fetch;
  globalThis.fetch = async (what, options) => {
    const content = contents[what instanceof Request ? what.url : String(what)];
    if (!content) return plain(what, options);
    return new Response(await content, { headers: { "content-type": "application/wasm" } });
  };
  try {
    return await work();
  } finally {
    globalThis.fetch = plain;
  }
}
