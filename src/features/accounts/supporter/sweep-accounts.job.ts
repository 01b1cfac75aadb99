import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { rowsOf } from '#platform/transaction.ts';
import { signInMailKind } from '../mail-link/mail-link.rules.ts';

/** Staff can see for a week whether a link was sent; then its mail is deleted. */
const mailDays = 7;

/**
 * Deletes expired sessions, sign-in states, passkey challenges, unused links and their mails; returns the count of
 * each.
 */
export async function sweepAccounts(payload: Payload, now: Date) {
  const at = now.toISOString();
  const count = async (statement: ReturnType<typeof sql>) => (await rowsOf({ payload }, statement)).length;
  return {
    sessions: await count(sql`delete from auth.session where "expiresAt" <= ${at} returning id`),
    beginnings: await count(sql`delete from auth.verification where "expiresAt" <= ${at} returning id`),
    links: await count(sql`delete from auth.mail_links where expires_at <= ${at} returning digest`),
    questions: await count(
      sql`delete from auth.passkey_questions where expires_at <= ${at} returning digest`,
    ),
    mails: await count(
      sql`delete from mails where kind = ${signInMailKind} and created_at < ${at}::timestamptz - ${mailDays} * interval '1 day' returning id`,
    ),
  };
}
