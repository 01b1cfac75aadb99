/**
 * Node's own HTTP server with one answer made beforehand, and nothing around it: what a process of Node can reach at best.
 * Started by `page-cache-node.ts`, which sends it the answer.
 */
import { createServer } from 'node:http';

process.once('message', ({ port, headers, body }: { port: number; headers: string[]; body: string }) => {
  // A length without a body keeps whoever asked waiting for one.
  const headersOf304 = headers.flatMap((name, at) =>
    at % 2 === 1 || name.startsWith('content-') ? [] : [name, headers[at + 1] ?? ''],
  );
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((request, response) => {
    const holds = request.headers['if-none-match'] !== undefined;
    response.writeHead(holds ? 304 : 200, holds ? headersOf304 : headers);
    response.end(holds ? undefined : bytes);
  });
  server.listen(port, '127.0.0.1', () => process.send?.('listening'));
});
