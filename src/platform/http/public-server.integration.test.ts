import { Agent } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ask, askRaw } from '../../../tests/support/ask.ts';
import { openSite } from '../../../tests/support/open-site.ts';

describe('the server', () => {
  it('a client that does not finish its headers in time gets 408', async () => {
    const { port } = await openSite({
      serverLimits: { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 },
    });
    expect(await askRaw(port, 'GET / HTTP/1.1\r\nHost: x\r\n')).toMatch(/^HTTP\/1.1 408 /);
  });

  it('shutdown finishes requests in flight, closes idle connections and refuses new ones', async () => {
    const { site, port, server } = await openSite();
    const rendering = Promise.withResolvers<void>();
    site.wait = () => rendering.promise;
    const idle = askRaw(port, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    const entry = askRaw(port, 'GET /news HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => site.rendered.length).toBe(1);
    const stopping = performance.now();
    const stopped = server.stop(5_000);
    expect(await idle).toMatch(/^HTTP\/1.1 200 /);
    await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED');
    rendering.resolve();
    expect(await entry).toMatch(/^HTTP\/1.1 200 [\s\S]*<p>old \/news/);
    await stopped;
    expect(performance.now() - stopping).toBeLessThan(2_500);
  });

  it('a request on a busy connection during shutdown gets Connection: close', async () => {
    const { site, port, server } = await openSite();
    const rendering = Promise.withResolvers<void>();
    site.wait = () => rendering.promise;
    const socket = connect(port, '127.0.0.1');
    const received = text(socket);
    socket.write('GET /news HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => site.rendered.length).toBe(1);
    const stopped = server.stop(5_000);
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await sleep(20);
    rendering.resolve();
    const [, , second] = (await received).split('HTTP/1.1 200 ');
    expect(second).toMatch(/^connection: close\r$/im);
    await stopped;
  });

  it('a stopping server is not ready, and answers the request in flight with Connection: close', async () => {
    const { site, port, server } = await openSite();
    const rendering = Promise.withResolvers<void>();
    site.wait = () => rendering.promise;
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const slow = ask(port, '/news', { agent });
    await expect.poll(() => site.rendered.length).toBe(1);
    expect(server.isReady()).toBe(true);
    const stopped = server.stop(20_000);
    expect(server.isReady()).toBe(false);
    rendering.resolve();
    const { status, headers } = await slow;
    expect([status, headers.connection]).toEqual([200, 'close']);
    await stopped;
  });

  it('a draining server answers new requests with Connection: close, and refuses them afterwards', async () => {
    const { port, server } = await openSite();
    const stopped = server.stop(20_000, 2_000);
    const { status, headers } = await ask(port, '/news');
    expect([status, headers.connection, server.isReady()]).toEqual([200, 'close', false]);
    await stopped;
    await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED');
  });

  it('shutdown does not wait for a response that never comes', async () => {
    const { site, port, server } = await openSite();
    site.wait = () => Promise.withResolvers<void>().promise;
    const endless = ask(port, '/news');
    const outcome = expect(endless).rejects.toThrow();
    await expect.poll(() => site.rendered.length).toBe(1);
    await server.stop(50);
    await outcome;
  });

  it('listening on a port in use rejects with EADDRINUSE', async () => {
    const { port } = await openSite();
    const { server } = await openSite();
    await server.stop(0);
    const second = await openSite();
    await second.server.stop(0);
    await expect(second.server.listen(port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
