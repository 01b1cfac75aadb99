import { isIban } from './payment-reference.rules.ts';

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
    return 'The check digits of this IBAN do not fit. Please compare it with a statement of the bank.';
  return /^[0-9A-Z/.]{4,34}$/.test(account) ? null : 'Please write an IBAN or an account number.';
}

/** Why this is no BIC; null if it is one, or empty. */
export function bicProblem(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string' && /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(value)) return null;
  return 'Please write the BIC in capitals, with 8 or 11 characters.';
}

/** The payment services a fee can be entered for; the last one moves no money. */
export const outsideWays = [
  { value: 'stripe', label: 'Stripe' },
  { value: 'chapa', label: 'Chapa' },
  { value: 'practice', label: 'Practice' },
] as const;

/** What is offered until staff change it. */
export const presetCurrencies = ['ETB', 'USD', 'EUR'] as const;
