import type { Fault } from '../../faults/fault.ts';
import type { Claim } from './rows.ts';

type Catch = { id: string; caughtBy: Pick<Fault['caughtBy'], 'file' | 'title'> };

/** One fault is planted for every so many rows, or part of them, that a test file proves. */
export const ROWS_PER_FAULT = 12;

/** The rows named by the tests that catch a fault, each once. */
export function rowsOf({ caughtBy }: Catch, claims: readonly Claim[]): string[] {
  return [...new Set(claims.filter(claim => isCaughtBy(caughtBy, claim)).map(({ id }) => id))];
}

/**
 * Test files that prove rows without showing that they can fail: too few planted faults are caught by their tests of
 * rows. Faults that one title catches count once, because they show one test at work.
 */
export function filesWithoutFault(claims: readonly Claim[], faults: readonly Catch[]): string[] {
  return [...Map.groupBy(claims, ({ path }) => path)].flatMap(([path, own]) => {
    const rows = new Set(own.map(({ id }) => id)).size;
    const needed = Math.ceil(rows / ROWS_PER_FAULT);
    const titles = faults
      .filter(fault => rowsOf(fault, own).length > 0)
      .map(({ caughtBy }) => caughtBy.title);
    const has = new Set(titles).size;
    return has < needed ? [`${path} proves ${rows} rows with ${has} of ${needed} planted faults`] : [];
  });
}

function isCaughtBy({ file, title = '' }: Catch['caughtBy'], claim: Claim): boolean {
  return claim.path === file && claim.title.includes(title);
}
