import type { IncomingMessage } from 'node:http';

/** A request that is refused, and why. */
export type Refusal = { readonly status: number; readonly headers?: readonly (readonly [string, string])[] };

export type RequestLimits = { readonly targetBytes: number; readonly bodyBytes: number };

/** Longer than any of our addresses, shorter than what a proxy in front may cut off. */
export const usualLimits: RequestLimits = { targetBytes: 4_096, bodyBytes: 64 * 1024 };

/**
 * How long the site and the admin keep an idle connection: longer than the minute after which common proxies drop theirs,
 * so that the proxy closes first and sends no request into a connection that is being closed.
 */
export const keepAliveMs = 65_000;

/** Browsers send twenty. Node silently drops those beyond its own limit, so that one is set above ours. */
export const mostHeaders = 100;

/** rawHeaders alternates names and values. */
export function hasTooManyHeaders({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.length > 2 * mostHeaders;
}

/** Of two `Host` headers Node passes on the first, and a proxy in front may have decided by the other (RFC 9112, 3.2). */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Methods the Request class accepts; TRACE and CONNECT are for proxies. */
export const buildableMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** The methods of pages and files. */
export const readingMethods = ['GET', 'HEAD'] as const;

/**
 * Refuses before anything is read or parsed: HTTP/1.1 without Host, and two of them (400, RFC 9112, 3.2), too many
 * headers (431), over-long targets (414), other methods (405), bodies announced as too large (413) and compressed
 * bodies (415; Node's decoders have had vulnerabilities, and none of our forms sends one).
 */
export function refuseRequest(
  request: IncomingMessage,
  methods: readonly string[],
  limits: RequestLimits,
): Refusal | null {
  const { method = '', url = '', headers } = request;
  if (headers.host === undefined && request.httpVersion === '1.1') return { status: 400 };
  if (hasTwoHosts(request)) return { status: 400 };
  if (hasTooManyHeaders(request)) return { status: 431 };
  if (url.length > limits.targetBytes) return { status: 414 };
  if (!methods.includes(method)) return { status: 405, headers: [['allow', methods.join(', ')]] };
  const coding = headers['content-encoding']?.trim().toLowerCase();
  if (coding && coding !== 'identity') return { status: 415, headers: [['accept-encoding', 'identity']] };
  if (Number(headers['content-length'] ?? 0) > limits.bodyBytes) return { status: 413 };
  return null;
}
