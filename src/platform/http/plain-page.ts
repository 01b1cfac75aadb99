import { createHash } from 'node:crypto';
import { defaultLocale, type Locale, localePath } from '#core/locale.ts';
import { plainPageTexts } from '#platform/http/plain-page.texts.ts';
import type { Headers } from '#platform/http/security-headers.ts';
import type { RenderedPage } from '#platform/page-cache/rendered-page.ts';

const style = [
  ':root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}',
  'body{max-width:34rem;margin:18vh auto 0;padding:0 1.5rem}',
  'b{display:block;font-size:3rem;line-height:1.2}',
].join('');
const policy =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/** What is known of a refusal or fault beside its status. */
export type ProblemContext = {
  /** Of the requested address. */
  readonly locale?: Locale;
  /** The one in the log, which a visitor may quote. */
  readonly reference?: string;
  /** Nothing more can be written: the database's disk is full. */
  readonly isFull?: boolean;
  /** The request contained input that was not stored. */
  readonly wasSent?: boolean;
};

/** Seconds until a retry is worthwhile: a database is back soon, a full disk waits for a person. */
const retryAfter = ({ isFull }: ProblemContext) => (isFull ? '600' : '5');

/** The sentence for a refusal, when no page of the site can say it. */
export function sentenceOf(status: number, { locale = defaultLocale, isFull }: ProblemContext = {}): string {
  const { refusals, other, full } = plainPageTexts[locale];
  return isFull ? full : (refusals[status] ?? other);
}

/** `Retry-After`, if a retry is worthwhile. */
export function retryHeaders(status: number, problemContext: ProblemContext = {}): Headers {
  return status === 503 ? [['retry-after', retryAfter(problemContext)]] : [];
}

/**
 * The page without dependencies: for refusals before anything is rendered, and for failures of rendering itself. No
 * styles, scripts or content of the site; never cached.
 */
export function plainPage(status: number, problemContext: ProblemContext = {}): RenderedPage {
  const { locale = defaultLocale, reference, wasSent } = problemContext;
  const texts = plainPageTexts[locale];
  const unsent = wasSent ? `<p>${texts.unsent}</p>` : '';
  const quoted = reference === undefined ? '' : `<p>${texts.reference} <code>${reference}</code></p>`;
  const html =
    `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="robots" content="noindex"><title>${status}</title><style>${style}</style>` +
    `<main><h1><b>${status}</b>${sentenceOf(status, problemContext)}</h1>${unsent}${quoted}` +
    `<p><a href="${localePath(locale, '/')}">${texts.home}</a></p></main></html>\n`;
  return {
    status,
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      ['content-security-policy', policy],
      ...retryHeaders(status, problemContext),
    ],
    body: new TextEncoder().encode(html),
    tags: new Set(),
    freshUntil: null,
    cacheable: false,
  };
}
