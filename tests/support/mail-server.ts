import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** The mail server's response to one message: accepts it, or refuses it at one of its three steps. */
export type Answer =
  | 'take'
  | { at: 'sender' | 'recipient' | 'end'; code: number; text: string }
  /** Drops the connection: during the message, or after accepting it but before saying so. */
  | 'break-within'
  | 'break-after'
  /** Accepts the message and never says so. */
  | 'silent';

export type Taken = { from: string; to: string; raw: string; over: { tls: boolean; user: string | null } };

export type MailServer = {
  port: number;
  taken: Taken[];
  /** Connections made so far. */
  connections: number;
  read(index: number): Promise<Email>;
  /** The response to each message, by its recipient and the number of attempts for that address. */
  answer: (to: string, time: number) => Answer;
  close(): Promise<void>;
};

type Refusing = Error & { responseCode: number };
const refusing = (code: number, text: string): Refusing =>
  Object.assign(new Error(text), { responseCode: code });

/** A real mail server on a free port of 127.0.0.1 that stores what it accepts, and fails on request. */
export async function startMailServer(
  options: SMTPServerOptions & { port?: number; keepsWords?: boolean } = {},
): Promise<MailServer> {
  const tries = new Map<string, number>();
  const server: MailServer = {
    port: 0,
    taken: [],
    connections: 0,
    answer: () => 'take',
    read: async index => PostalMime.parse(server.taken[index]?.raw ?? ''),
    close: () => new Promise(resolve => smtp.close(() => resolve())),
  };
  const answers = new Map<string, Answer>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 200,
    ...options,
    onConnect(_session, done) {
      server.connections += 1;
      done();
    },
    onRcptTo({ address }, session, done) {
      const time = (tries.get(address) ?? 0) + 1;
      tries.set(address, time);
      const answer = server.answer(address, time);
      answers.set(session.id, answer);
      if (typeof answer === 'object' && answer.at !== 'end') return done(refusing(answer.code, answer.text));
      done();
    },
    onData(stream, session, done) {
      const answer = answers.get(session.id) ?? 'take';
      const { to, cut } = readSession(session, smtp);
      const pieces: Buffer[] = [];
      if (answer === 'break-within') return cut();
      stream.on('data', piece => pieces.push(piece));
      stream.on('end', () => {
        if (typeof answer === 'object') return done(refusing(answer.code, answer.text));
        server.taken.push({
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          to,
          raw: options.keepsWords === false ? '' : Buffer.concat(pieces).toString('utf8'),
          over: { tls: session.secure, user: session.user ? String(session.user) : null },
        });
        if (answer === 'break-after') return cut();
        if (answer !== 'silent') done();
      });
    },
  });
  smtp.on('error', () => undefined);
  await new Promise<void>(resolve => smtp.listen(options.port ?? 0, '127.0.0.1', resolve));
  server.port = (smtp.server.address() as AddressInfo).port;
  return server;
}

type Session = Parameters<NonNullable<SMTPServerOptions['onData']>>[1];
type Connections = { connections: Set<{ id: string; _socket: Socket }> };

/** The library cannot drop a connection, so the socket under the session is used. */
function readSession(session: Session, smtp: SMTPServer) {
  const to = session.envelope.rcptTo[0]?.address ?? '';
  const cut = () => {
    for (const connection of (smtp as unknown as Connections).connections)
      if (connection.id === session.id) connection._socket.destroy();
  };
  return { to, cut };
}
