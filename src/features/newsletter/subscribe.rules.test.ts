import { describe, expect, it } from 'vitest';
import { locales } from '#core/locale.ts';
import {
  consentVersion,
  errorsOnBlur,
  errorsOnSubmit,
  subscriptionTypeOf,
  subscriptionTypes,
  whatIsMissing,
} from './subscribe.rules.ts';
import { subscribeTexts, typeWords } from './subscribe.texts.ts';

const good = { name: 'Abeba Bekele', email: 'abeba@example.org' };

describe('a subscription ends as one of three', () => {
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

describe('what stands under the fields', () => {
  it('on submit: the two messages, for what is wrong and for what is empty', () => {
    expect(errorsOnSubmit(good)).toEqual({ name: null, email: null });
    expect(errorsOnSubmit({ name: '', email: '' })).toEqual({ name: 'invalidName', email: 'invalidEmail' });
    expect(errorsOnSubmit({ name: 'A1', email: 'a@b' })).toEqual({
      name: 'invalidName',
      email: 'invalidEmail',
    });
    expect(subscribeTexts.en.invalidName).toBe('Please enter a valid Name');
    expect(subscribeTexts.en.invalidEmail).toBe('Please enter a valid email');
  });

  it('on leaving: invalid name for what is wrong, and nothing yet for what is empty', () => {
    expect(errorsOnBlur({ name: '', email: ' ' })).toEqual({ name: null, email: null });
    expect(errorsOnBlur({ name: 'A1', email: 'a@b' })).toEqual({
      name: 'wrongName',
      email: 'invalidEmail',
    });
    expect(subscribeTexts.en.wrongName).toBe('invalid name');
  });

  it('blanks around what was written do not count', () => {
    expect(errorsOnSubmit({ name: ' Abeba ', email: ' abeba@example.org ' })).toEqual({
      name: null,
      email: null,
    });
  });

  it('what is missing for Join is both, one of them, or nothing', () => {
    expect(whatIsMissing({ name: '', email: '' })).toBe('needBoth');
    expect(whatIsMissing({ ...good, name: 'A' })).toBe('needName');
    expect(whatIsMissing({ ...good, email: 'a@b' })).toBe('needEmail');
    expect(whatIsMissing(good)).toBe('ready');
  });
});

describe('the consent note', () => {
  it('names both pages in every language', () => {
    for (const locale of locales) expect(subscribeTexts[locale].consent).toMatch(/\{privacy\}.*\{terms\}/);
  });

  it('has these words in this version: whoever changes them gives them a new one', () => {
    expect(consentVersion).toBe('2026-11-20');
    expect(locales.map(locale => subscribeTexts[locale].consent)).toEqual([
      'By joining you agree to our {privacy} notice and {terms}. You can leave at any time.',
      'ሲቀላቀሉ {privacy} እና {terms} ይቀበላሉ። በማንኛውም ጊዜ መውጣት ይችላሉ።',
    ]);
  });
});
