import { describe, expect, it } from 'vitest';
import { isEmailAddress } from '#core/email-address.ts';
import { readReturnAddress, returnAddress } from './return-address.ts';

describe('the address one mail comes back to', () => {
  it('names its mail, also when a server made its letters small or large', () => {
    const address = returnAddress('bounces@adey.test', 2_147_483_647);
    expect(isEmailAddress(address)).toBe(true);
    expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
    for (const text of [address, address.toUpperCase(), `"Adey" <${address}>`])
      expect(readReturnAddress(text)).toBe(2_147_483_647);
  });

  it('cannot be made by somebody else', () => {
    const address = returnAddress('bounces@adey.test', 12);
    for (const forged of [
      address.replace('+12-', '+13-'),
      address.replace(/.@/, '@'),
      'bounces@adey.test',
      '',
    ])
      expect(readReturnAddress(forged)).toBeNull();
    const last = address.at(address.indexOf('@') - 1);
    expect(readReturnAddress(address.replace(`${last}@`, `${last === '0' ? '1' : '0'}@`))).toBeNull();
  });
});
