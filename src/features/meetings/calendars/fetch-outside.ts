import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookupPublic } from '#platform/pictures/fetch-picture.ts';

/** A calendar of many years has 5 MiB. */
const MOST_BYTES = 10 * 1024 * 1024;
const TIMEOUT_MS = 10_000;

export type OutsideRequest = { method?: string; headers?: Record<string, string>; body?: string };
export type OutsideAnswer = { status: number; body: Buffer };
/** `closed`: not a public https address; `unreachable`: no answer in time. */
export type OutsideProblem = 'closed' | 'unreachable' | 'too-large';

/**
 * Calls an address that staff typed: at most 10 MiB within ten seconds, no redirects; only https and public hosts, unless
 * `anywhere`.
 */
export function fetchOutside(
  address: string,
  { method = 'GET', headers = {}, body }: OutsideRequest,
  { anywhere }: { anywhere: boolean },
): Promise<OutsideAnswer | OutsideProblem> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || (!anywhere && !isOpenAddress(url)))
    return Promise.resolve('closed');
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
        signal: AbortSignal.timeout(TIMEOUT_MS),
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
        answer.on('end', () => resolve({ status: answer.statusCode ?? 502, body: Buffer.concat(parts) }));
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
