// The page is kept on this device by its service worker (worker/service-worker.ts).
import { fileAddress, onSite } from "@/api/place";
import { say } from "@/words/catalogue.svelte";
import { toast } from "./toast.svelte";

/** How often a page that stays open asks for a new version. */
const AGAIN_MS = 3_600_000;

/** Whether this person pays for what is loaded, or asked browsers to be sparing. */
export function isSparing(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Starts the service worker, and offers new versions; nothing where the browser allows no worker. */
export async function keepOffline(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || import.meta.env.DEV) return;
  let controlled = workers.controller !== null;
  workers.addEventListener("controllerchange", () => {
    // A person agreed to the new version, here or in another tab. On a server state/upgrade decides.
    if (controlled && onSite) location.reload();
    controlled = true;
  });
  try {
    const script = fileAddress(onSite ? "sw.js?site" : "sw.js");
    const registration = await workers.register(script, { updateViaCache: "none" });
    followUpdates(registration, workers);
    keepPython(await workers.ready);
  } catch {
    // A private window, or no room: the page works as long as there is a network.
  }
}

function followUpdates(registration: ServiceWorkerRegistration, workers: ServiceWorkerContainer): void {
  const offer = (): void => {
    const { waiting } = registration;
    if (!waiting || !workers.controller) return;
    const run = (): void => waiting.postMessage("take over");
    toast(say("web.upgrade"), false, { label: say("web.upgrade.reload"), run });
  };
  offer();
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed") offer();
    });
  });
  let asked = Date.now();
  const ask = (): void => {
    if (document.hidden || Date.now() - asked < AGAIN_MS) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener("visibilitychange", ask);
  setInterval(ask, AGAIN_MS);
}

/** Lets the worker fetch what is needed to play without a network: on a site, or where the page is installed. */
function keepPython({ active }: ServiceWorkerRegistration): void {
  const keep = (): void => active?.postMessage("keep python");
  addEventListener("appinstalled", keep);
  const installed = matchMedia("(display-mode: standalone)").matches;
  if (installed || (onSite && !isSparing())) keep();
}
