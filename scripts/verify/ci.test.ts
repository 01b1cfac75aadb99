import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';

const place = mkdtempSync(join(tmpdir(), 'adey-ci-'));
const project = join(place, 'project');
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args], {
    cwd: project,
    encoding: 'utf8',
  });

/** What `.ci/run` of a project passes to npm. */
function run(folder: string): string {
  const PATH = `${join(place, 'bin')}:${process.env.PATH}`;
  return execFileSync(join(folder, '.ci/run'), { encoding: 'utf8', env: { ...process.env, PATH } }).trim();
}

beforeAll(() => {
  mkdirSync(join(place, 'bin'));
  writeFileSync(join(place, 'bin/npm'), '#!/bin/sh\necho "$@"\n');
  chmodSync(join(place, 'bin/npm'), 0o755);
  mkdirSync(project);
  cpSync('.ci', join(project, '.ci'), { recursive: true });
  git('init', '-q');
});

const commit = () => git('commit', '-q', '--allow-empty', '-m', 'x');
const passed = (part: number) => `run --silent verify -- --slice=${part}/16 --minutes=55`;

it('continuous integration runs the part of everything that the number of commits chooses, and each has its turn', () => {
  const parts = Array.from({ length: 17 }, () => {
    commit();
    return run(project);
  });
  expect(parts).toEqual(Array.from({ length: 17 }, (_, at) => passed(((at + 1) % 16) + 1)));
});

it('in a clone without history the last commit chooses the part', () => {
  const shallow = join(place, 'shallow');
  execFileSync('git', ['clone', '-q', '--depth=1', `file://${project}`, shallow]);
  cpSync('.ci', join(shallow, '.ci'), { recursive: true });
  const number = Number.parseInt(git('rev-parse', 'HEAD').slice(0, 7), 16);
  expect(run(shallow)).toBe(passed((number % 16) + 1));
});
