import { expect, test } from 'vitest';
import { inEnglish } from '#cms/language/amharic.ts';
import { readCopy, storageKey, storedWords } from './unsaved-copy.rules.ts';

const now = new Date('2026-11-23T10:00:00Z');
const copy = { at: '2026-11-22T10:00:00Z', values: { heading: 'A' }, began: {} };

test('a stored copy is valid for thirty days, and a malformed one returns null', () => {
  expect(readCopy(JSON.stringify(copy), now)).toEqual(copy);
  expect(readCopy(JSON.stringify({ ...copy, at: '2026-10-24T10:00:00Z' }), now)).toBeNull();
  expect(readCopy(JSON.stringify({ ...copy, at: '2026-10-24T10:00:01Z' }), now)).not.toBeNull();
  for (const other of [
    null,
    '',
    '{',
    'null',
    '7',
    '{"at":"2026-11-22"}',
    JSON.stringify({ ...copy, at: 'soon' }),
  ])
    expect(readCopy(other, now)).toBeNull();
});

test('each person, document and language has its own key', () => {
  const place = { staff: 1, kind: 'posts', document: 7, locale: 'en' };
  expect(storageKey(place)).toBe('adey-unsaved:1:posts:7:en');
  expect(storageKey({ ...place, document: undefined })).toBe('adey-unsaved:1:posts:new:en');
});

test('a form says how long ago this browser stored the text', () => {
  const at = new Date(2026, 10, 24, 10, 5, 0);
  const after = (seconds: number) => inEnglish(storedWords(at, new Date(at.getTime() + seconds * 1000)));
  expect([after(0), after(59)]).toEqual(Array(2).fill('Not saved yet. Stored in this browser a moment ago.'));
  expect(after(60)).toBe('Not saved yet. Stored in this browser a minute ago.');
  expect(after(59 * 60)).toBe('Not saved yet. Stored in this browser 59 minutes ago.');
  expect(after(60 * 60)).toBe('Not saved yet. Stored in this browser at 10:05.');
});
