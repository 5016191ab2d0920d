// It is my turn: a notification when the page is hidden.
import { settings } from "@/state/settings.svelte";

/** A notification of the system, if it is switched on and allowed, and the page is hidden. */
export function notify(title: string, body: string, tag: string): void {
  if (!settings.notify || !document.hidden || !("Notification" in globalThis)) return;
  if (Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body, tag, icon: "/icon.svg" });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // Some phones only allow these to a service worker: the title says it too.
  }
}
