// The router: which screen a path shows.
import { apiAddress, isOnDevice, link, onDevice, ROOT } from "@/api/place";

/** Home, a table, its replay, or the screen whose path is its name (`app/screens.ts`). */
export type Route =
  | { screen: "home" }
  | { screen: "table"; table: string }
  | { screen: "replay"; table: string }
  | { screen: "named"; name: string };

/** The screen of a path. Whether a named screen exists is decided when it is opened. */
export function parsePath(path: string): Route {
  const parts = path.split("/").filter(Boolean);
  const [first, second, third, ...rest] = parts;
  if (first === undefined) return { screen: "home" };
  if (first === "table" && second && rest.length === 0) {
    if (third === undefined) return { screen: "table", table: second };
    if (third === "replay") return { screen: "replay", table: second };
  }
  return { screen: "named", name: parts.join("/") };
}

/** The path, query and fragment that an address shows; `#/path` is on this device. */
export function parts(address: Pick<URL, "pathname" | "search" | "hash">): {
  path: string;
  query: string;
  fragment: string;
} {
  const { pathname, search, hash } = address;
  if (hash.startsWith("#/")) {
    const [path = "/", query = ""] = hash.slice(1).split("?");
    return { path, query, fragment: "" };
  }
  if (onDevice) return { path: "/", query: "", fragment: "" };
  return { path: `/${pathname.slice(ROOT.length)}`, query: search, fragment: hash.slice(1) };
}

class Router {
  path = $state("/");
  query = $state.raw(new URLSearchParams());
  /** The fragment, after the `#`: never sent to a server, so a personal link may contain a token. */
  fragment = $state("");
  route = $derived(parsePath(this.path));
  /** Whether another screen was shown before this one. */
  moved = false;

  constructor() {
    this.show();
  }

  read(): void {
    this.moved = true;
    this.show();
  }

  /** Takes path, query and fragment from the address. */
  show(): void {
    const { path, query, fragment } = parts(location);
    this.path = path;
    this.query = new URLSearchParams(query);
    this.fragment = fragment;
  }
}

export const router = new Router();

/** Opens a path of the page; `replace` adds no entry to the history. */
export function navigate(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", link(path));
  else history.pushState(null, "", link(path));
  router.read();
  if (!replace) scrollTo(0, 0);
}

/** Opens a place of this screen where the fragment is the screen, and must stay. */
function goWithin(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView();
  place?.focus();
}

/** Lets plain links within the page change the screen without a reload. */
export function followLinks(): () => void {
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || !link.pathname.startsWith(ROOT)) return;
    if (link.pathname.startsWith(apiAddress("/api/"))) return;
    const within = link.pathname === location.pathname && link.hash && link.search === location.search;
    if (within && !link.hash.startsWith("#/")) {
      if (!onDevice) return;
      event.preventDefault();
      goWithin(link.hash.slice(1));
      return;
    }
    event.preventDefault();
    const { path, query, fragment } = parts(link);
    navigate(path + (query && `?${query.replace(/^\?/, "")}`) + (fragment && `#${fragment}`));
  };
  const back = (): void => {
    if (isOnDevice(location) === onDevice) router.read();
    else location.reload();
  };
  addEventListener("click", click);
  addEventListener("popstate", back);
  router.show(); // the address can have changed while the page was loading
  return () => {
    removeEventListener("click", click);
    removeEventListener("popstate", back);
  };
}

/** Focuses a new screen, if the focus was lost with the previous one. */
export function focusMain(main: HTMLElement): void {
  if (router.moved && (document.activeElement ?? document.body) === document.body) main.focus({ preventScroll: true });
}
