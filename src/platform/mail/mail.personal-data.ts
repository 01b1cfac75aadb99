import { sql } from '@payloadcms/db-postgres/drizzle';
import { comparedEmail } from '#core/email-address.ts';
import { getExecutor } from '#platform/transaction.ts';
import { fillText, type MailValues } from './mail.rules.ts';

type Writer = Parameters<typeof getExecutor>[0];

/** A mail in an export of personal data. */
export type StoredMail = {
  kind: string;
  subject: string;
  text: string | null;
  state: string;
  queuedAt: string;
};

/**
 * Every mail to the owner of an address, oldest first, however the address is spelled; not those about staff
 * accounts.
 */
export async function findMails(writer: Writer, email: string): Promise<StoredMail[]> {
  const { rows } = (await (
    await getExecutor(writer)
  ).execute(sql`
    select kind, subject, text, data, state, created_at from mails
    where compared = ${comparedEmail(email)} and not for_staff order by created_at, id
  `)) as { rows: (Omit<StoredMail, 'queuedAt'> & { data: MailValues | null; created_at: Date | string })[] };
  return rows.map(({ kind, subject, text, data, state, created_at }) => ({
    kind,
    subject,
    text: text !== null && data ? fillText(text, data) : text,
    state,
    queuedAt: new Date(created_at).toISOString(),
  }));
}

/** Erases them, including unsent ones, and returns how many there were. */
export async function eraseMails(writer: Writer, email: string): Promise<number> {
  const { rows } = (await (
    await getExecutor(writer)
  ).execute(
    sql`delete from mails where compared = ${comparedEmail(email)} and not for_staff returning id`,
  )) as { rows: unknown[] };
  return rows.length;
}

/** Erases the mails queued under these keys, whoever gets them: they are about somebody who is erased. */
export async function eraseMailsByKey(writer: Writer, dedupeKeys: readonly string[]): Promise<void> {
  if (dedupeKeys.length === 0) return;
  await (await getExecutor(writer)).execute(sql`delete from mails where dedupe_key in ${[...dedupeKeys]}`);
}

/** Deletes unsent mails of `kinds` to a compared address, whose owner has left. */
export async function withdrawMails(
  writer: Writer,
  compared: string,
  kinds: readonly string[],
): Promise<void> {
  await (await getExecutor(writer)).execute(sql`
    delete from mails where compared = ${compared} and state in ('waiting', 'held') and kind in ${[...kinds]}
  `);
}

/** Every address a mail was queued for, except staff. */
export async function mailAddresses(writer: Writer): Promise<string[]> {
  const { rows } = (await (
    await getExecutor(writer)
  ).execute(sql`select distinct compared from mails where not for_staff`)) as {
    rows: { compared: string }[];
  };
  return rows.map(({ compared }) => compared);
}
