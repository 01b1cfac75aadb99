import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../../tests/support/processor-time.ts';
import { comparedEmail, emailPattern, isEmailAddress, parseMailbox, toInbox } from './email-address.ts';

describe('email addresses', () => {
  it.each([
    'name@example.org',
    'a@b.c',
    'first.last+tag@mail.example.co.uk',
    "o'neil@example.org",
    'አበበ@example.org',
    'info@bücher.example',
  ])('[VALID-01] an email address is text, at-sign, text, dot, text: %s', address => {
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
  ])('%s: an email address that breaks this rule is refused', (_rule, addresses) => {
    expect(addresses.filter(isEmailAddress)).toEqual([]);
  });

  it.each([
    [
      'a slash, also one that only looks like it',
      ['victim@example.com/x.test', 'victim@example.com／x.test'],
    ],
    ['what begins a query or a fragment', ['victim@example.com?x.test', 'victim@example.com＃x.test']],
    ['a port, or a name before the host', ['victim@example.com：80.test', 'a＠victim@example.com']],
    ['letters that become signs', ['victim@example.com℀.test', 'victim@example.com⑴.test']],
    ['a dot that only looks like one', ['victim@example.com。test', 'victim@example。com']],
    ['marks that a domain drops', ['victim@exam\u034fple.com', 'vic\ufe0ftim@example.com']],
    ['a part that is no name of a host', ['a@-b.com', 'a@b-.com', 'a@b_c.com', `a@${'b'.repeat(64)}.com`]],
    ['a number for a host', ['a@1.2.3.4', 'a@0x7f.1', 'a@example.123']],
    ['more bytes than a mail server takes', [`${'አ'.repeat(90)}@example.org`]],
  ])('an email address is refused for %s', (_what, addresses) => {
    expect(addresses.filter(isEmailAddress)).toEqual([]);
  });

  it('every email address that isEmailAddress accepts matches the pattern of the field', () => {
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
      '/',
      '\u0000',
      '[',
      '\ud800',
    );
    // Most parts of any letters make no address, so that half of the parts are words.
    const part = fc.oneof(
      fc.string({ unit: letters, minLength: 1, maxLength: 3 }),
      fc.constantFrom('ab', 'a1', 'a.b', 'a-b'),
    );
    const accepted: string[] = [];
    fc.assert(
      fc.property(part, part, part, (local, domain, end) => {
        const address = `${local}@${domain}.${end}`;
        if (!isEmailAddress(address)) return;
        accepted.push(address);
        expect(address).toMatch(field);
      }),
      { numRuns: 1_000 },
    );
    expect(accepted.length).toBeGreaterThan(50);
  });

  it('hostile email addresses are validated within 200 ms', () => {
    const hostile = ['a', '.', 'a.', '@', 'a@a.'].map(part => `a@${part.repeat(200)}`.slice(0, 254));
    expect(processorMs(() => hostile.forEach(isEmailAddress))).toBeLessThan(200);
  });
});

describe('spellings of one email address', () => {
  it.each([
    ['Name@Example.ORG', 'name@example.org'],
    ['info@bücher.example', 'info@xn--bcher-kva.example'],
    ['josé@example.org', 'jose\u0301@example.org'],
    ['ｎame@example.org', 'name@example.org'],
  ])('two spellings of one email address compare equal: %s and %s', (one, other) => {
    expect(comparedEmail(one)).toBe(comparedEmail(other));
  });

  it('email addresses that differ in a dot or a tag compare different', () => {
    expect(new Set(['a.b@c.d', 'ab@c.d', 'ab+x@c.d'].map(comparedEmail)).size).toBe(3);
  });

  const odd = fc.constantFrom(
    ...'aB.-@/?#:％／＃＠．。℀⑴ßſKﬁ①éİσςΣ',
    'e\u0301',
    '\u034f',
    '\ufe0f',
    '\u00ad',
    '\u200d',
  );
  const unicodeAddress = fc
    .tuple(
      fc.string({
        unit: fc.oneof(odd, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 })),
        maxLength: 8,
      }),
      fc.string({
        unit: fc.oneof(odd, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 })),
        maxLength: 8,
      }),
      fc.constantFrom('', '.com', '.አበ', '.test/', '．org'),
    )
    .map(([local, domain, end]) => `${local}@example${domain}${end}`);

  it('the compared form of an email address is its mailbox, which is stable and has an ASCII domain', () => {
    fc.assert(
      fc.property(fc.oneof(unicodeAddress, fc.emailAddress()), address => {
        const mailbox = parseMailbox(address);
        if (mailbox === null) expect(isEmailAddress(address)).toBe(false);
        else {
          expect(parseMailbox(mailbox)).toBe(mailbox);
          expect(comparedEmail(address)).toBe(mailbox);
          expect(mailbox.slice(mailbox.indexOf('@') + 1)).toMatch(/^[a-z0-9.-]+$/);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('an invalid email address never compares equal to a valid one', () => {
    const seen = new Set<boolean>();
    fc.assert(
      fc.property(unicodeAddress, address => {
        const isValid = parseMailbox(address) !== null;
        seen.add(isValid);
        // What valid ones are compared by is valid, and what invalid ones are compared by is not.
        expect(parseMailbox(comparedEmail(address)) !== null).toBe(isValid);
      }),
      { numRuns: 2_000 },
    );
    expect(seen).toEqual(new Set([true, false]));
  });

  it('email addresses that differ in upper and lower case only compare equal', () => {
    fc.assert(
      fc.property(fc.emailAddress(), address => {
        fc.pre(isEmailAddress(address));
        expect(comparedEmail(address.toUpperCase())).toBe(comparedEmail(address));
      }),
    );
  });
});

describe('the inbox of an address', () => {
  it.each([
    ['Abebe@Example.org', 'abebe@example.org'],
    ['abebe+news@example.org', 'abebe@example.org'],
    ['abebe+a+b@example.org', 'abebe@example.org'],
    ['a.be.be@example.org', 'a.be.be@example.org'],
    ['A.Be.be+x@GoogleMail.com', 'abebe@gmail.com'],
    ['+251@example.org', '+251@example.org'],
    ['+1+2@example.org', '+1@example.org'],
  ])('the inbox of the address %s is %s', (address, inbox) => {
    expect(toInbox(address)).toBe(inbox);
  });
});
