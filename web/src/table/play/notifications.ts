// It is my turn: a soft sound.
import { settings } from "@/state/settings.svelte";

let audio: AudioContext | null = null;

/** Two soft notes, if sounds are switched on and the browser allows them: not before a first touch. */
export function chime(): void {
  if (!settings.sound || !navigator.userActivation.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume().catch(() => undefined);
    const start = audio.currentTime + 0.02;
    for (const [k, pitch] of [523.25, 783.99].entries()) {
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      tone.type = "triangle";
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0, start + k * 0.14);
      loudness.gain.linearRampToValueAtTime(0.12, start + k * 0.14 + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.0001, start + k * 0.14 + 0.5);
      tone.connect(loudness).connect(audio.destination);
      tone.start(start + k * 0.14);
      tone.stop(start + k * 0.14 + 0.55);
    }
  } catch {
    // No sound here: the title and the page say it too.
  }
}
