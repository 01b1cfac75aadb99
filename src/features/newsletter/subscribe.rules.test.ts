import { describe, expect, it } from 'vitest';
import { locales } from '#core/locale.ts';
import {
  type Confirmable,
  confirmationStateOf,
  confirmDays,
  consentVersion,
  dayMs,
  errorsOnBlur,
  errorsOnSubmit,
  subscriptionTypeOf,
  subscriptionTypes,
  whatIsMissing,
} from './subscribe.rules.ts';
import { subscribeTexts, typeWords } from './subscribe.texts.ts';

const good = { name: 'Abeba Bekele', email: 'abeba@example.org' };

describe('a subscription has one of three results', () => {
  it('[STATE-03] [DATA-23] exactly Success, Already Subscribed or Error; anything else is an error', () => {
    expect(subscriptionTypes).toEqual(['Success', 'Already Subscribed', 'Error']);
    expect(subscriptionTypes.map(subscriptionTypeOf)).toEqual(subscriptionTypes);
    for (const other of ['success', 'ALREADY SUBSCRIBED', 'Pending', '', null, undefined, 0, {}, ['Success']])
      expect(subscriptionTypeOf(other)).toBe('Error');
  });

  it.each([
    ['[ERR-01]', 'Success', 'Subscribed Successfully. Thank you.'],
    ['[ERR-02]', 'Already Subscribed', 'You are Already Subscribed, Thank you.'],
    ['[ERR-03]', 'Error', 'Error Subscribing, please try again'],
  ] as const)('%s and the first source says with %s: %s', (_row, type, message) => {
    expect(subscribeTexts.en[typeWords[type].message]).toBe(message);
    expect(subscribeTexts.en[typeWords[type].name]).toBe(type);
  });
});

describe('errors under the fields', () => {
  it('on submit: the two messages, for invalid and for empty fields', () => {
    expect(errorsOnSubmit(good)).toEqual({ name: null, email: null });
    expect(errorsOnSubmit({ name: '', email: '' })).toEqual({ name: 'invalidName', email: 'invalidEmail' });
    expect(errorsOnSubmit({ name: 'A1', email: 'a@b' })).toEqual({
      name: 'invalidName',
      email: 'invalidEmail',
    });
    expect(subscribeTexts.en.invalidName).toBe('Please enter a valid Name');
    expect(subscribeTexts.en.invalidEmail).toBe('Please enter a valid email');
  });

  it('on blur: invalid name for invalid fields, and nothing yet for empty ones', () => {
    expect(errorsOnBlur({ name: '', email: ' ' })).toEqual({ name: null, email: null });
    expect(errorsOnBlur({ name: 'A1', email: 'a@b' })).toEqual({
      name: 'wrongName',
      email: 'invalidEmail',
    });
    expect(subscribeTexts.en.wrongName).toBe('invalid name');
  });

  it('surrounding blanks do not count', () => {
    expect(errorsOnSubmit({ name: ' Abeba ', email: ' abeba@example.org ' })).toEqual({
      name: null,
      email: null,
    });
  });

  it('Join still needs both, one of them, or nothing', () => {
    expect(whatIsMissing({ name: '', email: '' })).toBe('needBoth');
    expect(whatIsMissing({ ...good, name: 'A' })).toBe('needName');
    expect(whatIsMissing({ ...good, email: 'a@b' })).toBe('needEmail');
    expect(whatIsMissing(good)).toBe('ready');
  });
});

describe('the consent note', () => {
  it('links both pages in every language', () => {
    for (const locale of locales) expect(subscribeTexts[locale].consent).toMatch(/\{privacy\}.*\{terms\}/);
  });

  it('has this text in this version: a change of the text needs a new version', () => {
    expect(consentVersion).toBe('2026-11-20');
    expect(locales.map(locale => subscribeTexts[locale].consent)).toEqual([
      'By joining you agree to our {privacy} notice and {terms}. You can leave at any time.',
      'ሲቀላቀሉ {privacy} እና {terms} ይቀበላሉ። በማንኛውም ጊዜ መውጣት ይችላሉ።',
    ]);
  });
});

const issued = new Date('2026-11-20T09:00:00.000Z');
const later = (ms: number) => new Date(issued.getTime() + ms);
const waiting: Confirmable = { status: 'waiting', joinedAt: later(400) };

describe('a confirmation link', () => {
  it('confirms until fourteen days after it was issued, and not a moment longer', () => {
    expect(confirmDays).toBe(14);
    expect(confirmationStateOf(issued, waiting, later(14 * dayMs - 1))).toBe('ready');
    expect(confirmationStateOf(issued, waiting, later(14 * dayMs))).toBe('expired');
  });

  it('of a confirmed reader says so, however old it is', () => {
    const confirmed = { ...waiting, status: 'confirmed' as const };
    expect(confirmationStateOf(issued, confirmed, later(1000 * dayMs))).toBe('confirmed');
  });

  it('from before unsubscribing is used up, and does not confirm a later subscription', () => {
    expect(confirmationStateOf(issued, { ...waiting, status: 'left' }, later(1))).toBe('used');
    const again = { status: 'waiting' as const, joinedAt: later(5000) };
    expect(confirmationStateOf(issued, again, later(6000))).toBe('used');
  });

  it('of a row that was erased is used up, then expired', () => {
    expect(confirmationStateOf(issued, null, later(1))).toBe('used');
    expect(confirmationStateOf(issued, null, later(15 * dayMs))).toBe('expired');
  });

  it('that we did not sign is broken', () => {
    expect(confirmationStateOf(null, null, issued)).toBe('broken');
  });
});
