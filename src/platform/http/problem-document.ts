import { createHash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { defaultLocale, type Locale, localePath } from '#core/locale.ts';
import type { RenderedPage } from '#platform/page-cache/rendered-page.ts';
import type { Headers } from './security-headers.ts';

const problemType = 'application/problem+json';

/**
 * An RFC 9457 answer that explains what was wrong with a request. `detail` is for its programmer; `members` are what
 * this endpoint adds, such as a `message` for the visitor in their language.
 */
export function problemDocument(
  status: number,
  title: string,
  detail: string,
  headers: Record<string, string> = {},
  members: Record<string, unknown> = {},
): Response {
  return new Response(JSON.stringify({ type: 'about:blank', title, status, detail, ...members }), {
    status,
    headers: { 'content-type': problemType, 'cache-control': 'no-store', ...headers },
  });
}

/**
 * The same as a page ready to send, for refusals before the site is called. If a retry helps, `message` says so to the
 * visitor in their language; the endpoint's own message is not known here.
 */
export function problemPage(status: number, problemContext: ProblemContext = {}): RenderedPage {
  const { reference } = problemContext;
  const problem = {
    type: 'about:blank',
    title: statusTitle(status),
    status,
    detail: refusalMessage(status, { ...problemContext, locale: defaultLocale }),
    ...(status === 503 && { message: refusalMessage(status, problemContext) }),
    ...(reference !== undefined && { reference }),
  };
  return {
    status,
    headers: [['content-type', problemType], ...retryHeaders(status, problemContext)],
    body: new TextEncoder().encode(JSON.stringify(problem)),
    tags: new Set(),
    freshUntil: null,
    cacheable: false,
  };
}

/** The site's answer to an API request, as a problem document if it is a refusal in another form. */
export function asProblem(answer: Response): Response {
  const isProblem = answer.headers.get('content-type')?.startsWith(problemType) ?? false;
  if (answer.status < 400 || isProblem) return answer;
  return problemDocument(answer.status, statusTitle(answer.status), refusalMessage(answer.status));
}

/** A status's title in RFC 9110; Node still says 'Payload Too Large' for 413. */
export function statusTitle(status: number): string {
  return status === 413 ? 'Content Too Large' : (STATUS_CODES[status] ?? 'Unknown');
}

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
export function refusalMessage(
  status: number,
  { locale = defaultLocale, isFull }: ProblemContext = {},
): string {
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
    `<main><h1><b>${status}</b>${refusalMessage(status, problemContext)}</h1>${unsent}${quoted}` +
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

/**
 * For pages sent before the site can render any; the site's own pages say it better. Amharic: to be reviewed by a
 * native speaker (docs/how-to/review-amharic.md).
 */
export const plainPageTexts = {
  en: {
    refusals: {
      400: 'This address cannot be read. Please check it and try again.',
      403: 'We don’t accept forms from other sites.',
      404: 'There is no page at this address.',
      405: 'This address does not take that kind of request.',
      408: 'The request took too long to arrive.',
      413: 'That is more than this site accepts in one request.',
      414: 'This address is longer than any of ours.',
      415: 'This site does not take compressed requests.',
      416: 'The file does not have that part.',
      429: 'Too many requests from your network are still being answered. Please try again in a moment.',
      431: 'The request carries more headers than this site accepts.',
      500: 'Oops! Something went wrong:',
      503: 'The site cannot answer just now. Please try again in a moment.',
    } as Readonly<Record<number, string>>,
    other: 'This request cannot be answered.',
    full: 'You can read everything, but we can’t save anything just now. Please try again in an hour.',
    unsent: 'What you wrote was not sent. Go back to find it in the form.',
    reference: 'Reference:',
    home: 'Home',
  },
  am: {
    refusals: {
      400: 'ይህ አድራሻ ሊነበብ አልቻለም። እባክዎ አረጋግጠው እንደገና ይሞክሩ።',
      403: 'የሌሎች ድረ ገጾችን ቅጾች አንቀበልም።',
      404: 'በዚህ አድራሻ ምንም የለም።',
      405: 'ይህ አድራሻ እንዲህ ያለ ጥያቄ አይቀበልም።',
      408: 'ጥያቄው ለመድረስ ረጅም ጊዜ ወስዷል።',
      413: 'የላኩት ድረ ገጻችን በአንድ ጊዜ ከሚቀበለው በላይ ነው።',
      414: 'ይህ አድራሻ ከእኛ አድራሻዎች ሁሉ ይረዝማል።',
      415: 'ይህ ድረ ገጽ የታመቁ ጥያቄዎችን አይቀበልም።',
      416: 'ፋይሉ ይህ ክፍል የለውም።',
      429: 'ከእርስዎ ኔትወርክ የመጡ ብዙ ጥያቄዎች ገና በመመለስ ላይ ናቸው። እባክዎ ከጥቂት ጊዜ በኋላ እንደገና ይሞክሩ።',
      431: 'ጥያቄው ድረ ገጻችን ከሚቀበለው በላይ ራስጌዎች አሉት።',
      500: 'ይቅርታ! የሆነ ችግር ተፈጥሯል፦',
      503: 'ድረ ገጻችን አሁን መልስ መስጠት አልቻለም። እባክዎ ከጥቂት ጊዜ በኋላ እንደገና ይሞክሩ።',
    } as Readonly<Record<number, string>>,
    other: 'ይህ ጥያቄ ሊመለስ አይችልም።',
    full: 'ሁሉንም ማንበብ ይቻላል፤ አሁን ግን ምንም ማስቀመጥ አልተቻለም። እባክዎ ከአንድ ሰዓት በኋላ እንደገና ይሞክሩ።',
    unsent: 'የጻፉት አልተላከም። ወደ ኋላ ተመልሰው በቅጹ ውስጥ ያገኙታል።',
    reference: 'የማጣቀሻ ቁጥር፦',
    home: 'መነሻ',
  },
} as const satisfies Record<Locale, object>;
