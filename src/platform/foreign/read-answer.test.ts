import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fetchAtMost, readAnswer } from './read-answer.ts';

describe('responses of other services', () => {
  it('a response is read as text up to its limit', async () => {
    expect(await readAnswer(new Response('ሰላም'), 9)).toBe('ሰላም');
    expect(await readAnswer(new Response(null), 9)).toBe('');
  });

  it('an endless response is cancelled at its limit, and returns null', async () => {
    let sent = 0;
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: controller => {
        sent += 1;
        controller.enqueue(new Uint8Array(1_000));
      },
      cancel: () => {
        isCancelled = true;
      },
    });
    expect(await readAnswer(new Response(endless), 5_000)).toBeNull();
    expect(isCancelled).toBe(true);
    expect(sent).toBeLessThan(10);
  });

  it('fetchAtMost keeps status and headers, and throws for a body beyond its limit', async () => {
    const server = createServer((request, response) => {
      response.writeHead(request.url === '/none' ? 204 : 402, { 'request-id': 'r1' });
      response.end(request.url === '/none' ? undefined : 'x'.repeat(10));
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const answer = await fetchAtMost(10)(address);
    expect([answer.status, answer.headers.get('request-id'), await answer.text()]).toEqual([
      402,
      'r1',
      'xxxxxxxxxx',
    ]);
    expect((await fetchAtMost(10)(`${address}/none`)).status).toBe(204);
    await expect(fetchAtMost(9)(address)).rejects.toThrow('more than 9 bytes');
  });
});
