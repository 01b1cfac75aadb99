import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { isSecret } from '#platform/derived-keys.ts';
import { env } from '#platform/env.ts';
import type { Metrics } from './metrics.ts';

/** The processes, and the offset of each one's port from METRICS_PORT. */
const portsAbove = { site: 0, staff: 1, mail: 2 } as const;

type Operations = {
  /** Null unless configured: then nothing is counted. */
  readonly metrics: Metrics | null;
  /** Ready for requests from now on, unless `whyNot` says otherwise. */
  readonly isOpen: (whyNot?: () => Promise<string | null> | string | null) => void;
  /** No new requests should be sent here from now on. */
  readonly isClosing: () => void;
};

/**
 * Starts what is configured for operators: the metrics server and traces. Called first, so that a process can report
 * that it is starting.
 */
export async function openOperations(process: keyof typeof portsAbove): Promise<Operations> {
  let whyNotReady: () => Promise<string | null> | string | null = () => 'starting';
  await startTracing(process);
  const metrics = await startServer(process, async () => whyNotReady());
  return {
    metrics,
    isOpen(whyNot = () => null) {
      whyNotReady = whyNot;
    },
    isClosing() {
      whyNotReady = () => 'closing';
    },
  };
}

async function startServer(
  process: keyof typeof portsAbove,
  whyNotReady: () => Promise<string | null>,
): Promise<Metrics | null> {
  if (env.METRICS_PORT === undefined) return null;
  const { createMetrics } = await import('./metrics.ts');
  const { version } = JSON.parse(await readFile(resolve('package.json'), 'utf8'));
  const metrics = createMetrics(process, version);
  await startMetricsServer(
    { whyNotReady, metrics: metrics.render },
    {
      port: env.METRICS_PORT + portsAbove[process],
      host: env.METRICS_HOST,
      token: env.METRICS_TOKEN,
    },
  );
  return metrics;
}

/**
 * Exports this process's traces to OTEL_EXPORTER_OTLP_ENDPOINT; without that setting nothing is loaded. Resolves once
 * spans are accepted.
 */
async function startTracing(process: string): Promise<void> {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return;
  const { sendTraces } = await import('./send-traces.ts');
  sendTraces(process, env.OTEL_EXPORTER_OTLP_ENDPOINT);
}

/** What a process reports to its operator. */
type MetricsSource = {
  /** Whether to send requests here: null for yes, or a word for why not. */
  readonly whyNotReady: () => Promise<string | null>;
  /** All metrics in Prometheus format. */
  readonly metrics: () => Promise<string>;
};

type OperationsPlace = {
  readonly port: number;
  readonly host: string;
  readonly token?: string | undefined;
};

type MetricsServer = { readonly port: number; close(): void };

/**
 * Starts a server for operators, apart from everything public: /livez (this process answers), /readyz (send it
 * requests) and /metrics. It never keeps a process from ending.
 */
export async function startMetricsServer(
  source: MetricsSource,
  place: OperationsPlace,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    answer(source, place, request)
      .catch(() => ({ status: 500, text: 'Metrics are unavailable at the moment.\n' }))
      .then(({ status, text }) => send(response, status, text));
  });
  server.unref();
  server.requestTimeout = 10_000;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(place.port, place.host, resolve);
  await promise;
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : place.port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(
  source: MetricsSource,
  { token }: OperationsPlace,
  { method, url, headers }: IncomingMessage,
) {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, text: 'Only GET.\n' };
  if (url === '/livez') return { status: 200, text: 'alive\n' };
  if (url === '/readyz') {
    const reason = await source.whyNotReady();
    return reason === null ? { status: 200, text: 'ready\n' } : { status: 503, text: `${reason}\n` };
  }
  if (url !== '/metrics') return { status: 404, text: 'There are /livez, /readyz and /metrics.\n' };
  const sent = headers.authorization?.replace(/^Bearer /, '') ?? '';
  if (token !== undefined && !isSecret(sent, token)) return { status: 401, text: 'The token is missing.\n' };
  return { status: 200, text: await source.metrics() };
}

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(status === 401 && { 'www-authenticate': 'Bearer' }),
  });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}
