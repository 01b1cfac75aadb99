import { readFileSync } from 'node:fs';
import { readClaims, readRows, rowsDone, whatIsMissing } from '../tests/architecture/checks/rows.ts';
import { readTree } from '../tests/architecture/checks/source-tree.ts';

// Prints how many rows of docs/requirements.md have a test, by area. With names of areas (`TIME SLUG`) it
// also lists what is missing there.
const asked = process.argv.slice(2);
const rows = readRows(readFileSync('docs/requirements.md', 'utf8')).filter(row => !row.struck);
const done = JSON.parse(readFileSync('docs/areas-done.json', 'utf8')) as string[];
const finished = new Set(rowsDone(rows, done).rows.map(({ id }) => id));
const claims = readClaims(readTree());
const gaps = new Map(rows.map(row => [row.id, whatIsMissing(row, claims)]));

console.log('area      rows  proven  listed as done');
for (const area of [...new Set(rows.map(row => row.area)), 'all']) {
  const own = rows.filter(row => area === 'all' || row.area === area);
  const proven = own.filter(({ id }) => gaps.get(id) === null).length;
  const listed = own.filter(({ id }) => finished.has(id)).length;
  console.log(
    `${area.padEnd(9)} ${String(own.length).padStart(4)}  ${String(proven).padStart(6)}  ${String(listed).padStart(14)}`,
  );
}
for (const { area, id } of rows) {
  if (asked.includes(area) && gaps.get(id)) console.log(gaps.get(id));
}
