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

describe('the settings of a provider', () => {
  it('are accepted when nothing is missing', () => {
    expect(readProviderKey(whole)).toEqual({ ok: true, value: whole });
  });

  it('that are missing raise "Missing sign-in key" [AUTH-06]', () => {
    for (const entry of [without('clientId'), without('clientSecret'), { ...whole, clientSecret: '  ' }])
      expect(readProviderKey(entry)).toEqual({ ok: false, problem: 'Missing sign-in key' });
  });

  it('that are invalid raise "Invalid sign-in key" [AUTH-07]', () => {
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
  it('may contain several, in display order', () => {
    const second = { ...whole, id: 'second' };
    expect(readProviderKeys(JSON.stringify([whole, second]))).toEqual({
      keys: [whole, second],
      problems: [],
    });
  });

  it('that is missing, or an empty list, raises "Missing sign-in key" [AUTH-06]', () => {
    for (const setting of ['', '  ', '[]'])
      expect(readProviderKeys(setting)).toEqual({
        keys: [],
        problems: [{ provider: 'any', problem: 'Missing sign-in key' }],
      });
  });

  it('that cannot be parsed raises "Invalid sign-in key" [AUTH-07]', () => {
    for (const setting of ['{', '{}', '"text"', 'google'])
      expect(readProviderKeys(setting)).toEqual({
        keys: [],
        problems: [{ provider: 'any', problem: 'Invalid sign-in key' }],
      });
  });

  it('accepts the valid ones beside invalid ones, and names those by position', () => {
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
