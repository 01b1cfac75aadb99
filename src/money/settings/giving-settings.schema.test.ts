import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { givingSettings } from './giving-settings.global.ts';
import { presetTwoAbove, readLeastDonation, readTwoAbove } from './giving-settings.schema.ts';

describe('the limit for a second person', () => {
  it('the limit is the amount staff entered, or else the preset one of the currency', () => {
    expect(readTwoAbove('100', 'USD')).toBe(10_000n);
    expect([undefined, null, ''].map(written => readTwoAbove(written, 'ETB'))).toEqual(
      Array(3).fill(2_000_000n),
    );
  });

  it('the limit is zero if the currency has no preset one or the entered amount is invalid', () => {
    for (const currency of ['KES', 'JPY', 'XTS', '', 'constructor', '__proto__'])
      expect(readTwoAbove('', currency), currency).toBe(0n);
    for (const written of ['one hundred', '0', '-5', '1.234', ' ', '9'.repeat(39)])
      expect(readTwoAbove(written, 'USD'), written).toBe(0n);
    fc.assert(
      fc.property(fc.string(), fc.string({ maxLength: 4 }), (written, currency) => {
        expect(readTwoAbove(written, currency)).toBeGreaterThanOrEqual(0n);
      }),
    );
  });

  it('the description of the limit states each preset amount', () => {
    const words = JSON.stringify(givingSettings);
    for (const [currency, amount] of Object.entries(presetTwoAbove))
      expect(words).toContain(`${currency} ${amount}`);
  });
});

it('the smallest gift is the amount staff entered, or a default of about a dollar or ten birr', () => {
  expect(readLeastDonation('2.50', 'USD')).toBe(250n);
  const unset = ['ETB', 'USD', 'EUR', 'SEK', 'JPY', 'KWD'].map(currency => readLeastDonation('', currency));
  expect(unset).toEqual([1_000n, 100n, 100n, 1_000n, 100n, 1_000n]);
  expect(readLeastDonation('', 'UGX')).toBe(3_000n);
  for (const written of [null, undefined, 'little', '-1', '0'])
    expect(readLeastDonation(written, 'USD')).toBe(100n);
});
