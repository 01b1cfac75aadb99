import { expect, test } from 'vitest';
import { storedWords } from './stored-words.rules.ts';

test('a form says how long ago this browser stored the text', () => {
  const at = new Date(2026, 10, 24, 10, 5, 0);
  const after = (seconds: number) => storedWords(at, new Date(at.getTime() + seconds * 1000));
  expect([after(0), after(59)]).toEqual(Array(2).fill('Not saved yet. Stored in this browser a moment ago.'));
  expect(after(60)).toBe('Not saved yet. Stored in this browser a minute ago.');
  expect(after(59 * 60)).toBe('Not saved yet. Stored in this browser 59 minutes ago.');
  expect(after(60 * 60)).toBe('Not saved yet. Stored in this browser at 10:05.');
});
