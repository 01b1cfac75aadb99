import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { databaseAccounts } from '#platform/database/account-rights.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { createLogins } from '#platform/database/make-accounts.ts';
import {
  DATABASE_NAME,
  DATABASE_USER,
  embeddedAddress,
  embeddedPlaces,
  ensurePasswords,
  type Passwords,
} from '../embedded-places.ts';
import {
  ACCESSIBLE_FOLDER,
  type Account,
  databaseAccount,
  EmbeddedDatabaseError,
  explainFailure,
  inaccessibleParent,
  installedPrograms,
  openFolder,
  openPrograms,
  ownFolder,
} from './installation.ts';

const START_TIMEOUT_MS = 60_000;
const LOG_LIMIT_BYTES = 10_000_000;
/** For throwaway test databases: no waiting for the disk. */
const THROWAWAY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

export type EmbeddedDatabase = {
  url: string;
  process: ChildProcess;
  /** The closed folder because of which the files are not below the data folder; null if they are. */
  movedBecauseOf: string | null;
  /** Fast shutdown: open transactions are rolled back, connections closed, everything acknowledged is on disk. */
  stop(): Promise<void>;
};

export type StartOptions = {
  throwaway?: boolean;
  /** More settings of PostgreSQL, as name=value, and the environment of the programs that they name. */
  settings?: readonly string[];
  environment?: NodeJS.ProcessEnv;
  /** A recovery takes longer than a start. */
  timeoutMs?: number;
};

/**
 * Starts the PostgreSQL of a data folder and waits until it answers; the first start creates its cluster and
 * database. The caller makes sure that no other process runs it: a running one counts as left over and is replaced.
 * @throws EmbeddedDatabaseError with one sentence.
 */
export async function startEmbedded(
  dataDir: string,
  { throwaway = false, settings: more = [], environment, timeoutMs = START_TIMEOUT_MS }: StartOptions = {},
): Promise<EmbeddedDatabase> {
  const places = embeddedPlaces(dataDir);
  const account = databaseAccount(places.cluster);
  const programs = installedPrograms();
  try {
    const movedBecauseOf = openFolder(dirname(places.cluster), account);
    const bin = join(openPrograms(programs, account), 'bin');
    ownFolder(places.sockets, account);
    const cluster = join(realpathSync(dirname(places.cluster)), 'cluster');
    const sockets = realpathSync(places.sockets);
    const closed = account && inaccessibleParent(join(sockets, 'x'), account);
    if (closed)
      throw new EmbeddedDatabaseError(`PostgreSQL, which refuses to run as root, cannot enter ${closed}`);
    await stopLeftover(bin, cluster, account);
    await createCluster(bin, cluster, account);
    admitWithoutPassword(cluster);
    const settings = [
      'listen_addresses=',
      `unix_socket_directories=${quoteList(sockets)}`,
      'unix_socket_permissions=0700',
    ];
    settings.push('log_checkpoints=off', ...(throwaway ? THROWAWAY : []), ...more);
    const log = openLog(places.log);
    const child = spawn(join(bin, 'postgres'), ['-D', cluster, ...settings.flatMap(value => ['-c', value])], {
      ...account,
      cwd: '/',
      ...(environment && { env: environment }),
      detached: true,
      stdio: ['ignore', log.handle, log.handle],
    });
    closeSync(log.handle);
    await untilAnswering(child, () => databaseIsThere(dataDir, cluster), {
      output: () => readFileSync(places.log, 'utf8').slice(log.from),
      log: places.log,
      timeoutMs,
    });
    return { url: embeddedAddress(dataDir), process: child, movedBecauseOf, stop: () => stopFast(child) };
  } catch (error) {
    throw asSentence(error as NodeJS.ErrnoException, dataDir);
  }
}

/** A one-folder list in PostgreSQL's configuration syntax, where a bare comma or space separates items. */
function quoteList(folder: string): string {
  return `"${folder.replaceAll('"', '""')}"`;
}

function openLog(file: string): { handle: number; from: number } {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) truncateSync(file);
  return { handle: openSync(file, 'a', 0o600), from: size > LOG_LIMIT_BYTES ? 0 : size };
}

