import { writeFileSync } from 'node:fs';
import { findForbiddenNames, forbiddenWords } from '../../tests/architecture/checks/glossary.ts';
import { readTree } from '../../tests/architecture/checks/source-tree.ts';
import { glossaryExceptions } from '../../tests/architecture/glossary-exceptions.ts';

// Rewrites tests/architecture/glossary-exceptions.ts after a rename: names that no longer occur are dropped. Names that
// are new stay a fault of the test, so the list can only shrink. After adding a word to the list in
// tests/architecture/checks/glossary.ts, `--add` takes in the names that contain it today.
const file = 'tests/architecture/glossary-exceptions.ts';
const adds = process.argv.includes('--add');
const found = findForbiddenNames(readTree());

const kinds = Object.keys(forbiddenWords).map(word => {
  const before = new Set((glossaryExceptions[word] ?? '').split(' '));
  const names = found.filter(one => one.word === word && (adds || before.has(one.name)));
  return { word, names: names.map(({ name }) => name).sort() };
});
const lines = kinds
  .filter(({ names }) => names.length > 0)
  .map(({ word, names }) => `  ${/^\w+$/.test(word) ? word : `'${word}'`}: '${names.join(' ')}',`);
const text = `// Written by scripts/glossary/write-exceptions.ts: node scripts/glossary/write-exceptions.ts [--add]
// Names that still contain a forbidden word (tests/architecture/checks/glossary.ts). The list may only shrink: rename the
// thing, then run the command above.
export const glossaryExceptions: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`;
writeFileSync(file, text);
const count = kinds.reduce((sum, { names }) => sum + names.length, 0);
console.log(`${file} lists ${count} names under ${lines.length} words`);
