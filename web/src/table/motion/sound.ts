// When something sounds: never before a first touch, not where sounds are off, and a short vibration where
// the device can.  The sounds themselves are fetched with the first one.
import { settings } from "@/state/settings.svelte";

export type Sound = "patch" | "take" | "button" | "rainbow" | "cat" | "goal" | "turn" | "win";

/** Milliseconds on, off, on and so on. */
const VIBRATIONS: Partial<Record<Sound, number[]>> = {
  patch: [8],
  button: [16],
  rainbow: [16, 40, 16, 40, 32],
  cat: [12, 30, 24],
  goal: [24, 40, 24],
  win: [30, 50, 30, 50, 60],
};

/** Plays a sound, at a share of the loudness that was chosen. */
export function sound(what: Sound, share = 1): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  const pattern = VIBRATIONS[what];
  if (pattern && share === 1 && settings.haptics && "vibrate" in navigator && touched()) navigator.vibrate(pattern);
  if (!settings.sound || settings.volume <= 0) return;
  const loudness = (settings.volume / 100) ** 2 * share;
  void import("./synthesis").then(
    ({ synthesise }) => synthesise(what, loudness),
    () => undefined,
  );
}

function touched(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}
