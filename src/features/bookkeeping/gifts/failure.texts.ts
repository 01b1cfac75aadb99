import type { Failure } from '#core/payment-failure.ts';

/** Why a payment failed, for staff; their Amharic is in src/cms/language. */
export const failureNames: Record<Failure, string> = {
  'insufficient-funds': 'Not enough money in the account',
  'expired-card': 'The card has expired',
  'card-declined': 'The bank declined the card',
  'authentication-failed': 'The bank could not confirm who pays',
  'wrong-details': 'A wrong number, code or address',
  limit: 'Above a limit of the bank or card',
  'provider-trouble': 'Trouble at the payment service',
  cancelled: 'Stopped or left by the giver',
  unknown: 'The payment service does not say why',
};
