import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The inputs and the output of one build. */
export type Build = {
  name: string;
  output: string;
  /** Glob patterns from the project's folder. */
  from: string[];
  /** Glob patterns of files the build never reads. */
  without: string[];
  /** Arguments for Node. */
  args: string[];
};

const MARK = 'built-from.txt';

/** A digest of everything a build reads: contents, not times, so that a checkout rebuilds nothing. */
export function fingerprint(build: Build): string {
  const files = globSync(build.from, { exclude: build.without }).filter(file => statSync(file).isFile());
  const hash = createHash('sha256').update(build.args.join(' '));
  for (const file of files.toSorted()) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

export function isFresh(build: Build): boolean {
  const mark = join(build.output, MARK);
  return existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint(build);
}

export function isBuilt(build: Build): boolean {
  return existsSync(join(build.output, MARK));
}

/** Called before a build begins: an interrupted build must not count as built. */
export function forgetBuild(build: Build): void {
  rmSync(join(build.output, MARK), { force: true });
}

/** `made` is the fingerprint from before the build: a file changed meanwhile makes the build out of date. */
export function rememberBuild(build: Build, made: string): void {
  writeFileSync(join(build.output, MARK), made);
}
