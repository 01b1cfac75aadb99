import { lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

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

/** Every range of the IANA special-purpose registries (RFC 6890) within what is global at all, and multicast. */
const notPublic = new BlockList();
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
]) {
  const [net = '', bits] = range.split('/');
  notPublic.addSubnet(net, Number(bits), net.includes(':') ? 'ipv6' : 'ipv4');
}
/** Everything outside, such as mapped and translated IPv4, loopback and local addresses, is not global. */
const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an IP address belongs to the public internet (IANA special-purpose registries): not this machine, its
 * network, or its cloud's services.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, 'ipv4');
  return family === 6 && globalIpv6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

/**
 * Resolves a name for a connection and refuses if any of its addresses is not public: the addresses checked are the
 * ones used.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new Error(`${hostname} is not on the open internet`), '', 0);
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};
