import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import type { z } from 'zod';
import type { Locale } from '#core/locale.ts';
import { type Money, parseMoney } from '#core/money.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import type { EventKind, ReportedEvent } from '#money/domain/donation-status.ts';
import { type Donor, donorWith } from '#money/domain/donor.ts';
import { applyEvent } from '#money/donations/receive-event.action.ts';
import { type StoredDonation, storeDonation } from '#money/donations/store-donation.action.ts';
import { inOneTransaction, queryRows } from '#platform/transaction.ts';
import { type Acting, DESK_PATH, type DeskAnswer } from '../desk/answer-desk.ts';
import type { deskForms } from '../desk/desk.schema.ts';
import type { DeskProblem } from '../desk/desk.texts.ts';
import { listPurposeNames, readDeskSettings } from '../desk/desk-settings.ts';
import { recordAct } from '../desk/record-act.ts';
import { type DonationAtDesk, lockDonation } from './donation-details.ts';

/** Cash, cheques or goods, as staff enter them. */
export type CountedDonation = {
  method: 'cash' | 'cheque' | 'in-kind';
  total: Money;
  /** ISO day. */
  receivedOn: string;
  countedBy: string;
  /** What the goods are; empty for money. */
  description: string;
  project: number | null;
  campaign: string | null;
  /** The language of the receipt. */
  language: Locale;
  donor: Donor | null;
  /** The part that is the price of tickets and no gift. */
  tickets?: bigint;
};

type Booking = { by: number; now: Date };

/** `needsSecond`: the amount is above the one in the settings, so a second person confirms it first. */
type Entering = Booking & { needsSecond: boolean };

/** Enters a donation and books it, unless a second person has to confirm it first. @returns its reference. */
export async function enterCounted(
  payload: Payload,
  counted: CountedDonation,
  booking: Entering,
): Promise<string> {
  return inOneTransaction(payload, async req => {
    const { id, reference } = await storeCounted(req, counted, booking);
    const { total, countedBy } = counted;
    const details = { amount: Number(total.units), currency: total.currency, countedBy };
    await recordAct(req, { by: booking.by, act: 'entered', donation: id, details }, booking.now);
    return reference;
  });
}

/** Stores what was counted in the transaction of `req`, and books it unless a second person has to confirm it first. */
export async function storeCounted(
  req: PayloadRequest,
  counted: CountedDonation,
  { by, now, needsSecond }: Entering,
): Promise<StoredDonation> {
  const { method, total, donor, project, campaign, tickets = 0n } = counted;
  const request = {
    total,
    tickets,
    feeCovered: 0n,
    rhythm: 'once',
    firstDonation: null,
    project,
    campaign,
    method,
  } as const;
  const started = await storeDonation(
    req,
    { ...request, anonymous: donor === null, language: counted.language, donor },
    now,
  );
  if (!started.ok) throw new Error(`A checked donation was refused: ${started.problem}`);
  const { id, reference } = started.value;
  await queryRows(
    req,
    sql`insert into money.counted (donation, received_on, counted_by, description, needs_second, entered_by, entered_at)
        values (${id}, ${counted.receivedOn}, ${counted.countedBy}, ${counted.description}, ${needsSecond}, ${by},
          ${now.toISOString()})`,
  );
  const donation = { id, reference, method, currency: total.currency };
  const event = needsSecond
    ? toEvent(donation, 'waiting', 0n, now)
    : toEvent(donation, 'paid', total.units, toNoon(counted.receivedOn));
  await applyEvent(req, event);
  return { id, reference };
}

/** Takes what was counted out of the books again, because it was given back at once. */
export async function takeBackCounted(req: PayloadRequest, id: string): Promise<void> {
  const [counted] = await queryRows<Omit<DonationAtDesk, 'id'> & { receivedOn: string }>(
    req,
    sql`select g.reference, g.method, g.currency, c.received_on::text as "receivedOn"
        from money.counted c join money.donations g on g.id = c.donation where c.donation = ${id}`,
  );
  if (!counted) throw new Error('Nothing was counted');
  const event = toEvent({ id, ...counted }, 'failed', 0n, toNoon(counted.receivedOn));
  // After the payment, which has the same moment, also if a second person confirms that later.
  await applyEvent(req, { ...event, sequence: 1 });
}

export type DecisionProblem = 'unknown-gift' | 'decided-already' | 'same-person';

