import { createHash } from 'node:crypto';

/** The markup of a page, and its content policy. */
export type Policed = { readonly html: string; readonly policy: string };

const style = /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g;
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

/** Changes the style sheets of a page, and the policy with them, which names each by its hash. */
export function changeStyles({ html, policy }: Policed, change: (css: string) => string): Policed {
  let fitting = policy;
  const changed = html.replace(style, (all, open: string, css: string, close: string) => {
    const less = change(css);
    if (less === css) return all;
    fitting = fitting.replace(hashOf(css), hashOf(less));
    return open + less + close;
  });
  return { html: changed, policy: fitting };
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