async function untilAnswering(
  child: ChildProcess,
  answers: () => Promise<boolean>,
  { output, log, timeoutMs }: { output: () => string; log: string; timeoutMs: number },
): Promise<void> {
  const giveUpAt = Date.now() + timeoutMs;
  while (Date.now() < giveUpAt) {
    if (child.exitCode !== null || child.signalCode !== null) throw explainFailure(output(), log);
    if (await answers()) return;
    await sleep(50);
  }
  await stopFast(child);
  throw new EmbeddedDatabaseError(
    `PostgreSQL did not answer within ${timeoutMs / 60_000} min; its log is ${log}`,
  );
}

async function databaseIsThere(dataDir: string, cluster: string): Promise<boolean> {
  const passwords = ensurePasswords(embeddedPlaces(dataDir).passwords);
  try {
    await connectOnce(embeddedAddress(dataDir, 'postgres'), async client => {
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
        DATABASE_NAME,
      ]);
      if (rowCount === 0) await client.query(`create database ${DATABASE_NAME}`);
      await requirePasswords(client, cluster, passwords);
    });
    return true;
  } catch {
    return false;
  }
}

async function stopFast(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  child.kill('SIGINT');
  await ended;
}

function asSentence(error: NodeJS.ErrnoException, dataDir: string): Error {
  if (error.code === 'ENOSPC')
    return new EmbeddedDatabaseError(`The disk is full: nothing could be written to ${dataDir}`);
  if (error.code === 'EACCES' || error.code === 'EPERM' || error.code === 'EROFS') {
    return new EmbeddedDatabaseError(
      `The database needs a folder it may write to (${error.message}): mend it, or set DATA_DIR to another folder or to one below ${ACCESSIBLE_FOLDER}`,
    );
  }
  return error;
}

/**
 * Creates the folder of a new cluster, unless it exists. Text sorts and compares by PostgreSQL's own C.UTF-8, the same
 * on every system. No password is needed: only the owner can open the socket.
 */
export async function createCluster(bin: string, cluster: string, account: Account | null): Promise<void> {
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  const draft = `${cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  ownFolder(draft, account);
  const args = [`--pgdata=${draft}`, `--username=${DATABASE_USER}`, '--auth=trust', '--encoding=UTF8'];
  args.push(
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    '--no-sync',
  );
  const { code, output } = await runAs(join(bin, 'initdb'), args, account);
  if (code !== 0) throw explainFailure(output, null);
  renameSync(draft, cluster);
}

/** Stops a PostgreSQL left behind in this cluster by an earlier run; returns true when there was one. */
export async function stopLeftover(bin: string, cluster: string, account: Account | null): Promise<boolean> {
  if (!runsPostgres(join(cluster, 'postmaster.pid'))) return false;
  const args = ['stop', '--pgdata', cluster, '--mode=fast', '--wait', '--timeout=30', '--silent'];
  return (await runAs(join(bin, 'pg_ctl'), args, account)).code === 0;
}

/** After a crash the process id in the file may belong to another program, which must not be stopped. */
function runsPostgres(pidFile: string): boolean {
  if (!existsSync(pidFile)) return false;
  const pid = readFileSync(pidFile, 'utf8').split('\n', 1)[0] ?? '';
  if (existsSync('/proc/self/cmdline')) {
    return (
      existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
    );
  }
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', pid], { encoding: 'utf8' }).includes('postgres');
  } catch {
    return false;
  }
}

function runAs(
  program: string,
  args: string[],
  account: Account | null,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...account, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', chunk => (output += chunk));
    child.stderr.on('data', chunk => (output += chunk));
    child.on('error', reject);
    child.on('close', code => resolve({ code, output }));
  });
}

const ruleFor = (method: string) => `local all all ${method}\nlocal replication all ${method}\n`;

/**
 * Admits without a password whoever can open the socket, until the passwords are set: the files may be new, from
 * before passwords existed, or from another machine. Only the account that starts PostgreSQL can open the socket.
 */
export function admitWithoutPassword(cluster: string): void {
  writeFileSync(join(cluster, 'pg_hba.conf'), ruleFor('trust'));
}

/** Sets the password of every account and requires it from now on. */
export async function requirePasswords(
  client: ClientBase,
  cluster: string,
  { owner, ...passwords }: Passwords,
): Promise<void> {
  const logins = databaseAccounts.map(account => ({
    name: `${DATABASE_USER}_${account}`,
    password: passwords[account],
  }));
  await client.query('begin');
  await createLogins(client, logins);
  await client.query(`alter role ${DATABASE_USER} password '${owner}'`);
  await client.query('commit');
  writeFileSync(join(cluster, 'pg_hba.conf'), ruleFor('scram-sha-256'));
  await client.query('select pg_reload_conf()');
}
