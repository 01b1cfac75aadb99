import { readFileSync } from 'node:fs';
import { rowsOf } from '../../tests/architecture/checks/row-faults.ts';
import { type Claim, readClaims } from '../../tests/architecture/checks/rows.ts';
import type { Fault } from '../../tests/faults/fault.ts';

/** The requirements that the tests of these faults name, read from the files of those tests alone. */
export function claimsBehind(faults: readonly Fault[]): Claim[] {
  const files = [...new Set(faults.map(({ caughtBy }) => caughtBy.file))];
  return readClaims(files.map(path => ({ path, text: readFileSync(path, 'utf8') })));
}

/** The faults as a table: id, the rows that the test catching it proves, the file it is planted in, and what it breaks. */
export function tableOf(faults: readonly Fault[], claims: readonly Claim[]): string {
  const lines = faults.map(fault => [
    fault.id,
    rowsOf(fault, claims).join(' ') || '-',
    fault.file,
    fault.what,
  ]);
  const table = [['id', 'rows', 'file', 'what'], ...lines];
  const widths = [0, 1, 2].map(at => Math.max(...table.map(cells => cells[at]?.length ?? 0)));
  return table
    .map(cells => cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
    .map(line => `${line.trimEnd()}\n`)
    .join('');
}
