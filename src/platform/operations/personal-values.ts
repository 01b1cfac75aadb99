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
 * Every value of a request that could identify a person, longest first: from the query, the body, and identifying
 * headers. Computed only when a line is about to be logged, so that successful requests pay nothing.
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

/** Names of two characters exist in Ethiopic script, not in Latin; shorter values would only blot out the log. */
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

/** For bodies that do not parse: their quoted pieces and words. */
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
