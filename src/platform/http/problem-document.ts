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
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  });
}
