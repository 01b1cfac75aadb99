import type { Server, Socket } from 'node:net';

/** The bytes accepted by the system, of an answer that was waiting at the last check. */
type Waiting = WeakMap<Socket, number>;

/**
 * Closes connections that requested something large and do not read it: those whose answer made no progress at all
 * between two checks, `everyMs` apart. A chunk is at most 64 KB, so with a minute between checks a line of one kilobyte
 * a second still gets its film. Small answers are buffered by the system already.
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
