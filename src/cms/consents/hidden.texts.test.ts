import { expect, test } from 'vitest';
import { inEnglish } from '#cms/language/amharic.ts';
import { hiddenShortly, hiddenSentence as toMessage } from './hidden.texts.ts';

const hiddenSentence = (...of: Parameters<typeof toMessage>) => {
  const sentence = toMessage(...of);
  return sentence && inEnglish(sentence);
};

const now = new Date('2026-11-26T09:00:00Z');
const consent = { uses: ['website'], withdrawn: false, until: '2026-11-25T12:00:00.000Z' };

test('the form says why and since when something is hidden, and nothing while the consent is valid', () => {
  expect(hiddenSentence(consent, now)).toBe(
    'Hidden from the site since Nov 26, 2026: the consent has ended.',
  );
  expect(hiddenSentence(consent, new Date('2026-11-25T20:59:59Z'))).toBeNull();
  expect(hiddenSentence(consent, new Date('2026-11-25T21:00:00Z'))).toContain('since Nov 26, 2026');
  expect(hiddenSentence({ ...consent, withdrawn: true }, now)).toContain('withdrawn');
  expect(hiddenSentence({ ...consent, until: null, uses: ['print'] }, now)).toContain('does not cover');
  expect(hiddenSentence(null, now)).toContain('no consent record');
});

test('the list column says whether a consent was withdrawn or has ended', () => {
  expect([hiddenShortly({ withdrawn: true }), hiddenShortly(consent)]).toEqual([
    'Hidden: consent withdrawn',
    'Hidden: consent ended',
  ]);
});
