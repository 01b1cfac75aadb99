import { expect, it } from 'vitest';
import { allFaults } from '../../tests/faults/all-faults.ts';
import { claimsBehind, tableOf } from './list-faults.ts';

const withIds = (...ids: string[]) => allFaults.filter(({ id }) => ids.includes(id));

it('lists the rows whose test a fault breaks, or a dash where that test proves none', () => {
  const faults = withIds('row-secret-compared-letter-by-letter', 'core-formula-in-table');
  const lines = tableOf(faults, claimsBehind(faults))
    .trim()
    .split('\n')
    .map(line => line.split(/ {2,}/).slice(0, 3));
  expect(lines[0]).toEqual(['id', 'rows', 'file']);
  expect(lines.slice(1).toSorted()).toEqual([
    ['core-formula-in-table', '-', 'src/core/csv.ts'],
    ['row-secret-compared-letter-by-letter', 'API-22', 'src/platform/constant-time.ts'],
  ]);
});
