import { spawnSync } from 'node:child_process';
import { posix } from 'node:path';
import { Failure } from '../../terminal/failure.mjs';

const MAIN = 'origin/main';

/** The changed files, and a description of what they are compared with. */
export type Changed = { files: string[]; against: string };

/**
 * The files changed since `ref`; without one, since the branch left the main branch or, where both are at the same
 * commit, the uncommitted changes and the last commit.
 * @throws Failure when git does not know the ref, or this is no repository
 */
export function changedFiles(ref: string): Changed {
  const base = ref === '' ? usualBase() : findBase(ref);
  if (!base) throw new Failure(`git knows no commit "${ref || 'HEAD~1'}" that this branch comes from`);
  const lines = [
    git('diff', '--name-only', '--no-renames', base),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  const files = lines.flatMap(text => (text ?? '').split('\n')).filter(file => file !== '');
  const name = ref || (base === git('rev-parse', 'HEAD~1') ? 'the commit before the last' : MAIN);
  return { files: [...new Set(files)].toSorted(), against: name };
}

function usualBase(): string | null {
  const base = findBase(MAIN);
  return base && base !== git('rev-parse', 'HEAD') ? base : git('rev-parse', '--verify', '--quiet', 'HEAD~1');
}

function findBase(ref: string): string | null {
  return git('merge-base', 'HEAD', ref);
}

/** What git prints, or null when it refuses. */
function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout.trim() : null;
}

/** The source files of the project by their paths. */
export type Sources = ReadonlyMap<string, string>;

/** Whether a text imports one of these files itself, seen by the name of the file. */
export function importsAny(text: string, files: readonly string[]): boolean {
  return files.some(file => text.includes(`/${posix.basename(file)}'`));
}
