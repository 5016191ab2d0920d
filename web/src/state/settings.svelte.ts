// The settings of this device, stored in localStorage.
import { fileAddress } from "@/api/place";

export type Theme = "system" | "light" | "dark";

/** How long a bot's turn is shown before the next one: at once is without any motion too. */
export const PACES = { slow: 2000, normal: 700, skip: 0 } as const;
export type Pace = keyof typeof PACES;

interface Kept {
  theme: Theme;
  /** Soft sounds: on my turn, for what I sew and for what it brings. */
  sound: boolean;
  /** How loud they are, from 0 to 100. */
  volume: number;
  /** A short vibration for what a patch brings, on devices that can. */
  haptics: boolean;
  /** How bots' turns are shown. */
  pace: Pace;
  /** A notification on my turn when the page is hidden. */
  notify: boolean;
  /** Show how others at the table feel. */
  reactions: boolean;
  /** Ask before a turn is sent. */
  confirm: boolean;
  /** Ask again before a turn that costs points, where hints are allowed. */
  teaching: boolean;
  /** The names of the cells on the quilt. */
  coordinates: boolean;
  /** Moves as they are written in records, beside their words. */
  notation: boolean;
  /** A field to type moves into. */
  typed: boolean;
  /** Show the quilts as text as well. */
  text: boolean;
  /** Digits and Escape as keys of the game; typing elsewhere never triggers them. */
  shortcuts: boolean;
  /** The language chosen; empty for that of the browser. */
  language: string;
  /** Which edition names the cats: `final`, `de`, `prototype` (R10), or empty for the language's own. */
  edition: string;
  /** How this person is called. */
  name: string;
}

const DEFAULTS: Kept = {
  theme: "system",
  sound: true,
  volume: 40,
  haptics: true,
  pace: "normal",
  notify: false,
  reactions: true,
  confirm: false,
  teaching: false,
  coordinates: false,
  notation: false,
  typed: false,
  text: false,
  shortcuts: true,
  language: "",
  edition: "",
  name: "",
};

const KEY = "calico.settings";

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { ...DEFAULTS, ...kept };
  } catch {
    return { ...DEFAULTS };
  }
}

/** The settings: a field that is changed is stored. */
export const settings: Kept = $state(read());

/** Stores every change, follows other tabs, and sets the theme of the page; called once by App. */
export function syncSettings(): void {
  $effect(() => {
    const kept = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, kept);
    } catch {
      // A private window may refuse to store anything: then the settings last as long as the page.
    }
  });
  $effect(() => {
    const { theme } = settings;
    document.documentElement.dataset["theme"] = theme;
    // What a phone paints around the page follows the choice too.
    const [light, dark] = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
    if (light)
      light.media = theme === "system" ? "(prefers-color-scheme: light)" : theme === "light" ? "all" : "not all";
    if (dark) dark.media = theme === "system" ? "(prefers-color-scheme: dark)" : theme === "dark" ? "all" : "not all";
  });
  $effect(() => {
    // The server reads it to send the page in this language, with its words.
    const { language, edition } = settings;
    const secure = location.protocol === "https:" ? "; secure" : "";
    const age = language || edition ? 31_536_000 : 0;
    document.cookie = `words=${language}.${edition}; path=${fileAddress("")}; max-age=${age}; samesite=lax${secure}`;
  });
  $effect(() => {
    const follow = (event: StorageEvent): void => {
      if (event.key === KEY) Object.assign(settings, read());
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  });
}
