import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ask } from '../../../tests/support/ask.ts';
import { openOtherServer } from '../../../tests/support/open-other-server.ts';
import { openSite } from '../../../tests/support/open-site.ts';
import type { ServerLimits } from './server-limits.ts';

const doors = [
  [
    'the site',
    (serverLimits: Partial<ServerLimits>, trustedProxies = 0) => openSite({ serverLimits, trustedProxies }),
  ],
  ['the admin', openOtherServer],
] as const;

/** Opens connections from a loopback address and keeps them. */
async function hold(port: number, count: number, localAddress = '127.0.0.1', bytes = ''): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => undefined);
    socket.resume();
    onTestFinished(() => void socket.destroy());
    return socket;
  });
  // One after the other, so that the server has seen the last.
  for (const socket of sockets) if (socket.connecting) await once(socket, 'connect');
  for (const socket of sockets) socket.write(bytes);
  return sockets;
}

const isOpen = (socket: Socket) => !socket.closed && !socket.readableEnded;
const half = 'GET /news HTTP/1.1\r\nHost: x\r\n';
const slowBody = 'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\na';

describe.each(doors)('%s with many connections of one client', (_, open) => {
  it.each([
    ['silent', ''],
    ['with half a request', half],
    ['kept after an answer', `${half}\r\n`],
  ])('a client that holds 140 connections does not block others: %s', async (_how, bytes) => {
    const { port } = await open({ mostConnections: 30 });
    // More than Node lets in beyond the limit.
    await hold(port, 140, '127.0.0.2', bytes);
    const others = await hold(port, 3, '127.0.0.3');
    for (let times = 0; times < 20; times++) expect((await ask(port, '/news')).status).toBe(200);
    await hold(port, 30, '127.0.0.2', bytes);
    expect(others.filter(isOpen)).toHaveLength(3);
  });

  it('a connection on which a response is awaited is not closed', async () => {
    const { port, site } = await open({ mostConnections: 10 });
    const rendering = Promise.withResolvers<void>();
    site.wait = () => rendering.promise;
    const awaited = ask(port, '/news');
    await hold(port, 20);
    rendering.resolve();
    expect((await awaited).status).toBe(200);
  });

  it('a network with too many requests in progress gets 429, and is accepted again later', async () => {
    const { port, site } = await open({ mostInProgress: 5 });
    const rendering = Promise.withResolvers<void>();
    site.wait = () => rendering.promise;
    const slow = Array.from({ length: 5 }, (_each, at) => ask(port, `/api/${at}`));
    const refused = await expect
      .poll(() => ask(port, '/api/x', { method: 'POST' }), { timeout: 5_000 })
      .toMatchObject({ status: 429 })
      .then(() => ask(port, '/am/api/x'));
    expect(refused.headers).toMatchObject({
      'retry-after': '5',
      connection: 'close',
      'x-frame-options': 'DENY',
    });
    const other = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
    other.write(`${half}Connection: close\r\n\r\n`);
    rendering.resolve();
    expect(await text(other)).toMatch(/^HTTP\/1\.1 200 /);
    for (const answer of await Promise.all(slow)) expect(answer.status).toBe(200);
    expect((await ask(port, '/api/x')).status).toBe(200);
  });

  it('unfinished request bodies count towards the limit of requests in progress', async () => {
    const { port } = await open({ mostInProgress: 5 });
    const bodies = await hold(port, 20, '127.0.0.1', slowBody);
    await expect.poll(() => bodies.filter(isOpen).length).toBe(5);
    await expect.poll(async () => (await ask(port, '/api/x')).status).toBe(429);
    for (const body of bodies) body.destroy();
    await expect.poll(async () => (await ask(port, '/api/x')).status).toBe(200);
  });

  it('the limit of requests in progress counts the visitors behind a proxy, not the proxy', async () => {
    const { port, site } = await open({ mostInProgress: 5 }, 1);
    const rendering = Promise.withResolvers<void>();
    site.wait = () => rendering.promise;
    const from = (client: string) =>
      ask(port, '/api/x', { headers: { 'x-forwarded-for': `198.51.100.9, ${client}` } });
    const slow = Array.from({ length: 5 }, (_each, at) => from(`203.0.113.7:${50_000 + at}`));
    await expect.poll(async () => (await from('203.0.113.7:60000')).status).toBe(429);
    const others = Array.from({ length: 10 }, (_each, at) => from(`203.0.113.${100 + at}`));
    rendering.resolve();
    for (const answer of await Promise.all([...slow, ...others])) expect(answer.status).toBe(200);
  });
});

it('requests of staff do not count towards the limit of the admin', async () => {
  const { port, site } = await openOtherServer({ mostInProgress: 2 });
  const rendering = Promise.withResolvers<void>();
  site.wait = () => rendering.promise;
  const slow = Array.from({ length: 10 }, () => ask(port, '/x', { headers: { authorization: 'staff' } }));
  await expect.poll(() => site.asked).toBe(10);
  rendering.resolve();
  for (const answer of await Promise.all(slow)) expect(answer.status).toBe(200);
});

it('the admin refuses a page to a network with too many in progress, and still sends it files of the build', async () => {
  const { port, site } = await openOtherServer({ mostInProgress: 10, mostRendered: 2 });
  const rendering = Promise.withResolvers<void>();
  site.wait = () => rendering.promise;
  const pages = Array.from({ length: 2 }, () => ask(port, '/admin/login'));
  await expect.poll(() => site.asked).toBe(2);
  const others = [
    '/_next/webpack-hmr',
    '/_next/static',
    '/_next/static/../../x',
    '/_next/static/%2E%2e/../x',
  ];
  for (const path of ['/admin/login', ...others]) expect((await ask(port, path)).status, path).toBe(429);
  const file = ask(port, '/_next/static/chunks/app.js');
  await expect.poll(() => site.asked).toBe(3);
  rendering.resolve();
  for (const answer of await Promise.all([...pages, file])) expect(answer.status).toBe(200);
});
