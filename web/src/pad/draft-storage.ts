// The pad is stored on this device, so that it survives the page.
import { restored, type Draft } from "./draft";

const KEY = "calico.pad";

export function loadDraft(): Draft | null {
  try {
    return restored(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

export function saveDraft(draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // A private window may refuse to store anything: the pad lasts as long as the page.
  }
}
