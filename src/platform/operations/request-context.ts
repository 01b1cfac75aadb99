import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { spellReference } from '#core/reference.ts';
import { oncePerProcess } from '#platform/operations/once-per-process.ts';
import { personalValuesIn } from '#platform/operations/personal-values.ts';
import { passIn } from '#platform/operations/preview-pass.ts';
import { hasStaffToken } from '#platform/operations/staff-token.ts';

/** One request while it is answered. Its values never appear in the log. */
export type RequestContext = {
  /** 32 hexadecimal digits, or our proxy's id for it. */
  readonly id: string;
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly clientAddress: string | undefined;
  /** Whether it carries a token or a preview pass that we signed for staff: how much it may cost, never what it may do. */
  readonly isStaff: boolean;
  /** Whether it changes nothing: GET and HEAD, and a POST that stands for a GET. */
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
    isStaff: hasStaffToken(headers) || passIn(headers.cookie, new Date()) !== null,
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
export function referenceOf(id: string): string {
  return spellReference(createHash('sha256').update(id).digest());
}
