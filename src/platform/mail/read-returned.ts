import { ImapFlow } from 'imapflow';
import type pg from 'pg';
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { type BounceKind, bounceOf, bounceWords } from './bounce.rules.ts';
import { readReturnAddress } from './compose-message.ts';
import { plainHeader } from './mail.rules.ts';
import type { ImapServer } from './mail-server.rules.ts';
import { recordBounce } from './outbox-store.ts';

/** The name of this scheduled work for staff. */
export const READING_RETURNED = 'reading mail that came back';

/** The rest is read next time. */
const MOST_AT_ONCE = 500;
/** The report and the headers of the mail come first; attachments that came back are not needed. */
const MOST_BYTES = 256 * 1024;
const CONNECT_MS = 30_000;
const ANSWER_MS = 120_000;

/**
 * Reads the unread messages of the return mailbox. Reports about our mails are recorded and deleted; everything else
 * is marked as read and kept for a person. Returns how many of each.
 */
export async function readReturned(
  server: ImapServer,
  pool: Pick<pg.Pool, 'query'>,
): Promise<{ reports: number; others: number }> {
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

/** What a message in the return mailbox says about one of our mails. */
type Report = {
  which: { mail: number } | { messageId: string };
  /** Null: the reason says nothing about the address. */
  bounce: BounceKind | null;
  reason: string;
};

/**
 * Reads a delivery report (RFC 3464) about a mail that failed; null for anything else: an absence note, a delay, a
 * person's answer. Only reports about our mails count: they come to an address that only we can make, or name the
 * Message-ID, which only the recipient knows.
 */
async function readReport(raw: Uint8Array): Promise<Report | null> {
  const email = await PostalMime.parse(raw, { attachmentEncoding: 'utf8', forceRfc822Attachments: true });
  const status = email.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (!status) return null;
  const [fields] = recipientsIn(textOf(status)).filter(each => each.get('action') === 'failed');
  if (!fields) return null;
  const which = mailNamed(email);
  if (!which) return null;
  const code = fields.get('status') ?? '';
  const answer = (fields.get('diagnostic-code') ?? '').replace(/^\s*smtp\s*;\s*/i, '');
  const reply = answer.includes(code) ? answer : `${code} ${answer}`.trim();
  const smtp = /^[45]\d\d\b/.exec(answer)?.[0];
  // A general code says less than the reply that it was made from.
  const isGeneral = /^[45]\.0\.0$/.test(code);
  const bounce = bounceOf(isGeneral ? answer : reply, smtp === undefined ? undefined : Number(smtp));
  const words = bounce ? bounceWords(bounce, reply) : 'Their mail server did not deliver it';
  const short = plainHeader(reply).slice(0, 200);
  return { which, bounce, reason: short === '' ? `${words}.` : `${words}. It said: ${short}` };
}

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

/** The fields of each recipient; the first group is about the message as a whole. */
function recipientsIn(text: string): Map<string, string>[] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n{2,}/)
    .map(group => new Map(group.split('\n').map(line => fieldOf(line))))
    .filter(fields => fields.has('action'));
}

function fieldOf(line: string): [string, string] {
  const [, name = '', value = ''] = /^([A-Za-z-]+)\s*:\s*(.*)$/.exec(line) ?? [];
  const lower = name.toLowerCase();
  return [lower, lower === 'action' ? value.trim().toLowerCase() : value.trim()];
}

const deliveredTo = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'];

function mailNamed({ to, headers, attachments }: Email): Report['which'] | null {
  const addresses = [
    ...(to ?? []).flatMap(addressesIn),
    ...headers.filter(({ key }) => deliveredTo.includes(key)).map(({ value }) => value),
  ];
  for (const address of addresses) {
    const mail = readReturnAddress(address);
    if (mail !== null) return { mail };
  }
  const returned = attachments.find(({ mimeType }) =>
    /^(message\/rfc822|text\/rfc822-headers)$/.test(mimeType),
  );
  const messageId = returned && /^Message-ID:\s*(<[^<>\s]{10,200}>)/im.exec(textOf(returned))?.[1];
  return messageId ? { messageId } : null;
}

const addressesIn = (one: Address): string[] =>
  one.group ? one.group.map(({ address }) => address ?? '') : [one.address ?? ''];
