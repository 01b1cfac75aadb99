/** Scripts of the build, and the service worker, whose address must never change. */
const ownScript = /^\/(_astro\/[\w.-]+|service-worker)\.js$/;

/** Whether a script at `address` may be started: only a file of our own build, on the page's own origin. */
export function isOwnScript(address: string, origin: string): boolean {
  if (!URL.canParse(address, origin)) return false;
  const url = new URL(address, origin);
  return url.origin === origin && ownScript.test(url.pathname) && url.search === '';
}
