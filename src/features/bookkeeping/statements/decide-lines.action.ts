import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { donorWith } from '#core/donor.ts';
import { isEmailAddress, pastedEmail } from '#core/email-address.ts';
import { projectOf } from '#core/fund.ts';
import type { Locale } from '#core/locale.ts';
import { type Money, storedMoney } from '#core/money.ts';
import { ok, problem } from '#core/outcome.ts';
import { parsePaymentReference } from '#core/payment-reference.ts';
import { isFullName, tidyName } from '#core/person-name.ts';
import { donorOf } from '#features/donations/donation-columns.ts';
import { type NewDonation, storeDonation } from '#features/donations/store-donation.action.ts';
import { nextOpenDay, recordCharge } from '#features/ledger/post-entries.action.ts';
import type { ApplyEvent } from '#platform/payments/payment-ports.ts';
import { inOneTransaction, rowsOf } from '#platform/transaction.ts';
import { type Acting, BANK_PATH, type DeskAnswer } from '../desk/answer-desk.ts';
import { listPurposeNames } from '../desk/desk-settings.ts';
import { type DeskAct, recordAct } from '../desk/record-act.ts';
import { noonOf } from '../donations/count-donation.action.ts';
import { type DonationAtDesk, listPayments, lockDonation } from '../donations/donation-details.ts';

/** What staff know of an unannounced donation. Without name and address there is no receipt. */
export type UnannouncedDonation = { purpose: string; language: Locale; name: string; email: string };

/**
 * The decision about a line: the reference of a donation, an unannounced donation of what arrived (`new`) or of that and
 * what the bank kept (`new-whole`), no donation (`aside`), or a copy of a stored line (`same`). Money out is a bank charge (`charge`) or a refunded donation (`return:RF…`).
 */
export type LineDecision = {
  account: string;
  line: string;
  decision: string;
  unannounced: UnannouncedDonation;
};

type LineProblem = 'lines-not-booked' | 'name-and-email' | 'bad-form' | 'unknown-purpose';

type Booking = Acting & { applyEvent: ApplyEvent };

/** Carries out the decisions of the form. A typed reference wins over the proposal. */
export async function decideLinesForm(
  payload: Payload,
  form: Record<string, string>,
  acting: Booking,
): Promise<DeskAnswer> {
  const purposes = await listPurposeNames(payload);
  const left: { code: LineProblem; field: string }[] = [];
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
    const wrong = isUnannounced(decision) ? problemOf(unannounced, purposes) : null;
    const decided = { account, line, decision, unannounced };
    const code =
      wrong?.code ??
      ((await inOneTransaction(payload, req => decideLine(req, decided, acting)))
        ? null
        : 'lines-not-booked');
    if (code) left.push({ code, field: `${wrong?.field ?? 'decision'}:${account}:${line}` });
  }
  return left[0] ? problem({ to: BANK_PATH, ...left[0] }) : ok({ to: BANK_PATH, done: 'lines-decided' });
}

const isUnannounced = (decision: string) => decision === 'new' || decision === 'new-whole';

/** Name and address are needed together, or not at all. */
function problemOf(
  { name, email, purpose }: UnannouncedDonation,
  purposes: ReadonlyMap<string, string>,
): { code: LineProblem; field: string } | null {
  if ((name === '') !== (email === '')) return { code: 'name-and-email', field: name ? 'email' : 'name' };
  if (name !== '' && !isFullName(name)) return { code: 'bad-form', field: 'name' };
  if (email !== '' && !isEmailAddress(email)) return { code: 'bad-form', field: 'email' };
  return purposes.has(purpose) ? null : { code: 'unknown-purpose', field: 'purpose' };
}

/** `units` is what arrived, `charges` what the bank says it kept or charged. */
type Line = Money & { charges: bigint; bookedOn: string; sameAs: string | null };
type Key = { account: string; line: string };
/** The new state of a line, with its donation or entry. */
type Closing = { state: 'booked' | 'set-aside' | 'same'; gift?: string; entry?: string };

