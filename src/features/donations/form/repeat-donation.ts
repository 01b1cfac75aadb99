import { sql } from '@payloadcms/db-postgres/drizzle';
import { decimalText } from '#core/money.ts';
import { rowsOf, type Writer } from '#platform/transaction.ts';
import type { Honour } from '../honour/honour.schema.ts';
import { amountValue, type DonationOffer, type DonationValues, OWN_AMOUNT } from './donation-form.schema.ts';

/** The form field with the signed link of the gift that is tried again. */
export const AGAIN_FIELD = 'again';
/** The form field that is there when something of it is to be changed first. */
export const CHANGE_FIELD = 'change';

type Row = {
  units: string;
  currency: string;
  covered: boolean;
  rhythm: string;
  purpose: string;
  way: string;
  name: string | null;
  email: string | null;
  named: boolean;
  note: string;
  honour: Honour | null;
};

/** `isWhole`: nothing they typed about a person is left out. */
export type RepeatedDonation = { values: DonationValues; isWhole: boolean };

/**
 * What somebody chose for a gift that has not arrived, as the form to give holds it, so that they can try again; with what
 * they typed about themselves and others only for `isOwnBrowser`, in which they typed it. Null where it arrived or is on
 * its way, and for a month of a monthly gift, which the provider tries again by itself.
 */
export async function findValuesOfDonation(
  reader: Writer,
  reference: string,
  { currencies }: Pick<DonationOffer, 'currencies'>,
  { isOwnBrowser }: { isOwnBrowser: boolean },
): Promise<RepeatedDonation | null> {
  const [gift] = await rowsOf<Row>(
    reader,
    sql`select (g.amount - g.fee_covered)::text as units, g.currency, g.fee_covered > 0 as covered, g.rhythm,
          coalesce(g.campaign, g.fund) as purpose, g.way, p.name, p.email, coalesce(p.may_be_named, false) as named,
          coalesce(p.note, '') as note, p.honour
        from giving.gifts g join giving.standings s on s.gift = g.id left join giving.givers p on p.gift = g.id
        where g.reference = ${reference} and s.state in ('started', 'failed') and g.first_gift is null`,
  );
  if (!gift) return null;
  const { currency, rhythm, purpose, way } = gift;
  const units = BigInt(gift.units);
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
    way,
    ...(gift.covered && { cover: 'yes' }),
  };
  if (gift.name === null) return { values: chosen, isWhole: true };
  if (!isOwnBrowser) return { values: { ...chosen, receipt: 'yes' }, isWhole: false };
  return { values: { ...chosen, ...personOf(gift) }, isWhole: true };
}

function personOf({ name, email, named, note, honour }: Row): DonationValues {
  if (name === null || email === null) return {};
  return {
    receipt: 'yes',
    name,
    email,
    note,
    ...(named && { named: 'yes' }),
    ...(honour && {
      honour: 'yes',
      honoured: honour.name,
      cardEmail: honour.email,
      cardWords: honour.words,
      cardLanguage: honour.language,
    }),
  };
}
