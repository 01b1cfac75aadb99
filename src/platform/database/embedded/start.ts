import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, realpathSync, statSync, truncateSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectOnce } from '#platform/database/connect-once.ts';
import {
  admitWithoutPassword,
  createCluster,
  requirePasswords,
  stopLeftover,
} from '#platform/database/embedded/cluster.ts';
import {
  closedParent,
  databaseAccount,
  EmbeddedDatabaseError,
  explainFailure,
  installedPrograms,
  OUTSIDE,
  openFolder,
  openPrograms,
  ownFolder,
} from '#platform/database/embedded/installation.ts';
import {
  DATABASE_NAME,
  embeddedAddress,
  embeddedPlaces,
  havePasswords,
} from '#platform/database/embedded/places.ts';

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
    const closed = account && closedParent(join(sockets, 'x'), account);
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
  const passwords = havePasswords(embeddedPlaces(dataDir).passwords);
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
      `The database needs a folder it may write to (${error.message}): mend it, or set DATA_DIR to another folder or to one below ${OUTSIDE}`,
    );
  }
  return error;
}
