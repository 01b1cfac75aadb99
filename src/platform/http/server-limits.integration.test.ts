import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ask, askRaw } from '../../../tests/support/ask.ts';
import { openOtherServer } from '../../../tests/support/open-other-server.ts';
import { film, openSite } from '../../../tests/support/open-site.ts';

const short = {
  headersTimeout: 100,
  requestTimeout: 300,
  connectionsCheckingInterval: 50,
};

/** Resolves once a connection is closed, by whatever means. */
const closed = (socket: Socket) => new Promise(resolve => socket.once('close', resolve));

/** Both servers, by who answers at their port. */
const servers = [
  ['the site', () => openSite({ serverLimits: short })],
  ['the admin', () => openOtherServer(short)],
] as const;

describe.each(servers)('%s', (_, open) => {
  it('a connection that sends its headers one by one is closed', async () => {
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

  it('a connection that sends its body byte by byte is closed', async () => {
    const { port } = await open();
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.resume();
    socket.write('POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n');
    const drip = setInterval(() => socket.write('a'), 20);
    const since = performance.now();
    await closed(socket);
    clearInterval(drip);
    expect(performance.now() - since).toBeLessThan(5_000);
  });

  it.each([
    ['GET /news HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n'],
    ['GET /news HTTP/1.1\r\nHost: x\r\nA: b\r\nhOST: elsewhere.example\r\n\r\n'],
  ])('a request with two Host headers gets 400: %j', async bytes => {
    const { port } = await open();
    await ask(port, '/news');
    expect(await askRaw(port, bytes)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('a connection that sends endless trailers is closed', async () => {
    const { port } = await open();
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.resume();
    socket.write('POST /api/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n');
    const drip = setInterval(() => socket.write(`X: ${'y'.repeat(1_000)}\r\n`), 5);
    onTestFinished(() => clearInterval(drip));
    await closed(socket);
    expect((await ask(port, '/news')).status).toBe(200);
  });

  it.each([
    ['more headers than Node keeps', `GET /news HTTP/1.1\r\nHost: x\r\n${'a: b\r\n'.repeat(150)}\r\n`, 431],
    [
      'a header longer than Node reads',
      `GET /news HTTP/1.1\r\nHost: x\r\na: ${'b'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['bytes that are no request', 'nonsense\r\n\r\n', 400],
    ['no host', 'GET /news HTTP/1.1\r\n\r\n', 400],
  ])('a request with %s is refused, and its connection is closed', async (_, bytes, status) => {
    const { port } = await open();
    expect(await askRaw(port, bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  it('a connection that pipelines nine requests gets all answers, and one that pipelines 200 at most nine', async () => {
    const { port } = await open();
    const answers = async (requests: string) =>
      (await askRaw(port, requests).catch(() => '')).match(/HTTP\/1\.1 200 /g)?.length ?? 0;
    const request = 'GET /news HTTP/1.1\r\nHost: x\r\n\r\n';
    expect(await answers(request.repeat(8) + request.replace('x\r\n', 'x\r\nConnection: close\r\n'))).toBe(9);
    expect(await answers(request.repeat(200))).toBeLessThanOrEqual(9);
  });
});

it('the admin server has the header, keep-alive, connection and idle limits of the site', async () => {
  const { server } = await openOtherServer();
  const site = await openSite();
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

it('a server without HTTP that listens on the admin’s port later is left alone', async () => {
  const { port, server } = await openOtherServer();
  await promisify(server.close.bind(server))();
  const plain = createServer();
  onTestFinished(() => void plain.close());
  plain.listen(port, '127.0.0.1');
  await once(plain, 'listening');
  expect(plain.maxConnections).toBe(createServer().maxConnections);
});

it('the admin answers the next request of a connection after a body that it refused halfway', async () => {
  const { port } = await openOtherServer();
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const received = text(socket);
  socket.write('POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 3000000\r\n\r\n');
  socket.write(Buffer.alloc(3_000_000));
  socket.write('GET /news HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(await received).toMatch(/^HTTP\/1\.1 4[\s\S]*HTTP\/1\.1 200 /);
});

it('the request timeout does not apply to uploads by staff', async () => {
  const { port } = await openOtherServer(short);
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

const serverLimits = { slowReaderInterval: 1_000 };
/** More than systems buffer for one connection. */
const manyFilms = 'GET /film.1a0b5879.webm HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(8);
const openOn = (server: Server) => promisify(server.getConnections.bind(server))();

it('a client that requests a large file and reads none of it is disconnected, and others get theirs', async () => {
  const { port, server } = await openSite({ serverLimits });
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(manyFilms);
  await once(socket, 'connect');
  expect((await ask(port, '/film.1a0b5879.webm')).body).toEqual(film);
  await expect.poll(() => openOn(server.server), { timeout: 15_000 }).toBe(0);
}, 20_000);

it('a client that waits for its response is not disconnected as a slow reader', async () => {
  const { port, server, site } = await openSite({ serverLimits: { slowReaderInterval: 5 } });
  const rendering = Promise.withResolvers<void>();
  site.wait = () => rendering.promise;
  const waiting = ask(port, '/news');
  await expect.poll(() => site.rendered.length).toBe(1);
  for (let asked = 0; asked < 20; asked++) await ask(port, '/font.woff2');
  expect(await openOn(server.server)).toBeGreaterThan(0);
  rendering.resolve();
  expect((await waiting).status).toBe(200);
});
