import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  errorsOnBlur,
  errorsOnSubmit,
  firstLine,
  longestMessage,
  roomLeft,
  tidyMessage,
} from './message.rules.ts';
import { messageRequest } from './send-message.action.ts';

const good = { name: 'Abebe Bikila', email: 'abebe@example.org', message: 'May I help?' };

describe('contact messages', () => {
  it('a message has one kind of line break, no invisible characters and no outer blanks', () => {
    expect(tidyMessage('  One\r\nTwo\rThree\n\n\n\n\nFour \u202eFive\u0000 ')).toBe(
      'One\nTwo\nThree\n\nFour Five',
    );
    expect(tidyMessage('ሰላም \u{1F44B}')).toBe('ሰላም \u{1F44B}');
  });

  it('invisible characters are removed from the name and address of the sender', () => {
    const typed = { ...good, name: 'Abe\u200bbe\u2060 Bikila', email: '\ufeffabebe@exam\u00adple.org' };
    expect(errorsOnSubmit(typed)).toEqual({ name: null, email: null, message: null });
    expect(messageRequest.parse(typed)).toMatchObject({ name: 'Abebe Bikila', email: 'abebe@example.org' });
  });

  it('a message has between one and 5,000 characters', () => {
    const messageError = (message: string) => errorsOnSubmit({ ...good, message }).message;
    expect([messageError(''), messageError(' \n '), messageError('\u200e')]).toEqual([
      'noMessage',
      'noMessage',
      'noMessage',
    ]);
    expect([messageError('a'), messageError('a'.repeat(longestMessage))]).toEqual([null, null]);
    expect(messageError('a'.repeat(longestMessage + 1))).toBe('longMessage');
  });

  it('only errors that more typing cannot fix are shown on blur', () => {
    expect(errorsOnBlur({ name: '', email: '', message: '' })).toEqual({
      name: null,
      email: null,
      message: null,
    });
    expect(errorsOnBlur({ name: '7', email: 'a@b', message: '' })).toEqual({
      name: 'wrongName',
      email: 'invalidEmail',
      message: null,
    });
    expect(errorsOnBlur({ name: ' ', email: ' ', message: 'a'.repeat(longestMessage + 1) })).toEqual({
      name: null,
      email: null,
      message: 'longMessage',
    });
  });

  it('blanks around the name and address of the sender are accepted', () => {
    expect(errorsOnSubmit({ ...good, name: ` ${good.name} `, email: ` ${good.email} ` })).toEqual({
      name: null,
      email: null,
      message: null,
    });
  });

  it('the remaining characters of a message are shown once few are left', () => {
    expect(roomLeft('a'.repeat(4_499))).toBeNull();
    expect(roomLeft('a'.repeat(4_500))).toBe(500);
    expect(roomLeft('a'.repeat(5_007))).toBe(-7);
  });

  it('a message is listed by its first line, which is never cut inside a character', () => {
    expect(firstLine('Hello,\nmore below')).toBe('Hello,');
    expect(firstLine('a'.repeat(80))).toBe('a'.repeat(80));
    expect(firstLine(` ${'a'.repeat(77)} ${'b'.repeat(9)}`)).toBe(` ${'a'.repeat(77)}…`);
    expect(firstLine('😀'.repeat(100))).toBe(`${'😀'.repeat(79)}…`);
  });
});

describe('message requests', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 150 });
  const pasted = (value: string) =>
    fc.constantFrom('', ' ', '\n', '\u200b', '\ufeff').map(mark => `${mark}${value}${mark}`);

  it('the form and the server accept the same messages', () => {
    const values = fc.record({
      name: fc.oneof(text, fc.constantFrom(good.name, 'ወ/ሮ አበበች').chain(pasted)),
      email: fc.oneof(text, fc.emailAddress().chain(pasted)),
      message: fc.oneof(
        text,
        fc.nat(2 * longestMessage).map(length => 'a'.repeat(length)),
      ),
    });
    const seen = new Set<boolean>();
    fc.assert(
      fc.property(values, typed => {
        const isAccepted = Object.values(errorsOnSubmit(typed)).every(error => error === null);
        seen.add(isAccepted);
        expect(messageRequest.safeParse(typed).success).toBe(isAccepted);
      }),
    );
    expect(seen).toEqual(new Set([true, false]));
  });

  it('any other input is rejected without a throw, and an accepted message is limited in length', () => {
    const or = (value: string) => fc.oneof(fc.anything(), fc.constant(value));
    const long = fc.nat(2 * longestMessage).map(length => 'a'.repeat(length));
    const record = fc.record({
      name: or(good.name),
      email: or(good.email),
      message: fc.oneof(fc.anything(), long),
      more: fc.anything(),
    });
    let accepted = 0;
    fc.assert(
      fc.property(fc.oneof(fc.anything(), record), sent => {
        const parsed = messageRequest.safeParse(sent);
        if (!parsed.success) return;
        accepted += 1;
        expect(parsed.data.message.length).toBeLessThanOrEqual(longestMessage);
        expect(Object.keys(parsed.data).sort()).toEqual(['email', 'message', 'name']);
      }),
    );
    expect(accepted).toBeGreaterThan(0);
  });

  it('the longest Ethiopic message fits in the limits of endpoint and form', () => {
    const letter = { name: 'አ'.repeat(100), email: good.email, message: 'ሰ'.repeat(longestMessage) };
    expect(messageRequest.safeParse(letter).success).toBe(true);
    expect(new TextEncoder().encode(JSON.stringify(letter)).length).toBeLessThan(16 * 1024);
    expect(new URLSearchParams(letter).toString().length).toBeLessThan(64 * 1024);
  });
});
