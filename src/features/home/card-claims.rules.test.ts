import { describe, expect, it } from 'vitest';
import { claimSentences } from './card-claims.rules.ts';

describe('the claims on a card', () => {
  it('are the sentences of the description that state a number', () => {
    expect(claimSentences('{childrenHelped} children helped this year. Each one has a family.')).toBe(
      '{childrenHelped} children helped this year.',
    );
  });

  it('may be several, in their order', () => {
    const both =
      '{volunteersIncrease}% increase in volunteers. Thank you. {donationsIncrease}% increase in donations.';
    expect(claimSentences(both)).toBe(
      '{volunteersIncrease}% increase in volunteers. {donationsIncrease}% increase in donations.',
    );
  });

  it('are split at Ethiopic full stops', () => {
    expect(claimSentences('በዚህ ዓመት {childrenHelped} ሕፃናት ተረድተዋል። እናመሰግናለን።')).toBe(
      'በዚህ ዓመት {childrenHelped} ሕፃናት ተረድተዋል።',
    );
  });

  it('are empty where the description states none', () => {
    expect(claimSentences('Our projects help {name}.')).toBe('');
    expect(claimSentences('')).toBe('');
  });
});
