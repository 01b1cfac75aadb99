import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { projectOf } from '#core/fund.ts';
import type { Locale } from '#core/locale.ts';
import type { PaymentProvider } from '#core/payment-provider.ts';
import { storeDonation, storePayment } from '#features/donations/store-donation.action.ts';
import { rowsOf } from '#platform/transaction.ts';

type FirstGift = {
  currency: string;
  language: Locale;
  units: string;
  fund: string;
  campaign: string | null;
  giver: { name: string; email: string; mayBeNamed: boolean } | null;
};

/**
 * The reference of the gift that a month is: made now if it is new, under the lock of the monthly gift, so that one month
 * is one gift however many processes hear of it. Null once its payment is in the books.
 */
export async function takeMonth(
  req: PayloadRequest,
  provider: PaymentProvider,
  { gift, month }: { gift: string; month: string },
  now: Date,
): Promise<string | null> {
  await rowsOf(req, sql`select from giving.monthly where gift = ${gift} for update`);
  const [known] = await rowsOf<{ reference: string; isBooked: boolean }>(
    req,
    sql`select g.reference, s.received > 0 as "isBooked" from giving.payments y join giving.gifts g on g.id = y.gift
          join giving.standings s on s.gift = g.id
        where y.way = ${provider.id} and y.provider_id = ${month}`,
  );
  if (known) return known.isBooked ? null : known.reference;
  const reference = await startMonth(req, provider, gift, now);
  await storePayment(req, provider.id, { providerId: month, reference }, now);
  return reference;
}

/** A gift with the amount and purpose that the monthly gift has now, of the same giver unless they were erased. */
async function startMonth(
  req: PayloadRequest,
  provider: PaymentProvider,
  gift: string,
  now: Date,
): Promise<string> {
  const [first] = await rowsOf<FirstGift>(
    req,
    sql`select g.currency, g.language, m.amount::text as units, m.fund, m.campaign,
          (select jsonb_build_object('name', p.name, 'email', p.email, 'mayBeNamed', p.may_be_named)
            from giving.givers p where p.gift = g.id) as giver
        from giving.monthly m join giving.gifts g on g.id = m.gift where m.gift = ${gift}`,
  );
  if (!first) throw new Error('A month has no monthly gift');
  const { units, currency, fund, campaign, language, giver } = first;
  const month = {
    total: { units: BigInt(units), currency },
    feeCovered: 0n,
    rhythm: 'monthly',
    firstGift: gift,
    project: projectOf(fund),
    campaign,
    anonymous: false,
    way: provider.id,
    language,
    giver: giver && { ...giver, honour: null, note: '' },
  } as const;
  const started = await storeDonation(req, month, now);
  if (!started.ok) throw new Error(`A month was refused: ${started.problem}`);
  return started.value.reference;
}
