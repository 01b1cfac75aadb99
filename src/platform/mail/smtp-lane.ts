import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Refusal } from './refusal.rules.ts';
import type { SmtpServer } from './smtp-address.rules.ts';

export type LaneSettings = {
  server: SmtpServer;
  /** The name we greet with. */
  name: string;
  /** Certificates to trust beside those of the system, as PEM. */
  ca?: string;
  timing?: Partial<LaneTiming>;
};

type LaneTiming = { connectWithinMs: number; answerWithinMs: number };
const usualTiming: LaneTiming = { connectWithinMs: 30_000, answerWithinMs: 120_000 };

/** Servers count what one connection brings; after this many messages a new one is made. */
const MESSAGES_A_CONNECTION = 100;

export type Envelope = { from: string; to: string };

/** Thrown by `send`: the message was not taken, or nobody knows. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super('The mail server did not take the message.');
    this.refusal = refusal;
  }
}

/** One connection to the mail server, made when it is needed and used again for as long as it stands. */
export function openLane(settings: LaneSettings) {
  let open: { connection: SMTPConnection; used: number } | null = null;

  async function ready(): Promise<{ connection: SMTPConnection; used: number; isFresh: boolean }> {
    if (open && open.used < MESSAGES_A_CONNECTION) return { ...open, isFresh: false };
    open?.connection.quit();
    const connection = await connect(settings);
    open = { connection, used: 0 };
    connection.once('end', () => {
      if (open?.connection === connection) open = null;
    });
    return { connection, used: 0, isFresh: true };
  }

  async function afterRefusal(connection: SMTPConnection, refusal: Refusal): Promise<void> {
    const stands = refusal.responseCode !== undefined && refusal.responseCode !== 421;
    if (stands && (await reset(connection))) return;
    if (open?.connection === connection) open = null;
    connection.close();
  }

  return {
    /**
     * Hands one message over. `beforeEnd` is awaited when all of it is on its way but its end: until then the server has
     * taken nothing, and when it throws the server never will.
     * @throws RefusedError.
     */
    async send(envelope: Envelope, message: Buffer, beforeEnd: () => Promise<void>): Promise<void> {
      let handedOver = false;
      const body = async function* () {
        handedOver = true;
        yield message;
        await beforeEnd();
      };
      const lane = await ready();
      try {
        await sendOver(lane.connection, envelope, message.length, Readable.from(body()));
        if (open) open.used += 1;
      } catch (error) {
        const refusal = refusalOf(error, 'message');
        await afterRefusal(lane.connection, refusal);
        // A connection that stood idle may have been closed by the server meanwhile: that is nobody's refusal.
        if (lane.isFresh || handedOver || refusal.responseCode !== undefined) throw new RefusedError(refusal);
        await this.send(envelope, message, beforeEnd);
      }
    },
    isOpen: () => open !== null,
    /** Takes leave of the server. */
    close(): void {
      open?.connection.quit();
      open = null;
    },
    /** Drops the connection where it stands: a message that has not ended is thrown away by the server. */
    drop(): void {
      open?.connection.close();
      open = null;
    },
  };
}

export type Lane = ReturnType<typeof openLane>;

async function connect({ server, name, ca, timing }: LaneSettings): Promise<SMTPConnection> {
  const { connectWithinMs, answerWithinMs } = { ...usualTiming, ...timing };
  const connection = new SMTPConnection({
    host: server.host,
    port: server.port,
    secure: server.secure,
    requireTLS: server.requireTls,
    ignoreTLS: !server.secure && !server.requireTls,
    name,
    connectionTimeout: connectWithinMs,
    greetingTimeout: connectWithinMs,
    socketTimeout: answerWithinMs,
    allowInternalNetworkInterfaces: true,
    tls: { minVersion: 'TLSv1.2', ...(ca !== undefined && { ca }) },
  });
  try {
    await new Promise<void>((resolve, reject) => {
      connection.on('error', reject);
      connection.connect(error => (error ? reject(error) : resolve()));
    });
    const { user, password } = server;
    if (user !== undefined && password !== undefined)
      await new Promise<void>((resolve, reject) =>
        connection.login({ user, pass: password }, error => (error ? reject(error) : resolve())),
      );
    return connection;
  } catch (error) {
    connection.close();
    throw new RefusedError(refusalOf(error, 'hello'));
  }
}

function sendOver(connection: SMTPConnection, { from, to }: Envelope, size: number, body: Readable) {
  return new Promise<void>((resolve, reject) => {
    connection.send({ from, to: [to], size }, body, error => {
      if (!error) return resolve();
      body.destroy();
      reject(error);
    });
  });
}

const reset = (connection: SMTPConnection) =>
  new Promise<boolean>(resolve => connection.reset(error => resolve(!error)));

function refusalOf(error: unknown, stage: Refusal['stage']): Refusal {
  if (error instanceof RefusedError) return error.refusal;
  const { code, command, responseCode, response, message } = error as Refusal;
  return { stage, code, command, responseCode, response, message };
}
