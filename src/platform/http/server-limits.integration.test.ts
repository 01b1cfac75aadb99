import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ask, askRaw } from '../../../tests/support/ask.ts';
import { film, openSite } from '../../../tests/support/open-site.ts';
import { freePort } from '../../../tests/support/test-stack.ts';
import { limitServerOn, serverTimeouts, type Timeouts } from './server-limits.ts';

const short = {
  ...serverTimeouts,
  headersTimeout: 100,
  requestTimeout: 300,
  connectionsCheckingInterval: 50,
};

type Opened = { timeouts?: Timeouts; trustedProxies?: number };

/** A server as Next makes it for the admin: by Node's defaults, and listening without our help. */
async function openForeign({ timeouts = short, trustedProxies = 0 }: Opened = {}) {
  const port = await freePort();
  limitServerOn(port, {
    trustedProxies,
    mayTakeLong: ({ headers }) => headers.authorization === 'staff',
    mayUpgrade: false,
    timeouts,
  });
  const server = createServer(async (request, response) => {
    const isTooLarge = Number(request.headers['content-length']) > 1_000_000;
    if (isTooLarge) {
      // As a reader of forms does that gives up: the loop destroys the request when it is left.
      for await (const _chunk of request) break;
      response.writeHead(413).end();
    } else response.end(await text(request).catch(() => ''));
  });
  // Next takes every upgrade, and neither answers it nor lets it go.
  server.on('upgrade', (_, socket) => socket.on('error', () => undefined));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, port };
}

/** Opens connections from an address of this machine, as many as the server lets in, and sends nothing. */
async function holdConnections(port: number, localAddress: string, count: number) {
  const sockets = Array.from({ length: count }, () => connect({ port, host: '127.0.0.1', localAddress }));
  onTestFinished(() => sockets.forEach(socket => void socket.destroy()));
  for (const socket of sockets) socket.on('error', () => undefined);
  await Promise.all(sockets.map(socket => once(socket, 'connect')));
}

/** Both servers, by who answers at their port. */
const servers = [
  [
    'the site',
    ({ timeouts = short, trustedProxies = 0 }: Opened = {}) => openSite({ timeouts, trustedProxies }),
  ],
  ['the admin', openForeign],
] as const;

describe.each(servers)('%s', (_, open) => {
  it('closes a connection whose headers come one by one', async () => {
    const { port } = await open();
    const socket = connect(port, '127.0.0.1');
    const received = text(socket).catch(() => '');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
    const drip = setInterval(() => socket.write('X: y\r\n'), 20);
    const since = performance.now();
    expect(await received).toMatch(/^HTTP\/1\.1 408 |^$/);
    clearInterval(drip);
    expect(performance.now() - since).toBeLessThan(5_000);
  });

  it('closes a connection whose body comes letter by letter', async () => {
    const { port } = await open();
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.resume();
    socket.write('POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n');
    const drip = setInterval(() => socket.write('a'), 20);
    const since = performance.now();
    await once(socket, 'close');
    clearInterval(drip);
    expect(performance.now() - since).toBeLessThan(5_000);
  });

  it.each([
    ['GET /news HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n'],
    ['GET /news HTTP/1.1\r\nHost: x\r\nA: b\r\nhOST: elsewhere.example\r\n\r\n'],
  ])('refuses two Host headers: %j', async bytes => {
    const { port } = await open();
    await ask(port, '/news');
    expect(await askRaw(port, bytes)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each(['h2c', 'websocket'])('answers a request that asks to upgrade to %s', async protocol => {
    const { port } = await open();
    const upgrade = `GET /news HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: ${protocol}\r\n\r\n`;
    expect(await askRaw(port, upgrade)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('keeps room for others when one network opens all the connections it can', async () => {
    const { port } = await open({ timeouts: { ...serverTimeouts, maxConnections: 20 } });
    await holdConnections(port, '127.0.0.2', 30);
    const request = 'GET /news HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const isAnswered = async (from: string) => (await askRaw(port, request, from).catch(() => '')) !== '';
    expect(await isAnswered('127.0.0.2')).toBe(false);
    expect(await isAnswered('127.0.0.3')).toBe(true);
    await holdConnections(port, '127.0.0.3', 30);
    expect(await isAnswered('127.0.0.4')).toBe(true);
  });

  it('lets a proxy in front open every connection', async () => {
    const { port, server } = await open({
      timeouts: { ...serverTimeouts, maxConnections: 20 },
      trustedProxies: 1,
    });
    await holdConnections(port, '127.0.0.2', 20);
    await expect.poll(() => openOn('server' in server ? server.server : server)).toBe(20);
  });

  it('closes a connection that sends many requests and reads no answer', async () => {
    const { port } = await open();
    expect(await askRaw(port, 'GET /news HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(200))).not.toMatch(
      /(HTTP\/1\.1 200 [\s\S]*){100}/,
    );
  });
});

it('the admin has the limits of the site, Node’s time for a body apart', async () => {
  const { server } = await openForeign({ timeouts: serverTimeouts });
  const site = await openSite({ timeouts: serverTimeouts });
  const limits = ({
    headersTimeout,
    keepAliveTimeout,
    maxHeadersCount,
    maxConnections,
    timeout,
  }: typeof server) => ({
    headersTimeout,
    keepAliveTimeout,
    maxHeadersCount,
    maxConnections,
    timeout,
  });
  expect(limits(server)).toEqual(limits(site.server.server));
  expect(limits(server)).toMatchObject({ headersTimeout: 15_000, timeout: 120_000 });
});

it('the admin answers the next request of a connection after a body that it refused halfway', async () => {
  const { port } = await openForeign({ timeouts: serverTimeouts });
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const received = text(socket);
  socket.write('POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 3000000\r\n\r\n');
  socket.write(Buffer.alloc(3_000_000));
  socket.write('GET /news HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(await received).toMatch(/^HTTP\/1\.1 4[\s\S]*HTTP\/1\.1 200 /);
});

it('a film that staff send may take longer', async () => {
  const { port } = await openForeign();
  const socket = connect(port, '127.0.0.1');
  const received = text(socket);
  socket.write(
    'POST / HTTP/1.1\r\nHost: x\r\nAuthorization: staff\r\nConnection: close\r\nContent-Length: 3\r\n\r\n',
  );
  for (const letter of 'abc') {
    await sleep(250);
    socket.write(letter);
  }
  expect(await received).toMatch(/^HTTP\/1\.1 200 [\s\S]*abc/);
});

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
