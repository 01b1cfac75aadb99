import { describe, expect, it } from 'vitest';
import { isLinkKey, isOwnDoing, noticeIn, readProviderKey, readProviderKeys } from './sign-in.rules.ts';

const noticeFor = (query: string) => noticeIn(new URLSearchParams(query));

it('a sign-in page reads the previous result from its address', () => {
  expect(noticeFor('')).toBeNull();
  expect(noticeFor('signed-out')).toBe('signed-out');
  expect(noticeFor('error=access_denied')).toBe('cancelled');
  expect(noticeFor('error=unable_to_get_user_info')).toBe('away');
  expect(noticeFor('error=state_mismatch&state=x')).toBe('expired');
});

it('an unknown error code of a sign-in is shown as a failure', () => {
  for (const code of ['invalid_code', '', '<script>', 'constructor', '__proto__'])
    expect(noticeFor(`error=${encodeURIComponent(code)}`), code).toBe('failed');
});

it.each([
  ['access_denied', 'cancelled'],
  ['interaction_required', 'cancelled'],
  ['login_required', 'cancelled'],
  ['consent_required', 'cancelled'],
  ['temporarily_unavailable', 'away'],
  ['server_error', 'away'],
  ['unable_to_get_user_info', 'away'],
  ['state_mismatch', 'expired'],
  ['state_not_found', 'expired'],
  ['email_not_found', 'no-email'],
  ['account_not_linked', 'other-service'],
  ['too_often', 'too-often'],
] as const)('the error code %s of a sign-in is shown as %s', (code, notice) => {
  expect(noticeFor(`error=${code}`)).toBe(notice);
});

it('a sign-in page confirms that an account was erased, also where that signed somebody out', () => {
  expect(noticeFor('erased')).toBe('erased');
  expect(noticeFor('erased&signed-out')).toBe('erased');
  expect(noticeFor('erased&error=server_error')).toBe('away');
});

it('only cancelling, signing out and erasing count as the user’s own doing', () => {
  for (const notice of ['cancelled', 'signed-out', 'erased'] as const) expect(isOwnDoing(notice)).toBe(true);
  for (const notice of ['unavailable', 'away', 'expired', 'failed', 'passkey'] as const)
    expect(isOwnDoing(notice)).toBe(false);
});

const key = 'aZ09_-'.padEnd(43, 'x');

it('the base64url of 32 bytes is accepted as a link key', () => {
  expect(isLinkKey(key)).toBe(true);
  expect(isLinkKey(Buffer.alloc(32, 255).toString('base64url'))).toBe(true);
});

it.each(['', key.slice(1), `${key}x`, `${key}\n`, ` ${key}`, `${key.slice(1)}+`, `${key.slice(1)}=`])(
  '%j is rejected as a link key',
  text => {
    expect(isLinkKey(text)).toBe(false);
  },
);

const whole = {
  id: 'adey-id',
  label: 'Adey ID',
  issuer: 'https://id.adey.example',
  clientId: 'site',
  clientSecret: 'secret',
};
const without = (name: string) => Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name));

describe('the settings of a provider', () => {
  it('complete settings of a provider are accepted', () => {
    expect(readProviderKey(whole)).toEqual({ ok: true, value: whole });
  });

  it('missing settings of a provider raise "Missing sign-in key" [AUTH-06]', () => {
    for (const entry of [without('clientId'), without('clientSecret'), { ...whole, clientSecret: '  ' }])
      expect(readProviderKey(entry)).toEqual({ ok: false, problem: 'Missing sign-in key' });
  });

  it('invalid settings of a provider raise "Invalid sign-in key" [AUTH-07]', () => {
    for (const entry of [
      without('issuer'),
      without('id'),
      without('label'),
      { ...whole, issuer: 'http://id.adey.example' },
      { ...whole, issuer: 'not an address' },
      { ...whole, id: 'Adey ID' },
      { ...whole, id: '../callback' },
      { ...whole, clientSecret: { nested: true } },
      'a text',
      null,
    ])
      expect(readProviderKey(entry), JSON.stringify(entry)).toEqual({
        ok: false,
        problem: 'Invalid sign-in key',
      });
  });
});

describe('the setting with all providers', () => {
  it('the setting may contain several providers, in display order', () => {
    const second = { ...whole, id: 'second' };
    expect(readProviderKeys(JSON.stringify([whole, second]))).toEqual({
      keys: [whole, second],
      problems: [],
    });
  });

  it('a missing or empty list of providers raises "Missing sign-in key" [AUTH-06]', () => {
    for (const setting of ['', '  ', '[]'])
      expect(readProviderKeys(setting)).toEqual({
        keys: [],
        problems: [{ provider: 'any', problem: 'Missing sign-in key' }],
      });
  });

  it('a list of providers that cannot be parsed raises "Invalid sign-in key" [AUTH-07]', () => {
    for (const setting of ['{', '{}', '"text"', 'google'])
      expect(readProviderKeys(setting)).toEqual({
        keys: [],
        problems: [{ provider: 'any', problem: 'Invalid sign-in key' }],
      });
  });

  it('valid providers are accepted beside invalid ones, which are named by position', () => {
    const setting = JSON.stringify([without('clientSecret'), whole, { ...whole, label: 'Again' }, 7]);
    expect(readProviderKeys(setting)).toEqual({
      keys: [whole],
      problems: [
        { provider: '1', problem: 'Missing sign-in key' },
        { provider: '3', problem: 'Invalid sign-in key' },
        { provider: '4', problem: 'Invalid sign-in key' },
      ],
    });
  });
});
