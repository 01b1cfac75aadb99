import { expect, it } from 'vitest';
import { failures, isFailure } from '#money/domain/payment-failure.ts';
import { chapaFailure, stripeFailure } from './failure.rules.ts';

it.each([
  [{ type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient-funds'],
  [{ type: 'card_error', code: 'expired_card', decline_code: 'expired_card' }, 'expired-card'],
  [{ type: 'card_error', code: 'expired_card' }, 'expired-card'],
  [{ type: 'card_error', code: 'incorrect_cvc' }, 'wrong-details'],
  [{ type: 'card_error', code: 'card_declined', decline_code: 'card_velocity_exceeded' }, 'limit'],
  [{ type: 'invalid_request_error', code: 'payment_intent_authentication_failure' }, 'authentication-failed'],
  [{ type: 'card_error', code: 'processing_error' }, 'provider-trouble'],
  [{ type: 'api_error' }, 'provider-trouble'],
  [{ type: 'card_error', code: 'card_declined', decline_code: 'something_new' }, 'card-declined'],
  [{ type: 'card_error', code: '__proto__', decline_code: 'constructor' }, 'card-declined'],
  [{ type: 'invalid_request_error', code: 'something_new' }, 'unknown'],
  [{}, 'unknown'],
])('Stripe’s %j is our "%s"', (error, failure) => {
  expect(stripeFailure(error)).toBe(failure);
});

it.each(['fraudulent', 'lost_card', 'stolen_card', 'pickup_card', 'merchant_blacklist', 'restricted_card'])(
  'who pays with a card that is "%s" learns only that it was declined',
  decline_code => {
    expect(stripeFailure({ type: 'card_error', code: 'card_declined', decline_code })).toBe('card-declined');
  },
);

it.each([
  ['failed', 'Insufficient balance in the wallet', 'insufficient-funds'],
  ['failed', 'Your card has expired', 'expired-card'],
  ['failed', 'Incorrect PIN entered', 'authentication-failed'],
  ['failed', 'Customer phone number is not registered', 'wrong-details'],
  ['failed', 'Daily transaction limit exceeded', 'limit'],
  ['failed', 'Request timed out', 'provider-trouble'],
  ['failed', 'Transaction declined by issuer', 'card-declined'],
  ['failed/cancelled', 'Payment cancelled by the customer', 'cancelled'],
  ['cancelled', 'Payment details', 'cancelled'],
  ['failed', 'Payment details', 'unknown'],
  ['failed', '', 'unknown'],
])('Chapa’s "%s: %s" is our "%s"', (status, message, failure) => {
  expect(chapaFailure(status, message)).toBe(failure);
});

it('whatever a provider writes, the result is one of our codes', () => {
  for (const written of [
    '<script>alert(1)</script>',
    'x'.repeat(1_000_000),
    '\0',
    "'; drop table gifts; --",
  ]) {
    expect(failures).toContain(chapaFailure('failed', written));
    expect(failures).toContain(chapaFailure(written, written));
    expect(failures).toContain(stripeFailure({ type: written, code: written, decline_code: written }));
  }
  expect(isFailure('expired-card')).toBe(true);
  for (const other of ['', 'Expired-card', 'toString', null, undefined, 3, ['limit']])
    expect(isFailure(other)).toBe(false);
});
