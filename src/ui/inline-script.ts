import { createHash } from 'node:crypto';

/**
 * The text of an inline script that runs `run`, with whitespace removed, and its hash for the content security policy,
 * which allows no other inline script. `run` must not use anything outside itself, and contains no comments and no
 * string with a blank beside punctuation.
 */
export function inlineScript(run: () => void): { text: string; hash: `sha256-${string}` } {
  const text = `(${run
    .toString()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{}()[\];,=|&?:/]) ?/g, '$1')})()`;
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}
