import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { isEmailAddress } from '#core/email-address.ts';
import type { Locale } from '#core/locale.ts';
import { ok, problem } from '#core/outcome.ts';
import { isFullName, tidyName } from '#core/person-name.ts';
import { inOneTransaction, rowsOf } from '#platform/transaction.ts';
import { parsePaymentReference } from '../payment-reference.rules.ts';
import { applyEvent } from '../receive-event.action.ts';
import { startGift } from '../start-gift.action.ts';
import type { Acting, DeskAnswer } from './answer-desk.ts';
import { noonOf } from './count-gift.action.ts';
import { listPurposeNames } from './desk-settings.ts';
import { type GiftAtDesk, lockGift } from './gift-at-desk.ts';
import { BANK_PATH } from './import-statement.endpoint.ts';
import { recordAct } from './record-act.ts';

/** What staff know of a gift that nobody announced. Without name and address there is no receipt. */
export type NewGift = { purpose: string; language: Locale; name: string; email: string };

/** What a line of a statement is: a gift by its reference, a gift that nobody announced, or no gift. */
export type LineDecision = { account: string; line: string; decision: string; newGift: NewGift };

type LineProblem = 'lines-not-booked' | 'name-and-email' | 'bad-form' | 'unknown-purpose';

/** The decisions of the form; a reference that was typed wins over what was proposed. */
export async function decideLinesForm(
  payload: Payload,
  form: Record<string, string>,
  acting: Acting,
): Promise<DeskAnswer> {
  const purposes = await listPurposeNames(payload);
  const left: { code: LineProblem; field: string }[] = [];
  for (const [name, chosen] of Object.entries(form)) {
    const [what, account = '', line = ''] = name.split(':');
    const typed = (field: string) => form[`${field}:${account}:${line}`]?.trim() ?? '';
    const decision = typed('reference') || chosen;
    if (what !== 'decision' || decision === '') continue;
    const newGift: NewGift = {
      purpose: typed('purpose') || 'general',
      language: typed('language') === 'am' ? 'am' : 'en',
      name: tidyName(typed('name')),
      email: typed('email'),
    };
    const wrong = decision === 'new' ? problemOf(newGift, purposes) : null;
    const decided = { account, line, decision, newGift };
    const code =
      wrong?.code ??
      ((await inOneTransaction(payload, req => decideLine(req, decided, acting)))
        ? null
        : 'lines-not-booked');
    if (code) left.push({ code, field: `${wrong?.field ?? 'decision'}:${account}:${line}` });
  }
  return left[0] ? problem({ to: BANK_PATH, ...left[0] }) : ok({ to: BANK_PATH, done: 'lines-decided' });
}

/** Name and address go together, or are both left empty. */
function problemOf(
  { name, email, purpose }: NewGift,
  purposes: ReadonlyMap<string, string>,
): { code: LineProblem; field: string } | null {
  if ((name === '') !== (email === '')) return { code: 'name-and-email', field: name ? 'email' : 'name' };
  if (name !== '' && !isFullName(name)) return { code: 'bad-form', field: 'name' };
  if (email !== '' && !isEmailAddress(email)) return { code: 'bad-form', field: 'email' };
  return purposes.has(purpose) ? null : { code: 'unknown-purpose', field: 'purpose' };
}

type Line = { amount: string; currency: string; bookedOn: string };

/** @returns false where the line cannot be booked so; a line that is decided already is left as it is. */
export async function decideLine(
  req: PayloadRequest,
  { account, line, decision, newGift }: LineDecision,
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
  const gift = decision === 'new' ? await giftOf(req, open, newGift, now) : await announced(req, decision);
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

/** Somebody transferred money without the form: the gift is as staff know it. */
async function giftOf(
  req: PayloadRequest,
  { amount, currency }: Line,
  { purpose, language, name, email }: NewGift,
  now: Date,
): Promise<GiftAtDesk | null> {
  const [kind, number] = purpose.split('-');
  const request = {
    total: { units: BigInt(amount), currency },
    feeCovered: 0n,
    rhythm: 'once',
    firstGift: null,
    project: kind === 'project' ? Number(number) : null,
    campaign: kind === 'campaign' ? purpose : null,
    anonymous: name === '',
    way: 'bank',
    language,
    giver: name === '' ? null : { name, email, mayBeNamed: false, honour: null, note: '' },
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
