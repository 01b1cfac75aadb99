import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readClaims, readRows, rowsDone, unknownClaims, whatIsMissing } from './checks/rows.ts';
import { planted, readTree } from './checks/source-tree.ts';

const tree = readTree();
const requirements = readFileSync('docs/requirements.md', 'utf8');
const rows = readRows(requirements);
const done = JSON.parse(readFileSync('docs/areas-done.json', 'utf8')) as string[];

describe('the requirements', () => {
  it('all requirements are parsed, and no id is used twice', () => {
    const stated = /(\d+) rows in (\d+) areas/.exec(requirements);
    expect([rows.length, new Set(rows.map(({ area }) => area)).size]).toEqual([
      Number(stated?.[1]),
      Number(stated?.[2]),
    ]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('every id that a test names is a requirement', () => {
    expect(unknownClaims(rows, readClaims(tree))).toEqual([]);
  });

  it('every row listed in docs/areas-done.json has a test', () => {
    const listed = rowsDone(rows, done);
    const claims = readClaims(tree);
    expect(listed.unknown).toEqual([]);
    expect(listed.rows.flatMap(row => whatIsMissing(row, claims) ?? [])).toEqual([]);
  });
});

it('journeys name requirements in tags, not in their titles', () => {
  const inText = /\[[A-Z][A-Z0-9]*-\d{2,3}\]/;
  const wrong = tree.filter(({ path, text }) => path.endsWith('.spec.ts') && inText.test(text));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

describe('checks of requirement ids', () => {
  const table = [
    '| id | must hold | proven by | note |',
    '|---|---|---|---|',
    '| BELL-01 | It rings | unit | |',
    '| BELL-02 | It is heard | browser | |',
    '| ~~BELL-03~~ | ~~It hums~~ | ~~unit~~ | fell away |',
  ].join('\n');
  const few = readRows(table);
  const test = (path: string, text: string) => readClaims([planted(path, text)]);
  const journey = (text: string) => test('tests/journeys/x.spec.ts', text);

  it('a test that names an unknown id is reported', () => {
    const claims = test('src/x.test.ts', "it('[BELL-99] rings', () => {});");
    expect(unknownClaims(few, claims)).toEqual(['src/x.test.ts:1 names BELL-99, which is no row']);
    const tagged = journey("test('rings', { tag: ['@BELL-98'] }, () => {});");
    expect(unknownClaims(few, tagged)).toEqual(['tests/journeys/x.spec.ts:1 names BELL-98, which is no row']);
  });

  it('a row of a completed area without a test is reported, unless it is struck through', () => {
    const listed = rowsDone(few, ['BELL']);
    expect(listed.rows.map(row => whatIsMissing(row, []))).toEqual([
      'BELL-01 has no test: It rings',
      'BELL-02 has no test: It is heard',
    ]);
    expect(rowsDone(few, ['BELL-01', 'GONG'])).toMatchObject({
      rows: [{ id: 'BELL-01' }],
      unknown: ['GONG'],
    });
  });

  it('a row proven by a lesser kind of test than required is reported', () => {
    const [, second] = few;
    const asUnit = test('src/x.test.ts', "it('[BELL-02] is heard', () => {});");
    const asJourney = journey("test('is heard', { tag: ['@BELL-02'] }, () => {});");
    expect(second && whatIsMissing(second, asUnit)).toContain('is to be proven by browser');
    expect(second && whatIsMissing(second, asJourney)).toBeNull();
  });

  it('a row proven in a full run only does not count as proven', () => {
    expect(journey("test('is heard', { tag: [ONLY_IN_FULL.tag, '@BELL-02'] }, () => {});")).toEqual([]);
  });

  it('a comment or another string does not count as a test title', () => {
    expect(test('src/x.test.ts', "// [BELL-01]\nexpect('[BELL-01]').toBe(1);")).toEqual([]);
    expect(test('src/x.ts', "it('[BELL-01] rings', () => {});")).toEqual([]);
    expect(journey("test('[BELL-01] rings', ON_EVERY_CHANGE, () => expect('@BELL-02'));")).toEqual([]);
  });

  it('ids are found in several brackets, in templates and in tables', () => {
    expect(test('src/x.test.ts', "it.each([1])('[BELL-01] [BELL-02] %s', () => {});")).toHaveLength(2);
    const table = "it.each([['[BELL-01] rings', 1], ['[BELL-02]', 2]])('%s %d times', () => {});";
    expect(test('src/x.test.ts', table).map(({ id }) => id)).toEqual(['BELL-01', 'BELL-02']);
    const loop = "for (const { id } of [{ id: '[BELL-01]' }]) it(`$\u007bid} rings`, () => {});";
    expect(test('src/x.test.ts', loop).map(({ id }) => id)).toEqual(['BELL-01']);
  });

  it('every tag of a journey is found, also tags that come from a table', () => {
    const ids = (text: string) => journey(text).map(({ id }) => id);
    expect(ids("test('x', { tag: [ONLY_IN_CHROMIUM.tag, '@BELL-01', '@BELL-02'] }, () => {});")).toEqual([
      'BELL-01',
      'BELL-02',
    ]);
    expect(ids("test('x', { tag: '@BELL-01' }, () => {});")).toEqual(['BELL-01']);
    const table = "for (const [row, what] of [['@BELL-01', 'a'], ['@BELL-02', 'b']])";
    expect(ids(`${table} test(what, { tag: [row] }, () => {});`)).toEqual(['BELL-01', 'BELL-02']);
  });
});
