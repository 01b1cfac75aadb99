import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import type { Locale } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { logInfo } from '#platform/log.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { getExecutor, inOneTransaction } from '#platform/transaction.ts';
import { readConfirmation, readerLinks } from '../reader-links.ts';
import {
  type ConfirmationState,
  confirmDays,
  dayMs,
  decideConfirmation,
  type SubscriberStatus,
} from '../subscribe.rules.ts';
import { confirmationTexts } from './confirmation.texts.ts';

type Confirmed = { id: number };

type Row = {
  id: number;
  status: SubscriberStatus;
  joined_at: Date | string;
  suspended_at: Date | string | null;
  email: string;
};

/** Reads the state of a confirmation link. Changes nothing, because mail scanners open every link (GET). */
export async function checkConfirmation(
  payload: Payload,
  value: string | null,
  now: Date,
): Promise<{ state: ConfirmationState; id: number | null }> {
  const link = readConfirmation(value);
  const row = link && (await findRow({ payload }, link.id));
  return { state: toState(link?.issued ?? null, row, now), id: row?.id ?? null };
}

/**
 * Confirms the address once, which also ends a suspension, and queues the welcome mail in the same transaction. The
 * problem is the state that prevents confirmation.
 */
export async function confirmSubscription(
  payload: Payload,
  value: string | null,
  context: { language: Locale; now: Date },
): Promise<Outcome<Confirmed, Exclude<ConfirmationState, 'ready'>>> {
  const link = readConfirmation(value);
  if (!link) return problem('broken');
  return inOneTransaction(payload, async req => {
    const row = await findRow(req, link.id, true);
    const state = toState(link.issued, row, context.now);
    if (state !== 'ready') return problem(state);
    const at = context.now.toISOString();
    const executor = await getExecutor(req);
    await executor.execute(
      sql`
        update subscribers set status = 'confirmed', confirmed_at = ${at}, suspended_at = null, suspended_for = null,
          updated_at = ${at}
        where id = ${link.id}
      `,
    );
    if (row) await queueWelcome(req, row, context);
    return ok({ id: link.id });
  });
}

async function findRow(
  writer: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
  id: number,
  toChange = false,
): Promise<Row | null> {
  const lock = toChange ? sql`for update` : sql``;
  const { rows } = (await (
    await getExecutor(writer)
  ).execute(
    sql`select id, status, joined_at, suspended_at, compared as email from subscribers where id = ${id} ${lock}`,
  )) as {
    rows: Row[];
  };
  return rows[0] ?? null;
}

function toState(issued: Date | null, row: Row | null, now: Date): ConfirmationState {
  const stored = row && {
    status: row.status,
    joinedAt: new Date(row.joined_at),
    suspendedAt: row.suspended_at === null ? null : new Date(row.suspended_at),
  };
  return decideConfirmation(issued, stored, now);
}

/** Queues the welcome mail with the reader's links, in the transaction of `req`. */
async function queueWelcome(
  req: PayloadRequest,
  { id, email }: { id: number; email: string },
  { language, now }: { language: Locale; now: Date },
): Promise<void> {
  await queueMail(req, {
    kind: 'welcome',
    to: email,
    locale: language,
    subject: confirmationTexts[language].welcome.subject,
    data: {},
    secrets: readerLinks(id, language),
    headers: { 'List-Unsubscribe': '<{{oneClick}}>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    dedupeKey: `welcome:${id}:${now.getTime()}`,
  });
}

/**
 * Deletes addresses not confirmed within 14 days of the last confirmation mail, with those mails, and returns the
 * count. Keeps no hash, because the submitter may not have been the owner.
 */
export async function deleteUnconfirmed(payload: Payload, now: Date): Promise<number> {
  const longAgo = new Date(now.getTime() - confirmDays * dayMs).toISOString();
  const { rows } = (await (
    await getExecutor({ payload })
  ).execute(sql`
    with forgotten as (
      delete from subscribers
      where (status = 'waiting' or (status = 'suspended' and confirmed_at is null))
        and greatest(joined_at, confirmation_mailed_at) <= ${longAgo}
      returning compared
    ), mailed as (
      delete from mails where kind = 'confirm' and compared in (select compared from forgotten)
    )
    select count(*)::int as n from forgotten
  `)) as { rows: { n: number }[] };
  const forgotten = rows[0]?.n ?? 0;
  if (forgotten > 0) logInfo('unconfirmed addresses deleted', { addresses: forgotten });
  return forgotten;
}
