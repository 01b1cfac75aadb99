import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillHtml, fillText, oneLine, plainHeader } from './mail.rules.ts';

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

describe('places of a body', () => {
  it('are filled wherever they stand, and left empty where there is nothing to fill in', () => {
    expect(fillText('{{name}}, {{ name }}: {{other}}{{toString}}!', { name: 'Abebe' })).toBe(
      'Abebe, Abebe: !',
    );
    expect(fillHtml('<a href="{{link}}">{{link}}</a>', { link: 'https://a.org/?b=1&c=2' })).toBe(
      '<a href="https://a.org/?b=1&amp;c=2">https://a.org/?b=1&amp;c=2</a>',
    );
  });

  it('show every sign of HTML that is filled in', () => {
    expect(fillHtml('{{a}}', { a: `&<>"'` })).toBe('&amp;&lt;&gt;&quot;&#39;');
  });

  it('take no markup and no further places, whatever is filled in', () => {
    // Of all signs there are, the few that make markup come up too seldom by themselves.
    const signs = fc.constantFrom('<', '>', '"', "'", '&', '{{', '}}', 'a');
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: signs })), name => {
        const filled = fillHtml('<p title="{{name}}">x</p>', { name });
        expect(filled.replace(/^<p title="|">x<\/p>$/g, '')).not.toMatch(/[<>"']/);
        expect(fillText('{{a}}', { a: '{{b}}', b: 'secret' })).toBe('{{b}}');
      }),
    );
  });
});
