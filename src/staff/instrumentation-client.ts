import { ownBuild, plainWords } from './trusted-types.rules.ts';

type Rules = {
  createHTML(text: string): string | null;
  createScriptURL(address: string): string | null;
};
type Factory = { createPolicy(name: 'default', rules: Rules): unknown };

// Next runs this file before anything of a page moves: what comes later meets the rules.
const { trustedTypes } = globalThis as { trustedTypes?: Factory };
trustedTypes?.createPolicy('default', {
  createHTML: plainWords,
  createScriptURL: address => ownBuild(address, location.origin),
});
