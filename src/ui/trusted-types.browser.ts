import { isOwnScript } from './trusted-types.rules.ts';

/**
 * The one policy of Trusted Types there is (decision 0023): every page forbids making HTML or scripts out of text, and
 * lets only this name be created, once. It knows no way to make HTML. A page that is wanted in pieces is fetched as a
 * document (`fetchDocument`), which runs nothing.
 */
const name = 'adey';

type Policy = { createScriptURL(address: string): string };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

/** While developing scripts come from wherever the development server has them. */
function checked(address: string): string {
  if (import.meta.env.DEV || isOwnScript(address, location.origin)) return address;
  throw new TypeError(`${address} is no script of this site`);
}

const { trustedTypes } = globalThis as { trustedTypes?: Factory };
const policy = trustedTypes?.createPolicy(name, { createScriptURL: checked }) ?? { createScriptURL: checked };

/**
 * The address of a script of ours, for `new Worker` and `serviceWorker.register`; throws for any other. Take it from
 * `import address from './x.browser.ts?worker&url'`, whole or without its origin.
 */
export function ownScript(address: string): string {
  return policy.createScriptURL(address);
}
