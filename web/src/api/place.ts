// Where the page is: below which path, and whether on a server or in a folder of files without one.
//
// Without a server all screens are in the fragment (`#/table/ab12`), as such a folder has only one page.

/** The address of this script, which the build puts into the folder `assets` of the page. */
const script = import.meta.url;

/** The path of the folder that the page is in. */
export const ROOT = import.meta.env.DEV ? "/" : new URL("../", script).pathname;

/** Whether the page is one of a folder of files: a server removes the mark. */
export const onSite = Boolean(globalThis.document?.querySelector('meta[name="calico-site"]'));

/** The address of a file of the page. */
export function fileAddress(path: string): string {
  return ROOT + path;
}

/** The address of a route of the server. */
export function apiAddress(path: string): string {
  return ROOT + path.slice(1);
}

/** The address of a screen, for a link: `link("/new?with=here")`. */
export function link(path: string): string {
  return onSite ? `#${path}` : ROOT + path.slice(1);
}

/** The address of a screen for other people and other devices. */
export function wholeLink(path: string): string {
  return new URL(link(path), location.href).href;
}
