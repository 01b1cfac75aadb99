import crypto from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { isSecret } from './derived-keys.ts';

const secret = 'correct-horse-battery-staple-0123456789';

describe('a secret', () => {
  it('isSecret accepts only the exact secret', () => {
    expect(isSecret(secret, secret)).toBe(true);
    for (const given of [null, '', ' ', secret.slice(1), `${secret} `, secret.toUpperCase(), 'ሰላም'])
      expect(isSecret(given, secret), String(given)).toBe(false);
    expect(isSecret(null, '')).toBe(false);
  });

  it('[API-22] secrets are compared in constant time, as digests of 32 bytes whatever the input', () => {
    const compared = vi.spyOn(crypto, 'timingSafeEqual');
    for (const given of [null, '', secret[0] ?? '', secret, secret.slice(0, -1), 'x'.repeat(10_000)]) {
      compared.mockClear();
      isSecret(given, secret);
      const [[one, other] = []] = compared.mock.calls;
      expect([one?.byteLength, other?.byteLength]).toEqual([32, 32]);
    }
  });
});
