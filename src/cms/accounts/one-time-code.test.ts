import { expect, it } from 'vitest';
import { newOneTimeCode, readOneTimeCode } from './one-time-code.ts';

it('a set-up code has six groups of four characters and differs each time', () => {
  const codes = Array.from({ length: 50 }, newOneTimeCode);
  for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(codes).size).toBe(codes.length);
});

it('a set-up code is accepted in any spelling', () => {
  const code = 'K7QF-3M9T-0011-ABCD-EFGH-JKMN';
  const read = readOneTimeCode(code);
  expect(read).toBe('K7QF3M9T0011ABCDEFGHJKMN');
  for (const typed of [code.toLowerCase(), ' k7qf 3m9t oOiL abcd efgh jkmn\n', code.replaceAll('-', '')])
    expect(readOneTimeCode(typed)).toBe(read);
});

it.each(['', 'K7QF', 'K7QF-3M9T-0011-ABCD-EFGH-JKMU', 'K7QF-3M9T-0011-ABCD-EFGH-JKMN-0', "' or true --"])(
  '"%s" is not a set-up code',
  text => {
    expect(readOneTimeCode(text)).toBeNull();
  },
);
