import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { SmtpServer } from './mail-server.rules.ts';
import type { Refusal } from './refusal.rules.ts';
import { restAfter } from './refusal.rules.ts';

export type TransportSettings = {
  server: SmtpServer;
  /** The name we greet with. */
  name: string;
  perSecond: number;
  connections: number;
  /** Certificates to trust beside those of the system, as PEM. */
  ca?: string;
  timing?: Partial<TransportTiming>;
};

type TransportTiming = { connectWithinMs: number; answerWithinMs: number };
const usualTiming: TransportTiming = { connectWithinMs: 30_000, answerWithinMs: 120_000 };

/** Servers count what one connection brings; after this many messages a new one is made. */
const MESSAGES_A_CONNECTION = 100;
/** How long an idle connection stays open. */
const IDLE_MS = 5_000;
/** A connection that stood idle may have been closed by the server: the message goes over another one. */
const MOST_REQUEUES = 2;

/** Thrown by `send`: the server did not take the message, or it is unknown whether it did. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super('The mail server did not take the message.');
    this.refusal = refusal;
  }
}

type Gated = SendMailOptions & { gate: (input: Readable) => Readable };

/** The pooled connections to the mail server: one that is slow or silent keeps no other from sending. */
export function openTransport({ server, name, ca, timing, perSecond, connections }: TransportSettings) {
  const { connectWithinMs, answerWithinMs } = { ...usualTiming, ...timing };
  const { user, password } = server;
  const transporter = createTransport({
    pool: true,
    maxConnections: connections,
    maxMessages: MESSAGES_A_CONNECTION,
    maxRequeues: MOST_REQUEUES,
    rateDelta: 1000,
    rateLimit: perSecond,
    idleTimeout: IDLE_MS,
    host: server.host,
    port: server.port,
    secure: server.secure,
    requireTLS: server.requireTls,
    ignoreTLS: !server.secure && !server.requireTls,
    ...(user !== undefined && password !== undefined && { auth: { user, pass: password } }),
    name,
    connectionTimeout: connectWithinMs,
    greetingTimeout: connectWithinMs,
    socketTimeout: answerWithinMs,
    allowInternalNetworkInterfaces: true,
    tls: { minVersion: 'TLSv1.2', ...(ca !== undefined && { ca }) },
  });
  transporter.use('stream', (mail, done) => {
    mail.message.processFunc((mail.data as Gated).gate);
    done();
  });

  return {
    /**
     * Hands one message over. `beforeEnd` is awaited when all of it is on its way but its end: until then the server
     * has taken nothing, and when it throws the server never will.
     * @throws RefusedError, or what `beforeEnd` threw.
     */
    async send(message: SendMailOptions, beforeEnd: () => Promise<void>): Promise<void> {
      let stage: Refusal['stage'] = 'hello';
      let notEnded: { error: unknown } | null = null;
      // Read only once the server waits for the message, and to its end only when all before that was passed on.
      async function* upToEnd(input: Readable) {
        yield* input;
        try {
          await beforeEnd();
        } catch (error) {
          notEnded = { error };
          throw error;
        }
      }
      const gate = (input: Readable) => {
        stage = 'message';
        return Readable.from(upToEnd(input), { objectMode: false });
      };
      try {
        await transporter.sendMail({ ...message, gate } as Gated);
      } catch (error) {
        if (notEnded) throw (notEnded as { error: unknown }).error;
        const { code, command, responseCode, response, message: words } = error as Refusal;
        throw new RefusedError({ stage, code, command, responseCode, response, message: words });
      }
    },
    /** Gives all connections up: a message that has not ended is thrown away by the server. */
    close: () => transporter.transporter.close?.({ force: true }),
  };
}

export type Transport = ReturnType<typeof openTransport>;

/** For a message that meets trouble while others are taken: it alone waits. */
const ALONE_MS = 60_000;

/**
 * When nothing is sent for a while, because the server failed or asked for less. The rests grow until something
 * succeeds.
 */
export function openServerRest(now = () => performance.now()) {
  let troubles = 0;
  let restsUntil = 0;
  let takenAt = Number.NEGATIVE_INFINITY;

  return {
    /** Waits until mail is sent again; false when nothing is sent any more. */
    async isOver(stop: AbortSignal): Promise<boolean> {
      while (restsUntil > now() && !stop.aborted)
        await sleep(restsUntil - now(), undefined, { signal: stop }).catch(() => undefined);
      return !stop.aborted;
    },
    /**
     * The server failed a message, or has had enough; returns how long that message waits, in ms. Reported by many at
     * once, it rests once. A server that took others since `triedSince` is there, and goes on with them.
     */
    begin(triedSince = Number.POSITIVE_INFINITY): number {
      if (takenAt > triedSince) return ALONE_MS;
      if (restsUntil > now()) return restsUntil - now();
      troubles += 1;
      const rest = restAfter(troubles);
      restsUntil = now() + rest;
      return rest;
    },
    isResting: () => restsUntil > now(),
    /** Something was taken: the next trouble begins with a short rest again. */
    wentWell(): void {
      troubles = 0;
      takenAt = now();
    },
    now,
  };
}

export type ServerRest = ReturnType<typeof openServerRest>;
