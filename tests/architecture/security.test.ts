import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Row = { number: string; state: string; words: string };

const states = ['met', 'not met', 'does not apply', 'left to the operator'];
const document = readFileSync('docs/security.md', 'utf8');

const readRows = (text: string): Row[] =>
  [...text.matchAll(/^\| (V[\d.]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
    ([, number = '', state = '', words = '']) => ({ number, state, words }),
  );

/** Broken references of the rows: missing files, and titles that no test has. */
function lostPlaces(rows: readonly Row[]): string[] {
  return rows.flatMap(({ number, words }) =>
    [...words.matchAll(/`((?:src|tests|docs|scripts)\/[^`]+)`(?: "([^"]+)")?/g)].flatMap(
      ([, path = '', title]) => {
        if (!existsSync(path)) return [`${number}: ${path} is not there`];
        const isLost = title !== undefined && !readFileSync(path, 'utf8').includes(title);
        return isLost ? [`${number}: ${path} has no "${title}"`] : [];
      },
    ),
  );
}

/** Met rows that name no test, although something could fail. */
function unproven(rows: readonly Row[]): string[] {
  const met = rows.filter(({ state }) => state === 'met');
  const isProven = ({ number, words }: Row): boolean => {
    const [, other] = /^As (V[\d.]+)[.;:]/.exec(words) ?? [];
    const named = met.find(row => row.number === other && row.number !== number);
    if (named) return isProven(named);
    return /^V\d+\.1\./.test(number) || words.startsWith('Nothing to test:') || /\.tsx?` "/.test(words);
  };
  return met.filter(row => !isProven(row)).map(({ number }) => number);
}

describe('docs/security.md', () => {
  it('docs/security.md has each requirement once, in one of the known states', () => {
    const rows = readRows(document);
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
    expect(rows.filter(({ state }) => !states.includes(state))).toEqual([]);
  });

  it('docs/security.md has correct totals', () => {
    for (const state of states) {
      const count = readRows(document).filter(row => row.state === state).length;
      expect(document).toContain(`| ${state} | ${count} |`);
    }
  });

  it('docs/security.md names existing files, and tests by their actual titles', () => {
    expect(lostPlaces(readRows(document))).toEqual([]);
  });

  it('docs/security.md names a test for each met requirement that can be tested', () => {
    expect(unproven(readRows(document))).toEqual([]);
    expect(
      unproven(
        readRows(
          '| V1.2.1 | met | `src/core/markup.ts` |\n| V2.2.1 | met | As V1.2.1. |\n| V2.1.1 | met | A page. |',
        ),
      ),
    ).toEqual(['V1.2.1', 'V2.2.1']);
  });

  it('a missing file or title in docs/security.md is reported', () => {
    const planted = readRows(
      '| V1.1.1 | met | `src/gone.ts` |\n| V1.1.2 | met | `docs/security.md` "a title nobody wrote" |',
    );
    expect(lostPlaces(planted)).toEqual([
      'V1.1.1: src/gone.ts is not there',
      'V1.1.2: docs/security.md has no "a title nobody wrote"',
    ]);
  });
});
