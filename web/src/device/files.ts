// The files of the Python that the page runs: fetched, verified by their hashes, and kept for the next time.
//
// A site that is not secure (plain http in a network at home) has neither hashes nor a cache in browsers: there
// only the sizes are compared, and the browser's own cache keeps what it wants.

/** A file, as `python/files.json` lists it. */
export interface BundleFile {
  path: string;
  bytes: number;
  sha256: string;
}

/** Called with how many bytes of all are here. */
export type Progress = (done: number, total: number) => void;

/** The cache that the service worker answers from too (worker/service-worker.ts). */
const CACHE = "calico-files";
const LIST = "python/files.json";

/** The files that a page at `root` runs; without a network those of the last time. */
async function listed(root: string, cache: Cache | null): Promise<BundleFile[]> {
  const address = root + LIST;
  const fetched = await fetch(address, { cache: "no-cache" }).catch(() => null);
  const answer = fetched?.ok ? fetched : await cache?.match(address);
  if (!answer) throw new Error(`cannot be reached: ${LIST}`);
  if (answer === fetched) await keep(cache, address, answer.clone());
  return (await answer.json()) as BundleFile[];
}

/** A file that is here, and where it was fetched from. */
export interface LoadedFile {
  address: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Fetches what is not here yet; returns all files by their names without hash and folder. */
export async function loadFiles(root: string, progress: Progress): Promise<Map<string, LoadedFile>> {
  const cache = await (globalThis.caches?.open(CACHE) ?? Promise.resolve(null)).catch(() => null);
  const files = await listed(root, cache);
  const total = files.reduce((sum, file) => sum + file.bytes, 0);
  let done = 0;
  const found = await Promise.all(
    files.map(async (file) => {
      const bytes = await loadFile(root, file, cache, (count) => progress((done += count), total));
      return [shortName(file.path), { address: root + file.path, bytes }] as const;
    }),
  );
  if (cache) await dropOthers(root, cache, new Set([LIST, ...files.map((file) => file.path)]));
  return new Map(found);
}

/** `python/stdlib-0123456789abcdef.bin` is `stdlib`, and a script has its own name. */
export function shortName(path: string): string {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return name.endsWith(".bin") ? name.replace(/-[0-9a-f]+\.bin$/, "") : name;
}

async function loadFile(
  root: string,
  file: BundleFile,
  cache: Cache | null,
  count: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const address = root + file.path;
  const kept = await cache?.match(address);
  if (kept) {
    const bytes = new Uint8Array(await kept.arrayBuffer());
    if (await isWhole(bytes, file)) {
      count(bytes.length);
      return bytes;
    }
    await cache?.delete(address);
  }
  // The second time past the browser's own cache, in which a file may be damaged too.
  for (const from of ["default", "reload"] as const) {
    const answer = await fetch(address, { cache: from });
    if (!answer.ok) throw new Error(`${answer.status}: ${file.path}`);
    const bytes = await read(answer, file, count);
    if (await isWhole(bytes, file)) {
      await keep(cache, address, new Response(bytes, { headers: { "content-type": kindOf(file.path) } }));
      return bytes;
    }
    count(-bytes.length);
  }
  throw new Error(`damaged: ${file.path}`);
}

/** The bytes of an answer, counted as they come. */
async function read(
  answer: Response,
  file: BundleFile,
  count: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(file.bytes);
  const reader = answer.body?.getReader();
  let at = 0;
  for (;;) {
    const part = await reader?.read();
    if (!part?.value) break;
    if (at + part.value.length > file.bytes) {
      await reader?.cancel();
      break;
    }
    bytes.set(part.value, at);
    at += part.value.length;
    count(part.value.length);
  }
  return bytes.subarray(0, at);
}

async function isWhole(bytes: Uint8Array<ArrayBuffer>, file: BundleFile): Promise<boolean> {
  if (bytes.length !== file.bytes) return false;
  return !globalThis.crypto.subtle || (await digest(bytes)) === file.sha256;
}

/** The SHA-256 of bytes, as hexadecimal digits. */
export async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A service worker answers scripts from the cache, which need their type. */
function kindOf(path: string): string {
  return path.endsWith(".mjs") ? "text/javascript" : "application/octet-stream";
}

/** Keeps an answer; where there is no room it is fetched again the next time. */
async function keep(cache: Cache | null, address: string, answer: Response): Promise<void> {
  await cache?.put(address, answer).catch(() => undefined);
}

/** Removes what earlier releases needed of Python. */
async function dropOthers(root: string, cache: Cache, wanted: ReadonlySet<string>): Promise<void> {
  for (const { url } of await cache.keys()) {
    if (url.startsWith(`${root}python/`) && !wanted.has(url.slice(root.length))) await cache.delete(url);
  }
}

/** The content of a file that is packed with gzip. */
export async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
