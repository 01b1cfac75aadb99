import { expect, it } from 'vitest';
import { isFailure } from './payment-failure.ts';

it.each(['', 'Expired-card', 'toString', null, undefined, 3, ['limit']])(
  '%j is no reason for a failure',
  other => {
    expect(isFailure(other)).toBe(false);
  },
);

it('our own codes are reasons for a failure', () => {
  expect(isFailure('expired-card')).toBe(true);
});
