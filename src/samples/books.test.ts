import { expect, it } from 'vitest';
import { sumUnits } from '#core/money.ts';
import { sampleBooks } from './books.ts';

it('the sample books balance entry by entry and fund by fund, and are all in one year', () => {
  const lines = sampleBooks(['project-1', 'project-2', 'project-3']);
  for (const own of Map.groupBy(lines, ({ entry }) => entry).values())
    expect(sumUnits(own.map(({ amount }) => ({ units: BigInt(amount) })))).toBe(0n);
  expect(lines.every(({ day }) => day === '2023-12-31' || day.startsWith('2024-'))).toBe(true);
  expect(lines).toEqual(sampleBooks(['project-1', 'project-2', 'project-3']));
});
