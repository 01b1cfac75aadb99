import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Account } from '#platform/database/embedded/account.ts';
import type { Programs } from '#platform/database/embedded/programs.ts';

/** Where the database is stored when root starts it from a folder closed to other accounts (such as /root). */
export const OUTSIDE = '/var/lib/adey';

/** The first folder on the way to `path` that `account` may not enter, or null. */
export function closedParent(path: string, account: Account): string | null {
  const parents: string[] = [];
  for (let at = resolve(path); at !== dirname(at); at = dirname(at)) parents.unshift(dirname(at));
  return parents.find(folder => existsSync(folder) && !mayPass(folder, account)) ?? null;
}

function mayPass(folder: string, account: Account): boolean {
  const { mode, uid, gid } = statSync(folder);
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

/**
 * Makes `folder` reachable for the account: the folder itself or, behind a closed parent, a link to a folder in OUTSIDE
 * named after it, so that its path stays the same for us.
 * @returns the closed parent that made the link necessary, or null.
 */
export function openFolder(folder: string, account: Account | null): string | null {
  const closed = account && closedParent(folder, account);
  if (closed && !lstatSync(folder, { throwIfNoEntry: false })) {
    const outside = join(OUTSIDE, createHash('sha256').update(folder).digest('hex').slice(0, 12));
    mkdirSync(outside, { recursive: true, mode: 0o755 });
    mkdirSync(dirname(folder), { recursive: true });
    symlinkSync(outside, folder);
  }
  mkdirSync(folder, { recursive: true });
  return closed;
}

/** PostgreSQL's programs where the account can run them: as installed, or copied once to OUTSIDE. */
export function openPrograms(programs: Programs, account: Account | null): string {
  if (!account || !closedParent(join(programs.root, 'bin', 'postgres'), account)) return programs.root;
  const copy = join(OUTSIDE, `postgresql-${programs.version}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  cpSync(programs.root, draft, { recursive: true, verbatimSymlinks: true });
  chmodSync(draft, 0o755);
  try {
    renameSync(draft, copy);
  } catch (error) {
    if (!existsSync(copy)) throw error;
    rmSync(draft, { recursive: true });
  }
  return copy;
}

/** Creates a folder only the PostgreSQL account can enter; an existing one must be its own, not a trap. */
export function ownFolder(folder: string, account: Account | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const owner = account?.uid ?? process.getuid?.();
  if (!found.isDirectory() || (found.uid !== owner && found.uid !== process.getuid?.())) {
    throw Object.assign(new Error(`${folder} belongs to someone else`), { code: 'EACCES' });
  }
  chmodSync(folder, 0o700);
  if (account && found.uid !== account.uid) chownSync(folder, account.uid, account.gid);
}
