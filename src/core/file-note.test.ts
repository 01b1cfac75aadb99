import { expect, it } from 'vitest';
import { fileNote } from './file-note.ts';

it.each([
  [1, ', PDF, 100 KB', '፣ PDF፣ 100 KB'],
  [240_000, ', PDF, 300 KB', '፣ PDF፣ 300 KB'],
  [999_999, ', PDF, 1 MB', '፣ PDF፣ 1 MB'],
  [1_150_000, ', PDF, 1.2 MB', '፣ PDF፣ 1.2 MB'],
  [20 * 1024 * 1024, ', PDF, 21 MB', '፣ PDF፣ 21 MB'],
])('a link to a file of %i bytes shows its type and its rounded size', (bytes, english, amharic) => {
  expect([fileNote('PDF', bytes, 'en'), fileNote('PDF', bytes, 'am')]).toEqual([english, amharic]);
});
