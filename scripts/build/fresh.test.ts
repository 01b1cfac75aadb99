import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Build, fingerprint, forgetBuild, isBuilt, isFresh, rememberBuild } from './fresh.ts';

let folder: string;
let build: Build;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'adey-build-'));
  for (const name of ['from', 'out']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'from', 'page.ts'), 'one');
  const from = [join(folder, 'from', '**')];
  build = {
    name: 'x',
    output: join(folder, 'out'),
    from,
    without: [join(folder, 'from', '*.test.ts')],
    args: [],
  };
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('builds', () => {
  it('a build is out of date before its first run, and fresh afterwards', () => {
    expect([isBuilt(build), isFresh(build)]).toEqual([false, false]);
    rememberBuild(build, fingerprint(build));
    expect([isBuilt(build), isFresh(build)]).toEqual([true, true]);
  });

  it('a build stays fresh when only a timestamp or a test file changes', () => {
    rememberBuild(build, fingerprint(build));
    utimesSync(join(folder, 'from', 'page.ts'), new Date(0), new Date(0));
    writeFileSync(join(folder, 'from', 'page.test.ts'), 'new');
    expect(isFresh(build)).toBe(true);
  });

  it.each([
    ['changes', () => writeFileSync(join(folder, 'from', 'page.ts'), 'two')],
    ['is added', () => writeFileSync(join(folder, 'from', 'other.ts'), 'one')],
    ['is deleted', () => rmSync(join(folder, 'from', 'page.ts'))],
  ])('a build is out of date when a source file %s', (_how, change) => {
    rememberBuild(build, fingerprint(build));
    change();
    expect(isFresh(build)).toBe(false);
  });

  it('a build does not count as built after its record is deleted', () => {
    rememberBuild(build, fingerprint(build));
    forgetBuild(build);
    expect(isBuilt(build)).toBe(false);
  });
});
