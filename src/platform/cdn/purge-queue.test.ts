import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createPurgeQueue } from '#platform/cdn/purge-queue.ts';

vi.setConfig({ expect: { poll: { timeout: 10_000 } } });

/** A service that takes our own form of request; it answers with `status` while that is set, and else when let. */
async function openService() {
  const received: string[] = [];
  const service = { status: 200, received, answer: null as (() => void) | null, holds: false };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    received.push(body);
    const end = () => response.writeHead(service.status).end();
    if (service.holds) service.answer = end;
    else end();
  }).listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  return { service, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function openQueue(purgeUrl: string, againAfterMs: number[] = []) {
  const queue = createPurgeQueue(
    { kind: 'http', purgeUrl },
    { firstRetryMs: 5, longestRetryMs: 10, againAfterMs },
  );
  onTestFinished(() => queue.stop());
  return queue;
}

it('purge requests are sent one at a time, and tags changed meanwhile are merged into the next one', async () => {
  const { service, url } = await openService();
  const queue = openQueue(url);
  service.holds = true;
  queue.purge(new Set(['posts']));
  await expect.poll(() => service.received).toEqual(['{"tags":["posts"]}']);
  queue.purge(new Set(['media']));
  queue.purge(new Set(['events', 'media']));
  expect(queue.count()).toBe(3);
  service.holds = false;
  service.answer?.();
  await expect.poll(() => service.received).toEqual(['{"tags":["posts"]}', '{"tags":["media","events"]}']);
  await expect.poll(() => queue.count()).toBe(0);
});

it('a failed purge is retried until the service responds, and includes changes made meanwhile', async () => {
  const { service, url } = await openService();
  const queue = openQueue(url);
  service.status = 503;
  queue.purge(new Set(['posts']));
  await expect.poll(() => service.received.length).toBeGreaterThan(2);
  queue.purge('all');
  service.status = 200;
  await expect.poll(() => queue.count()).toBe(0);
  expect(service.received.at(-1)).toBe('{"everything":true}');
});

it('a purge is repeated after a delay, for responses that were in flight at the change', async () => {
  const { service, url } = await openService();
  openQueue(url, [20]).purge(new Set(['posts']));
  await expect.poll(() => service.received).toEqual(Array(2).fill('{"tags":["posts"]}'));
});

it('a stopped purge queue sends no further requests, even with purges pending', async () => {
  const { service, url } = await openService();
  const queue = openQueue(url, [20]);
  service.holds = true;
  queue.purge('all');
  await expect.poll(() => service.received).toEqual(['{"everything":true}']);
  queue.purge(new Set(['posts']));
  queue.stop();
  queue.purge(new Set(['media']));
  service.holds = false;
  service.answer?.();
  // The repeat of another queue comes later than any request of the stopped one would.
  openQueue(url, [200]).purge(new Set(['events']));
  await expect.poll(() => service.received.filter(body => body.includes('events'))).toHaveLength(2);
  expect(service.received).toEqual(['{"everything":true}', '{"tags":["events"]}', '{"tags":["events"]}']);
});
