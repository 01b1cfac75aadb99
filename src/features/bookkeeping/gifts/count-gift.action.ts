import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import type { EventKind, ReportedEvent } from '#core/donation-status.ts';
import type { Locale } from '#core/locale.ts';
import type { Money } from '#core/money.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { storeDonation } from '#features/donations/store-donation.action.ts';
import type { ApplyEvent } from '#platform/payments/payment-ports.ts';
import { inOneTransaction, rowsOf } from '#platform/transaction.ts';
import { recordAct } from '../desk/record-act.ts';
import { type GiftAtDesk, lockGift } from './gift-at-desk.ts';

/** Money or things that somebody brought, as a member of staff enters them. */
export type CountedGift = {
  way: 'cash' | 'cheque' | 'in-kind';
  total: Money;
  /** ISO day. */
  receivedOn: string;
  countedBy: string;
  /** What the things are; empty for money. */
  description: string;
  project: number | null;
  campaign: string | null;
  /** Of the receipt. */
  language: Locale;
  giver: { name: string; email: string } | null;
};

type Booking = { by: number; now: Date; applyEvent: ApplyEvent };

/** `needsSecond`: above the amount in the settings, so that another person confirms it first. */
type Entering = Booking & { needsSecond: boolean };

/** Enters a gift and books it, or lets it wait for a second person. @returns its reference. */
export async function enterCounted(
  payload: Payload,
  counted: CountedGift,
  { by, now, applyEvent, needsSecond }: Entering,
): Promise<string> {
  return inOneTransaction(payload, async req => {
    const { way, total, giver, project, campaign } = counted;
    const request = {
      total,
      feeCovered: 0n,
      rhythm: 'once',
      firstGift: null,
      project,
      campaign,
      way,
    } as const;
    const person = giver && { ...giver, mayBeNamed: false, honour: null, note: '' };
    const started = await storeDonation(
      req,
      { ...request, anonymous: giver === null, language: counted.language, giver: person },
      now,
    );
    if (!started.ok) throw new Error(`A checked gift was refused: ${started.problem}`);
    const { id, reference } = started.value;
    await rowsOf(
      req,
      sql`insert into giving.counted (gift, received_on, counted_by, description, needs_second, entered_by, entered_at)
          values (${id}, ${counted.receivedOn}, ${counted.countedBy}, ${counted.description}, ${needsSecond}, ${by},
            ${now.toISOString()})`,
    );
    const details = { amount: Number(total.units), currency: total.currency, countedBy: counted.countedBy };
    await recordAct(req, { by, act: 'entered', gift: id, details }, now);
    const gift = { id, reference, way, currency: total.currency };
    const event = needsSecond
      ? eventOf(gift, 'waiting', 0n, now)
      : eventOf(gift, 'paid', total.units, noonOf(counted.receivedOn));
    await applyEvent(req, event);
    return reference;
  });
}

export type DecisionProblem = 'unknown-gift' | 'decided-already' | 'same-person';

/** A second person confirms what was counted, or rejects it with a reason. Nothing is in the books before. */
export async function decideCounted(
  payload: Payload,
  { reference, confirms, reason }: { reference: string; confirms: boolean; reason: string },
  { by, now, applyEvent }: Booking,
): Promise<Outcome<'confirmed' | 'rejected', DecisionProblem>> {
  return inOneTransaction(payload, async req => {
    const gift = await lockGift(req, reference);
    const counted = gift && (await findCounted(req, gift.id));
    if (!gift || !counted) return problem('unknown-gift');
    if (!counted.needsSecond || counted.confirmed !== null) return problem('decided-already');
    if (counted.enteredBy === by) return problem('same-person');
    await rowsOf(
      req,
      sql`update giving.counted set decided_by = ${by}, decided_at = ${now.toISOString()}, confirmed = ${confirms}
          where gift = ${gift.id}`,
    );
    const act = confirms ? 'confirmed' : 'rejected';
    await recordAct(req, { by, act, gift: gift.id, details: reason === '' ? {} : { reason } }, now);
    const event = confirms
      ? eventOf(gift, 'paid', BigInt(counted.amount), noonOf(counted.receivedOn))
      : eventOf(gift, 'failed', 0n, now);
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

async function findCounted(req: PayloadRequest, gift: string): Promise<Counted | undefined> {
  const [counted] = await rowsOf<Counted>(
    req,
    sql`select g.amount::text, c.received_on::text as "receivedOn", c.needs_second as "needsSecond",
          c.entered_by as "enteredBy", c.confirmed
        from giving.counted c join giving.gifts g on g.id = c.gift where c.gift = ${gift}`,
  );
  return counted;
}

/** The books count by days in UTC; at noon it is the same day wherever the charity works. */
export const noonOf = (day: string) => new Date(`${day}T12:00:00.000Z`);

/** What staff enter about a gift becomes an event, as if a payment service had reported it. */
function eventOf(
  { id, reference, way, currency }: GiftAtDesk,
  kind: EventKind,
  amount: bigint,
  moment: Date,
): ReportedEvent {
  const name = { id: `counted:${id}:${kind}`, payment: `counted:${id}` };
  return { ...name, way, kind, sequence: 0, currency, reference, amount, moment };
}
