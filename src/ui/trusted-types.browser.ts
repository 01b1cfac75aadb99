/** The scripts of the build, and the service workers, whose addresses are permanent. */
const scriptPath = /^\/(_astro\/[\w.-]+|(service|door|ticket)-worker)\.js$/;

/** Whether a script at `address` may be started: only files of our build, on the page's own origin. */
export function isOwnScript(address: string, origin: string): boolean {
  if (!URL.canParse(address, origin)) return false;
  const url = new URL(address, origin);
  return url.origin === origin && scriptPath.test(url.pathname) && url.search === '';
}

/**
 * The only Trusted Types policy (decision 0023): every page forbids HTML and scripts made from strings, and allows a
 * policy of this name, once. It cannot create HTML: to get parts of a page, load it as a document (`fetchDocument`).
 */
const name = 'adey';

type Policy = { createScriptURL(address: string): string };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

/** In development scripts come from the development server. */
function checked(address: string): string {
  if (import.meta.env.DEV || isOwnScript(address, location.origin)) return address;
  throw new TypeError(`${address} is no script of this site`);
}

const { trustedTypes } = globalThis as { trustedTypes?: Factory };
const policy = trustedTypes?.createPolicy(name, { createScriptURL: checked }) ?? { createScriptURL: checked };

/**
 * The address of our own script, for `new Worker` and `serviceWorker.register`; throws for any other. Use it with
 * `import address from './x.browser.ts?worker&url'`, with or without origin.
 */
export function ownScript(address: string): string {
  return policy.createScriptURL(address);
}
