import type { IncomingMessage } from 'node:http';

/**
 * The network address a request came from, for rate limits; never stored. `trustedProxies` is how many proxies of
 * ours stand in front: only what they wrote at the end of X-Forwarded-For counts, the rest anyone can make up.
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
