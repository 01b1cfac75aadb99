import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { isEmailAddress, pastedEmail } from '#core/email-address.ts';
import type { Locale } from '#core/locale.ts';
import { type Money, storedMoney } from '#core/money.ts';
import { ok, problem } from '#core/outcome.ts';
import { isFullName, tidyName } from '#core/person-name.ts';
import { donorWith } from '#money/domain/donor.ts';
import { fundProject } from '#money/domain/fund.ts';
import { parsePaymentReference } from '#money/domain/payment-reference.ts';
import { donorSql } from '#money/donations/donation-columns.ts';
import { applyEvent } from '#money/donations/receive-event.action.ts';
import { type NewDonation, storeDonation } from '#money/donations/store-donation.action.ts';
import { inOneTransaction, queryRows } from '#platform/transaction.ts';
import { listFunds } from '../books/book-form.ts';
import { type Acting, BANK_PATH, type DeskAnswer } from '../desk/answer-desk.ts';
import { listPurposeNames } from '../desk/desk-settings.ts';
import { type DeskAct, recordAct } from '../desk/record-act.ts';
import { toNoon } from '../donations/count-donation.action.ts';
import { type DonationAtDesk, lockDonation } from '../donations/donation-details.ts';
import { bookCharge, bookExpense, type Expense, type ExpenseProblem } from './expenses-on-lines.ts';
import { bookOwnRefund, bookRefundBack, bookReturn, isOwnRefund } from './refunds-on-lines.ts';

/** What staff know of an unannounced donation. Without name and address there is no receipt. */
export type UnannouncedDonation = { purpose: string; language: Locale; name: string; email: string };

/**
 * The decision about a line: the reference of a donation, an unannounced donation of what arrived (`new`) or of that and
 * what the bank kept (`new-whole`), no donation (`aside`), a copy of a stored line (`same`), or a refund of ours that came
 * back (`back:RF…`). Money out is a bank charge (`charge`), an expense (`expense`), our refund of a donation
 * (`refund:RF…`), or one that the bank returned (`return:RF…`).
 */
export type LineDecision = {
  account: string;
  line: string;
  decision: string;
  unannounced: UnannouncedDonation;
  expense: Expense;
};

type LineProblem =
  | { code: 'name-and-email' | 'bad-form' | 'unknown-purpose'; field: string }
  | (Omit<ExpenseProblem, 'field'> & { field: string });
const notBooked = { code: 'lines-not-booked', field: 'decision' } as const;

/** Carries out the decisions of the form. A typed reference wins over the proposal. */
export async function decideLinesForm(
  payload: Payload,
  form: Record<string, string>,
  acting: Acting,
): Promise<DeskAnswer> {
  const purposes = await listPurposeNames(payload);
  const funds = await listFunds({ payload });
  const left: LineProblem[] = [];
  for (const [name, chosen] of Object.entries(form)) {
    const [what, account = '', line = ''] = name.split(':');
    const typed = (field: string) => form[`${field}:${account}:${line}`]?.trim() ?? '';
    const decision = typed('reference') || chosen;
    if (what !== 'decision' || decision === '') continue;
    const unannounced: UnannouncedDonation = {
      purpose: typed('purpose') || 'general',
      language: typed('language') === 'am' ? 'am' : 'en',
      name: tidyName(typed('name')),
      email: pastedEmail(typed('email')),
    };
    const expense: Expense = {
      fund: typed('fund') || 'general',
      kind: typed('kind'),
      document: typed('document'),
      below: typed('below') === 'on',
    };
    const decided = { account, line, decision, unannounced, expense };
    const wrong =
      (isUnannounced(decision) ? findProblem(unannounced, purposes) : null) ??
      (await inOneTransaction(payload, req => decideLine(req, decided, { ...acting, funds })));
    if (wrong) left.push({ ...wrong, field: `${wrong.field}:${account}:${line}` });
  }
  return left[0] ? problem({ to: BANK_PATH, ...left[0] }) : ok({ to: BANK_PATH, done: 'lines-decided' });
}

const isUnannounced = (decision: string) => decision === 'new' || decision === 'new-whole';

