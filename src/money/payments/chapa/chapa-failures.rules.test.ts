import { expect, it } from 'vitest';
import { failures } from '#money/domain/payment-failure.ts';
import { chapaFailure } from './chapa-failures.rules.ts';

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
])('a Chapa failure "%s: %s" becomes the code "%s"', (status, message, failure) => {
  expect(chapaFailure(status, message)).toBe(failure);
});

it('any text from Chapa becomes one of our failure codes', () => {
  for (const written of [
    '<script>alert(1)</script>',
    'x'.repeat(1_000_000),
    '\0',
    "'; drop table gifts; --",
  ]) {
    expect(failures).toContain(chapaFailure('failed', written));
    expect(failures).toContain(chapaFailure(written, written));
  }
});
