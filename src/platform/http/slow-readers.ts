import type { Server, Socket } from 'node:net';

/** The bytes the system had taken, of an answer that waited to be read when it was last looked at. */
type Waiting = WeakMap<Socket, number>;

/**
 * Hangs up on who asked for something large and then does not read it: an answer of which nothing at all could be passed
 * on from one look to the next, `everyMs` apart. One piece of it is at most 64 KB, so with a minute between looks a line
 * of one kilobyte a second still gets its film. What is small is in the hands of the system already, and not waited for.
 */
export function closeSlowReaders(server: Server, everyMs: number): void {
  const open = new Set<Socket>();
  const waiting: Waiting = new WeakMap();
  server.on('connection', socket => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const timer = setInterval(() => {
    for (const socket of open) closeIfStalled(socket, waiting);
  }, everyMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

function closeIfStalled(socket: Socket, waiting: Waiting): void {
  if (socket.writableLength === 0) {
    waiting.delete(socket);
    return;
  }
  const taken = socket.bytesWritten - socket.writableLength;
  if (waiting.get(socket) === taken) socket.destroy();
  else waiting.set(socket, taken);
}
