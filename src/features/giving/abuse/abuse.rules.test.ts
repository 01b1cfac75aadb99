import { describe, expect, it } from 'vitest';
import { looksLikeCardTesting } from './abuse.rules.ts';

describe('card testing', () => {
  it('is suspected from the set number of failed payments on', () => {
    expect(looksLikeCardTesting({ failed: 19, paid: 0 }, 20)).toBe(false);
    expect(looksLikeCardTesting({ failed: 20, paid: 0 }, 20)).toBe(true);
  });

  it('is not suspected on a good day, when many give and some payments fail', () => {
    expect(looksLikeCardTesting({ failed: 40, paid: 20 }, 20)).toBe(false);
    expect(looksLikeCardTesting({ failed: 41, paid: 20 }, 20)).toBe(true);
  });
});
