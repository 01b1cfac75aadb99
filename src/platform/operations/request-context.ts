import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { spellReference } from '#core/reference.ts';
import { oncePerProcess } from '#platform/operations/once-per-process.ts';
import { personalValuesIn } from '#platform/operations/personal-values.ts';

/** One request while it is answered. What was said in it never stands in a line of the log. */
export type RequestContext = {
  /** 32 hexadecimal digits, or what a proxy of ours calls it. */
  readonly id: string;
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly clientAddress: string | undefined;
  /** The span of the proxy that asks us, where it sent one. */
  readonly parentSpan: string | null;
  /** What came with it, once that is read. */
  body?: { readonly type: string; readonly bytes: Uint8Array };
};

const contexts = oncePerProcess('requests', () => new AsyncLocalStorage<RequestContext>());
const trace = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;
const givenId = /^[\w.-]{8,64}$/;

type IncomingParts = { readonly url?: string | undefined; readonly headers: IncomingHttpHeaders };

/**
 * A request as it begins. Its id is that of the trace a proxy of ours began (W3C Trace Context), else what that proxy calls
 * it (X-Request-Id), else a new one. Without a proxy both headers are a stranger's word and count for nothing.
 */
export function beginRequest(
  { url = '/', headers }: IncomingParts,
  { isBehindProxy, clientAddress }: { isBehindProxy: boolean; clientAddress: string | undefined },
): RequestContext {
  const traced = isBehindProxy ? trace.exec(String(headers.traceparent ?? '')) : null;
  const given = isBehindProxy ? String(headers['x-request-id'] ?? '') : '';
  const id = traced?.[1] ?? (givenId.test(given) ? given : randomBytes(16).toString('hex'));
  return { id, target: url, headers, clientAddress, parentSpan: traced?.[2] ?? null };
}

/** Does `work` as the answer to one request: every line it logs carries the id, whatever it awaits. */
export function withinRequest<Result>(context: RequestContext, work: () => Result): Result {
  return contexts.run(context, work);
}

/** From here to the end of the event that is being handled, and all it starts, belongs to one request. */
export function enterRequest(context: RequestContext): void {
  contexts.enterWith(context);
}

/** The request being answered; null in work that nobody asked for. */
export function currentRequest(): RequestContext | null {
  return contexts.getStore() ?? null;
}

/** The words of a request that may name somebody: queries, cookies, bodies, network addresses. */
export function currentRequestContext(): readonly string[] {
  const context = currentRequest();
  return context ? personalValuesIn(context) : [];
}

/** What a visitor may quote of a request, the same for everything that goes wrong in it: `K7QF-3M9T`. */
export function referenceOf(id: string): string {
  return spellReference(createHash('sha256').update(id).digest());
}