/** Name and address are needed together, or not at all. */
function findProblem(
  { name, email, purpose }: UnannouncedDonation,
  purposes: ReadonlyMap<string, string>,
): LineProblem | null {
  if ((name === '') !== (email === '')) return { code: 'name-and-email', field: name ? 'email' : 'name' };
  if (name !== '' && !isFullName(name)) return { code: 'bad-form', field: 'name' };
  if (email !== '' && !isEmailAddress(email)) return { code: 'bad-form', field: 'email' };
  return purposes.has(purpose) ? null : { code: 'unknown-purpose', field: 'purpose' };
}

/** `units` is what arrived, `charges` what the bank says it kept or charged. */
type Line = Money & {
  charges: bigint;
  bookedOn: string;
  sameAs: string | null;
  bankReference: string | null;
};
type Key = { account: string; line: string };
/** The new state of a line, with its donation, its refund or its entry. */
type Closing = { state: 'booked' | 'set-aside' | 'same'; donation?: string; refund?: string; entry?: string };

/** @returns why the line cannot be booked that way, null once it is. A line that was decided before is left alone. */
export async function decideLine(
  req: PayloadRequest,
  { account, line, decision, unannounced, expense }: LineDecision,
  { by, now, funds }: Acting & { funds: ReadonlyMap<string, string> },
): Promise<LineProblem | null> {
  const key = { account, line };
  const [stored] = await queryRows<Omit<Line, 'units' | 'charges'> & { units: string; charges: string }>(
    req,
    sql`select amount::text as units, charges::text, currency, booked_on::text as "bookedOn", same_as as "sameAs",
          bank_reference as "bankReference" from money.bank_lines
        where account = ${account} and line = ${line} and state = 'open' for update`,
  );
  if (!stored) return null;
  const charges = BigInt(stored.charges);
  const open = { ...stored, ...storedMoney(stored.units, stored.currency), charges };
  const details = { amount: Number(open.units), currency: open.currency, line };
  const written = async (act: DeskAct, closing: Closing) => {
    await close(req, key, closing);
    await recordAct(req, { by, act, donation: closing.donation ?? null, details }, now);
    return null;
  };
  if (decision === 'aside') return written('set-line-aside', { state: 'set-aside' });
  if (decision === 'same')
    return open.sameAs === null ? notBooked : written('left-line-out', { state: 'same' });
  const isOut = open.units < 0n;
  if (isOut && decision === 'charge') {
    const entry = await bookCharge(req, open, by);
    return entry === null ? notBooked : written('booked-charge', { state: 'booked', entry });
  }
  if (isOut && decision === 'expense') {
    const entry = await bookExpense(req, open, expense, { by, funds });
    if (!entry.ok) return entry.problem;
    return written('booked-expense', { state: 'booked', entry: entry.value });
  }
  if (isOut || decision.startsWith('back:')) {
    const refunded = await decideRefund(req, open, decision, { by, now });
    return refunded ? written(refunded.act, { state: 'booked', ...refunded.on }) : notBooked;
  }
  const whole = open.units + charges;
  const donation = isUnannounced(decision)
    ? await storeUnannounced(
        req,
        { ...open, units: decision === 'new' ? open.units : whole },
        unannounced,
        now,
      )
    : await announced(req, open, { typed: decision, now });
  if (donation?.method !== 'bank' || donation.currency !== open.currency) return notBooked;
  // What the bank kept is part of a donation that was announced with it, or is stored with it because staff say so.
  const isWhole = charges > 0n && (await isDonationAmount(req, donation.id, whole));
  const payment = `line:${account}:${line}`;
  const { reference, currency } = donation;
  const event = { method: 'bank', payment, reference, currency, moment: toNoon(open.bookedOn) } as const;
  await applyEvent(req, {
    ...event,
    id: payment,
    kind: 'paid',
    sequence: 0,
    amount: isWhole ? whole : open.units,
  });
  if (isWhole)
    await applyEvent(req, { ...event, id: `fee:${payment}`, kind: 'fee', sequence: 1, amount: charges });
  return written('booked-line', { state: 'booked', donation: donation.id });
}

async function isDonationAmount(req: PayloadRequest, donation: string, units: bigint): Promise<boolean> {
  const found = await queryRows(
    req,
    sql`select from money.donations where id = ${donation} and amount = ${units.toString()}::bigint`,
  );
  return found.length > 0;
}

