import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import type { Locale } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { inOneTransaction } from '#platform/in-one-transaction.ts';
import { executorOf } from '#platform/transaction.ts';
import { readConfirmation } from '../reader-links.ts';
import { type ConfirmationState, confirmationStateOf } from './confirmation.rules.ts';
import { queueWelcome } from './confirmation-mail.ts';

export type Confirmed = { id: number };

type Row = {
  id: number;
  status: 'waiting' | 'confirmed' | 'left';
  joined_at: Date | string;
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
  return { state: stateOf(link?.issued ?? null, row, now), id: row?.id ?? null };
}

/**
 * Confirms the address once and queues the welcome mail in the same transaction. A problem is the state that prevents
 * confirmation.
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
    const state = stateOf(link.issued, row, context.now);
    if (state !== 'ready') return problem(state);
    const at = context.now.toISOString();
    const executor = await executorOf(req);
    await executor.execute(
      sql`update subscribers set status = 'confirmed', confirmed_at = ${at}, updated_at = ${at} where id = ${link.id}`,
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
    await executorOf(writer)
  ).execute(sql`select id, status, joined_at, email from subscribers where id = ${id} ${lock}`)) as {
    rows: Row[];
  };
  return rows[0] ?? null;
}

function stateOf(issued: Date | null, row: Row | null, now: Date): ConfirmationState {
  const stored = row && { status: row.status, joinedAt: new Date(row.joined_at) };
  return confirmationStateOf(issued, stored, now);
}
