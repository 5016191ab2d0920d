// Where the page is: below which path, and whether what it shows is on a server or on this device.
//
// On this device all screens are in the fragment (`#/table/ab12`): a folder of files has only one page.  The page of
// a server is on the device too, if its address has such a fragment.

/** The address of this script, which the build puts into the folder `assets` of the page. */
const script = import.meta.url;

/** The path of the folder that the page is in. */
export const ROOT = import.meta.env.DEV ? "/" : new URL("../", script).pathname;

/** Whether the page is one of a folder of files: a server removes the mark. */
export const onSite = Boolean(globalThis.document?.querySelector('meta[name="calico-site"]'));

/** Whether an address shows what is on this device. */
export function isOnDevice(address: { hash?: string } | undefined): boolean {
  return onSite || Boolean(address?.hash?.startsWith("#/"));
}

/** Whether this page plays on this device, without a server; it is loaded anew to change that. */
export const onDevice = isOnDevice(globalThis.location);

/** Where the page of a server plays on this device, and where it plays on the server: loaded anew, `target` of
 * these links is `_self`. */
export const DEVICE_HOME = `${ROOT}#/`;
export const SERVER_HOME = ROOT;

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
