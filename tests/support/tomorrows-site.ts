import { createServer } from 'node:http';

/** Runs in the newer worker, so that a journey sees which one is active. */
const leaveMark =
  "\naddEventListener('activate', event => event.waitUntil(caches.open('tomorrows-worker')));";

/** The site as it will be after the next build: the present one, except for a different worker. */
export async function startTomorrowsSite(siteUrl: string): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(siteUrl + url, { redirect: 'manual' });
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = Object.fromEntries(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
      delete headers[name];
    response.writeHead(answer.status, headers);
    response.end(url === '/service-worker.js' ? body + leaveMark : body);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    async close() {
      server.closeAllConnections();
      await new Promise(done => server.close(done));
    },
  };
}
