import { describe, expect, it } from 'vitest';
import { findAttack, looksLikeCardTesting } from './abuse.rules.ts';

describe('card testing', () => {
  it('card testing is suspected from the set number of failed payments on', () => {
    expect(looksLikeCardTesting({ failed: 19, paid: 0 }, 20)).toBe(false);
    expect(looksLikeCardTesting({ failed: 20, paid: 0 }, 20)).toBe(true);
  });

  it('card testing is suspected only if failed payments are more than twice the successful ones', () => {
    expect(looksLikeCardTesting({ failed: 40, paid: 20 }, 20)).toBe(false);
    expect(looksLikeCardTesting({ failed: 41, paid: 20 }, 20)).toBe(true);
  });
});

describe('attack reports', () => {
  it('card testing is reported as such even while very many gifts are slowed', () => {
    expect(findAttack({ failed: 20, paid: 0 }, 0, 20)).toBe('cards');
    expect(findAttack({ failed: 20, paid: 0 }, 500, 20)).toBe('cards');
  });

  it('a flood is reported from fifty slowed gifts on', () => {
    expect(findAttack({ failed: 0, paid: 9 }, 50, 20)).toBe('flood');
    expect(findAttack({ failed: 0, paid: 9 }, 49, 20)).toBeNull();
  });
});
