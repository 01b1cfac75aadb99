import type { Payload } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { deriveKey } from '#platform/derived-keys.ts';
import { fillText } from '#platform/mail/mail.rules.ts';
import { openSecrets } from '#platform/mail/outbox-store.ts';
import type { TestStack } from './test-stack.ts';

/** The outbox for an address, oldest first, as an admin may read it, with the links its reader gets. */
export async function mailsTo(payload: Payload, address: string) {
  const { docs } = await payload.find({
    collection: 'mails',
    where: { compared: { equals: comparedEmail(address) } },
    sort: 'id',
    pagination: false,
    showHiddenFields: true,
    overrideAccess: true,
  });
  type Doc = Omit<(typeof docs)[number], keyof Stored> & Stored;
  return docs.map(doc => withLinks(doc as unknown as Doc));
}

/** A mail of a running stack, with the values its body is filled with. */
export type QueuedMail = {
  kind: string;
  locale: string;
  headers: Record<string, string>;
  data: Record<string, string>;
};

type Stored = Pick<QueuedMail, 'headers' | 'data'> & { sealed: string | null; messageId: string; to: string };

/** The outbox of a running stack for an address, oldest first, with the links its reader gets. */
export async function mailsIn(
  { databaseUrl, secret }: Pick<TestStack, 'databaseUrl' | 'secret'>,
  address: string,
): Promise<QueuedMail[]> {
  const { rows } = await connectOnce(databaseUrl, client =>
    client.query<QueuedMail & Stored>(
      `select kind, locale, headers, data, sealed, message_id as "messageId", "to"
       from mails where compared = $1 order by id`,
      [comparedEmail(address)],
    ),
  );
  return rows.map(row => withLinks(row, secret));
}

/** Opens the links of a mail, as the worker does when it sends it. */
export function withLinks<Mail extends Stored>(mail: Mail, secret?: string): Mail {
  const data = {
    ...mail.data,
    ...openSecrets(mail, secret === undefined ? undefined : [deriveKey(secret, 'mail-secrets')]),
  };
  const filled = Object.entries(mail.headers ?? {}).map(([name, value]) => [
    name,
    name === 'Reply-To' ? value : fillText(value, data),
  ]);
  return { ...mail, data, headers: Object.fromEntries(filled) };
}
