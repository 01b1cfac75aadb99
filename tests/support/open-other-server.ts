import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { limitServerOn } from '#platform/http/limit-other-server.ts';
import { type ServerLimits, serverLimits } from '#platform/http/server-limits.ts';
import { freePort } from './test-stack.ts';

/**
 * A server as Next makes it for the admin: with Node's defaults, a listener for upgrades that answers none of them, and
 * listening without our help. It answers with the body it got, after `wait`.
 */
export async function openOtherServer(limits: Partial<ServerLimits> = {}, trustedProxies = 0) {
  const port = await freePort();
  limitServerOn(
    port,
    {
      siteUrl: 'https://staff.adey.example',
      trustedProxies,
      isStaff: ({ headers }) => headers.authorization === 'staff',
    },
    { ...serverLimits, mostRendered: limits.mostInProgress ?? serverLimits.mostRendered, ...limits },
  );
  const site = { asked: 0, wait: async () => undefined as unknown };
  const server = createServer(async (request, response) => {
    site.asked += 1;
    await site.wait();
    const isTooLarge = Number(request.headers['content-length']) > 1_000_000;
    if (isTooLarge) {
      // As a reader of forms does that gives up: the loop destroys the request when it is left.
      for await (const _chunk of request) break;
      response.writeHead(413).end();
    } else response.end(await text(request).catch(() => ''));
  });
  server.on('upgrade', (_request, socket) => socket.on('error', () => undefined));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, port, site };
}
