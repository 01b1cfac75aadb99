import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'adey-ci-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (at: string, ...args: string[]) =>
  execFileSync('git', ['-C', at, '-c', 'user.name=x', '-c', 'user.email=x@x.test', ...args]);
const commit = (at: string) => git(at, 'commit', '--quiet', '--allow-empty', '--message=x');

/** A clone with our script, in which npm writes what it is called with. */
function runCi(at: string): string {
  cpSync('.ci', join(at, '.ci'), { recursive: true });
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'npm'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
  return execFileSync(join(at, '.ci/run'), { env, encoding: 'utf8' });
}

it('continuous integration runs another slice after each commit, and all eight in eight commits', () => {
  const clone = join(folder, 'clone');
  execFileSync('git', ['init', '--quiet', clone]);
  const ran = Array.from({ length: 9 }, () => {
    commit(clone);
    return runCi(clone).trim();
  });
  expect(ran).toEqual([2, 3, 4, 5, 6, 7, 8, 1, 2].map(part => `run --silent verify -- --slice=${part}/8`));
});

it('in a shallow clone continuous integration says that it cannot count commits, and takes a slice all the same', () => {
  const origin = join(folder, 'origin');
  execFileSync('git', ['init', '--quiet', origin]);
  commit(origin);
  commit(origin);
  const clone = join(folder, 'clone');
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${origin}`, clone]);
  expect(runCi(clone)).toMatch(/^This clone is shallow.*\nrun --silent verify -- --slice=[1-8]\/8\n$/);
});
