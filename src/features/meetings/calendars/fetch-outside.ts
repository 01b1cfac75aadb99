import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookupPublic } from '#platform/pictures/fetch-picture.ts';

const MOST_BYTES = 4 * 1024 * 1024;
const TIMEOUT_MS = 10_000;

/**
 * `fetch` for addresses that staff typed: at most 4 MiB within ten seconds, no redirects; over https and from the public
 * internet alone, unless they may be `anywhere`.
 */
export const fetchOutside =
  ({ anywhere }: { anywhere: boolean }): typeof fetch =>
  (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!anywhere && !isOpenAddress(url))
      return Promise.reject(new Error(`${url.host} is not on the open internet`));
    const send = url.protocol === 'https:' ? secureRequest : plainRequest;
    const lookup = anywhere ? {} : { lookup: lookupPublic };
    return new Promise((resolve, reject) => {
      const request = send(
        url,
        {
          method: init?.method ?? 'GET',
          headers: { 'user-agent': 'Adey', ...Object.fromEntries(new Headers(init?.headers)) },
          signal: AbortSignal.timeout(TIMEOUT_MS),
          agent: false,
          ...lookup,
        },
        answer => {
          const parts: Buffer[] = [];
          let bytes = 0;
          answer.on('data', (part: Buffer) => {
            bytes += part.length;
            parts.push(part);
            if (bytes > MOST_BYTES)
              request.destroy(new Error(`${url.host} sent more than ${MOST_BYTES} bytes`));
          });
          answer.on('error', reject);
          answer.on('end', () => {
            const status = answer.statusCode ?? 502;
            const type = answer.headers['content-type'] ?? 'text/plain';
            const body = status === 204 || status === 304 ? null : Buffer.concat(parts);
            resolve(new Response(body, { status, headers: { 'content-type': type } }));
          });
        },
      );
      request.on('error', reject);
      request.end(typeof init?.body === 'string' ? init.body : undefined);
    });
  };

/** Host names are checked again when they are resolved; IP addresses never are. */
function isOpenAddress({ protocol, hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host));
}
