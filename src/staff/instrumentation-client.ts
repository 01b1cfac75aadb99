import { ownBuild, plainWords } from './trusted-types.rules.ts';

type Rules = {
  createHTML(text: string): string | null;
  createScriptURL(address: string): string | null;
};
type Factory = { createPolicy(name: 'default', rules: Rules): unknown };

// Next runs this file before any other script of a page, so that the policy applies to all of them.
const { trustedTypes } = globalThis as { trustedTypes?: Factory };
trustedTypes?.createPolicy('default', {
  createHTML: plainWords,
  createScriptURL: address => ownBuild(address, location.origin),
});
