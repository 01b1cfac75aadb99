import type { Locale } from './locale.ts';
import { type Outcome, ok, problem } from './outcome.ts';

/**
 * The currencies of ISO 4217 by how many decimals they have, with those withdrawn since 2022 (HRK, SLL, ZWL), in which amounts
 * may be stored. Kept here, because what a stored amount means must not change with the data of a runtime; a test
 * compares it with the list of the package currency-codes. Funds, metals and units of account are left out.
 */
const byDecimals: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  2:
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY ' +
    'COP CRC CUC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HRK HTG HUF ' +
    'IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK ' +
    'MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE ' +
    'SLL SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ' +
    'ZMW ZWG ZWL',
  3: 'BHD IQD JOD KWD LYD OMR TND',
};

/** How many decimals each currency has, by its code. */
export const currencyDecimals: ReadonlyMap<string, number> = new Map(
  Object.entries(byDecimals).flatMap(([decimals, codes]) =>
    codes.split(' ').map((code): [string, number] => [code, Number(decimals)]),
  ),
);

/** An amount in the smallest units of its currency: 1,050 units of USD are $10.50. Never a floating-point number. */
export type Money = { units: bigint; currency: string };

/** Money of a row: the database returns a bigint as text. */
export const storedMoney = (units: string | number, currency: string): Money => ({
  units: BigInt(units),
  currency,
});

/** The sum of money of one currency, in smallest units. */
export const sumUnits = (all: readonly Pick<Money, 'units'>[]): bigint =>
  all.reduce((sum, { units }) => sum + units, 0n);

export type MoneyProblem =
  | 'missing'
  | 'not-an-amount'
  | 'negative'
  | 'nothing'
  | 'too-precise'
  | 'too-much'
  | 'unknown-currency';

/** The largest amount at once, in smallest units, so that sums of many fit the database's bigint. */
export const mostUnits = 999_999_999_999n;

/** Whether a text is the code of a currency as ISO 4217 writes it, in capitals. */
export function isCurrency(code: string): boolean {
  return currencyDecimals.has(code);
}

/**
 * How many decimals the smallest unit of a currency has in ISO 4217: 2 for USD, ETB and PKR, 0 for JPY, 3 for KWD.
 * @throws RangeError when the code is none.
 */
export function countDecimals(currency: string): number {
  const decimals = currencyDecimals.get(currency);
  if (decimals === undefined) throw new RangeError(`${currency} is no currency`);
  return decimals;
}

// Groups of three, all with the same separator, or no groups. A comma before two digits is not guessed.
const amount = /^(?:\d{1,3}(?:([, '])\d{3})(?:\1\d{3})*|\d+)(?:\.(\d+))?$/;
const spaces = /[\s\u00a0\u202f]+/g;

/**
 * Reads what a person typed in English or Amharic: `1,000.50`, `1 000`, `25`. The digits are 0 to 9; both languages
 * group with a comma or a space and put a dot before the decimals.
 */
export function parseMoney(typed: string, currency: string): Outcome<Money, MoneyProblem> {
  if (!isCurrency(currency)) return problem('unknown-currency');
  const text = typed.trim().replace(spaces, ' ');
  if (text === '') return problem('missing');
  if (text.length > 40) return problem('not-an-amount');
  if (/^[-−]\s?\d/.test(text)) return problem('negative');
  const [match, , decimals = ''] = amount.exec(text) ?? [];
  if (match === undefined) return problem('not-an-amount');
  const exponent = countDecimals(currency);
  if (decimals.length > exponent) return problem('too-precise');
  const whole = (text.split('.', 1)[0] ?? '').replace(/[, ']/g, '');
  const units = BigInt(whole + decimals.padEnd(exponent, '0'));
  if (units === 0n) return problem('nothing');
  return units > mostUnits ? problem('too-much') : ok({ units, currency });
}

/** The amount with a dot and all decimals of its currency, for files and machines: `1000.50`, `-3`, `0.005`. */
export function decimalText({ units, currency }: Money): `${number}` {
  const exponent = countDecimals(currency);
  const digits = (units < 0n ? -units : units).toString().padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const decimals = exponent > 0 ? `.${digits.slice(-exponent)}` : '';
  return `${units < 0n ? '-' : ''}${whole}${decimals}` as `${number}`;
}

/** The amount for readers of a language, exact however large; decimals only where there are any: `$25`, `$25.50`. */
export function formatMoney(money: Money, locale: Locale): string {
  return formatted(money, locale, 'stripIfInteger');
}

/** The amount as documents about money write it, with all decimals of its currency: `$25.00`, `¥500`. */
export function formatMoneyInFull(money: Money, locale: Locale): string {
  return formatted(money, locale, 'auto');
}

function formatted(money: Money, locale: Locale, trailingZeroDisplay: 'auto' | 'stripIfInteger'): string {
  const exponent = countDecimals(money.currency);
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: money.currency,
    // Intl would round what it takes for a currency without decimals, such as PKR.
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
    trailingZeroDisplay,
  });
  return format.format(decimalText(money));
}

/** The fee of a payment method: hundredths of a percent, and a fixed sum in smallest units. */
export type FeeRate = { basisPoints: number; fixed: bigint };

/** The fee for a payment of `units`, rounded half up as providers do. */
export function calculateFee(units: bigint, { basisPoints, fixed }: FeeRate): bigint {
  return (units * BigInt(basisPoints) + 5_000n) / 10_000n + fixed;
}

/** The smallest payment that leaves the whole gift after the fee, and the part of it that covers the fee. */
export function coverFee(donation: Money, rate: FeeRate): { total: Money; cover: Money } {
  if (rate.basisPoints < 0 || rate.basisPoints >= 10_000)
    throw new RangeError('a fee is less than the whole');
  const left = BigInt(10_000 - rate.basisPoints);
  let total = ((donation.units + rate.fixed) * 10_000n) / left;
  while (total - calculateFee(total, rate) < donation.units) total += 1n;
  while (total - 1n - calculateFee(total - 1n, rate) >= donation.units) total -= 1n;
  const { currency } = donation;
  return { total: { units: total, currency }, cover: { units: total - donation.units, currency } };
}