/** @returns false if the line cannot be booked that way. A line that was decided before is left alone. */
export async function decideLine(
  req: PayloadRequest,
  { account, line, decision, unannounced }: LineDecision,
  { by, now, applyEvent }: Booking,
): Promise<boolean> {
  const key = { account, line };
  const [stored] = await rowsOf<Omit<Line, 'units' | 'charges'> & { units: string; charges: string }>(
    req,
    sql`select amount::text as units, charges::text, currency, booked_on::text as "bookedOn", same_as as "sameAs" from giving.bank_lines
        where account = ${account} and line = ${line} and state = 'open' for update`,
  );
  if (!stored) return true;
  const charges = BigInt(stored.charges);
  const open = { ...stored, ...storedMoney(stored.units, stored.currency), charges };
  const details = { amount: Number(open.units), currency: open.currency, line };
  const written = async (act: DeskAct, closing: Closing) => {
    await close(req, key, closing);
    await recordAct(req, { by, act, gift: closing.gift ?? null, details }, now);
    return true;
  };
  if (decision === 'aside') return written('set-line-aside', { state: 'set-aside' });
  if (decision === 'same') return open.sameAs !== null && written('left-line-out', { state: 'same' });
  if (open.units < 0n) {
    if (decision === 'charge') {
      const entry = await bookCharge(req, open, by);
      return entry !== null && written('booked-charge', { state: 'booked', entry });
    }
    const gift = await giveBack(req, open, {
      ...key,
      reference: decision.replace(/^return:/, ''),
      by,
      now,
      applyEvent,
    });
    return gift !== null && written('booked-return', { state: 'booked', gift });
  }
  const whole = open.units + charges;
  const gift = isUnannounced(decision)
    ? await giftOf(req, { ...open, units: decision === 'new' ? open.units : whole }, unannounced, now)
    : await announced(req, open, { typed: decision, now });
  if (gift?.method !== 'bank' || gift.currency !== open.currency) return false;
  // What the bank kept is part of a gift that was announced with it, or is stored with it because staff say so.
  const isWhole = charges > 0n && (await isAmountOf(req, gift.id, whole));
  const payment = `line:${account}:${line}`;
  const { reference, currency } = gift;
  const event = { method: 'bank', payment, reference, currency, moment: noonOf(open.bookedOn) } as const;
  await applyEvent(req, {
    ...event,
    id: payment,
    kind: 'paid',
    sequence: 0,
    amount: isWhole ? whole : open.units,
  });
  if (isWhole)
    await applyEvent(req, { ...event, id: `fee:${payment}`, kind: 'fee', sequence: 1, amount: charges });
  return written('booked-line', { state: 'booked', gift: gift.id });
}

async function isAmountOf(req: PayloadRequest, gift: string, units: bigint): Promise<boolean> {
  const found = await rowsOf(
    req,
    sql`select from giving.gifts where id = ${gift} and amount = ${units.toString()}::bigint`,
  );
  return found.length > 0;
}

/** The donation with this reference; if it was announced in another currency, a new one in the currency that came. */
async function announced(
  req: PayloadRequest,
  { units, currency }: Line,
  { typed, now }: { typed: string; now: Date },
): Promise<DonationAtDesk | null> {
  const reference = parsePaymentReference(typed);
  const gift = reference ? await lockDonation(req, reference) : null;
  if (gift?.method !== 'bank' || gift.currency === currency) return gift;
  const [promised] = await rowsOf<Promised>(
    req,
    sql`select g.fund, g.campaign, g.anonymous, g.language, s.received::text, ${donorOf} as donor,
          exists (select from giving.came_as a where a.announced = g.id) as "hasCome"
        from giving.gifts g join giving.standings s on s.gift = g.id where g.id = ${gift.id}`,
  );
  if (promised?.received !== '0' || promised.hasCome) return null;
  const { fund, campaign, anonymous, language, donor } = promised;
  const came = await startBankDonation(
    req,
    {
      total: { units, currency },
      project: projectOf(fund),
      campaign,
      anonymous,
      language,
      donor,
    },
    now,
  );
  if (came)
    await rowsOf(req, sql`insert into giving.came_as (announced, gift) values (${gift.id}, ${came.id})`);
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
  gift: BankDonation,
  now: Date,
): Promise<DonationAtDesk | null> {
  const request = { ...gift, feeCovered: 0n, rhythm: 'once', firstDonation: null, method: 'bank' } as const;
  const started = await storeDonation(req, request, now);
  return started.ok ? { ...started.value, method: 'bank', currency: gift.total.currency } : null;
}

