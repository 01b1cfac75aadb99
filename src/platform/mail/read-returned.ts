import { ImapFlow } from 'imapflow';
import type pg from 'pg';
import type { ImapServer } from './imap-address.rules.ts';
import { recordBounce } from './outbox-store.ts';
import { readReport } from './read-report.ts';

/** The work that reads the mailbox for returned mail, as staff see it. */
export const READING_RETURNED = 'reading mail that came back';

/** More are read the next time. */
const MOST_AT_ONCE = 500;
/** The report and the head of the mail come first; a receipt or picture that came back with them is not needed. */
const MOST_BYTES = 256 * 1024;
const CONNECT_MS = 30_000;
const ANSWER_MS = 120_000;

/**
 * Reads what is unread in the mailbox that mail comes back to. Reports about our mails are written down with them and
 * deleted; everything else is marked as read and stays for a person. Returns how many of each.
 */
export async function readReturned(
  server: ImapServer,
  pool: Pick<pg.Pool, 'query'>,
): Promise<{ reports: number; others: number }> {
  const client = openClient(server);
  // Connections that break while nothing is asked of them are reported here too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const lock = await client.getMailboxLock('INBOX');
    try {
      return await readUnread(client, pool);
    } finally {
      lock.release();
    }
  } finally {
    await client.logout().catch(() => client.close());
  }
}

function openClient({ host, port, secure, requireTls, user, password }: ImapServer): ImapFlow {
  return new ImapFlow({
    host,
    port,
    secure,
    ...(!secure && { doSTARTTLS: requireTls }),
    auth: { user, pass: password },
    logger: false,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    disableAutoIdle: true,
    tls: { minVersion: 'TLSv1.2' },
  });
}

async function readUnread(client: ImapFlow, pool: Pick<pg.Pool, 'query'>) {
  const unread = (await client.search({ seen: false }, { uid: true })) || [];
  const read = { reports: 0, others: 0 };
  for (const uid of unread.slice(0, MOST_AT_ONCE)) {
    const message = await client.fetchOne(String(uid), { source: { maxLength: MOST_BYTES } }, { uid: true });
    const source = message ? message.source : undefined;
    const report = source ? await readReport(source) : null;
    if (report && (await recordBounce(pool, report.which, report))) {
      await client.messageDelete(String(uid), { uid: true });
      read.reports += 1;
    } else {
      await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
      read.others += 1;
    }
  }
  return read;
}
