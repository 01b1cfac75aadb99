import { createHash } from 'node:crypto';

const inline = /<(style|script)\b[^>]*>([\s\S]*?)<\/\1>/g;
const namedHash = / 'sha256-[^']+'/g;

/**
 * Astro names the hash of every style and script of the whole site on every page: 3.6 KB no header compression of a
 * plain connection takes off. A page needs those of what is written into it; files are allowed by 'self'. What the
 * policy did not name before is not named now, so markup that was smuggled in stays refused.
 */
export function neededHashes(policy: string, html: string): string {
  const needed = new Set([...html.matchAll(inline)].map(([, , text = '']) => ` '${hashOf(text)}'`));
  return policy.replace(namedHash, hash => (needed.has(hash) ? hash : ''));
}

export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
