import type { IncomingMessage } from 'node:http';

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
  return forwarded.at(-trustedProxies) ?? direct;
}
