import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { amharicQuestions } from './amharic-questions.ts';

it('a question about wording is listed only while its text is in its file', () => {
  const answered = amharicQuestions.filter(
    ({ place, now, source = now }) => !readFileSync(place, 'utf8').includes(source),
  );
  expect(answered.map(({ place, now }) => `${place}: ${now}`)).toEqual([]);
});

it('a question about wording offers something else than what stands there', () => {
  expect(amharicQuestions.filter(({ now, proposal }) => now === proposal)).toEqual([]);
});
