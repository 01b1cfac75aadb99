import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparedEmail, emailPattern, isEmailAddress } from './email-address.ts';

describe('an email address', () => {
  it.each([
    'name@example.org',
    'a@b.c',
    'first.last+tag@mail.example.co.uk',
    "o'neil@example.org",
    'አበበ@example.org',
    'info@bücher.example',
  ])('[VALID-01] is text, at-sign, text, dot, text: %s', address => {
    expect(isEmailAddress(address)).toBe(true);
  });

  it.each([
    ['[VALID-02] has an at-sign', ['name', 'name.example.org']],
    ['[VALID-03] has a dot after the at-sign', ['name@example', 'first.last@example']],
    ['[VALID-04] has something before the at-sign', ['@example.org']],
    ['[VALID-05] has something between at-sign and dot', ['name@.org', 'name@.example.org']],
    ['[VALID-06] has something after the dot', ['name@example.', 'name@example.org.', 'name@example..org']],
    [
      '[VALID-07] has no space',
      [
        'na me@example.org',
        'name@exam ple.org',
        ' name@example.org',
        'name@example.org ',
        'name@\texample.org',
      ],
    ],
    ['[VALID-20] is required', ['']],
    ['has one at-sign', ['name@other@example.org', 'name@@example.org']],
    [
      'has nothing that separates addresses in the head of a mail',
      ['a@b.c,d@e.f', '<name@example.org>', '"name"@example.org', 'name@example.org;x', 'na:me@example.org'],
    ],
    [
      'has nothing that cannot be seen',
      ['na\u0000me@example.org', 'na\u202eme@example.org', 'x@exa\u200bmple.org'],
    ],
    ['is no longer than a mail server takes', [`${'x'.repeat(251)}@b.c`]],
  ])('%s', (_rule, addresses) => {
    expect(addresses.filter(isEmailAddress)).toEqual([]);
  });

  it('is accepted by the pattern of the field exactly when the rule accepts it', () => {
    const field = new RegExp(`^(?:${emailPattern})$`, 'v');
    const letters = fc.constantFrom(
      'a',
      'ä',
      'አ',
      '.',
      '@',
      ' ',
      ',',
      '"',
      '\\',
      '-',
      '\u0000',
      '[',
      '\ud800',
    );
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 12 }), text => {
        expect(field.test(text)).toBe(isEmailAddress(text));
      }),
    );
  });

  it('of any shape is validated at once, however hostile', () => {
    const started = performance.now();
    for (const part of ['a', '.', 'a.', '@', 'a@a.']) isEmailAddress(`a@${part.repeat(200)}`.slice(0, 254));
    expect(performance.now() - started).toBeLessThan(200);
  });
});

describe('two spellings of one address', () => {
  it.each([
    ['Name@Example.ORG', 'name@example.org'],
    ['info@bücher.example', 'info@xn--bcher-kva.example'],
    ['josé@example.org', 'jose\u0301@example.org'],
    ['ｎame@example.org', 'name@example.org'],
  ])('are equal: %s and %s', (one, other) => {
    expect(comparedEmail(one)).toBe(comparedEmail(other));
  });

  it('differ where a dot or a tag differs, which other servers tell apart', () => {
    expect(new Set(['a.b@c.d', 'ab@c.d', 'ab+x@c.d'].map(comparedEmail)).size).toBe(3);
  });

  it('have a normalised form that is its own normalised form', () => {
    fc.assert(
      fc.property(fc.emailAddress(), address => {
        fc.pre(isEmailAddress(address));
        expect(comparedEmail(comparedEmail(address))).toBe(comparedEmail(address));
        expect(comparedEmail(address.toUpperCase())).toBe(comparedEmail(address));
      }),
    );
  });
});
