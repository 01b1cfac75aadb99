import { describe, expect, it } from 'vitest';
import {
  isFresh,
  longestPasskeyName,
  passkeyAlgorithms,
  passkeyHost,
  readPasskeyName,
  secondStepPolicy,
} from './passkey.rules.ts';

describe('passkeyHost', () => {
  it.each([
    ['https://adey.org', 'adey.org'],
    ['https://www.adey.org:8443', 'www.adey.org'],
    ['http://localhost:3000', 'localhost'],
    ['https://1.adey.org', '1.adey.org'],
    ['https://adey.org.1a', 'adey.org.1a'],
    ['http://adey.org', null],
    ['https://203.0.113.4', null],
    ['https://[2001:db8::1]', null],
    ['http://127.0.0.1:3000', null],
  ])('passkeyHost(%s) returns %s', (address, host) => {
    expect(passkeyHost(address)).toBe(host);
  });
});

describe('the name of a passkey', () => {
  it('a passkey name is stored in any script, without invisible characters', () => {
    expect(readPasskeyName('  የእኔ   ስልክ ')).toBe('የእኔ ስልክ');
    expect(readPasskeyName('Phone\u0000\u202e\n2')).toBe('Phone 2');
    expect(readPasskeyName('<b>Phone</b>')).toBe('<b>Phone</b>');
  });

  it('an empty or too long passkey name is refused', () => {
    expect(readPasskeyName(' \u200b ')).toBeNull();
    expect(readPasskeyName('x'.repeat(longestPasskeyName))).toBe('x'.repeat(longestPasskeyName));
    expect(readPasskeyName('x'.repeat(longestPasskeyName + 1))).toBeNull();
    expect(readPasskeyName('👩🏽'.repeat(longestPasskeyName))).toBeNull();
  });
});

it('a session is fresh for an hour', () => {
  const since = new Date('2026-11-21T08:00:00Z');
  expect(isFresh(since, new Date('2026-11-21T08:59:59Z'))).toBe(true);
  expect(isFresh(since, new Date('2026-11-21T09:00:00Z'))).toBe(false);
});

it('passkeys sign with EdDSA, ES256 or RS256, by their COSE numbers', () => {
  expect(passkeyAlgorithms).toEqual([-8, -7, -257]);
});

describe('the second factor of staff', () => {
  it('staff need a second factor in production and not in development, unless it is configured', () => {
    expect(secondStepPolicy({ ADEY_ENV: 'production' })).toBe('everyone');
    expect(secondStepPolicy({ ADEY_ENV: 'production', STAFF_SECOND_FACTOR: 'admins' })).toBe('admins');
    expect(secondStepPolicy({ ADEY_ENV: 'development' })).toBe('off');
  });
});
