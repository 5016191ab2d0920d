// Notifications of the system and the badge of an installed page: only after somebody asked for them.
import { fileAddress } from "@/api/place";
import { settings } from "./settings.svelte";

/** Whether this browser has notifications, and whether it lets us ask for them. */
export const notifications = $state({
  possible: "Notification" in globalThis,
  barred: "Notification" in globalThis && Notification.permission === "denied",
});

/** Switches notifications on, if the person and the browser agree, or off. */
export async function setNotifications(on: boolean): Promise<void> {
  settings.notify = on && (await Notification.requestPermission()) === "granted";
  notifications.barred = Notification.permission === "denied";
}

/** A notification, if it is switched on and allowed, and the page is hidden. */
export function notify(title: string, body: string, tag: string): void {
  if (!settings.notify || !document.hidden || !notifications.possible) return;
  if (Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body, tag, icon: fileAddress("icon.svg") });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // Some phones only allow these to a service worker: the title says it too.
  }
}

/** How many tables wait for this person, on the icon of the page where it is installed. */
export function setBadge(count: number): void {
  const change = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  change?.catch(() => undefined);
}
