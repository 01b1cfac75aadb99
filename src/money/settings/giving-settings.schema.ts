import { parseMoney } from '#core/money.ts';
import { ownValue } from '#core/own-value.ts';
import type { Words } from '#core/words.ts';
import { paymentMethodIds, paymentMethods } from '#money/domain/payment-methods.ts';
import { isIban } from '#money/domain/payment-reference.ts';

/** A currency to give in, with the amounts staff suggest. */
export type SuggestedCurrency = {
  currency: string;
  least: bigint;
  amounts: { units: bigint; does: Words }[];
};

/** An account for bank transfers, one for each currency. */
export type BankAccount = {
  currency: string;
  holder: string;
  account: string;
  bank: string;
  bic: string | null;
};

/** Why this is no percentage of a payment; null if it is one. */
export function percentProblem(value: unknown): string | null {
  if (typeof value === 'string' && /^\d{1,2}(\.\d{1,2})?$/.test(value.trim())) return null;
  return 'Please write a percentage below 100 with at most two decimals, such as 2.9.';
}

/** An account number as it is compared: without spaces, in capitals. */
export const comparedAccount = (account: string): string => account.replace(/[\s-]/g, '').toUpperCase();

/** Why this is neither an IBAN nor an account number; null if it is one. */
export function accountProblem(value: unknown): string | null {
  const account = typeof value === 'string' ? comparedAccount(value) : '';
  if (/^[A-Z]{2}\d{2}[0-9A-Z]{8,}$/.test(account) && !isIban(account))
    return 'The check digits of this IBAN are wrong. Please compare it with a bank statement.';
  return /^[0-9A-Z/.]{4,34}$/.test(account) ? null : 'Please write an IBAN or an account number.';
}

/** Why this is no BIC; null if it is one, or empty. */
export function bicProblem(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string' && /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(value)) return null;
  return 'Please write the BIC in capitals, with 8 or 11 characters.';
}

/** The payment methods a fee can be entered for. */
export const feeMethods = paymentMethodIds
  .filter(id => paymentMethods[id].hasFee)
  .map(id => ({ value: id, label: paymentMethods[id].name }));

/** Why no fee can be entered for this payment method; null if one can. */
export const feeMethodProblem = (value: unknown): string | null =>
  feeMethods.some(method => method.value === value) ? null : 'Please choose a payment service.';

/** The currencies offered until staff change them. */
export const presetCurrencies = ['ETB', 'USD', 'EUR'] as const;

/** The smallest donation until staff set one, because smaller ones cost more than they bring; 1 in other currencies. */
const presetLeast: Readonly<Record<string, string>> = {
  CZK: '20',
  DJF: '100',
  DKK: '10',
  EGP: '50',
  ERN: '10',
  ETB: '10',
  HUF: '300',
  IDR: '15000',
  INR: '50',
  JPY: '100',
  KES: '100',
  KRW: '1000',
  NGN: '1000',
  NOK: '10',
  PHP: '50',
  PKR: '200',
  RWF: '1000',
  SDG: '500',
  SEK: '10',
  SOS: '500',
  SSP: '1000',
  THB: '30',
  TRY: '30',
  TZS: '2000',
  UGX: '3000',
  VND: '20000',
  XAF: '500',
  XOF: '500',
  YER: '300',
  ZAR: '10',
};

/** The smallest donation in smallest units: as staff wrote it, else the preset. `currency` is valid. */
export function readLeastDonation(written: string | null | undefined, currency: string): bigint {
  const least = parseMoney(written ?? '', currency);
  if (least.ok) return least.value.units;
  const preset = parseMoney(ownValue(presetLeast, currency) ?? '1', currency);
  return preset.ok ? preset.value.units : 1n;
}

/** The amounts above which two people count cash, cheques and goods, until staff change them. */
export const presetTwoAbove: Readonly<Record<string, string>> = {
  ETB: '20000',
  USD: '300',
  EUR: '300',
  GBP: '250',
};

/**
 * The amount above which counted donations wait for a second person, in smallest units. If staff wrote nothing it is the
 * preset; in a currency without a preset, or if the stored text is no amount, every donation waits.
 */
export function readTwoAbove(written: string | null | undefined, currency: string): bigint {
  const preset = Object.hasOwn(presetTwoAbove, currency) ? presetTwoAbove[currency] : undefined;
  const above = parseMoney(written || preset || '', currency);
  return above.ok ? above.value.units : 0n;
}

/** The smallest donation in a currency: as staff set it, but at least what one of the providers takes. */
export function findLeast(
  { currency, least }: { currency: string; least: bigint },
  providers: readonly { smallest: Readonly<Record<string, number>> }[],
): bigint {
  const taken = providers.flatMap(({ smallest }) => ownValue(smallest, currency) ?? []);
  const lowest = BigInt(Math.min(...taken));
  return least > lowest ? least : lowest;
}
