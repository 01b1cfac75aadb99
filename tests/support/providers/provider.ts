import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Call = { method: string; path: string; headers: IncomingMessage['headers']; body: string };
type Answer = { status: number; body: string } | 'hang up' | 'never';

export type Provider = { api: string; calls: Call[]; close(): Promise<void> };

/** A small HTTP server in place of a provider: `answer` decides the response to each request. */
export async function startProvider(answer: (call: Call) => Answer): Promise<Provider> {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const call = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
    calls.push(call);
    const given = answer(call);
    if (given === 'hang up') request.socket.destroy();
    else if (given !== 'never')
      response.writeHead(given.status, { 'content-type': 'application/json' }).end(given.body);
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  return {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: () =>
      new Promise(closed => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** A JSON response. */
export const json = (body: unknown, status = 200): Answer => ({ status, body: JSON.stringify(body) });
