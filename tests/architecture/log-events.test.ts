import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const guide = readFileSync('docs/how-to/read-log-and-figures.md', 'utf8');

/** The events a source logs by literal names; computed names are not found. */
const eventsIn = (source: string) =>
  [...source.matchAll(/\blog(?:Info|Warning)\(\s*(?:\w+ \? '([^']+)' : )?'([^']+)'/g)]
    .flatMap(([, one, other]) => [one, other])
    .filter(event => event !== undefined);

it('the guide to the log lists every event that is logged', () => {
  const files = [
    ...globSync('src/**/*.{ts,tsx}', { exclude: ['src/staff/.next/**'] }),
    'server.ts',
    'worker.ts',
  ];
  const events = files
    .filter(file => !/\.test\.tsx?$/.test(file))
    .flatMap(file => eventsIn(readFileSync(file, 'utf8')));
  expect(events.length).toBeGreaterThan(20);
  expect(events.filter(event => !guide.includes(`\`${event}\``))).toEqual([]);
});

it('the guide to the log lists only registered metrics', () => {
  const sources = globSync('src/platform/**/*.ts').map(file => readFileSync(file, 'utf8'));
  const ofTheLibrary = /^adey_(nodejs|process)_/;
  const named = [...new Set(guide.match(/\badey_\w+/g))].filter(name => !ofTheLibrary.test(name));
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter(name => !sources.some(source => source.includes(`'${name}'`)))).toEqual([]);
});

it('both events of a conditional expression are found', () => {
  expect(eventsIn("logInfo(began ? 'one' : 'other', {}); logWarning('third');")).toEqual([
    'one',
    'other',
    'third',
  ]);
});
