// The router: which screen a path shows.

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

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  /** The fragment, after the `#`: never sent to a server, so a personal link may contain a token. */
  fragment = $state(location.hash.slice(1));
  route = $derived(parsePath(this.path));
  /** Whether another screen was shown before this one. */
  moved = false;

  read(): void {
    this.moved = true;
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.fragment = location.hash.slice(1);
  }
}

export const router = new Router();

/** Opens a path of the page; `replace` adds no entry to the history. */
export function navigate(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  router.read();
  if (!replace) scrollTo(0, 0);
}

/** Lets plain links within the page change the screen without a reload. */
export function followLinks(): () => void {
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash && link.search === location.search) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
  const back = (): void => router.read();
  addEventListener("click", click);
  addEventListener("popstate", back);
  return () => {
    removeEventListener("click", click);
    removeEventListener("popstate", back);
  };
}

/** Focuses a new screen, if the focus was lost with the previous one. */
export function focusMain(main: HTMLElement): void {
  if (router.moved && (document.activeElement ?? document.body) === document.body) main.focus({ preventScroll: true });
}