/** A line about a refund. A typed reference of money out is a refund of ours if there is one, else a return by the bank. */
async function decideRefund(
  req: PayloadRequest,
  line: Line,
  decision: string,
  booking: Acting,
): Promise<{ act: DeskAct; on: { donation: string; refund: string } } | null> {
  const [, chosen, typed = ''] = /^(?:(return|refund|back):)?(.*)$/.exec(decision) ?? [];
  const reference = parsePaymentReference(typed);
  const donation = reference ? await lockDonation(req, reference) : null;
  if (!donation) return null;
  const what = chosen ?? ((await isOwnRefund(req, donation, line)) ? 'refund' : 'return');
  if ((what === 'back') !== line.units > 0n) return null;
  const on = await refundActs[what as keyof typeof refundActs].book(req, donation, line, booking);
  return on && { act: refundActs[what as keyof typeof refundActs].act, on };
}

const refundActs = {
  refund: { book: bookOwnRefund, act: 'matched-refund' },
  return: { book: bookReturn, act: 'booked-return' },
  back: { book: bookRefundBack, act: 'booked-refund-back' },
} as const;

/** The donation with this reference; if it was announced in another currency, a new one in the currency that came. */
async function announced(
  req: PayloadRequest,
  { units, currency }: Line,
  { typed, now }: { typed: string; now: Date },
): Promise<DonationAtDesk | null> {
  const reference = parsePaymentReference(typed);
  const donation = reference ? await lockDonation(req, reference) : null;
  if (donation?.method !== 'bank' || donation.currency === currency) return donation;
  const [promised] = await queryRows<Promised>(
    req,
    sql`select g.fund, g.campaign, g.anonymous, g.language, s.received::text, ${donorSql} as donor,
          exists (select from money.came_as a where a.announced = g.id) as "hasCome"
        from money.donations g join money.statuses s on s.donation = g.id where g.id = ${donation.id}`,
  );
  if (promised?.received !== '0' || promised.hasCome) return null;
  const { fund, campaign, anonymous, language, donor } = promised;
  const came = await startBankDonation(
    req,
    {
      total: { units, currency },
      project: fundProject(fund),
      campaign,
      anonymous,
      language,
      donor,
    },
    now,
  );
  if (came)
    await queryRows(
      req,
      sql`insert into money.came_as (announced, donation) values (${donation.id}, ${came.id})`,
    );
  return came;
}

type Promised = Pick<NewDonation, 'campaign' | 'anonymous' | 'language' | 'donor'> & {
  fund: string;
  received: string;
  hasCome: boolean;
};

type BankDonation = Pick<NewDonation, 'total' | 'project' | 'campaign' | 'anonymous' | 'language' | 'donor'>;

async function startBankDonation(
  req: PayloadRequest,
  donation: BankDonation,
  now: Date,
): Promise<DonationAtDesk | null> {
  const request = {
    ...donation,
    feeCovered: 0n,
    rhythm: 'once',
    firstDonation: null,
    method: 'bank',
  } as const;
  const started = await storeDonation(req, request, now);
  return started.ok ? { ...started.value, method: 'bank', currency: donation.total.currency } : null;
}

/** Stores a donation that somebody transferred without the form, as staff know it. */
async function storeUnannounced(
  req: PayloadRequest,
  { units, currency }: Line,
  { purpose, language, name, email }: UnannouncedDonation,
  now: Date,
): Promise<DonationAtDesk | null> {
  const [kind, number] = purpose.split('-');
  const donation = {
    total: { units, currency },
    project: kind === 'project' ? Number(number) : null,
    campaign: kind === 'campaign' ? purpose : null,
    anonymous: name === '',
    language,
    donor: name === '' ? null : donorWith({ name, email }),
  };
  return startBankDonation(req, donation, now);
}

/** Stores the decision. Name and description stay for comparison with later files, until uploaded-statements.ts deletes them. */
async function close(
  req: PayloadRequest,
  { account, line }: Key,
  { state, donation, refund, entry }: Closing,
): Promise<void> {
  await queryRows(
    req,
    sql`update money.bank_lines set state = ${state}, donation = ${donation ?? null}, refund = ${refund ?? null}::uuid,
          entry = ${entry ?? null}::bigint
        where account = ${account} and line = ${line}`,
  );
}
