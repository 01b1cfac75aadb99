import { comparisonMarkup, ownBuild, plainWords } from './trusted-types.rules.ts';

type Rules = {
  createHTML(text: string, type: string, sink: string): string | null;
  createScriptURL(address: string): string | null;
};
type Factory = { createPolicy(name: 'default', rules: Rules): unknown };

// Next runs this file before any other script of a page, so that the policy applies to all of them.
const { trustedTypes } = globalThis as { trustedTypes?: Factory };
trustedTypes?.createPolicy('default', {
  // The comparison of versions is filled into an element; documents and frames get no markup at all.
  createHTML: (text, _type, sink) =>
    plainWords(text) ?? (sink === 'Element innerHTML' ? comparisonMarkup(text) : null),
  createScriptURL: address => ownBuild(address, location.origin),
});
