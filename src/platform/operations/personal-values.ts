import type { IncomingHttpHeaders } from 'node:http';

type RequestParts = {
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly clientAddress: string | undefined;
  readonly body?: { readonly type: string; readonly bytes: Uint8Array };
};

const mostValues = 300;
const longestValue = 2_000;
const addressHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'cookie', 'authorization', 'referer'];

/**
 * Every value that came with a request and could name a person, longest first: of the query, of the body, of headers that
 * tell who it is. Read only when a line is about to be logged, so that requests that go well pay nothing.
 */
export function personalValuesIn(request: RequestParts): readonly string[] {
  const query = request.target.indexOf('?');
  const values = [
    ...(query === -1 ? [] : new URLSearchParams(request.target.slice(query + 1)).values()),
    ...(request.body ? valuesOfBody(request.body) : []),
    ...addressHeaders.flatMap(name => piecesOf(request.headers[name])),
    request.clientAddress ?? '',
  ];
  const spellings = values.slice(0, mostValues).flatMap(value => {
    const plain = value.trim().slice(0, longestValue);
    return [plain, encodeURIComponent(plain.toWellFormed())];
  });
  return [...new Set(spellings)].filter(isIdentifying).toSorted((a, b) => b.length - a.length);
}

/** A name of two signs exists in Ethiopic script, not in Latin; shorter words would only blacken the log. */
function isIdentifying(value: string): boolean {
  return value.length > 2 || (value.length === 2 && /[^\p{ASCII}]/u.test(value));
}

function piecesOf(header: string | string[] | undefined): string[] {
  const whole = Array.isArray(header) ? header.join(';') : (header ?? '');
  return whole === '' ? [] : [whole, ...whole.split(/[;,=]\s*/)];
}

function valuesOfBody({ type, bytes }: { type: string; bytes: Uint8Array }): string[] {
  const text = new TextDecoder().decode(bytes);
  if (type.includes('json')) {
    try {
      return leavesOf(JSON.parse(text));
    } catch {
      return wordsOf(text);
    }
  }
  if (type.includes('x-www-form-urlencoded')) return [...new URLSearchParams(text).values()];
  return wordsOf(text);
}

/** What could not be read as what it claims to be: its quoted pieces and its words. */
function wordsOf(text: string): string[] {
  return [...text.split('"'), ...text.split(/[\s"',:{}[\]&=]+/)].filter(word => word.length > 3);
}

function leavesOf(value: unknown): string[] {
  const found: string[] = [];
  const left: unknown[] = [value];
  while (left.length > 0 && found.length < mostValues) {
    const next = left.pop();
    if (typeof next === 'string') found.push(next);
    else if (typeof next === 'number') found.push(String(next));
    else if (typeof next === 'object' && next !== null)
      left.push(...Object.values(next), ...Object.keys(next));
  }
  return found;
}
