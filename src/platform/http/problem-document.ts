import { STATUS_CODES } from 'node:http';
import { defaultLocale } from '#core/locale.ts';
import { type ProblemContext, retryHeaders, sentenceOf } from '#platform/http/plain-page.ts';
import type { RenderedPage } from '#platform/page-cache/rendered-page.ts';

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
    detail: sentenceOf(status, { ...problemContext, locale: defaultLocale }),
    ...(status === 503 && { message: sentenceOf(status, problemContext) }),
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
  return problemDocument(answer.status, statusTitle(answer.status), sentenceOf(answer.status));
}

/** A status's title in RFC 9110; Node still says 'Payload Too Large' for 413. */
export function statusTitle(status: number): string {
  return status === 413 ? 'Content Too Large' : (STATUS_CODES[status] ?? 'Unknown');
}
