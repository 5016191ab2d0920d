// Where the page is: below which path, and whether on a server or on this device, where it plays without one.
//
// On a device all screens are in the fragment (`#/table/ab12`), as a folder of files has only one page.

/** The address of this script, which the build puts into the folder `assets` of the page. */
const script = import.meta.url;

/** The path of the folder that the page is in. */
export const ROOT = import.meta.env.DEV ? "/" : new URL("../", script).pathname;

/** Whether the page is one of a folder of files, made by `calico site`; a server removes the mark. */
export const onSite = Boolean(globalThis.document?.querySelector('meta[name="calico-site"]'));

/** Whether everything is played and kept here: always on a site, and at `/device` of a server. */
export const onDevice = onSite || globalThis.location?.pathname === `${ROOT}device`;

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
  return onDevice ? `#${path}` : ROOT + path.slice(1);
}

/** The address of a screen for other people and other devices. */
export function wholeLink(path: string): string {
  return new URL(link(path), location.href).href;
}
