import { afterEach, describe, expect, it, vi } from 'vitest';
import { confirmLink, readConfirmation, readerLinks, readReader } from './reader-links.ts';

const readerToken = (address: string) => new URL(address).searchParams.get('reader');
const now = new Date('2026-11-20T09:00:00.500Z');

/** Loads the module as after a restart with these settings. */
async function restartedWith(settings: Record<string, string>): Promise<typeof import('./reader-links.ts')> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  return import('./reader-links.ts');
}
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('the links of a reader', () => {
  it('the links of a reader lead to pages in their language and identify the reader', () => {
    const { preferences, leave, oneClick } = readerLinks(7, 'am');
    expect(new URL(preferences).pathname).toBe('/am/send/preferences');
    expect(new URL(leave).pathname).toBe('/am/send/leave');
    expect(new URL(oneClick).pathname).toBe('/am/api/leave');
    expect(readerToken(oneClick)).toBe(readerToken(leave));
    expect(readReader('preferences', readerToken(preferences))).toBe(7);
    expect(readReader('leave', readerToken(leave))).toBe(7);
  });

  it('a confirmation link contains when it was requested', () => {
    const link = confirmLink(7, 'en', now);
    expect(readConfirmation(readerToken(link))).toEqual({
      id: 7,
      issued: new Date('2026-11-20T09:00:00.000Z'),
    });
  });

  it('a link signed for one purpose is rejected for another', () => {
    const { preferences, leave } = readerLinks(7, 'en');
    expect(readReader('preferences', readerToken(leave))).toBeNull();
    expect(readReader('leave', readerToken(preferences))).toBeNull();
    expect(readConfirmation(readerToken(leave))).toBeNull();
    expect(readReader('leave', readerToken(confirmLink(7, 'en', now)))).toBeNull();
  });

  it('a link of another reader, truncated, extended or reencoded, is rejected', () => {
    const value = readerToken(readerLinks(7, 'en').leave) ?? '';
    const [, signature = ''] = value.split('.');
    const last = signature.at(-1) ?? '';
    const twin = String.fromCharCode(last.charCodeAt(0) + 1);
    for (const broken of [
      null,
      '',
      '7',
      '7.',
      `8.${signature}`,
      `07.${signature}`,
      ` ${value}`,
      `${value}.`,
      `${value}=`,
      value.slice(0, -1),
      `7.${signature.slice(0, -1)}${twin}`,
    ])
      expect(readReader('leave', broken), String(broken)).toBeNull();
  });

  it('links stay valid after a new secret only if the former secret is still configured', async () => {
    const old = 'o'.repeat(40);
    const before = await restartedWith({ PAYLOAD_SECRET: old });
    const value = readerToken(before.readerLinks(7, 'en').leave);
    const named = await restartedWith({
      PAYLOAD_SECRET: 'n'.repeat(40),
      FORMER_SECRETS: `${'m'.repeat(40)}, ${old}`,
    });
    expect(named.readReader('leave', value)).toBe(7);
    expect(readerToken(named.readerLinks(7, 'en').leave)).not.toBe(value);
    const forgotten = await restartedWith({ PAYLOAD_SECRET: 'n'.repeat(40), FORMER_SECRETS: '' });
    expect(forgotten.readReader('leave', value)).toBeNull();
  });
});