/** Bank charges are paid from the general fund. @returns the number of the entry, null if it cannot be booked. */
async function bookCharge(
  req: PayloadRequest,
  { units, currency, bookedOn }: Line,
  by: number,
): Promise<string | null> {
  const money = { method: 'bank', currency, units: -units } as const;
  const day = (await nextOpenDay(req, bookedOn)) ?? bookedOn;
  const entry = await recordCharge(req, {
    day,
    by,
    note: '',
    money,
    document: `Bank statement, ${bookedOn}`,
  });
  return entry.ok ? entry.value : null;
}

/**
 * Books money out as a refund of a donation, at most what is left of its payment. As with other refunds, one event holds
 * the sum of all refunds of the payment so far.
 */
async function giveBack(
  req: PayloadRequest,
  { units: out, currency, bookedOn }: Line,
  { account, line, reference: typed, by, now, applyEvent }: Key & Booking & { reference: string },
): Promise<string | null> {
  const reference = parsePaymentReference(typed);
  const gift = reference ? await lockDonation(req, reference) : null;
  if (gift?.method !== 'bank' || gift.currency !== currency) return null;
  const units = -out;
  const payments = await listPayments(req, gift.id);
  const undone = payments.find(({ left }) => left === units) ?? payments.find(({ left }) => left >= units);
  if (!undone) return null;
  await rowsOf(
    req,
    sql`insert into giving.refunds (id, gift, payment, amount, reason, state, tried_at, asked_by, asked_at)
        values (gen_random_uuid(), ${gift.id}, ${undone.payment}, ${units.toString()}, ${'Returned by the bank'}, 'sent',
          ${now.toISOString()}, ${by}, ${now.toISOString()})`,
  );
  const [all] = await rowsOf<{ amount: string }>(
    req,
    sql`select sum(amount)::text as amount from giving.refunds
        where gift = ${gift.id} and payment = ${undone.payment} and state = 'sent'`,
  );
  const event = {
    method: 'bank',
    id: `line:${account}:${line}`,
    payment: undone.payment,
    kind: 'refunded',
    sequence: 0,
  } as const;
  await applyEvent(req, {
    ...event,
    reference: gift.reference,
    currency,
    amount: BigInt(all?.amount ?? '0'),
    moment: noonOf(bookedOn),
  });
  return gift.id;
}

/** Stores a donation that somebody transferred without the form, as staff know it. */
async function giftOf(
  req: PayloadRequest,
  { units, currency }: Line,
  { purpose, language, name, email }: UnannouncedDonation,
  now: Date,
): Promise<DonationAtDesk | null> {
  const [kind, number] = purpose.split('-');
  const gift = {
    total: { units, currency },
    project: kind === 'project' ? Number(number) : null,
    campaign: kind === 'campaign' ? purpose : null,
    anonymous: name === '',
    language,
    donor: name === '' ? null : donorWith({ name, email }),
  };
  return startBankDonation(req, gift, now);
}

/** Stores the decision. Name and description stay for comparison with later files, until uploaded-statements.ts deletes them. */
async function close(
  req: PayloadRequest,
  { account, line }: Key,
  { state, gift, entry }: Closing,
): Promise<void> {
  await rowsOf(
    req,
    sql`update giving.bank_lines set state = ${state}, gift = ${gift ?? null}, entry = ${entry ?? null}::bigint
        where account = ${account} and line = ${line}`,
  );
}
