import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { signInMailKind } from '../mail-link/mail-link.rules.ts';
import { rowsOf } from './rows-of.ts';

/** Staff may look for a week whether a link was sent; its words, which opened an account for half an hour, go with it. */
const mailDays = 7;

/** Deletes what is over: sessions, beginnings of sign-ins, questions to passkeys, links nobody used and their mails; tells how many of each. */
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
