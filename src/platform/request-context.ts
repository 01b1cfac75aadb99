import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { formatReference } from '#core/reference.ts';
import { oncePerProcess } from '#platform/once-per-process.ts';
import { hasStaffToken, previewTokenIn } from '#platform/staff-token.ts';

/** One request while it is answered. Its values never appear in the log. */
export type RequestContext = {
  /** 32 hexadecimal digits, or our proxy's id for it. */
  readonly id: string;
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly clientAddress: string | undefined;
  /**
   * Whether it has a token or a preview pass that we signed for staff: decides how much it may cost, never what it
   * may do.
   */
  readonly isStaff: boolean;
  /** Whether it only reads: GET and HEAD, and a POST that stands for a GET. */
  readonly isReading: boolean;
  /** The span of our proxy, if it sent one. */
  readonly parentSpan: string | null;
  /** Its body, once read. */
  body?: { readonly type: string; readonly bytes: Uint8Array };
};

const contexts = oncePerProcess('requests', () => new AsyncLocalStorage<RequestContext>());
const trace = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;
const givenId = /^[\w.-]{8,64}$/;

type IncomingParts = {
  readonly url?: string | undefined;
  readonly method?: string | undefined;
  readonly headers: IncomingHttpHeaders;
};

/**
 * Starts a request. Its id is the trace id of our proxy (W3C Trace Context), else that proxy's X-Request-Id, else a new
 * one. Without a proxy both headers are a stranger's claim and are ignored.
 */
export function beginRequest(
  { url = '/', method = 'GET', headers }: IncomingParts,
  { isBehindProxy, clientAddress }: { isBehindProxy: boolean; clientAddress: string | undefined },
): RequestContext {
  const traced = isBehindProxy ? trace.exec(String(headers.traceparent ?? '')) : null;
  const given = isBehindProxy ? String(headers['x-request-id'] ?? '') : '';
  const id = traced?.[1] ?? (givenId.test(given) ? given : randomBytes(16).toString('hex'));
  return {
    id,
    target: url,
    headers,
    clientAddress,
    isStaff: hasStaffToken(headers) || previewTokenIn(headers.cookie, new Date()) !== null,
    isReading: ['GET', 'HEAD'].includes(method) || headers['x-payload-http-method-override'] === 'GET',
    parentSpan: traced?.[2] ?? null,
  };
}

/** Runs `work` as part of one request: every line it logs has the request's id, across awaits. */
export function withinRequest<Result>(context: RequestContext, work: () => Result): Result {
  return contexts.run(context, work);
}

/** Assigns the rest of the current event, and all it starts, to one request. */
export function enterRequest(context: RequestContext): void {
  contexts.enterWith(context);
}

/** The current request; null in background work. */
export function currentRequest(): RequestContext | null {
  return contexts.getStore() ?? null;
}

/** The values of the current request that may identify somebody: queries, cookies, bodies, network addresses. */
export function currentRequestContext(): readonly string[] {
  const context = currentRequest();
  return context ? personalValuesIn(context) : [];
}

/** The reference a visitor may quote, the same for every fault in a request: `K7QF-3M9T`. */
export function toReference(id: string): string {
  return formatReference(createHash('sha256').update(id).digest());
}

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
function personalValuesIn(request: RequestParts): readonly string[] {
  const query = request.target.indexOf('?');
  const values = [
    ...(query === -1 ? [] : new URLSearchParams(request.target.slice(query + 1)).values()),
    ...(request.body ? listBodyValues(request.body) : []),
    ...addressHeaders.flatMap(name => splitHeader(request.headers[name])),
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

function splitHeader(header: string | string[] | undefined): string[] {
  const whole = Array.isArray(header) ? header.join(';') : (header ?? '');
  return whole === '' ? [] : [whole, ...whole.split(/[;,=]\s*/)];
}

function listBodyValues({ type, bytes }: { type: string; bytes: Uint8Array }): string[] {
  const text = new TextDecoder().decode(bytes);
  if (type.includes('json')) {
    try {
      return collectLeaves(JSON.parse(text));
    } catch {
      return splitWords(text);
    }
  }
  if (type.includes('x-www-form-urlencoded')) return [...new URLSearchParams(text).values()];
  return splitWords(text);
}

/** For bodies that do not parse: their quoted pieces and words. */
function splitWords(text: string): string[] {
  return [...text.split('"'), ...text.split(/[\s"',:{}[\]&=]+/)].filter(word => word.length > 3);
}

function collectLeaves(value: unknown): string[] {
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
