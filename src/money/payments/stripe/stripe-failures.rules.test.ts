import { expect, it } from 'vitest';
import { failures } from '#money/domain/payment-failure.ts';
import { stripeFailure } from './stripe-failures.rules.ts';

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
])('a Stripe error %j becomes the code "%s"', (error, failure) => {
  expect(stripeFailure(error)).toBe(failure);
});

it.each(['fraudulent', 'lost_card', 'stolen_card', 'pickup_card', 'merchant_blacklist', 'restricted_card'])(
  'a card declined as "%s" is reported only as declined',
  decline_code => {
    expect(stripeFailure({ type: 'card_error', code: 'card_declined', decline_code })).toBe('card-declined');
  },
);

it('any text from Stripe becomes one of our failure codes', () => {
  for (const written of ['<script>alert(1)</script>', 'x'.repeat(1_000_000), '\0', "'; drop table gifts; --"])
    expect(failures).toContain(stripeFailure({ type: written, code: written, decline_code: written }));
});
