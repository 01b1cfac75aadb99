import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { amharicQuestions } from './amharic-questions.ts';

it('every listed question about wording refers to text that is still in its file', () => {
  const answered = amharicQuestions.filter(
    ({ place, now, source = now }) => !readFileSync(place, 'utf8').includes(source),
  );
  expect(answered.map(({ place, now }) => `${place}: ${now}`)).toEqual([]);
});

it('every question about wording proposes a text that differs from the current one', () => {
  expect(amharicQuestions.filter(({ now, proposal }) => now === proposal)).toEqual([]);
});
