import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Options } from './options.ts';

/** What a run records as it proceeds, one JSON object per line, so that an interrupted run loses nothing. */
export type Entry =
  | { kind: 'run'; source: string; options: Options }
  | { kind: 'planned'; group: string; files: string[] }
  | { kind: 'file'; group: string; file: string; failed: number; seconds: number }
  | { kind: 'group'; group: string; failed: number; seconds: number }
  | { kind: 'end'; failed: number };

const FOLDER = join('node_modules', '.cache', 'adey');
export const VERIFY_RECORD = join(FOLDER, 'verify.ndjson');
/** Separate from the other, so that a check between two runs does not disturb the run to be continued. */
export const CHECK_RECORD = join(FOLDER, 'check.ndjson');

/** Starts a new record, or keeps the last one where a run continues. */
export function openRecord(file: string, run: Entry, keep = false): void {
  if (!keep) rmSync(file, { force: true });
  append(file, run);
}

export function append(file: string, entry: Entry): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(entry)}\n`);
}

/** Reads a record; a last line truncated by a kill is left out. */
export function readRecord(file: string): Entry[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap(line => {
      try {
        return [JSON.parse(line) as Entry];
      } catch {
        return [];
      }
    });
}

/** The remaining work of an earlier run; null when it ended without a failure, or when there was none. */
export type Unfinished = {
  options: Options;
  source: string;
  /** By group: a file may be in two of them, in its usual and in its full form. */
  passedFiles: Map<string, Set<string>>;
  passedGroups: Set<string>;
};

/** A later entry about a file or a group wins: a continued run adds to the record of the previous one. */
export function findUnfinished(record: readonly Entry[]): Unfinished | null {
  const run = record.find(entry => entry.kind === 'run');
  const last = record.at(-1);
  if (!run || (last?.kind === 'end' && last.failed === 0)) return null;
  const source = record.findLast(entry => entry.kind === 'run')?.source ?? run.source;
  const groups = new Map<string, boolean>();
  const files = new Map<string, Map<string, boolean>>();
  for (const entry of record) {
    if (entry.kind !== 'file' && entry.kind !== 'group') continue;
    const own = files.get(entry.group) ?? new Map<string, boolean>();
    files.set(entry.group, own);
    if (entry.kind === 'file') own.set(entry.file, entry.failed === 0);
    else {
      groups.set(entry.group, entry.failed === 0);
      // Where no file shows what was wrong, all of them run again.
      if (entry.failed > 0 && ![...own.values()].includes(false)) own.clear();
    }
  }
  const passedFiles = new Map([...files].map(([group, own]) => [group, passedIn(own)]));
  return { options: run.options, source, passedFiles, passedGroups: passedIn(groups) };
}

function passedIn(names: Map<string, boolean>): Set<string> {
  return new Set([...names].filter(([, passed]) => passed).map(([name]) => name));
}

/** One number for the current source: the commit, the changes on top of it, and the new files. */
export function currentSource(): string {
  const git = (...args: string[]) => execFileSync('git', args, { maxBuffer: 256 * 1024 * 1024 });
  return createHash('sha256')
    .update(git('rev-parse', 'HEAD'))
    .update(git('diff', 'HEAD'))
    .update(git('status', '--porcelain'))
    .digest('hex');
}
