import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ask, askRaw } from '../../../tests/support/ask.ts';
import { openOtherServer } from '../../../tests/support/open-other-server.ts';
import { openSite } from '../../../tests/support/open-site.ts';

type Door = {
  readonly port: number;
  readonly site: { wait: () => Promise<unknown> };
  /** Requests that reached the pages behind the server. */
  readonly asked: () => number;
  readonly connections: () => Promise<number>;
};

async function openSiteDoor(): Promise<Door> {
  const { port, site, server } = await openSite();
  const connections = promisify(server.server.getConnections.bind(server.server));
  return { port, site, asked: () => site.rendered.length, connections: () => connections() };
}

async function openAdminDoor(): Promise<Door> {
  const { port, site, server } = await openOtherServer();
  const connections = promisify(server.getConnections.bind(server));
  return { port, site, asked: () => site.asked, connections: () => connections() };
}

/** A client that keeps its side open, whatever the server does. */
function openClient(port: number): Socket {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** The errors that would have ended the process, until the test has finished. */
function collectUncaught(): Error[] {
  const uncaught: Error[] = [];
  const others = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', error => uncaught.push(error));
  onTestFinished(() => {
    process.removeAllListeners('uncaughtException');
    for (const listener of others) process.on('uncaughtException', listener);
  });
  return uncaught;
}

const tunnel = 'CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n';
const last = 'Connection: close\r\n\r\n';

describe.each([
  ['the site', openSiteDoor],
  ['the admin', openAdminDoor],
])('%s', (_, open) => {
  it.each([
    ['GET /news', 'h2c', ''],
    ['GET /_next/webpack-hmr', 'websocket', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n'],
    ['POST /api/x', 'h2c', 'Content-Length: 2\r\n'],
  ])('the request %s is answered once when it asks for an upgrade to %s', async (line, protocol, more) => {
    const { port, connections } = await open();
    const body = more.startsWith('Content-Length') ? '{}' : '';
    const bytes = `${line} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n${more}\r\n${body}`;
    const answers = Array.from({ length: 20 }, async () => {
      const socket = openClient(port);
      socket.write(`${bytes}GET /dropped HTTP/1.1\r\nHost: x\r\n\r\n`);
      return await text(socket);
    });
    for (const answer of await Promise.all(answers))
      expect(answer.match(/HTTP\/1\.1 [2-4]\d\d [\s\S]*connection: close/gi)).toHaveLength(1);
    await expect.poll(connections).toBe(0);
  });

  it('a CONNECT request gets 405 with the security headers, and its connection is closed', async () => {
    const { port, connections } = await open();
    const socket = openClient(port);
    socket.write(tunnel + 'x'.repeat(100_000));
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 405 [\s\S]*x-content-type-options: nosniff/);
    await expect.poll(connections, { timeout: 5_000 }).toBe(0);
  });

  it('clients that reset the connection after CONNECT cause no uncaught error', async () => {
    const { port, connections } = await open();
    const uncaught = collectUncaught();
    for (let number = 0; number < 50; number++) {
      const socket = openClient(port);
      await once(socket, 'connect');
      socket.write(tunnel + 'x'.repeat(1_000), () => socket.resetAndDestroy());
    }
    await expect.poll(connections, { timeout: 5_000 }).toBe(0);
    expect((await ask(port, '/news')).status).toBe(200);
    expect(uncaught).toEqual([]);
  });

  it('a CONNECT request does not answer the earlier request in flight with 405', async () => {
    const { port, site, asked } = await open();
    const rendering = Promise.withResolvers<void>();
    site.wait = () => rendering.promise;
    const answer = askRaw(port, `GET /news HTTP/1.1\r\nHost: x\r\n\r\n${tunnel}`).catch(() => '');
    await expect.poll(asked).toBe(1);
    expect(await answer).not.toContain('405');
    rendering.resolve();
  });

  it('malformed bytes do not answer the earlier request in flight with 400', async () => {
    const { port, site, asked } = await open();
    const rendering = Promise.withResolvers<void>();
    site.wait = () => rendering.promise;
    const answer = askRaw(port, 'GET /news HTTP/1.1\r\nHost: x\r\n\r\nnonsense\r\n\r\n').catch(() => '');
    await expect.poll(asked).toBe(1);
    expect(await answer).not.toContain('400');
    rendering.resolve();
  });

  it.each(['100-continue', 'a miracle'])('a request that expects %s gets 200', async expectation => {
    const { port } = await open();
    const answer = await askRaw(
      port,
      `POST /api/x HTTP/1.1\r\nHost: x\r\nExpect: ${expectation}\r\nContent-Length: 2\r\n${last}{}`,
    );
    expect(answer).toMatch(/^(HTTP\/1\.1 100 Continue\r\n\r\n)?HTTP\/1\.1 200 /);
  });

  it.each(['100-continue', 'a miracle'])(
    'pipelined requests that expect %s are limited',
    async expectation => {
      const { port, site, asked } = await open();
      const rendering = Promise.withResolvers<void>();
      site.wait = () => rendering.promise;
      onTestFinished(() => rendering.resolve());
      const bytes = `GET /news HTTP/1.1\r\nHost: x\r\nExpect: ${expectation}\r\n\r\n`.repeat(500);
      expect(await askRaw(port, bytes).catch(() => '')).not.toContain('200');
      expect(asked()).toBeLessThan(10);
    },
  );

  it('malformed bytes get 400 with the security headers', async () => {
    const { port } = await open();
    expect(await askRaw(port, 'nonsense\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 [\s\S]*strict-transport-security[\s\S]*content-security-policy: default-src 'none'/,
    );
  });

  it('a chunked request with trailers is answered, and so is the request after it', async () => {
    const { port } = await open();
    const chunks = `2\r\n{}\r\n0\r\n${'X: y\r\n'.repeat(5)}\r\n`;
    const answer = await askRaw(
      port,
      `POST /api/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}GET /news HTTP/1.1\r\nHost: x\r\n${last}`,
    );
    expect(answer.match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
  });

  it('a request target in absolute form is answered without a redirect to another site', async () => {
    const { port } = await open();
    const answer = await askRaw(port, `GET http://elsewhere.example/news HTTP/1.1\r\nHost: x\r\n${last}`);
    expect(answer).toMatch(/^HTTP\/1\.1 [24]\d\d /);
    expect(answer).not.toMatch(/location: .*elsewhere/i);
  });
});
