import type { Failure } from '#money/domain/payment-failure.ts';

/**
 * Stripe's codes (docs.stripe.com/declines/codes and docs.stripe.com/error-codes). A card that is reported lost, stolen
 * or used for fraud counts as declined, so that whoever holds it learns no more.
 */
const byStripe: Readonly<Record<string, Failure>> = {
  insufficient_funds: 'insufficient-funds',
  expired_card: 'expired-card',
  authentication_required: 'authentication-failed',
  authentication_not_handled: 'authentication-failed',
  payment_intent_authentication_failure: 'authentication-failed',
  setup_intent_authentication_failure: 'authentication-failed',
  offline_pin_required: 'authentication-failed',
  online_or_offline_pin_required: 'authentication-failed',
  incorrect_pin: 'authentication-failed',
  invalid_pin: 'authentication-failed',
  pin_try_exceeded: 'authentication-failed',
  incorrect_number: 'wrong-details',
  invalid_number: 'wrong-details',
  incorrect_cvc: 'wrong-details',
  invalid_cvc: 'wrong-details',
  incorrect_zip: 'wrong-details',
  incorrect_address: 'wrong-details',
  invalid_expiry_month: 'wrong-details',
  invalid_expiry_year: 'wrong-details',
  invalid_account: 'wrong-details',
  account_number_invalid: 'wrong-details',
  amount_too_large: 'limit',
  card_velocity_exceeded: 'limit',
  card_decline_rate_limit_exceeded: 'limit',
  withdrawal_count_limit_exceeded: 'limit',
  issuer_not_available: 'provider-trouble',
  processing_error: 'provider-trouble',
  reenter_transaction: 'provider-trouble',
  try_again_later: 'provider-trouble',
  payment_intent_payment_attempt_expired: 'cancelled',
  payment_method_customer_decline: 'cancelled',
};

/** The part of Stripe's `last_payment_error` that is read. */
export type StripeError = { type?: string; code?: string; decline_code?: string };

/** The meaning of Stripe's error for the last attempt; the bank's own code wins over Stripe's. */
export function stripeFailure({ type, code, decline_code: decline }: StripeError): Failure {
  for (const each of [decline, code])
    if (each !== undefined && Object.hasOwn(byStripe, each)) return byStripe[each] ?? 'unknown';
  if (type === 'card_error') return 'card-declined';
  return type === 'api_error' ? 'provider-trouble' : 'unknown';
}
