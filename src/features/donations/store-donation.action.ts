import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import { fundOf } from '#core/fund.ts';
import type { Locale } from '#core/locale.ts';
import { isCurrency, type Money, mostUnits } from '#core/money.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import type { PaymentMethodId } from '#core/payment-methods.ts';
import type { StartedPayment } from '#core/payment-provider.ts';
import { newPaymentReference } from '#core/payment-reference.ts';
import { lockInTransaction, rowsOf, type Writer } from '#platform/transaction.ts';
import type { Honour } from './honour/honour.schema.ts';

/** What the giver wrote about themselves; left out where no receipt is wanted. */
type DonorDetails = {
  name: string;
  email: string;
  /** Their yes to being named on the site. */
  mayBeNamed: boolean;
  honour: Honour | null;
  note: string;
};

export type NewDonation = {
  /** All that will be paid, with the part that covers the fee. */
  total: Money;
  feeCovered: bigint;
  rhythm: 'once' | 'monthly';
  /** The gift a monthly one began with; each month is a gift of its own. */
  firstGift: string | null;
  /** Null for "where it is needed most". */
  project: number | null;
  campaign: string | null;
  anonymous: boolean;
  way: PaymentMethodId;
  language: Locale;
  giver: DonorDetails | null;
};

export type StoredDonation = { id: string; reference: string };
export type StoreProblem = 'wrong-amount' | 'wrong-currency';

/** Writes down what somebody wants to give, in the transaction of `req`. Nothing is in the books until it is paid. */
export async function storeDonation(
  req: PayloadRequest,
  request: NewDonation,
  now: Date,
): Promise<Outcome<StoredDonation, StoreProblem>> {
  const { units, currency } = request.total;
  if (!isCurrency(currency)) return problem('wrong-currency');
  if (units <= 0n || units > mostUnits || request.feeCovered < 0n || request.feeCovered >= units)
    return problem('wrong-amount');
  const giver = request.giver ? await donorOf(req, request.giver.email) : randomUUID();
  const [gift] = await rowsOf<StoredDonation>(
    req,
    sql`with made as (
          insert into giving.gifts (reference, giver, amount, currency, rhythm, first_gift, fund, campaign, fee_covered,
            anonymous, way, language, started_at)
          values (${newPaymentReference()}, ${giver}, ${units.toString()}, ${currency}, ${request.rhythm}, ${request.firstGift},
            ${fundOf(request)}, ${request.campaign}, ${request.feeCovered.toString()}, ${request.anonymous}, ${request.way},
            ${request.language}, ${now.toISOString()})
          returning id, reference)
        select id, reference from made`,
  );
  if (!gift) throw new Error('The gift was not stored');
  await rowsOf(req, sql`insert into giving.standings (gift) values (${gift.id})`);
  if (request.giver) await storeDonor(req, gift.id, giver, request.giver);
  return ok(gift);
}

/** One donor number per mail address, so that donors are counted once, also after an erasure. */
async function donorOf(req: PayloadRequest, email: string): Promise<string> {
  const compared = comparedEmail(email);
  await lockInTransaction(req, `giver ${compared}`);
  const [known] = await rowsOf<{ giver: string }>(
    req,
    sql`select giver from giving.givers where compared = ${compared} limit 1`,
  );
  return known?.giver ?? randomUUID();
}

async function storeDonor(
  req: PayloadRequest,
  gift: string,
  giver: string,
  given: DonorDetails,
): Promise<void> {
  const honour =
    given.honour && JSON.stringify({ ...given.honour, compared: comparedEmail(given.honour.email) });
  await rowsOf(
    req,
    sql`insert into giving.givers (gift, giver, name, email, compared, may_be_named, honour, note)
        values (${gift}, ${giver}, ${given.name}, ${given.email}, ${comparedEmail(given.email)}, ${given.mayBeNamed},
          ${honour}::jsonb, ${given.note})`,
  );
}

/** Writes down that a payment was begun, before the giver is led to the provider. */
export async function storePayment(
  writer: Writer,
  way: PaymentMethodId,
  { providerId, reference }: StartedPayment,
  now: Date,
): Promise<void> {
  await rowsOf(
    writer,
    sql`insert into giving.payments (way, provider_id, gift, started_at)
        select ${way}, ${providerId}, id, ${now.toISOString()}::timestamptz from giving.gifts
        where reference = ${reference} on conflict do nothing`,
  );
}
