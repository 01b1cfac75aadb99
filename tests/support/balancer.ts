import { randomBytes } from 'node:crypto';
import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Balancer = {
  url: string;
  /** The targets of requests, in turn. */
  sendTo(urls: readonly string[]): void;
  /** How often a process did not respond and another one was tried. */
  asksAgain(): number;
  close(): Promise<void>;
};

/**
 * A balancer in front of several site processes, as docs/how-to/run-several-processes.md requires: requests go to each
 * in turn, with the visitor's address and an id; unresponsive processes are skipped.
 */
export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let targets: readonly string[] = [];
  let turn = 0;
  let again = 0;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const begin = turn++;
    for (let tried = 0; tried < targets.length; tried++) {
      const target = targets[(begin + tried) % targets.length] ?? '';
      if (await pass({ target, agent, request, body, response })) return;
      again++;
    }
    response.writeHead(502).end();
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    sendTo(urls) {
      targets = urls;
    },
    asksAgain: () => again,
    async close() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise(done => server.close(done));
    },
  };
}

type Passing = {
  target: string;
  agent: Agent;
  request: IncomingMessage;
  body: Buffer;
  response: ServerResponse;
};

/** False when no part of a response arrived and trying another process is harmless. */
function pass({ target, agent, request, body, response }: Passing): Promise<boolean> {
  const { method = 'GET', url = '/', headers, socket } = request;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const forwarded = {
    ...headers,
    'x-forwarded-for': headers['x-forwarded-for'] ?? socket.remoteAddress ?? '',
    'x-request-id': randomBytes(16).toString('hex'),
  };
  const { hostname, port } = new URL(target);
  const asked = ask({ hostname, port, path: url, method, headers: forwarded, agent }, answer => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    answer.once('end', () => resolve(true));
    answer.once('error', () => response.destroy());
  });
  asked.once('error', (error: NodeJS.ErrnoException) => {
    const isHarmless = method === 'GET' || error.code === 'ECONNREFUSED';
    if (response.headersSent || !isHarmless) response.destroy();
    resolve(response.headersSent || !isHarmless);
  });
  asked.end(body);
  return promise;
}
