import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import stryker from '../../stryker.config.ts';
import { allFaults } from '../../tests/faults/all-faults.ts';
import { groupFaults, inOrder } from '../faults/choose.ts';
import { Failure } from '../terminal/failure.mjs';
import { runNode } from '../terminal/run-node.ts';

/** Part `part`, from 1 on, of everything that an ordinary run leaves out, in `of` parts. */
export type Slice = { part: number; of: number };

/** What the checks of a slice take. */
export type Contents = {
  /** Journeys in their full form, as lines that Playwright reads with --test-list; so are those of the other browsers. */
  journeys: string[];
  elsewhere: string[];
  /** Files of vitest with a long form, and drills. */
  longTests: string[];
  /** Ids. */
  faults: string[];
  /** Source files in which Stryker plants faults. */
  mutated: string[];
};

export const ELSEWHERE = '--config=tests/engines/playwright.config.ts';
/** Starting tests, and building for journeys, takes longer than the tests: faults share that. */
export const TOGETHER = 10;

const NAMES: Record<keyof Contents, string> = {
  journeys: 'journeys in full',
  elsewhere: 'journeys in Firefox and WebKit',
  longTests: 'long test files',
  faults: 'planted faults',
  mutated: 'files with mutations',
};

/** Every `of`th item, so that neighbours, which often take equally long, are in different parts. */
export function takeShare<Item>(all: readonly Item[], { part, of }: Slice): Item[] {
  return all.filter((_, at) => at % of === part - 1);
}

/**
 * Divides what can be tested; the journeys are divided by Playwright.
 * @throws Failure when there is nothing of a kind in the slice: a check that finds nothing to check proves nothing
 */
export async function divideContents(slice: Slice): Promise<Contents> {
  const { mutate } = stryker;
  const mutable = globSync(
    mutate.filter(pattern => !pattern.startsWith('!')),
    { exclude: mutate.filter(pattern => pattern.startsWith('!')).map(pattern => pattern.slice(1)) },
  );
  const contents = {
    journeys: await listJourneys(slice),
    elsewhere: await listJourneys(slice, [ELSEWHERE]),
    longTests: takeShare(longTests(), slice),
    faults: takeShare(groupFaults(inOrder(allFaults), TOGETHER), slice)
      .flat()
      .map(({ id }) => id),
    mutated: takeShare(mutable.toSorted(), slice),
  };
  refuseEmpty(slice, contents);
  return contents;
}

/** @throws Failure when a kind is empty */
export function refuseEmpty({ part, of }: Slice, contents: Contents): void {
  const empty = listKinds(contents).filter(kind => contents[kind].length === 0);
  if (empty.length === 0) return;
  const names = empty.map(kind => NAMES[kind]).join(' and no ');
  throw new Failure(`Slice ${part}/${of} has no ${names}: use fewer slices`);
}

/** What a slice holds, in one line. */
export function inWords({ part, of }: Slice, contents: Contents): string {
  const counts = listKinds(contents).map(kind => `${contents[kind].length} ${NAMES[kind]}`);
  return `Slice ${part} of ${of}: ${counts.join(', ')}`;
}

const listKinds = (contents: Contents) => Object.keys(contents) as (keyof Contents)[];

/** The files of vitest whose tests try more with VERIFY=all, and those that an ordinary run leaves out. */
function longTests(): string[] {
  const files = globSync('{src,scripts,bench,tests}/**/*.test.{ts,tsx}', { exclude: ['**/.next/**'] });
  return files
    .filter(file => file.endsWith('.drill.integration.test.ts') || hasLongForm(readFileSync(file, 'utf8')))
    .toSorted();
}

const hasLongForm = (text: string) => text.includes("/test-scale.ts'");

async function listJourneys({ part, of }: Slice, config: string[] = []): Promise<string[]> {
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...config];
  const { code, output } = await runNode([...args, '--list', `--shard=${part}/${of}`], {
    VERIFY: 'all',
    NO_COLOR: '1',
  });
  if (code !== 0) throw new Failure(`Playwright cannot list the journeys: ${output.trim()}`);
  return output
    .split('\n')
    .filter(line => line.includes(' › '))
    .map(line => line.trim());
}

/** The file of a journey in a list, from the project's folder. */
export const parseFile = (line: string): string => {
  const [, file = ''] = /^(?:\[[^\]]*\] › )?([^:]+):/.exec(line) ?? [];
  return join('tests/journeys', file);
};
