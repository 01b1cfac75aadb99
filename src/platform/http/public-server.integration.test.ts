import { Agent } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ask, askRaw } from '../../../tests/support/ask.ts';
import { openSite } from '../../../tests/support/open-site.ts';

describe('the server', () => {
  it('disconnects clients that connect and send nothing', async () => {
    const { port } = await openSite({
      serverLimits: { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 },
    });
    expect(await askRaw(port, 'GET / HTTP/1.1\r\nHost: x\r\n')).toMatch(/^HTTP\/1.1 408 /);
  });

  it('shuts down by finishing requests in flight, closing idle connections and accepting nothing new', async () => {
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

  it('tells a busy connection during shutdown that this response is the last', async () => {
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

  it('announces the last response before disconnecting, and is not ready once shutdown is requested', async () => {
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

  it('accepts visitors while it drains, and tells each that this connection ends', async () => {
    const { port, server } = await openSite();
    const stopped = server.stop(20_000, 2_000);
    const { status, headers } = await ask(port, '/news');
    expect([status, headers.connection, server.isReady()]).toEqual([200, 'close', false]);
    await stopped;
    await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED');
  });

  it('does not wait forever for a response that never comes', async () => {
    const { site, port, server } = await openSite();
    site.wait = () => Promise.withResolvers<void>().promise;
    const endless = ask(port, '/news');
    const outcome = expect(endless).rejects.toThrow();
    await expect.poll(() => site.rendered.length).toBe(1);
    await server.stop(50);
    await outcome;
  });

  it('reports that its port is in use', async () => {
    const { port } = await openSite();
    const { server } = await openSite();
    await server.stop(0);
    const second = await openSite();
    await second.server.stop(0);
    await expect(second.server.listen(port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
