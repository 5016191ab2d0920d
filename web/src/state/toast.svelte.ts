// Short messages that everybody sees until they fade or are dismissed; ui/Toast.svelte shows them.
import { untrack } from "svelte";

import { sentence } from "@/api/sentence";

const SHORT_MS = 6000;
const ERROR_MS = 12_000;

/** What can be done about a message. */
export interface ToastAction {
  label: string;
  run: () => void;
}

interface Message {
  id: number;
  text: string;
  error: boolean;
  action: ToastAction | null;
}

export const toasts = $state<{ list: Message[] }>({ list: [] });
let count = 0;

/** Shows a message; an error stays longer, but not for the next screen; other news with an action stays until it is done. */
export function toast(words: string, error = false, action: ToastAction | null = null): void {
  const id = ++count;
  const text = sentence(words);
  const shown = untrack(() => toasts.list);
  const same = shown.find((each) => each.text === text);
  const others = shown.filter((each) => each !== same);
  toasts.list = [...others.slice(-2), { id, text, error, action: action ?? same?.action ?? null }];
  if (error || !toasts.list.at(-1)?.action) setTimeout(() => fade(id), error ? ERROR_MS : SHORT_MS);
}

/** Whoever points at the message or is on its button still reads it. */
function fade(id: number): void {
  if (document.querySelector(`[data-toast="${id}"]:is(:hover, :focus-within)`)) setTimeout(() => fade(id), SHORT_MS);
  else dismissToast(id);
}

/** Removes a message. */
export function dismissToast(id: number): void {
  toasts.list = toasts.list.filter((each) => each.id !== id);
}
