import { createHash } from 'node:crypto';
import type { RenderedPage } from '#platform/page-cache/rendered-page.ts';

const sentences: Readonly<Record<number, string>> = {
  400: 'This address cannot be read. Please check it and try again.',
  403: 'Forms of other sites are not taken here.',
  404: 'There is nothing at this address.',
  405: 'This address does not take that kind of request.',
  408: 'The request took too long to arrive.',
  413: 'That is more than this site accepts in one request.',
  414: 'This address is longer than any of ours.',
  415: 'This site does not take compressed requests.',
  416: 'The file does not have that part.',
  431: 'The request carries more headers than this site accepts.',
  500: 'Oops! Something went wrong:',
  503: 'The site cannot answer just now. Please try again in a moment.',
};

const style = [
  ':root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}',
  'body{max-width:34rem;margin:18vh auto 0;padding:0 1.5rem}',
  'b{display:block;font-size:3rem;line-height:1.2}',
].join('');
const policy =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What is said of a refusal before anything of the site is there to say it. */
export function sentenceOf(status: number): string {
  return sentences[status] ?? 'This request cannot be answered.';
}

/**
 * The page that needs nothing: for refusals before anything is rendered, and for when rendering itself fails.
 * Without styles, scripts or content of the site; never kept. `reference` is the one in the log.
 */
export function plainPage(status: number, reference?: string): RenderedPage {
  const sentence = sentenceOf(status);
  const quoted = reference === undefined ? '' : `<p>Reference: <code>${reference}</code></p>`;
  const html =
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="robots" content="noindex"><title>${status}</title><style>${style}</style>` +
    `<main><h1><b>${status}</b>${sentence}</h1>${quoted}<p><a href="/">Home</a></p></main></html>\n`;
  return {
    status,
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      ['content-security-policy', policy],
      ...(status === 503 ? [['retry-after', '5'] as const] : []),
    ],
    body: new TextEncoder().encode(html),
    tags: new Set(),
    freshUntil: null,
    cacheable: false,
  };
}
