import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/**
 * The network address of a request, for rate limits; never stored. `trustedProxies` is the number of our proxies in
 * front: only what they appended to X-Forwarded-For counts, anyone can make up the rest.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string | undefined {
  const direct = request.socket.remoteAddress;
  if (trustedProxies === 0) return direct;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(address => address.trim())
    .filter(address => address !== '');
  return withoutPort(forwarded.at(-trustedProxies) ?? '') || direct;
}

/** Some proxies append `203.0.113.7:54321` or `[2001:db8::1]:54321`: each port would count as a client of its own. */
function withoutPort(address: string): string {
  if (isIP(address) !== 0) return address;
  const inBrackets = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1];
  const bare = inBrackets ?? address.replace(/:\d+$/, '');
  return isIP(bare) === 0 ? address : bare;
}

/**
 * The network of an address, for limits "per network": an IPv4 address itself, or the first 64 bits of an IPv6 address,
 * because a household has all addresses below. Text that is no address is returned unchanged.
 */
export function networkOf(address: string): string {
  const plain = address.toLowerCase().split('%', 1)[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(plain)) return plain;
  const [before = '', after] = plain.split('::');
  const first = groupsOf(before);
  const last = groupsOf(after ?? '');
  const between = after === undefined ? 0 : 8 - first.length - last.length;
  const whole = [...first, ...Array.from({ length: between }, () => 0), ...last];
  return `${whole
    .slice(0, 4)
    .map(group => group.toString(16))
    .join(':')}::/64`;
}

/** The groups of one side of `::` as numbers; an IPv4 tail counts as two. */
function groupsOf(side: string): number[] {
  if (side === '') return [];
  return side.split(':').flatMap(group => (group.includes('.') ? [0, 0] : [Number.parseInt(group, 16)]));
}
