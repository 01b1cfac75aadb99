import type { Options } from './options.ts';
import { currentSource, findUnfinished, openRecord, readRecord, VERIFY_RECORD } from './record.ts';
import type { Slice } from './slice.ts';

/** What a run does. */
export type Plan = {
  /** A part of everything beyond the ordinary checks. */
  slice: Slice | null;
  minutes: number | null;
  /** By group the test files that passed in an earlier run. */
  without: ReadonlyMap<string, ReadonlySet<string>>;
  /** Groups that passed in an earlier run. */
  withoutGroups: ReadonlySet<string>;
  /** Where the run records its progress. */
  record: string;
};

export const EVERYTHING: Plan = {
  slice: null,
  minutes: null,
  without: new Map(),
  withoutGroups: new Set(),
  record: VERIFY_RECORD,
};

/** The plan of a run with these flags, with its record opened; null when there is nothing to continue. */
export function planFor(options: Options): Plan | null {
  const source = currentSource();
  if (!options.continue) {
    openRecord(VERIFY_RECORD, { kind: 'run', source, options });
    return { ...EVERYTHING, slice: options.slice, minutes: options.minutes };
  }
  const left = findUnfinished(readRecord(VERIFY_RECORD));
  if (!left) return null;
  const flags = { ...left.options, slice: options.slice ?? left.options.slice };
  openRecord(VERIFY_RECORD, { kind: 'run', source, options: flags }, true);
  const same = left.source === source;
  const passed = [...left.passedFiles.values()].reduce((sum, files) => sum + files.size, 0);
  say(`Going on with the last run: ${passed} test files passed in it and do not run again.`);
  if (!same) say('The source has changed since then; a whole run is due before the change goes out.');
  return {
    ...EVERYTHING,
    slice: flags.slice,
    minutes: flags.minutes,
    without: left.passedFiles,
    withoutGroups: same
      ? left.passedGroups
      : new Set([...left.passedGroups].filter(group => hasFiles(group))),
  };
}

/** Groups without test files are quick, so that they run again when the source has changed. */
function hasFiles(group: string): boolean {
  return readRecord(VERIFY_RECORD).some(entry => entry.kind === 'planned' && entry.group === group);
}

function say(line: string): void {
  process.stdout.write(`  ${line}\n`);
}
