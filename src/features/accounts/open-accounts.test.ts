import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readProviderKey, readProviderKeys } from './open-accounts.ts';

beforeEach(() => {
  vi.stubEnv('PAYLOAD_SECRET', 'a secret that only tests know, long enough for production');
});

async function startupLog(setting: string): Promise<string> {
  vi.resetModules();
  vi.stubEnv('SIGN_IN_PROVIDERS', setting);
  const lines: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation(line => lines.push(String(line)) > 0);
  const { reportProviderProblems } = await import('./open-accounts.ts');
  reportProviderProblems();
  return lines.join('');
}

it('the startup log names what is missing or invalid, and never a secret', async () => {
  expect(await startupLog('')).toContain('"event":"Missing sign-in key"');
  expect(await startupLog('[{"id":"a","clientId":"b"}]')).toContain('"event":"Missing sign-in key"');
  const invalid = await startupLog('[{"id":"a","clientId":"b","clientSecret":"hush"}]');
  expect(invalid).toContain('"event":"Invalid sign-in key","setting":"SIGN_IN_PROVIDERS","provider":"1"');
  expect(invalid).not.toContain('hush');
});

it('the startup log is empty when everything is configured', async () => {
  const whole = { id: 'a', label: 'A', issuer: 'https://a.example', clientId: 'b', clientSecret: 'c' };
  expect(await startupLog(JSON.stringify([whole]))).toBe('');
});

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
