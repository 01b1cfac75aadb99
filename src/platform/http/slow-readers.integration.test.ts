import { once } from 'node:events';
import { connect, type Server } from 'node:net';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { ask } from '../../../tests/support/ask.ts';
import { film, openSite } from '../../../tests/support/open-site.ts';

const timeouts = { slowReaderInterval: 1_000 };
/** More than systems buffer for one connection. */
const manyFilms = 'GET /film.1a0b5879.webm HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(8);
const openOn = (server: Server) => promisify(server.getConnections.bind(server))();

it('a client that requests a large file and reads none of it is disconnected, and others get theirs', async () => {
  const { port, server } = await openSite({ timeouts });
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(manyFilms);
  await once(socket, 'connect');
  expect((await ask(port, '/film.1a0b5879.webm')).body).toEqual(film);
  await expect.poll(() => openOn(server.server), { timeout: 15_000 }).toBe(0);
}, 20_000);

it('a client with nothing to read yet, or that has read everything, stays connected', async () => {
  const { port, server, site } = await openSite({ timeouts: { slowReaderInterval: 5 } });
  const rendering = Promise.withResolvers<void>();
  site.wait = () => rendering.promise;
  const waiting = ask(port, '/news');
  await expect.poll(() => site.rendered.length).toBe(1);
  for (let asked = 0; asked < 20; asked++) await ask(port, '/font.woff2');
  expect(await openOn(server.server)).toBeGreaterThan(0);
  rendering.resolve();
  expect((await waiting).status).toBe(200);
});
