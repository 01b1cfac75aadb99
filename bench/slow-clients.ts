import { connect, type Socket } from 'node:net';

/** What a slow client does: never ends its headers, never ends its body, or never reads what it asked for. */
export type Slowness = 'headers' | 'body' | 'reading';

const begun: Record<Slowness, (path: string) => string> = {
  headers: () => 'GET / HTTP/1.1\r\nHost: x\r\n',
  body: () =>
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
  // Several films in a row, as many as a connection may ask for: one alone fits into what systems hold for it.
  reading: path => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(9),
};

export type SlowClient = { readonly kind: Slowness; readonly openFor: Promise<number>; end(): void };

/** Connects one slow client; a byte comes every two seconds where it sends. `openFor` is in ms, until the server closed. */
export function connectSlowly(port: number, kind: Slowness, film: string): SlowClient {
  const since = performance.now();
  const socket: Socket = connect(port, '127.0.0.1');
  const { promise, resolve } = Promise.withResolvers<number>();
  socket.on('error', () => resolve(performance.now() - since));
  socket.on('close', () => resolve(performance.now() - since));
  socket.write(begun[kind](film));
  const drip = setInterval(() => {
    if (kind !== 'reading') socket.write('x');
  }, 2_000);
  // One that does not read does not hear either that it was hung up on: slow-readers.integration.test.ts tells when.
  if (kind === 'reading') socket.pause();
  else socket.resume();
  void promise.then(() => clearInterval(drip));
  return {
    kind,
    openFor: promise,
    end: () => socket.destroy(),
  };
}
