// The service worker: keeps the page on this device, and gives it out without a network.
//
// `sw.js` sets RELEASE, the list of all files with their hashes (table/http/release.py), and runs this script.
// Files named by their contents are in one cache, which device/ also fills; the others are in a cache of
// their release. The API is never cached.

interface Release {
  id: string;
  /** SHA-256 by path; null for a file that a server writes for its reader. */
  page: Record<string, string | null>;
  /** What is needed to play without a server; fetched when the page asks for it. */
  python: Record<string, string>;
}
const worker = self as unknown as ServiceWorkerGlobalScope & { RELEASE: Release };

const { id, page, python } = worker.RELEASE;
const scope = worker.registration.scope;
const FILES = "calico-files";
/** What Python consists of. */
const LIST = "python/files.json";
const OURS = `calico-page ${scope} `;
const LOOSE = OURS + id;
/** Whether there is no server, but a folder of files: then the cached page comes first. */
const onSite = new URL(worker.location.href).searchParams.has("site");
/** Milliseconds after which a page that the network does not bring is taken from the cache. */
const PATIENCE = 4000;

/** The path of an address below our folder, or null for one elsewhere. */
function pathOf(address: string): string | null {
  const plain = address.replace(/[?#].*$/, "");
  return plain.startsWith(scope) ? plain.slice(scope.length) : null;
}

const isNamedByContent = (path: string): boolean => /^(assets|python)\//.test(path) && path !== LIST;

const isFile = (path: string): boolean => path in page || path in python;

/** What is kept of a file: one named by its content may also lie in another cache. */
async function keptFile(path: string): Promise<Response | undefined> {
  return isNamedByContent(path) ? caches.match(scope + path) : (await caches.open(LOOSE)).match(scope + path);
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Where a file may come from. What the browser kept by itself may be older, if a host does not say how long it is good. */
function sources(path: string, expected: string | null): (() => Promise<Response | undefined>)[] {
  const address = scope + path;
  const usual = isNamedByContent(path) ? "default" : "no-cache";
  const ofNetwork = ([usual, "reload"] as const).map((cache) => () => fetch(address, { cache }));
  // An earlier release may have had the very same.
  return expected === null ? ofNetwork : [() => caches.match(address), ...ofNetwork];
}

/** Puts a file into its cache, if it is what the release has under this name. */
async function keep(path: string, expected: string | null): Promise<void> {
  if (await keptFile(path)) return;
  const cache = await caches.open(isNamedByContent(path) ? FILES : LOOSE);
  for (const source of sources(path, expected)) {
    const answer = await source();
    if (!answer?.ok) continue;
    if (expected === null || (await sha256(await answer.clone().arrayBuffer())) === expected) {
      return cache.put(scope + path, answer);
    }
  }
  throw new Error(`${path} is not what this release has`);
}

async function keepAll(files: Release["page"]): Promise<void> {
  for (const [path, expected] of Object.entries(files)) await keep(path, expected);
}

/** Who could play without a network before an upgrade can do so after it. */
async function hadPython(): Promise<boolean> {
  return (await caches.match(scope + LIST)) !== undefined;
}

async function install(): Promise<void> {
  // A server sends its newest page whenever it can be reached; a site waits until the person agrees.
  if (!onSite) void worker.skipWaiting();
  await keep("", null);
  await keepAll(page);
  if (await hadPython()) await keepAll(python);
}

/** Removes what earlier releases needed, and takes over pages that were opened before there was a worker. */
async function activate(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && name !== LOOSE) await caches.delete(name);
  }
  const files = await caches.open(FILES);
  for (const request of await files.keys()) {
    const path = pathOf(request.url);
    if (path !== null && isNamedByContent(path) && !isFile(path)) await files.delete(request);
  }
  await worker.clients.claim();
}

/** A file: from the cache, where it cannot be another one than the network has. */
async function file(request: Request, path: string): Promise<Response> {
  const kept = await keptFile(path);
  if (kept && (onSite || isNamedByContent(path))) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** The page for an address below it: its files are named relative to the address, as a server does. */
async function keptPage(path: string): Promise<Response | undefined> {
  const kept = await (await caches.open(LOOSE)).match(scope);
  const depth = path.split("/").length - 1;
  if (!kept || !depth) return kept;
  const text = (await kept.text()).replaceAll('="./', `="${"../".repeat(depth)}`);
  const headers = new Headers(kept.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(text, { headers });
}

async function navigate(request: Request, path: string): Promise<Response> {
  const kept = await keptPage(path);
  if (!kept || onSite) return kept ?? fetch(request);
  const sent = fetch(request).then(
    (answer) => ([502, 503, 504].includes(answer.status) ? kept : answer),
    () => kept,
  );
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE));
  return Promise.race([sent, late]);
}

/** Whether an address is one of the page: a site has one, a server also those without a file name. */
function isPage(path: string): boolean {
  if (onSite) return path === "" || path === "index.html";
  return !path.startsWith("api/") && !path.slice(path.lastIndexOf("/")).includes(".");
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = pathOf(request.url);
  if (path === null || request.method !== "GET") return;
  if (isFile(path)) event.respondWith(file(request, path));
  else if (request.mode === "navigate" && isPage(path)) event.respondWith(navigate(request, path));
});
worker.addEventListener("message", (event) => {
  if (event.data === "take over") void worker.skipWaiting();
  if (event.data === "keep python") event.waitUntil(keepAll(python));
});
