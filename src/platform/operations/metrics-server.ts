import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isSecret } from '#platform/constant-time.ts';

/** What a process reports to its operator. */
export type MetricsSource = {
  /** Whether to send requests here: null for yes, or a word for why not. */
  readonly whyNotReady: () => Promise<string | null>;
  /** All metrics in Prometheus format. */
  readonly metrics: () => Promise<string>;
};

export type OperationsPlace = {
  readonly port: number;
  readonly host: string;
  readonly token?: string | undefined;
};

export type MetricsServer = { readonly port: number; close(): void };

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
