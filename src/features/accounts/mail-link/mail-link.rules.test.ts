import { expect, it } from 'vitest';
import { isLinkKey } from './mail-link.rules.ts';

const key = 'aZ09_-'.padEnd(43, 'x');

it('accepts the base64url of 32 bytes as a key', () => {
  expect(isLinkKey(key)).toBe(true);
  expect(isLinkKey(Buffer.alloc(32, 255).toString('base64url'))).toBe(true);
});

it.each(['', key.slice(1), `${key}x`, `${key}\n`, ` ${key}`, `${key.slice(1)}+`, `${key.slice(1)}=`])(
  'rejects %j as a key',
  text => {
    expect(isLinkKey(text)).toBe(false);
  },
);
