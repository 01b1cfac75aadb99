import { createHash, randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { executorOf } from '#platform/transaction.ts';
import { isLinkKey, linkTtlMinutes } from './mail-link.rules.ts';

type Writer = Parameters<typeof executorOf>[0];
type Rows = { rows: { email: string }[] };

const digestOf = (key: string) => createHash('sha256').update(key).digest();

/** Creates a link key for an address and stores its digest; the key itself is only in the mail. */
export async function createLink(writer: Writer, email: string, now: Date): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  const until = new Date(now.getTime() + linkTtlMinutes * 60_000).toISOString();
  const executor = await executorOf(writer);
  await executor.execute(
    sql`insert into auth.mail_links (digest, email, expires_at) values (${digestOf(key)}, ${email}, ${until})`,
  );
  return key;
}

/** The owner of a valid link, or null. Reading does not use the link up. */
export async function findLink(writer: Writer, key: string, now: Date): Promise<string | null> {
  if (!isLinkKey(key)) return null;
  const executor = await executorOf(writer);
  const { rows } = (await executor.execute(
    sql`select email from auth.mail_links where digest = ${digestOf(key)} and expires_at > ${now.toISOString()}`,
  )) as Rows;
  return rows[0]?.email ?? null;
}

/**
 * Uses a link up and returns its owner. A single statement, so that only one of several concurrent requests succeeds.
 * Deletes the other links of the address.
 */
export async function consumeLink(writer: Writer, key: string, now: Date): Promise<string | null> {
  if (!isLinkKey(key)) return null;
  const executor = await executorOf(writer);
  const { rows } = (await executor.execute(
    sql`delete from auth.mail_links where digest = ${digestOf(key)} and expires_at > ${now.toISOString()} returning email`,
  )) as Rows;
  const email = rows[0]?.email;
  if (email === undefined) return null;
  await executor.execute(sql`delete from auth.mail_links where email = ${email}`);
  return email;
}
