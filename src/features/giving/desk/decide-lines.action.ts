import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { ok, problem } from '#core/outcome.ts';
import { inOneTransaction } from '#platform/in-one-transaction.ts';
import { rowsOf } from '#platform/transaction.ts';
import { parsePaymentReference } from '../payment-reference.rules.ts';
import { applyEvent } from '../receive-event.action.ts';
import { startGift } from '../start-gift.action.ts';
import type { Acting, DeskAnswer } from './answer-desk.ts';
import { noonOf } from './count-gift.action.ts';
import { type GiftAtDesk, lockGift } from './gift-at-desk.ts';
import { BANK_PATH } from './import-statement.endpoint.ts';
import { recordAct } from './record-act.ts';

/** What a line of a statement is: a gift by its reference, a gift that nobody announced, or no gift. */
export type LineDecision = { account: string; line: string; decision: string };

/** The decisions of the form; a reference that was typed wins over what was proposed. */
export async function decideLinesForm(
  payload: Payload,
  form: Record<string, string>,
  acting: Acting,
): Promise<DeskAnswer> {
  let left = 0;
  for (const [name, chosen] of Object.entries(form)) {
    const [what, account = '', line = ''] = name.split(':');
    const decision = form[`reference:${account}:${line}`]?.trim() || chosen;
    if (what !== 'decision' || decision === '') continue;
    const done = await inOneTransaction(payload, req => decideLine(req, { account, line, decision }, acting));
    if (!done) left += 1;
  }
  return left === 0
    ? ok({ to: BANK_PATH, done: 'lines-decided' })
    : problem({ to: BANK_PATH, code: 'lines-not-booked' });
}

type Line = { amount: string; currency: string; bookedOn: string };

/** @returns false where the line cannot be booked so; a line that is decided already is left as it is. */
export async function decideLine(
  req: PayloadRequest,
  { account, line, decision }: LineDecision,
  { by, now }: Acting,
): Promise<boolean> {
  const [open] = await rowsOf<Line>(
    req,
    sql`select amount::text, currency, booked_on::text as "bookedOn" from giving.bank_lines
        where account = ${account} and line = ${line} and state = 'open' for update`,
  );
  if (!open) return true;
  const details = { amount: Number(open.amount), currency: open.currency, line };
  if (decision === 'aside') {
    await close(req, account, line, null);
    await recordAct(req, { by, act: 'set-line-aside', details }, now);
    return true;
  }
  const gift = decision === 'new' ? await giftOf(req, open, now) : await announced(req, decision);
  if (gift?.way !== 'bank' || gift.currency !== open.currency) return false;
  const payment = `line:${account}:${line}`;
  const event = { way: 'bank', id: payment, payment, kind: 'paid', sequence: 0 } as const;
  const { reference, currency } = gift;
  const amount = BigInt(open.amount);
  await applyEvent(req, { ...event, reference, currency, amount, moment: noonOf(open.bookedOn) });
  await close(req, account, line, gift.id);
  await recordAct(req, { by, act: 'booked-line', gift: gift.id, details }, now);
  return true;
}

async function announced(req: PayloadRequest, typed: string): Promise<GiftAtDesk | null> {
  const reference = parsePaymentReference(typed);
  return reference ? lockGift(req, reference) : null;
}

/** Somebody transferred money without the form: a gift without a name, for where it is needed most. */
async function giftOf(
  req: PayloadRequest,
  { amount, currency }: Line,
  now: Date,
): Promise<GiftAtDesk | null> {
  const request = {
    total: { units: BigInt(amount), currency },
    feeCovered: 0n,
    rhythm: 'once',
    firstGift: null,
    project: null,
    campaign: null,
    anonymous: true,
    way: 'bank',
    language: 'en',
    giver: null,
  } as const;
  const started = await startGift(req, request, now);
  return started.ok ? { ...started.value, way: 'bank', currency } : null;
}

/** Name and words are forgotten: they were needed to find the gift, and the bank has them. */
async function close(req: PayloadRequest, account: string, line: string, gift: string | null): Promise<void> {
  await rowsOf(
    req,
    sql`update giving.bank_lines set state = ${gift ? 'booked' : 'set-aside'}, gift = ${gift}, name = '', words = ''
        where account = ${account} and line = ${line}`,
  );
}