/** A second person confirms what was counted, or rejects it with a reason. Until then nothing is booked. */
export async function decideCounted(
  payload: Payload,
  { reference, confirms, reason }: { reference: string; confirms: boolean; reason: string },
  { by, now }: Booking,
): Promise<Outcome<'confirmed' | 'rejected', DecisionProblem>> {
  return inOneTransaction(payload, async req => {
    const donation = await lockDonation(req, reference);
    const counted = donation && (await findCounted(req, donation.id));
    if (!donation || !counted) return problem('unknown-gift');
    if (!counted.needsSecond || counted.confirmed !== null) return problem('decided-already');
    if (counted.enteredBy === by) return problem('same-person');
    await queryRows(
      req,
      sql`update money.counted set decided_by = ${by}, decided_at = ${now.toISOString()}, confirmed = ${confirms}
          where donation = ${donation.id}`,
    );
    const act = confirms ? 'confirmed' : 'rejected';
    await recordAct(req, { by, act, donation: donation.id, details: reason === '' ? {} : { reason } }, now);
    const event = confirms
      ? toEvent(donation, 'paid', BigInt(counted.amount), toNoon(counted.receivedOn))
      : toEvent(donation, 'failed', 0n, now);
    await applyEvent(req, event);
    return ok(act);
  });
}

type Counted = {
  amount: string;
  receivedOn: string;
  needsSecond: boolean;
  enteredBy: number;
  confirmed: boolean | null;
};

async function findCounted(req: PayloadRequest, donation: string): Promise<Counted | undefined> {
  const [counted] = await queryRows<Counted>(
    req,
    sql`select g.amount::text, c.received_on::text as "receivedOn", c.needs_second as "needsSecond",
          c.entered_by as "enteredBy", c.confirmed
        from money.counted c join money.donations g on g.id = c.donation where c.donation = ${donation}`,
  );
  return counted;
}

/** The books use days in UTC. Noon in UTC is the same day wherever the charity works. */
export const toNoon = (day: string) => new Date(`${day}T12:00:00.000Z`);

/** Turns what staff enter into an event like those of payment services. */
function toEvent(
  { id, reference, method, currency }: DonationAtDesk,
  kind: EventKind,
  amount: bigint,
  moment: Date,
): ReportedEvent {
  const name = { id: `counted:${id}:${kind}`, payment: `counted:${id}` };
  return { ...name, method, kind, sequence: 0, currency, reference, amount, moment };
}

/** The page of the form, below the admin. */
export const COUNT_PATH = `${DESK_PATH}/enter`;

type Form = z.infer<(typeof deskForms)['counted']>;

/** Checks the form for cash, cheques and goods against settings and books, and enters the donation. */
export async function enterCountedForm(
  payload: Payload,
  form: Form,
  { by, now }: Acting,
): Promise<DeskAnswer> {
  const stop = (code: DeskProblem, field: string): DeskAnswer => problem({ to: COUNT_PATH, code, field });
  const { currencies } = await readDeskSettings(payload);
  const known = currencies.find(({ currency }) => currency === form.currency);
  if (!known) return stop('unknown-currency', 'currency');
  const total = parseMoney(form.amount, form.currency);
  if (!total.ok) return stop('wrong-amount', 'amount');
  if (form.method === 'in-kind' && form.description === '') return stop('no-description', 'description');
  if ((form.name === '') !== (form.email === '')) return stop('name-and-email', form.name ? 'email' : 'name');
  if (!(await listPurposeNames(payload)).has(form.purpose)) return stop('unknown-purpose', 'purpose');
  if (form.receivedOn > now.toISOString().slice(0, 10)) return stop('future-day', 'receivedOn');
  if (await isClosed(payload, form.receivedOn)) return stop('month-closed', 'receivedOn');
  const [kind, number] = form.purpose.split('-');
  const needsSecond = total.value.units > known.twoAbove;
  const counted = {
    method: form.method,
    total: total.value,
    receivedOn: form.receivedOn,
    countedBy: form.countedBy,
    description: form.description,
    project: kind === 'project' ? Number(number) : null,
    campaign: kind === 'campaign' ? form.purpose : null,
    language: form.language,
    donor: form.email === '' ? null : donorWith({ name: form.name, email: form.email }),
  };
  const reference = await enterCounted(payload, counted, { by, now, needsSecond });
  return ok({ to: `${DESK_PATH}/${reference}`, done: needsSecond ? 'waits-for-second' : 'entered' });
}

async function isClosed(payload: Payload, day: string): Promise<boolean> {
  const closed = await queryRows(
    { payload },
    sql`select from money.closings where until >= ${day}::date limit 1`,
  );
  return closed.length > 0;
}
