import { type Money, type MoneyProblem, parseMoney } from '#core/money.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { type MonthlyAct, monthlyActs } from '#money/domain/monthly-status.ts';
import { isReference, type PaymentProvider } from '#money/domain/payment-provider.ts';
import {
  findLeast,
  readLeastDonation,
  type SuggestedCurrency,
} from '#money/settings/giving-settings.schema.ts';

/** A purpose that a monthly donation can move to, as the donation form offers it. */
export type Purpose = { value: string; project: number | null; campaign: string | null };

/** What a donor asks for; `donation` is the reference of the donation that the monthly one began with. */
export type MonthlyChange =
  | { donation: string; act: Exclude<MonthlyAct, 'move' | 'amount'> }
  | { donation: string; act: 'amount'; typed: string }
  | { donation: string; act: 'move'; to: Purpose };

/** Reads one form of the page of donors. A purpose that is not offered is `no-such-purpose`. */
export function readMonthlyChange(
  { donation, act: asked, purpose: wanted, own = '' }: Readonly<Record<string, string>>,
  purposes: readonly Purpose[],
): Outcome<MonthlyChange, 'malformed' | 'no-such-purpose'> {
  const act = monthlyActs.find(known => known === asked);
  if (!act || !isReference(donation)) return problem('malformed');
  if (act === 'amount') return ok({ donation, act, typed: own });
  if (act !== 'move') return ok({ donation, act });
  const to = purposes.find(({ value }) => value === wanted);
  return to ? ok({ donation, act, to }) : problem('no-such-purpose');
}

const amountProblems = ['not-an-amount', 'too-precise', 'too-little', 'too-much', 'same-amount'] as const;
export type AmountProblem = (typeof amountProblems)[number];

/** Whether this is about the amount that was typed. */
export const isAmountProblem = (code: string): code is AmountProblem =>
  amountProblems.some(known => known === code);

const problems: Record<MoneyProblem, AmountProblem> = {
  missing: 'not-an-amount',
  'not-an-amount': 'not-an-amount',
  'unknown-currency': 'not-an-amount',
  negative: 'too-little',
  nothing: 'too-little',
  'too-precise': 'too-precise',
  'too-much': 'too-much',
};

/** The smallest amount each month, as on the donation form; null if the provider no longer takes the currency. */
export function leastEachMonth(
  currency: string,
  currencies: readonly SuggestedCurrency[],
  provider: Pick<PaymentProvider, 'id' | 'smallest' | 'canBeMonthly'>,
): bigint | null {
  if (!Object.hasOwn(provider.smallest, currency)) return null;
  const set = currencies.find(each => each.currency === currency);
  return findLeast(set ?? { currency, least: readLeastDonation(null, currency), amounts: [] }, [provider]);
}

/** The new amount of a monthly donation, in the currency that it has. */
export function readNewAmount(
  typed: string,
  { before, least }: { before: Money; least: bigint },
): Outcome<Money, AmountProblem> {
  const read = parseMoney(typed, before.currency);
  if (!read.ok) return problem(problems[read.problem]);
  if (read.value.units < least) return problem('too-little');
  return read.value.units === before.units ? problem('same-amount') : read;
}
