import { describe, expect, it } from 'vitest';
import { oneLine, plainHeader, readSender } from './mail-header.ts';

describe('a text collapsed to one line', () => {
  it.each([
    ['  Hello   Abeba ', 'Hello Abeba'],
    ['Hello\r\nBcc: all@example.org', 'Hello Bcc: all@example.org'],
    ['a\u0085b\u2028c\u2029d\u0000e\tf', 'a b c d e f'],
    ['a\n\n\nb', 'a b'],
    ['ab\u202Ec\u00ADd\uE000e', 'abcde'],
    ['A\u0308', 'Ä'],
    ['half \ud800', 'half \ufffd'],
    ['ጤና ለሁሉም', 'ጤና ለሁሉም'],
  ])('the text %j is collapsed to the line %j', (text, line) => {
    expect(oneLine(text, 100)).toBe(line);
  });

  it('joiners, which scripts and emoji need, are preserved in a line', () => {
    expect(oneLine('👩\u200D⚕️ می\u200Cخواهم', 100)).toBe('👩\u200D⚕️ می\u200Cخواهم');
  });

  it('a shortened line never ends in the middle of a character', () => {
    expect(oneLine('👩👩👩', 2)).toBe('👩👩');
  });
});

describe('mail headers', () => {
  it('an encoded word in a mail header is broken up', () => {
    expect(plainHeader('=?utf-8?Q?=0D=0A?= and =?x')).toBe('= ?utf-8?Q?=0D=0A?= and = ?x');
  });

  it('a mail header is cut after 300 characters', () => {
    expect(plainHeader('a'.repeat(301))).toHaveLength(300);
  });
});

it('a mail sender is parsed with or without a name, and anything else throws', () => {
  expect(readSender(' "Adey" <news@adey.org> ')).toEqual({ name: 'Adey', address: 'news@adey.org' });
  expect(readSender('news@adey.org')).toEqual({ name: '', address: 'news@adey.org' });
  for (const text of ['', 'Adey', 'Adey <>', 'Adey <news>'])
    expect(() => readSender(text)).toThrow('must be an address such as Adey <news@adey.org>');
});
