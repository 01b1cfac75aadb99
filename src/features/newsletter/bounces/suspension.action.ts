import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { comparedEmail, isEmailAddress, pastedEmail } from '#core/email-address.ts';
import type { Locale } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { recordErasure } from '#platform/backup/erasures.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { executorOf, inOneTransaction } from '#platform/transaction.ts';
import { UNSUBSCRIBED, unsubscribeWithin } from '../preferences/unsubscribe.action.ts';
import { confirmationMail, unsubscribedHashes } from '../reader-links.ts';

/** taken: another subscriber has this address. left: whoever has it unsubscribed. */
export type MendProblem = 'not-suspended' | 'invalid' | 'same' | 'taken' | 'left';

/**
 * Puts the right address in the place of a suspended one. It is a new subscription with the same choices, which its owner
 * has to confirm; links in mail to the former address open nothing of it.
 */
export function mendAddress(
  payload: Payload,
  id: number,
  typed: string,
  now: Date,
): Promise<Outcome<{ id: number }, MendProblem>> {
  const email = pastedEmail(typed);
  return inOneTransaction<Outcome<{ id: number }, MendProblem>>(payload, async req => {
    const row = await lockSuspended(req, id);
    if (!row) return problem('not-suspended');
    if (!isEmailAddress(email)) return problem('invalid');
    const compared = comparedEmail(email);
    if (compared === row.compared) return problem('same');
    const there = await findOthers(req, compared);
    if (there.length > 0) return problem(there.includes(compared) ? 'taken' : 'left');
    const at = now.toISOString();
    const { rows } = (await (
      await executorOf(req)
    ).execute(sql`
      insert into subscribers
        (name, email, compared, status, language, topics_news, topics_events, topics_projects, edition, paused_until,
         joined_at, source, consent_version, consent_text, confirmation_mailed_at, updated_at, created_at)
      select name, ${email}, ${compared}, 'waiting', language, topics_news, topics_events, topics_projects, edition,
        paused_until, ${at}, source, consent_version, consent_text, ${at}, ${at}, ${at}
      from subscribers where id = ${id}
      returning id
    `)) as { rows: { id: number }[] };
    const mended = Number(rows[0]?.id);
    await takeOut(req, id, now);
    await queueMail(req, confirmationMail({ id: mended, email }, { language: row.language, now }));
    return ok({ id: mended });
  });
}

/** Takes a suspended address off the list, as if its owner had left: no import brings it back. */
export function takeOutAddress(payload: Payload, id: number, now: Date): Promise<boolean> {
  return inOneTransaction(payload, async req => {
    if (!(await lockSuspended(req, id))) return false;
    await takeOut(req, id, now);
    return true;
  });
}

/** Mails a suspended address the link that ends the suspension, when its owner says that it works again. */
export function askAgain(payload: Payload, id: number, now: Date): Promise<boolean> {
  return inOneTransaction(payload, async req => {
    const row = await lockSuspended(req, id);
    if (!row) return false;
    await queueMail(req, confirmationMail({ id, email: row.email }, { language: row.language, now }));
    const at = now.toISOString();
    await (await executorOf(req)).execute(
      sql`update subscribers set confirmation_mailed_at = ${at}, updated_at = ${at} where id = ${id}`,
    );
    return true;
  });
}

const LONGEST_SUSPENDED_DAYS = 365;

/** Takes out addresses that have been suspended for a year, and returns how many. */
export async function forgetSuspended(payload: Payload, now: Date): Promise<number> {
  const longAgo = new Date(now.getTime() - LONGEST_SUSPENDED_DAYS * 86_400_000).toISOString();
  const { rows } = (await (
    await executorOf({ payload })
  ).execute(sql`select id from subscribers where status = 'suspended' and suspended_at <= ${longAgo}`)) as {
    rows: { id: number }[];
  };
  for (const { id } of rows) await takeOutAddress(payload, id, now);
  return rows.length;
}

type SuspendedRow = { email: string; compared: string; language: Locale };

async function lockSuspended(req: PayloadRequest, id: number): Promise<SuspendedRow | null> {
  const { rows } = (await (
    await executorOf(req)
  ).execute(
    sql`select email, compared, language from subscribers where id = ${id} and status = 'suspended' for update`,
  )) as { rows: SuspendedRow[] };
  return rows[0] ?? null;
}

async function takeOut(req: PayloadRequest, id: number, now: Date): Promise<void> {
  const compared = await unsubscribeWithin(req, id, now);
  if (compared !== null) await recordErasure(req, compared, [UNSUBSCRIBED]);
}

async function findOthers(req: PayloadRequest, compared: string): Promise<string[]> {
  const { rows } = (await (
    await executorOf(req)
  ).execute(
    sql`select compared from subscribers where compared in ${[compared, ...unsubscribedHashes(compared)]}`,
  )) as { rows: { compared: string }[] };
  return rows.map(row => row.compared);
}
