import { sentenceOf } from '#platform/http/plain-page.ts';
import { statusTitle } from '#platform/http/status-title.ts';
import type { RenderedPage } from '#platform/page-cache/rendered-page.ts';

const problemType = 'application/problem+json';

/**
 * An answer that says what was wrong with a call, as RFC 9457 has it. `detail` is for whoever wrote the call; `members`
 * are what this call adds, such as a `message` for the visitor in their language.
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

/** The same as a page that is ready to send, for what is refused before the site hears of it; `reference` is in the log. */
export function problemPage(status: number, reference?: string): RenderedPage {
  const told = { ...(reference !== undefined && { reference }) };
  const problem = {
    type: 'about:blank',
    title: statusTitle(status),
    status,
    detail: sentenceOf(status),
    ...told,
  };
  return {
    status,
    headers: [['content-type', problemType], ...(status === 503 ? [['retry-after', '5'] as const] : [])],
    body: new TextEncoder().encode(JSON.stringify(problem)),
    tags: new Set(),
    freshUntil: null,
    cacheable: false,
  };
}

/** What the site answered to a call, as a problem document where it is a refusal in another form. */
export function asProblem(answer: Response): Response {
  const isTold = answer.headers.get('content-type')?.startsWith(problemType) ?? false;
  if (answer.status < 400 || isTold) return answer;
  return problemDocument(answer.status, statusTitle(answer.status), sentenceOf(answer.status));
}
