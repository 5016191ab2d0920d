// The settings of this device, stored in localStorage.

export type Theme = "system" | "light" | "dark";

interface Kept {
  theme: Theme;
  /** A soft sound on my turn. */
  sound: boolean;
  /** A notification on my turn when the page is hidden. */
  notify: boolean;
  /** Show how others at the table feel. */
  reactions: boolean;
  /** Ask before a turn is sent. */
  confirm: boolean;
  /** Show the quilts as text as well. */
  text: boolean;
  /** Digits and Escape as keys of the game; typing elsewhere never triggers them. */
  shortcuts: boolean;
  /** The language chosen; empty for that of the browser. */
  language: string;
  /** Whose names the cats go by: `final`, `de`, `prototype` (R10), or empty for the language's own. */
  edition: string;
  /** How this person is called. */
  name: string;
}

const DEFAULTS: Kept = {
  theme: "system",
  sound: true,
  notify: false,
  reactions: true,
  confirm: false,
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

/** Keeps every change, follows other tabs, and dresses the page; called once by App. */
export function syncSettings(): void {
  $effect(() => {
    const kept = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, kept);
    } catch {
      // A private window may refuse to keep anything: the settings last as long as the page.
    }
  });
  $effect(() => {
    document.documentElement.dataset["theme"] = settings.theme;
  });
  $effect(() => {
    // The server reads it to send the page in this language, with its words.
    const { language, edition } = settings;
    const secure = location.protocol === "https:" ? "; secure" : "";
    const age = language || edition ? 31_536_000 : 0;
    document.cookie = `words=${language}.${edition}; path=/; max-age=${age}; samesite=lax${secure}`;
  });
  $effect(() => {
    const follow = (event: StorageEvent): void => {
      if (event.key === KEY) Object.assign(settings, read());
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  });
}
