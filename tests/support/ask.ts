import { type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';

export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
};

export type Asking = {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
  /** Keeps connections open for the next request; without one each request opens its own. */
  agent?: Agent;
};

/** Requests exactly `target` from a server of ours on `port`: no path normalisation, redirects or decompression. */
export function ask(
  port: number,
  target: string,
  { method = 'GET', headers, body, agent }: Asking = {},
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const asked = request(
    { host: '127.0.0.1', port, path: target, method, headers, agent: agent ?? false },
    answer => {
      // An aborted response fails the request.
      buffer(answer).then(
        received =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: received,
            text: received.toString(),
          }),
        reject,
      );
    },
  );
  asked.on('error', reject);
  asked.end(body);
  return promise;
}

/** Sends bytes no HTTP library would send, and reads the response until the server closes. */
export async function askRaw(port: number, bytes: string, localAddress = '127.0.0.1'): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.write(bytes, 'latin1');
  return await text(socket);
}
