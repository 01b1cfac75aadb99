import { sql } from '@payloadcms/db-postgres/drizzle';
import { decimalText, type Money, storedMoney } from '#core/money.ts';
import type { PerLocale } from '#core/words.ts';
import type { DonationStatus } from '#money/domain/donation-status.ts';
import type { Donor } from '#money/domain/donor.ts';
import type { Failure } from '#money/domain/payment-failure.ts';
import type { PaymentMethodId } from '#money/domain/payment-methods.ts';
import {
  cardKeySql,
  donorSql,
  extraSql,
  purposeNames,
  whyNotPaid,
} from '#money/donations/donation-columns.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import {
  amountValue,
  type DonationOffer,
  type DonationValues,
  OWN_AMOUNT,
} from './form/donation-form.schema.ts';

/** A donation as its donor sees it. */
export type ShownDonation = {
  reference: string;
  state: DonationStatus;
  total: Money;
  /** What arrived and stays; if nothing stays, what arrived; if nothing arrived, what was promised. */
  shown: Money;
  /** What came by a second payment and is refunded; null if the donation was paid once. */
  extra: Money | null;
  /** The current names of its purpose; none if it was deleted, null for "where it is needed most". */
  purpose: PerLocale<string> | null;
  method: PaymentMethodId;
  startedAt: Date;
  /** A receipt was asked for. */
  hasReceipt: boolean;
  isMonthly: boolean;
  /** When the next month of a monthly donation is due; null where none is planned. */
  nextAt: Date | null;
  /** A bank returned it; we did not refund it. */
  byBank: boolean;
  /** Its honour card is queued. */
  hasCard: boolean;
  /** Why the last attempt to pay failed; null if none did. */
  failure: Failure | null;
  /** The payments begun for it, the newest first, as its provider names them. */
  payments: string[];
};

type Row = Omit<ShownDonation, 'total' | 'shown' | 'extra' | 'purpose' | 'nextAt' | 'startedAt'> & {
  amount: string;
  shown: string;
  extra: string;
  fund: string;
  campaign: string | null;
  nextAt: string | Date | null;
  currency: string;
  startedAt: string | Date;
};

/**
 * The donation of a reference; null if there is none. For one that was announced in one currency and came in another it is
 * the one that came, so that nobody is asked to pay again.
 */
export async function findDonation(reader: Writer, reference: string): Promise<ShownDonation | null> {
  const [row] = await queryRows<Row>(
    reader,
    sql`select g.reference, s.state, g.method, ${whyNotPaid} as failure, g.amount::text,
          coalesce(nullif(greatest(s.received - s.refunded - s.lost - ${extraSql}, 0), 0), nullif(s.received, 0), g.amount)::text
            as shown, (${extraSql})::text as extra, g.fund, g.campaign, m.next_at as "nextAt",
          g.currency, g.started_at as "startedAt",
          exists (select from money.donors p where p.donation = g.id) as "hasReceipt",
          g.rhythm = 'monthly' as "isMonthly",
          exists (select from money.refunds f where f.donation = g.id and f.state = 'sent' and f.sent_by = 'bank') as "byBank",
          exists (select from mails m where m.dedupe_key = ${cardKeySql(sql`g.id`)}) as "hasCard",
          array(select y.provider_id from money.payments y where y.donation = g.id order by y.started_at desc) as payments
        from money.donations o left join money.came_as a on a.announced = o.id
          join money.donations g on g.id = coalesce(a.donation, o.id) join money.statuses s on s.donation = g.id
          left join money.receipts r on r.donation = g.id and not r.of_tickets left join money.monthly_donations m on m.donation = coalesce(g.first_donation, g.id)
        where o.reference = ${reference}`,
  );
  if (!row) return null;
  const { amount, shown, extra, currency, startedAt, nextAt, fund, campaign, ...donation } = row;
  return {
    ...donation,
    total: storedMoney(amount, currency),
    shown: storedMoney(shown, currency),
    extra: extra === '0' ? null : storedMoney(extra, currency),
    purpose: fund === 'general' && campaign === null ? null : await purposeNames(reader, { fund, campaign }),
    nextAt: nextAt === null ? null : new Date(nextAt),
    startedAt: new Date(startedAt),
  };
}

/** The form field with the signed link of the donation to try again. */
export const AGAIN_FIELD = 'again';
/** The form field for changing something first. */
export const CHANGE_FIELD = 'change';

type RepeatedRow = {
  units: string;
  currency: string;
  covered: boolean;
  rhythm: string;
  purpose: string;
  method: string;
  donor: Donor | null;
};

/** `isWhole`: nothing about people is left out. */
export type RepeatedDonation = { values: DonationValues; isWhole: boolean };

/**
 * The values of a donation that has not arrived, to fill the form again; with what
 * donors typed about themselves and others only in `isOwnBrowser`, where they typed it. Null if it arrived or is on
 * its way, and for a month of a monthly donation, which the provider tries again by itself.
 */
export async function findDonationValues(
  reader: Writer,
  reference: string,
  { currencies }: Pick<DonationOffer, 'currencies'>,
  { isOwnBrowser }: { isOwnBrowser: boolean },
): Promise<RepeatedDonation | null> {
  const [donation] = await queryRows<RepeatedRow>(
    reader,
    sql`select (g.amount - g.fee_covered)::text as units, g.currency, g.fee_covered > 0 as covered, g.rhythm,
          coalesce(g.campaign, g.fund) as purpose, g.method, ${donorSql} as donor
        from money.donations g join money.statuses s on s.donation = g.id
        where g.reference = ${reference} and s.state in ('started', 'failed') and g.first_donation is null`,
  );
  if (!donation) return null;
  const { currency, rhythm, purpose, method } = donation;
  const units = BigInt(donation.units);
  const isSuggested = currencies.some(
    each => each.currency === currency && each.amounts.some(amount => amount.units === units),
  );
  const chosen: DonationValues = {
    currency,
    ...(isSuggested
      ? { amount: amountValue(currency, units) }
      : { amount: OWN_AMOUNT, own: decimalText({ units, currency }) }),
    rhythm,
    purpose,
    method,
    ...(donation.covered && { cover: 'yes' }),
  };
  if (donation.donor === null) return { values: chosen, isWhole: true };
  if (!isOwnBrowser) return { values: { ...chosen, receipt: 'yes' }, isWhole: false };
  return { values: { ...chosen, ...toDonorValues(donation.donor) }, isWhole: true };
}

function toDonorValues({ name, email, mayBeNamed, note, honour }: Donor): DonationValues {
  return {
    receipt: 'yes',
    name,
    email,
    note,
    ...(mayBeNamed && { named: 'yes' }),
    ...(honour && {
      honour: 'yes',
      honoured: honour.name,
      cardEmail: honour.email,
      cardWords: honour.words,
      cardLanguage: honour.language,
    }),
  };
}
