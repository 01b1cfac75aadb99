import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import type { Locale } from '#core/locale.ts';
import { isCurrency, type Money, mostUnits } from '#core/money.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import type { Donor } from '#money/domain/donor.ts';
import { toFund } from '#money/domain/fund.ts';
import type { PaymentMethodId } from '#money/domain/payment-methods.ts';
import type { StartedPayment } from '#money/domain/payment-provider.ts';
import { newPaymentReference } from '#money/domain/payment-reference.ts';
import { lockInTransaction, queryRows, type Writer } from '#platform/transaction.ts';

export type NewDonation = {
  /** All that will be paid, with the part that covers the fee. */
  total: Money;
  feeCovered: bigint;
  /** The part of the total that is the price of tickets and no gift. */
  tickets?: bigint;
  rhythm: 'once' | 'monthly';
  /** The donation that a monthly one began with; each month is a donation of its own. */
  firstDonation: string | null;
  /** Null for "where it is needed most". */
  project: number | null;
  campaign: string | null;
  anonymous: boolean;
  method: PaymentMethodId;
  language: Locale;
  /** Null where no receipt is wanted. */
  donor: Donor | null;
  /** The address of somebody who gets no receipt but is known, and may leave what they paid as a gift. */
  buyer?: string;
};

export type StoredDonation = { id: string; reference: string };
export type StoreProblem = 'wrong-amount' | 'wrong-currency';

/** Stores what somebody wants to give, in the transaction of `req`. Nothing is booked until it is paid. */
export async function storeDonation(
  req: PayloadRequest,
  request: NewDonation,
  now: Date,
): Promise<Outcome<StoredDonation, StoreProblem>> {
  const { units, currency } = request.total;
  if (!isCurrency(currency)) return problem('wrong-currency');
  if (units <= 0n || units > mostUnits || request.feeCovered < 0n || request.feeCovered >= units)
    return problem('wrong-amount');
  const { donor, tickets = 0n } = request;
  if (tickets < 0n || tickets > units) return problem('wrong-amount');
  const known = donor?.email ?? request.buyer;
  const donorId = known === undefined ? randomUUID() : await findOrMakeDonorId(req, known);
  const [donation] = await queryRows<StoredDonation>(
    req,
    sql`with made as (
          insert into money.donations (reference, donor, amount, currency, rhythm, first_donation, fund, campaign, fee_covered,
            anonymous, method, language, started_at, tickets)
          values (${newPaymentReference()}, ${donorId}, ${units.toString()}, ${currency}, ${request.rhythm}, ${request.firstDonation},
            ${toFund(request)}, ${request.campaign}, ${request.feeCovered.toString()}, ${request.anonymous}, ${request.method},
            ${request.language}, ${now.toISOString()}, ${tickets.toString()})
          returning id, reference)
        select id, reference from made`,
  );
  if (!donation) throw new Error('The donation was not stored');
  await queryRows(req, sql`insert into money.statuses (donation) values (${donation.id})`);
  if (donor) await storeDonor(req, donation.id, donorId, donor);
  return ok(donation);
}

/** One donor id per email address, so that donors are counted once, even after an erasure. */
async function findOrMakeDonorId(req: PayloadRequest, email: string): Promise<string> {
  const compared = comparedEmail(email);
  await lockInTransaction(req, `giver ${compared}`);
  const [known] = await queryRows<{ donorId: string }>(
    req,
    sql`select donor as "donorId" from money.donors where compared = ${compared} limit 1`,
  );
  return known?.donorId ?? randomUUID();
}

/** Stores who gave a donation. */
export async function storeDonor(
  req: PayloadRequest,
  donation: string,
  donorId: string,
  { name, email, mayBeNamed, honour, note }: Donor,
): Promise<void> {
  const card = honour && JSON.stringify({ ...honour, compared: comparedEmail(honour.email) });
  await queryRows(
    req,
    sql`insert into money.donors (donation, donor, name, email, compared, may_be_named, honour, note)
        values (${donation}, ${donorId}, ${name}, ${email}, ${comparedEmail(email)}, ${mayBeNamed}, ${card}::jsonb, ${note})`,
  );
}

/** Stores a payment that was begun, before the donor is redirected to the provider. */
export async function storePayment(
  writer: Writer,
  method: PaymentMethodId,
  { providerId, reference }: StartedPayment,
  now: Date,
): Promise<void> {
  await queryRows(
    writer,
    sql`insert into money.payments (method, provider_id, donation, started_at)
        select ${method}, ${providerId}, id, ${now.toISOString()}::timestamptz from money.donations
        where reference = ${reference} on conflict do nothing`,
  );
}
