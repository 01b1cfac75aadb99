import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookupPublic } from './public-address.ts';

const MOST_BYTES = 2 * 1024 * 1024;
const TIMEOUT_MS = 3_000;
const pictures = /^image\/(jpeg|png|webp|gif|avif)\b/;

/**
 * Fetches a picture from an address that a third party names: over https, from the public internet, at most 2 MiB
 * within three seconds, no redirects, no credentials. Origins in `trusted` are configured by the operator and may be
 * anywhere. Null if anything is not as it should be.
 */
export async function fetchPicture(address: string, trusted: readonly string[] = []): Promise<Buffer | null> {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return null;
  const isTrusted = trusted.includes(url.origin);
  if (!isTrusted && !isOpenAddress(url)) return null;
  return fetchFrom(url, isTrusted).catch(() => null);
}

/** Host names are checked again when they are resolved; IP addresses never are. */
function isOpenAddress({ protocol, port, hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' && port === '' && (isIP(host) === 0 || isPublicAddress(host));
}

function fetchFrom(url: URL, isTrusted: boolean): Promise<Buffer | null> {
  const send = url.protocol === 'https:' ? secureRequest : plainRequest;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return new Promise((resolve, reject) => {
    const headers = { accept: 'image/webp,image/jpeg,image/png', 'user-agent': 'Adey' };
    const lookup = isTrusted ? {} : { lookup: lookupPublic };
    const request = send(url, { headers, signal, agent: false, ...lookup }, answer => {
      const parts: Buffer[] = [];
      let bytes = 0;
      const isPicture = answer.statusCode === 200 && pictures.test(answer.headers['content-type'] ?? '');
      if (!isPicture) return end(null);
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
        parts.push(part);
        if (bytes > MOST_BYTES) end(null);
      });
      answer.on('end', () => resolve(Buffer.concat(parts)));
      answer.on('error', reject);
      function end(value: null): void {
        resolve(value);
        request.destroy();
      }
    });
    request.on('error', reject);
    request.end();
  });
}
