import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { SmtpServer } from '#platform/settings/mail-server.rules.ts';
import type { Refusal } from './refusal.rules.ts';
import { backoffAfter } from './refusal.rules.ts';

export type TransportSettings = {
  server: SmtpServer;
  /** The name we greet with. */
  name: string;
  perSecond: number;
  connections: number;
  /** Certificates to trust in addition to the system's, as PEM. */
  ca?: string;
  timing?: Partial<TransportTiming>;
};

type TransportTiming = { connectWithinMs: number; answerWithinMs: number };
const usualTiming: TransportTiming = { connectWithinMs: 30_000, answerWithinMs: 120_000 };

/** Servers count what one connection brings; after this many messages a new one is made. */
const MESSAGES_A_CONNECTION = 100;
/** How long an idle connection stays open. */
const IDLE_MS = 5_000;
/** The server may have closed an idle connection: the mail is then sent over another one. */
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
    /** Closes all connections: the server discards a message that is not complete. */
    close: () => transporter.transporter.close?.({ force: true }),
  };
}

export type Transport = ReturnType<typeof openTransport>;

/** How long a message waits that fails while others are accepted. */
const ALONE_MS = 60_000;
/** So many recipients in a row that are refused for a reason of ours show that all would be. */
const REFUSED_IN_A_ROW = 3;

/** Pauses sending when the server fails or asks for less. The pauses grow until something succeeds. */
export function openServerBackoff(now = () => performance.now()) {
  let failures = 0;
  let until = 0;
  let takenAt = Number.NEGATIVE_INFINITY;
  const refused = new Set<string>();

  return {
    /** Waits until sending may continue; false once it is stopped. */
    async untilOver(stop: AbortSignal): Promise<boolean> {
      while (until > now() && !stop.aborted)
        await sleep(until - now(), undefined, { signal: stop }).catch(() => undefined);
      return !stop.aborted;
    },
    /**
     * Called when the server failed or asked for less; returns how long that message waits, in ms. Concurrent failures
     * start one pause. If the server has accepted others since `triedSince`, only this message waits.
     */
    start(triedSince = Number.POSITIVE_INFINITY): number {
      if (takenAt > triedSince) return ALONE_MS;
      if (until > now()) return until - now();
      failures += 1;
      const pause = backoffAfter(failures);
      until = now() + pause;
      return pause;
    },
    /**
     * Called when one recipient was refused for a reason that seems to be ours. True where that is so for all mail: one
     * address alone never stops the others.
     */
    concernsAll(recipient: string): boolean {
      if (refused.size < REFUSED_IN_A_ROW) refused.add(recipient);
      return refused.size >= REFUSED_IN_A_ROW;
    },
    isActive: () => until > now(),
    /** A message was accepted, or refused for its own sake: the next failure starts with a short pause again. */
    succeeded(): void {
      failures = 0;
      refused.clear();
      takenAt = now();
    },
    now,
  };
}

export type ServerBackoff = ReturnType<typeof openServerBackoff>;
