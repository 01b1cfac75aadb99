import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookupPublic } from '#platform/pictures/fetch-picture.ts';

/** A calendar of many years has 5 MiB. */
const MOST_BYTES = 10 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
const MOST_REDIRECTS = 5;

export type OutsideRequest = { method?: string; headers?: Record<string, string>; body?: string };
export type OutsideAnswer = { status: number; body: Buffer };
/** `closed`: not a public https address; `unreachable`: no answer in time. */
export type OutsideProblem = 'closed' | 'unreachable' | 'too-large';

/**
 * Calls an address that staff typed: at most 10 MiB within ten seconds; only https and public hosts, unless `anywhere`.
 * A redirect is followed under the same rules, but not with a password to another server: then, and after five of them, the
 * redirect is the answer.
 */
export async function fetchOutside(
  address: string,
  request: OutsideRequest,
  options: { anywhere: boolean },
): Promise<OutsideAnswer | OutsideProblem> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let url = nextAddress(undefined, address, options);
  for (let redirects = 0; url; redirects += 1) {
    const answer = await call(url, request, { ...options, signal });
    if (typeof answer === 'string') return answer;
    const { location, ...rest } = answer;
    if (!/^30[12378]$/.test(String(answer.status)) || location === undefined) return rest;
    const next = nextAddress(url, location, options);
    const keepsPassword = next?.origin === url.origin || request.headers?.authorization === undefined;
    if (redirects === MOST_REDIRECTS || (next && !keepsPassword)) return rest;
    url = next;
  }
  return 'closed';
}

/** Where an address leads from a page, or null if that is not on the open internet. */
export function nextAddress(
  from: URL | undefined,
  address: string,
  { anywhere }: { anywhere: boolean },
): URL | null {
  const url = URL.parse(address, from?.href);
  return url && /^https?:$/.test(url.protocol) && (anywhere || isOpenAddress(url)) ? url : null;
}

type Answered = OutsideAnswer & { location?: string | undefined };

function call(
  url: URL,
  { method = 'GET', headers = {}, body }: OutsideRequest,
  { anywhere, signal }: { anywhere: boolean; signal: AbortSignal },
): Promise<Answered | OutsideProblem> {
  const send = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise(resolve => {
    const request = send(
      url,
      {
        method,
        headers: {
          'user-agent': 'Adey',
          ...headers,
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        },
        signal,
        agent: false,
        ...(anywhere ? {} : { lookup: lookupPublic }),
      },
      answer => {
        const parts: Buffer[] = [];
        let bytes = 0;
        answer.on('data', (part: Buffer) => {
          bytes += part.length;
          parts.push(part);
          if (bytes <= MOST_BYTES) return;
          resolve('too-large');
          request.destroy();
        });
        answer.on('error', () => resolve('unreachable'));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 502,
            body: Buffer.concat(parts),
            location: answer.headers.location,
          }),
        );
      },
    );
    request.on('error', () => resolve('unreachable'));
    request.end(body);
  });
}

/** Host names are checked again when they are resolved; IP addresses are only checked here. */
function isOpenAddress({ protocol, hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host));
}
