import type { Locale } from '#core/locale.ts';
import type { Money } from '#core/money.ts';
import { dayIn, type IsoDay } from '#core/zoned-time.ts';
import { type DonationStatus, RECEIPT_PLACE } from '#money/domain/donation-status.ts';

/** A donation in its donor's list. `total` arrived at `at`, without fully refunded payments; `left` of it stayed. */
export type DonorDonation = {
  reference: string;
  /** Who gave it, as its receipt names them. */
  name: string;
  at: Date;
  total: Money;
  left: Money;
  /** What came by a second payment and goes back. */
  extra: Money | null;
  state: DonationStatus;
  purpose: Record<Locale, string>;
  /** The number of its receipt as it is written; null where it has none. */
  receipt: string | null;
};

/** `name` is the donor's name in the newest donation of the year. */
export type DonorYear = { year: number; name: string; donations: DonorDonation[]; sums: Money[] };

/** The day of a donation in the charity's time zone, as on its receipt. */
export const donationDay = ({ at }: DonorDonation): IsoDay => dayIn(RECEIPT_PLACE.timeZone, at);

/** The donations of which something stayed, by the year of their receipts, with the sums by currency. */
export function byYear(donations: readonly DonorDonation[]): DonorYear[] {
  const stayed = donations.filter(({ left }) => left.units > 0n);
  const years = Map.groupBy(stayed, donation => Number(donationDay(donation).slice(0, 4)));
  return [...years].map(([year, of]) => ({
    year,
    name: of[0]?.name ?? '',
    donations: of,
    sums: sumByCurrency(of),
  }));
}

function sumByCurrency(donations: readonly DonorDonation[]): Money[] {
  const byCurrency = Map.groupBy(donations, ({ left }) => left.currency);
  return [...byCurrency].map(([currency, of]) => ({
    currency,
    units: of.reduce((sum, { left }) => sum + left.units, 0n),
  }));
}
