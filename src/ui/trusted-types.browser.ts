import { isOwnScript } from './trusted-types.rules.ts';

/**
 * The only Trusted Types policy (decision 0023): every page forbids creating HTML or scripts from strings, and allows
 * only this name, once. It cannot create HTML. To get parts of a page, load it as a document (`fetchDocument`), which
 * runs nothing.
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
