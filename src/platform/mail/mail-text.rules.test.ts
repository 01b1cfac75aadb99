import { describe, expect, it } from 'vitest';
import { oneLine, plainHeader } from './mail-text.rules.ts';

describe('a text made one line', () => {
  it.each([
    ['  Hello   Abeba ', 'Hello Abeba'],
    ['Hello\r\nBcc: all@example.org', 'Hello Bcc: all@example.org'],
    ['a\u0085b\u2028c\u2029d\u0000e\tf', 'a b c d e f'],
    ['a\n\n\nb', 'a b'],
    ['ab\u202Ec\u00ADd\uE000e', 'abcde'],
    ['A\u0308', 'Ä'],
    ['half \ud800', 'half \ufffd'],
    ['ጤና ለሁሉም', 'ጤና ለሁሉም'],
  ])('%j is %j', (text, line) => {
    expect(oneLine(text, 100)).toBe(line);
  });

  it('keeps joiners, which scripts and emoji need', () => {
    expect(oneLine('👩\u200D⚕️ می\u200Cخواهم', 100)).toBe('👩\u200D⚕️ می\u200Cخواهم');
  });

  it('is cut between characters', () => {
    expect(oneLine('👩👩👩', 2)).toBe('👩👩');
  });
});

describe('the head of a mail', () => {
  it('holds nothing that spells an encoded word', () => {
    expect(plainHeader('=?utf-8?Q?=0D=0A?= and =?x')).toBe('= ?utf-8?Q?=0D=0A?= and = ?x');
  });

  it('is at most 300 characters of a text long', () => {
    expect(plainHeader('a'.repeat(301))).toHaveLength(300);
  });
});
