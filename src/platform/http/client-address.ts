import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/**
 * The network address of a request, for rate limits; never stored. `trustedProxies` is the number of our proxies in
 * front: only what they appended to X-Forwarded-For counts, anyone can make up the rest. If that is no address, the
 * proxy's own is returned.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string | undefined {
  const direct = request.socket.remoteAddress;
  if (trustedProxies === 0) return direct;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(address => address.trim())
    .filter(address => address !== '');
  return addressIn(forwarded.at(-trustedProxies) ?? '') ?? direct;
}

/** Some proxies append the port too: `203.0.113.7:52100`, `[2001:db8::7]:52100`. Each port would be a client of its own. */
function addressIn(entry: string): string | undefined {
  return [entry, entry.replace(/:\d{1,5}$/, '')]
    .map(text => text.replace(/^\[(.*)\]$/, '$1'))
    .find(text => isIP(text) !== 0);
}

/**
 * The network of an address, for limits "per network": an IPv4 address itself, or the first 64 bits of an IPv6 address,
 * because a household has all addresses below; its first 48 where one customer must not count as many. An IPv4 address written as IPv6 counts as IPv4; text that is no address
 * is returned unchanged.
 */
export function toNetwork(address: string, bits: 48 | 64 = 64): string {
  const plain = address.toLowerCase().split('%', 1)[0] ?? '';
  if (!isIPv6(plain)) return plain;
  const [before = '', after] = plain.split('::');
  const first = parseGroups(before);
  const last = parseGroups(after ?? '');
  const between = after === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array.from({ length: between }, () => 0), ...last];
  const isMapped = groups.slice(0, 6).every((group, at) => group === (at === 5 ? 0xffff : 0));
  if (isMapped)
    return groups
      .slice(6)
      .flatMap(group => [group >> 8, group & 255])
      .join('.');
  return `${groups
    .slice(0, bits / 16)
    .map(group => group.toString(16))
    .join(':')}::/${bits}`;
}

/** The groups of one side of `::` as numbers; an IPv4 tail counts as two. */
function parseGroups(side: string): number[] {
  if (side === '') return [];
  return side.split(':').flatMap(group => {
    if (!group.includes('.')) return Number.parseInt(group, 16);
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
