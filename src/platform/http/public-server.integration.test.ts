import { describe, expect, it } from 'vitest';
import { ask, askRaw } from '../../../tests/support/ask.ts';
import { openSite } from '../../../tests/support/open-site.ts';

describe('the server', () => {
  it('cuts off who connects and says nothing', async () => {
    const { port } = await openSite({
      timeouts: { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 },
    });
    expect(await askRaw(port, 'GET / HTTP/1.1\r\nHost: x\r\n')).toMatch(/^HTTP\/1.1 408 /);
  });

  it('ends by finishing what is under way, closing what idles and taking nothing new', async () => {
    const { site, port, server } = await openSite();
    const rendering = Promise.withResolvers<void>();
    site.wait = () => rendering.promise;
    const idle = askRaw(port, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    const underWay = ask(port, '/news');
    await expect.poll(() => site.rendered.length).toBe(1);
    const stopped = server.stop(5_000);
    await idle;
    await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED');
    rendering.resolve();
    const answer = await underWay;
    expect([answer.status, answer.headers.connection]).toEqual([200, 'close']);
    await stopped;
  });

  it('does not wait for ever for an answer that never comes', async () => {
    const { site, port, server } = await openSite();
    site.wait = () => Promise.withResolvers<void>().promise;
    const endless = ask(port, '/news');
    const outcome = expect(endless).rejects.toThrow();
    await expect.poll(() => site.rendered.length).toBe(1);
    await server.stop(50);
    await outcome;
  });

  it('says that its port is taken', async () => {
    const { port } = await openSite();
    const { server } = await openSite();
    await server.stop(0);
    const second = await openSite();
    await second.server.stop(0);
    await expect(second.server.listen(port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
