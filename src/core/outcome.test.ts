import { expect, it } from 'vitest';
import { type Outcome, ok, problem } from './outcome.ts';

function halve(number: number): Outcome<number, 'odd'> {
  return number % 2 === 0 ? ok(number / 2) : problem('odd');
}

it('a successful action carries its value', () => {
  expect(halve(4)).toEqual({ ok: true, value: 2 });
});

it('a failed action carries the code of its problem', () => {
  expect(halve(3)).toEqual({ ok: false, problem: 'odd' });
});
