import { expect, it } from 'vitest';
import { isFailure } from './payment-failure.ts';

it.each(['', 'Expired-card', 'toString', null, undefined, 3, ['limit']])(
  '%j is not a failure code',
  other => {
    expect(isFailure(other)).toBe(false);
  },
);

it('a failure code of ours is accepted', () => {
  expect(isFailure('expired-card')).toBe(true);
});
