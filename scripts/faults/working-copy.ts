import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const BUILDS = ['dist', 'src/staff/.next'];
const CLEAN_SITE = 'dist-clean';

/**
 * Copies the project, including uncommitted changes and builds, to a temporary folder and makes that the current
 * folder. `withPackages` gives it its own packages, as hard links, because Next does not build with packages elsewhere;
 * otherwise a link points to ours. Returns a function that goes back and removes the copy.
 */
export function enterWorkingCopy({ withPackages }: { withPackages: boolean }): () => void {
  const root = process.cwd();
  const copy = mkdtempSync(join(tmpdir(), 'adey-faults-'));
  // PostgreSQL runs as another user when we are root, and needs access.
  chmodSync(copy, 0o755);
  const leave = () => {
    process.chdir(root);
    rmSync(copy, { recursive: true, force: true });
  };
  process.once('exit', leave);
  for (const path of trackedFiles()) {
    mkdirSync(join(copy, dirname(path)), { recursive: true });
    cpSync(path, join(copy, path));
  }
  for (const build of BUILDS) if (existsSync(build)) cpSync(build, join(copy, build), { recursive: true });
  if (withPackages) linkTree('node_modules', join(copy, 'node_modules'));
  else symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  process.chdir(copy);
  // Tests that read the repository ask git for its files.
  execFileSync('git', ['init', '--quiet']);
  execFileSync('git', ['add', '--all']);
  return () => {
    process.off('exit', leave);
    leave();
  };
}

/** Saves the current build of the site. */
export function rememberSite(): void {
  cpSync('dist', CLEAN_SITE, { recursive: true });
}

/** Restores the saved build. */
export function restoreSite(): void {
  rmSync('dist', { recursive: true, force: true });
  cpSync(CLEAN_SITE, 'dist', { recursive: true });
}

function linkTree(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else linkSync(source, target);
  }
}

function trackedFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const list = execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return [...new Set(list.split('\0'))].filter(path => path !== '' && existsSync(path));
}
