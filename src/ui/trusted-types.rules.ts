/** What the build makes scripts of, and the one that stays between visits (its address may never change). */
const ownScript = /^\/(_astro\/[\w.-]+|service-worker)\.js$/;

/** Whether a script at `address` may be started by name: only a file of our own build, on the page's own origin. */
export function isOwnScript(address: string, origin: string): boolean {
  if (!URL.canParse(address, origin)) return false;
  const url = new URL(address, origin);
  return url.origin === origin && ownScript.test(url.pathname) && url.search === '';
}
