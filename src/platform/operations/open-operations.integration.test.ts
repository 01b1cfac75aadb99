import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ask } from '../../../tests/support/ask.ts';
import { openSite } from '../../../tests/support/open-site.ts';
import { createMetrics } from './metrics.ts';
import { startMetricsServer } from './open-operations.ts';
import { sendTraces } from './send-traces.ts';

const findRoute = (path: string) => (path.startsWith('/news/') ? '/news/[slug]' : '(none)');
const token = 'a token that only operators of this test know';

async function startServer(place: { token?: string } = {}) {
  const metrics = createMetrics('site', '1.2.3');
  const state: { whyNot: string | null } = { whyNot: 'starting' };
  const server = await startMetricsServer(
    { whyNotReady: async () => state.whyNot, metrics: metrics.render },
    { port: 0, host: '127.0.0.1', ...place },
  );
  onTestFinished(server.close);
  return { metrics, state, askMetricsServer: ask.bind(null, server.port) };
}

it('/livez reports that the process is alive, and /readyz why it is not ready', async () => {
  const { state, askMetricsServer } = await startServer();
  expect((await askMetricsServer('/livez')).status).toBe(200);
  expect(await askMetricsServer('/readyz')).toMatchObject({ status: 503, text: 'starting\n' });
  state.whyNot = null;
  expect((await askMetricsServer('/readyz')).status).toBe(200);
  expect((await askMetricsServer('/anything')).status).toBe(404);
  expect((await askMetricsServer('/metrics', { method: 'POST' })).status).toBe(405);
});

it('/metrics requires its token if one is set, and /livez needs none', async () => {
  const { askMetricsServer } = await startServer({ token });
  for (const authorization of ['', 'Bearer wrong', `Bearer ${token}x`])
    expect((await askMetricsServer('/metrics', { headers: { authorization } })).status).toBe(401);
  const answer = await askMetricsServer('/metrics', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  expect(answer.text).toContain('adey_process_resident_memory_bytes');
  expect(answer.text).toMatch(/adey_build_info\{version="1\.2\.3".*\} 1/);
  expect((await askMetricsServer('/livez')).status).toBe(200);
});

it('responses are counted by route, and hostile addresses add no labels or personal data to metrics', async () => {
  const { metrics, askMetricsServer } = await startServer();
  const site = await openSite({ findRoute, watch: metrics.watchVisits(findRoute) });
  for (const path of ['/news/a', '/news/a', '/news/a', '/news/b']) await site.ask(path);
  for (let number = 0; number < 40; number++)
    await site.ask(`/almaz-${number}@example.org?name=Bekele`, { headers: { 'user-agent': 'Almaz' } });
  const { text } = await askMetricsServer('/metrics');
  expect(text).toMatch(/adey_requests_total\{route="\/news\/\[slug\]",status="200",answer="rendered".*\} 2/);
  expect(text).toMatch(/adey_requests_total\{route="\/news\/\[slug\]",status="200",answer="cached".*\} 2/);
  expect(text).not.toMatch(/almaz|bekele/i);
  expect(new Set(text.match(/route="[^"]*"/g))).toEqual(new Set(['route="/news/[slug]"', 'route="(none)"']));
});

type Sent = {
  resourceSpans: { scopeSpans: { spans: { traceId: string; name: string; attributes: unknown }[] }[] }[];
};

/** Receives OTLP over HTTP, in JSON. */
async function receiveTraces() {
  const sent: Sent[] = [];
  const server = createServer(async (request, response) => {
    sent.push((await json(request)) as Sent);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const spans = () =>
    sent.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(scope => scope.spans)),
    );
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans };
}

it('traces continue the trace of the proxy without personal data, and end when stopped', async () => {
  // Otherwise a batch is sent after five seconds, when the test is over.
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '1');
  const receiver = await receiveTraces();
  const stop = sendTraces('site', receiver.address);
  const site = await openSite({ findRoute, trustedProxies: 1 });
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01`, 'x-forwarded-for': '203.0.113.9' };
  const answer = await site.ask('/api/almaz?name=Bekele', { headers });
  expect(answer.headers['x-request-id']).toBe(traceId);
  await site.ask('/news/a');
  await expect.poll(() => receiver.spans().map(({ name }) => name)).toContain('render /news/[slug]');
  await stop();
  const spans = receiver.spans();
  expect(spans.filter(span => span.traceId === traceId).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['GET (none)', 'render (none)']),
  );
  expect(spans.map(({ name }) => name)).toContain('render /news/[slug]');
  expect(JSON.stringify(spans)).not.toMatch(/almaz|bekele|203\.0\.113/i);
  const before = spans.length;
  for (let request = 0; request < 20; request++) await site.ask('/news/c');
  expect(receiver.spans()).toHaveLength(before);
});
