import { createHash } from 'node:crypto';

const inline = /<(style|script)\b[^>]*>([\s\S]*?)<\/\1>/g;
const namedHash = / 'sha256-[^']+'/g;

/**
 * Astro lists the hashes of every inline style and script of the whole site on every page: 3.6 KB that header
 * compression does not remove on a plain connection. A page needs only those of its own inline code; files are allowed
 * by 'self'. Hashes are only removed, so injected markup stays refused.
 */
export function neededHashes(policy: string, html: string): string {
  const needed = new Set([...html.matchAll(inline)].map(([, , text = '']) => ` '${hashOf(text)}'`));
  return policy.replace(namedHash, hash => (needed.has(hash) ? hash : ''));
}

export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
