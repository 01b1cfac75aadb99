import { describe, expect, it } from 'vitest';
import { readProviderKey, readProviderKeys } from './provider-settings.rules.ts';

const whole = {
  id: 'adey-id',
  label: 'Adey ID',
  issuer: 'https://id.adey.example',
  clientId: 'site',
  clientSecret: 'secret',
};
const without = (name: string) => Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name));

describe('the key of a provider', () => {
  it('is taken as it is when nothing is missing', () => {
    expect(readProviderKey(whole)).toEqual({ ok: true, value: whole });
  });

  it('that is missing raises "Missing sign-in key" [AUTH-06]', () => {
    for (const entry of [without('clientId'), without('clientSecret'), { ...whole, clientSecret: '  ' }])
      expect(readProviderKey(entry)).toEqual({ ok: false, problem: 'Missing sign-in key' });
  });

  it('that is invalid raises "Invalid sign-in key" [AUTH-07]', () => {
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
  it('may hold several, in the order they are offered', () => {
    const second = { ...whole, id: 'second' };
    expect(readProviderKeys(JSON.stringify([whole, second]))).toEqual({
      keys: [whole, second],
      problems: [],
    });
  });

  it('that is not set, or an empty list, raises "Missing sign-in key" [AUTH-06]', () => {
    for (const setting of ['', '  ', '[]'])
      expect(readProviderKeys(setting)).toEqual({
        keys: [],
        problems: [{ provider: 'any', problem: 'Missing sign-in key' }],
      });
  });

  it('that cannot be read raises "Invalid sign-in key" [AUTH-07]', () => {
    for (const setting of ['{', '{}', '"text"', 'google'])
      expect(readProviderKeys(setting)).toEqual({
        keys: [],
        problems: [{ provider: 'any', problem: 'Invalid sign-in key' }],
      });
  });

  it('keeps what is right beside what is wrong, and names the wrong by its place', () => {
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
