import { expect, it } from 'vitest';
import { type Outcome, ok, problem } from './outcome.ts';

function halve(number: number): Outcome<number, 'odd'> {
  return number % 2 === 0 ? ok(number / 2) : problem('odd');
}

it('an act that ends well carries its value', () => {
  expect(halve(4)).toEqual({ ok: true, value: 2 });
});

it('an act that cannot be done carries the code of what stood in the way', () => {
  expect(halve(3)).toEqual({ ok: false, problem: 'odd' });
});
