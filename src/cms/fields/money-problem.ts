import { isCurrency, parseMoney } from '#core/money.ts';

/** Why this is no currency that can be given in, for the form of staff; null if it is one. */
export function currencyProblem(value: unknown): string | null {
  if (typeof value === 'string' && isCurrency(value)) return null;
  return 'Please write the three capital letters of a currency, such as ETB.';
}

/** Why this is no amount in a currency; null if it is one, or empty. */
export function amountProblem(value: unknown, currency: unknown = 'USD'): string | null {
  if (value === undefined || value === null || value === '') return null;
  const known = typeof currency === 'string' && isCurrency(currency) ? currency : 'USD';
  if (typeof value === 'string' && parseMoney(value, known).ok) return null;
  return 'Please write an amount as a number above zero, such as 25 or 12.50.';
}
