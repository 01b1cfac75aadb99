import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import type { Message } from '#core/message.ts';
import { parseMoney } from '#core/money.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { DONATIONS_TAG } from '#money/domain/donation-status.ts';
import { type Fund, isFund } from '#money/domain/fund.ts';
import { type PaymentMethodId, paymentMethodIds } from '#money/domain/payment-methods.ts';
import type { HeldMoney } from '#money/ledger/posting.rules.ts';
import { announceChange } from '#platform/announce-change.ts';
import { inOneTransaction, lockInTransaction, queryRows, type Writer } from '#platform/transaction.ts';
import { type Acting, DESK_PATH, type DeskAnswer } from '../desk/answer-desk.ts';
import type { DeskProblem, DoneCode } from '../desk/desk.texts.ts';
import { listPurposeNames } from '../desk/desk-settings.ts';
import { type DeskAct, recordAct } from '../desk/record-act.ts';

/** The input of the forms; each field shows its own error. */
const typed = z
  .string()
  .max(600)
  .transform(text =>
    text
      .normalize('NFC')
      .replace(/\p{C}+/gu, ' ')
      .trim(),
  );
const place = z.enum(paymentMethodIds);
const number = z.string().regex(/^\d{1,15}$/);
/** `key` is made with the form, so a form that is sent twice is booked once. */
const entry = { key: z.uuid(), day: typed, note: typed.default('') };
const sum = { place, amount: typed, currency: typed };
/** Ticked by staff who were warned that a fund would be overdrawn. */
const below = z.literal('on').optional();

/** What each form of the books sends. */
export const bookForms = {
  transfer: z.object({ ...entry, ...sum, from: typed, to: typed, below }),
  spending: z.object({ ...entry, ...sum, fund: typed, document: typed, kind: typed.default(''), below }),
  sort: z.object({ key: z.uuid(), entry: number, kind: typed }),
  kind: z.object({
    key: z.uuid(),
    code: z
      .string()
      .regex(/^[a-z0-9-]{0,40}$/)
      .default(''),
    english: typed.pipe(z.string().min(1).max(60)),
    amharic: typed.pipe(z.string().max(60)).default(''),
    offered: z.literal('on').optional(),
  }),
  opening: z.object({ key: z.uuid(), currency: z.string().regex(/^[A-Z]{3}$/) }),
  exchange: z.object({
    ...entry,
    ...sum,
    fund: typed,
    toPlace: place,
    toAmount: typed.default(''),
    toCurrency: typed,
    rate: z.union([number, z.literal('')]).default(''),
    below,
  }),
  rate: z.object({
    key: z.uuid(),
    day: typed,
    source: typed,
    fromCurrency: typed,
    toCurrency: typed,
    rate: typed,
  }),
  scan: z.object({ key: z.uuid(), entry: number }),
  takeBack: z.object({ key: z.uuid(), entry: number, note: typed }),
  year: z.object({ key: z.uuid(), year: z.string().regex(/^20\d\d$/), sure: z.literal('on').optional() }),
  closing: z.object({ until: z.iso.date(), sure: z.literal('on').optional() }),
};

export const BOOKS_PATH = `${DESK_PATH}/books`;

/** A field that is wrong, by the name it has in the form. */
export type Wrong = { code: DeskProblem; field: string; about?: Message };
/** What was done, for the audit trail. Notes of staff are left out, because they may name somebody. */
export type Done = { act: DeskAct; details: Record<string, string | number>; done: DoneCode };

/**
 * Runs one form of the books and records it in the audit trail, in one transaction. A form with a key that was seen before
 * gets the same answer as then and books nothing. `to` is the page of the form, which is shown again.
 */
export async function runForm(
  { payload }: Writer,
  key: string,
  { by, now }: Acting,
  act: (req: PayloadRequest) => Promise<Outcome<Done, Wrong>>,
  to: string = BOOKS_PATH,
): Promise<DeskAnswer> {
  return inOneTransaction(payload, async req => {
    await lockInTransaction(req, `books:${key}`);
    const [before] = await queryRows<{ done: DoneCode }>(
      req,
      sql`select details ->> 'done' as done from money.acts where details ->> 'form' = ${key} limit 1`,
    );
    if (before) return ok({ to, done: before.done });
    const outcome = await act(req);
    if (!outcome.ok) return problem({ to, ...outcome.problem });
    const { act: name, details, done } = outcome.value;
    await recordAct(req, { by, act: name, details: { ...details, form: key, done } }, now);
    await announceChange(req, [DONATIONS_TAG]);
    return ok({ to, done });
  });
}

/** An amount that a payment method holds, as it was typed; `amount` and `currency` name their fields. */
export function readMoney(
  method: PaymentMethodId,
  amount: [field: string, typed: string],
  currency: [field: string, typed: string],
): Outcome<HeldMoney, Wrong> {
  const code = currency[1].toUpperCase();
  const money = parseMoney(amount[1], code);
  if (money.ok) return ok({ ...money.value, method });
  if (money.problem === 'unknown-currency') return problem({ code: 'wrong-currency', field: currency[0] });
  return problem({ code: 'wrong-amount', field: amount[0] });
}

/** The names of all funds: existing projects and campaigns, and deleted ones that still hold money. */
export async function listFunds({ payload }: Writer): Promise<Map<Fund, string>> {
  const [names, used] = await Promise.all([
    listPurposeNames(payload),
    queryRows<{ fund: Fund }>({ payload }, sql`select distinct fund from money.lines order by 1`),
  ]);
  const present = [...names].flatMap(([id, name]): [Fund, string][] => (isFund(id) ? [[id, name]] : []));
  const gone = used.flatMap(({ fund }): [Fund, string][] =>
    names.has(fund) ? [] : [[fund, `${fund} (gone)`]],
  );
  return new Map([...present, ...gone]);
}

/** The fund chosen in `field`. */
export async function readFund(reader: Writer, field: string, chosen: string): Promise<Outcome<Fund, Wrong>> {
  if (isFund(chosen) && (await listFunds(reader)).has(chosen)) return ok(chosen);
  return problem({ code: 'unknown-purpose', field });
}
