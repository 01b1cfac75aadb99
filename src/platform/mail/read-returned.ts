import { ImapFlow } from 'imapflow';
import type pg from 'pg';
import { type ReadLimits, readApart } from '#platform/foreign/read-apart.ts';
import { logWarning } from '#platform/log.ts';
import type { ImapServer } from '#platform/settings/mail-server.rules.ts';
import { readReturnAddress } from './compose-message.ts';
import { recordBounce } from './outbox-store.ts';
import type { Returned } from './returned.reader.ts';

/** The name of this scheduled work for staff. */
export const READING_RETURNED = 'reading mail that came back';

/** The rest is read next time. */
const MOST_AT_ONCE = 500;
/** The report and the headers of the mail come first; attachments that came back are not needed. */
const MOST_BYTES = 128 * 1024;
const CONNECT_MS = 30_000;
const ANSWER_MS = 120_000;

/** How many messages were reports about our mails, something else, or could not be read in the time and memory allowed. */
type Counts = { reports: number; others: number; unreadable: number };

/**
 * Reads the unread messages of the return mailbox. Reports about our mails are recorded and deleted; everything else
 * is marked as read and kept for a person.
 */
export async function readReturned(server: ImapServer, pool: Pick<pg.Pool, 'query'>): Promise<Counts> {
  const client = openClient(server);
  // Also reports connections that break while idle.
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

/** Twenty usual reports take a tenth of a second; a message made to take long, two seconds and 128 MB. */
const limits: ReadLimits = { milliseconds: 10_000, megabytes: 256 };

/** Read together, so that a process need not start for each. */
const MESSAGES_A_BATCH = 20;

async function readUnread(client: ImapFlow, pool: Pick<pg.Pool, 'query'>): Promise<Counts> {
  const unread = ((await client.search({ seen: false }, { uid: true })) || []).slice(0, MOST_AT_ONCE);
  const counts = { reports: 0, others: 0, unreadable: 0 };
  for (let from = 0; from < unread.length; from += MESSAGES_A_BATCH) {
    const messages = await fetchSources(client, unread.slice(from, from + MESSAGES_A_BATCH));
    const reports = await readSources(messages.map(({ source }) => source));
    for (const [at, { uid }] of messages.entries()) {
      const report = reports[at] ?? null;
      if (report !== 'unreadable' && report && (await record(pool, report))) {
        await client.messageDelete(String(uid), { uid: true });
        counts.reports += 1;
      } else {
        await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
        counts[report === 'unreadable' ? 'unreadable' : 'others'] += 1;
      }
    }
  }
  return counts;
}

async function fetchSources(client: ImapFlow, uids: readonly number[]) {
  const messages: { uid: number; source: Uint8Array }[] = [];
  for (const uid of uids) {
    const message = await client.fetchOne(String(uid), { source: { maxLength: MOST_BYTES } }, { uid: true });
    const source = message ? message.source : undefined;
    messages.push({ uid, source: source ?? new Uint8Array() });
  }
  return messages;
}

/** A message that cannot be read costs no other: the messages of its batch are then read one by one. */
async function readSources(sources: readonly Uint8Array[]): Promise<(Returned | null | 'unreadable')[]> {
  const read = await readApart<typeof import('./returned.reader.ts')>(
    'src/platform/mail/returned.reader.ts',
    sources,
    limits,
  );
  if (read.ok) return read.value;
  if (sources.length > 1) return (await Promise.all(sources.map(source => readSources([source])))).flat();
  logWarning('returned mail unreadable', { why: read.code, ...('where' in read && { where: read.where }) });
  return ['unreadable'];
}

/** Only reports about our mails count: they come to an address that only we can make, or name the Message-ID. */
async function record(pool: Pick<pg.Pool, 'query'>, { addresses, messageId, ...report }: Returned) {
  const mail = addresses.map(readReturnAddress).find(each => each !== null);
  if (mail !== undefined && mail !== null) return recordBounce(pool, { mail }, report);
  return messageId !== null && (await recordBounce(pool, { messageId }, report));
}
