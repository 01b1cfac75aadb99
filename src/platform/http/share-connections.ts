import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { logWarning } from '#platform/log.ts';
import { clientAddress, toNetwork } from './client-address.ts';

export type Shares = {
  /** Connections the server keeps at once. */
  readonly mostConnections: number;
  /** Requests of one network that may be in progress at once when another begins. */
  readonly mostInProgress: (request: IncomingMessage) => number;
  readonly trustedProxies: number;
  /** Selects requests that are not counted. */
  readonly isStaff?: (request: IncomingMessage) => boolean;
};

type SharedConnections = {
  /** Counts a request until it is answered; false if its network has too many in progress. */
  admits(request: IncomingMessage, response: ServerResponse): boolean;
  /** Notes that a connection was used for a request that is answered at once. */
  touch(socket: Socket): void;
};

type Connection = {
  /** The network at its other end: a visitor’s, or that of the proxy in front. */
  readonly peer: string;
  /** The network whose request is in progress, if it is counted. */
  client: string | null;
  inProgress: number;
};

/** How often a full server is logged. */
const logIntervalMs = 60_000;

/**
 * Shares the connections of a server between its clients, so that nobody keeps the others out (decision 0023). A
 * full server makes room for a new connection: whoever has most connections on which no request is in progress loses
 * the one that was silent for longest. Connections with a request are never closed for another; instead each network
 * may have only so many of them. Behind proxies that network is the visitor’s, as they report it.
 */
export function shareConnections(server: Server, shares: Shares): SharedConnections {
  const { mostConnections, mostInProgress, trustedProxies, isStaff = () => false } = shares;
  const open = new Map<Socket, Connection>();
  /** Connections on which no request is in progress, by peer; the one silent for longest first. */
  const silent = new Map<string, Set<Socket>>();
  /** The number of connections with a request in progress, by client. */
  const busy = new Map<string, number>();
  const logFull = atIntervals(() => logWarning('all connections in use', { connections: mostConnections }));
  const logRefused = atIntervals(() => logWarning('too many requests of one network in progress'));

  // Node closes what comes beyond this; until a connection is really closed, it counts there.
  server.maxConnections = mostConnections + 100;
  server.on('connection', socket => {
    const connection = { peer: toNetwork(socket.remoteAddress ?? ''), client: null, inProgress: 0 };
    open.set(socket, connection);
    addSilent(socket, connection.peer);
    socket.once('close', () => forget(socket));
    if (open.size > mostConnections) makeRoom();
  });

  function makeRoom(): void {
    logFull();
    let most: Set<Socket> | undefined;
    for (const sockets of silent.values()) if (sockets.size > (most?.size ?? 0)) most = sockets;
    const [longest] = most ?? [];
    if (!longest) return;
    dropSilent(longest, open.get(longest)?.peer ?? '');
    longest.destroy();
  }

  function addSilent(socket: Socket, peer: string): void {
    const sockets = silent.get(peer) ?? new Set();
    silent.set(peer, sockets.add(socket));
  }

  function dropSilent(socket: Socket, peer: string): void {
    const sockets = silent.get(peer);
    sockets?.delete(socket);
    if (sockets?.size === 0) silent.delete(peer);
  }

  function release(connection: Connection): void {
    if (connection.client === null) return;
    const left = (busy.get(connection.client) ?? 1) - 1;
    if (left === 0) busy.delete(connection.client);
    else busy.set(connection.client, left);
    connection.client = null;
  }

  function forget(socket: Socket): void {
    const connection = open.get(socket);
    if (!connection) return;
    open.delete(socket);
    dropSilent(socket, connection.peer);
    release(connection);
  }

  /** Whether the client of this request may keep one more connection busy. */
  function begin(request: IncomingMessage, connection: Connection): boolean {
    if (isStaff(request)) return true;
    const client = toNetwork(clientAddress(request, trustedProxies) ?? '');
    const before = busy.get(client) ?? 0;
    if (before >= mostInProgress(request)) {
      logRefused();
      return false;
    }
    busy.set(client, before + 1);
    connection.client = client;
    return true;
  }

  return {
    admits(request, response) {
      const { socket } = request;
      const connection = open.get(socket);
      if (!connection) return true;
      if (connection.inProgress === 0 && !begin(request, connection)) return false;
      connection.inProgress += 1;
      dropSilent(socket, connection.peer);
      response.once('close', () => {
        connection.inProgress -= 1;
        if (connection.inProgress > 0 || !open.has(socket)) return;
        release(connection);
        addSilent(socket, connection.peer);
      });
      return true;
    },
    touch(socket) {
      const connection = open.get(socket);
      if (!connection || connection.inProgress > 0) return;
      dropSilent(socket, connection.peer);
      addSilent(socket, connection.peer);
    },
  };
}

/** A flood would fill the log. */
function atIntervals(log: () => void): () => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - loggedAt < logIntervalMs) return;
    loggedAt = now;
    log();
  };
}
