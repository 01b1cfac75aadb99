import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * A connection to a database on a Unix socket that can fall silent, like a router that forgot the connection: both ends
 * stay open and nothing passes. `url` leads through it to the same database; it is closed when the test ends.
 */
export async function openSilentLine(databaseUrl: string) {
  const line = { isSilent: false };
  const ends = new Set<Socket>();
  const url = new URL(databaseUrl);
  const folder = url.searchParams.get('host') ?? '';
  const server = createServer(near => {
    const far = connect(`${folder}/.s.PGSQL.${url.searchParams.get('port') ?? 5432}`);
    for (const end of [near, far]) {
      ends.add(end);
      end.on('error', () => end.destroy());
    }
    near.on('data', bytes => line.isSilent || far.write(bytes));
    far.on('data', bytes => line.isSilent || near.write(bytes));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  onTestFinished(() => {
    server.close();
    for (const end of ends) end.destroy();
  });
  const address = server.address();
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  url.hostname = '127.0.0.1';
  url.search = '';
  return { line, url: url.href };
}
