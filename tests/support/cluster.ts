import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { DatabaseAccount } from '#platform/database/account-rights.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { type EmbeddedDatabase, startEmbedded } from '#platform/database/embedded/start.ts';
import { embeddedAddress, embeddedPlaces } from '#platform/database/embedded-places.ts';
import { runNode } from '../../scripts/terminal/run-node.ts';

/** All tables, empty. */
export const EMPTY = 'template_empty';
/** All tables with the sample content, made on SAMPLES_MADE_AT: for tests that set the clock. */
export const SAMPLES = 'template_samples';
/** The same, made now: for tests with the system clock, to which sample events must be as near as on a first day. */
export const SAMPLES_OF_TODAY = 'template_samples_of_today';

type Template = typeof EMPTY | typeof SAMPLES | typeof SAMPLES_OF_TODAY;

/** The day the tests' sample content is made on: a Friday, 12:00 in Addis Ababa. Test clocks may start from it. */
export const SAMPLES_MADE_AT = '2026-11-20T09:00:00.000Z';

/** Where processes of the project store compiled code, like those of `npm start`. */
export const COMPILED = resolve('node_modules', '.cache', 'compiled');

const LOCK = 2_611_200;

/** Arguments for a process of the project that should not encode again what it encoded in an earlier test run. */
export const pictureCache = ['--import', './tests/support/picture-cache.ts'];

export type Cluster = { folder: string; database: EmbeddedDatabase; end(): Promise<void> };

/** Where Linux stores files in memory. Databases are copied there ten times as fast as on a disk. */
const IN_MEMORY = '/dev/shm';
/** The most that the databases and pictures of one run need, in bytes; containers often have less memory for files. */
const NEEDED_BYTES = 8 * 1024 ** 3;

/** The folder in which test clusters are created. */
function clustersFolder(): string {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= NEEDED_BYTES ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Starts a PostgreSQL for tests in a separate folder; both are removed by `end`. */
export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(clustersFolder(), 'adey-tests-'));
  chmodSync(folder, 0o711);
  const database = await startEmbedded(folder, { throwaway: true });
  const kill = () => database.process.kill('SIGQUIT');
  process.once('exit', kill);
  return {
    folder,
    database,
    async end() {
      process.off('exit', kill);
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The variable with the folder of a cluster that whoever runs the tests has started, and ends. */
export const GIVEN_CLUSTER = 'TEST_CLUSTER';

/** The cluster of one run of tests: the one that is given, or a new one. */
export async function openCluster(): Promise<Pick<Cluster, 'folder' | 'end'>> {
  const folder = process.env[GIVEN_CLUSTER];
  return folder ? { folder, end: async () => undefined } : startCluster();
}

const sql = (folder: string, statement: string) =>
  connectOnce(embeddedAddress(folder, 'postgres'), client => client.query(statement));

/** Creates `template` once for a cluster, even with simultaneous calls. */
export async function haveTemplate(folder: string, template: Template): Promise<void> {
  await connectOnce(embeddedAddress(folder, 'postgres'), async client => {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 1) return;
    const draft = `${template}_draft`;
    await client.query(`drop database if exists ${draft}`);
    await client.query(`create database ${draft} ${template === EMPTY ? '' : `template ${EMPTY}`}`);
    await prepare(folder, draft, template);
    await client.query(`alter database ${draft} rename to ${template}`);
  });
}

async function prepare(folder: string, database: string, template: Template): Promise<void> {
  const what = template === EMPTY ? 'migrations' : 'samples';
  const { code, output } = await runNode([...pictureCache, 'scripts/database/prepare.ts', what], {
    DATABASE_URL: embeddedAddress(folder, database),
    DATA_DIR: samplesDataDir(folder, template),
    ...(template !== SAMPLES_OF_TODAY && { FIXED_NOW: SAMPLES_MADE_AT }),
    STATEMENT_SECONDS: '0',
    NODE_COMPILE_CACHE: COMPILED,
  });
  if (code !== 0) throw new Error(`The test database could not be prepared (${what}):\n${output}`);
  if (template !== EMPTY) await leaveInEnglish(embeddedAddress(folder, database));
}

/** Takes the Amharic of one post and one event away, so that tests have a page that is not translated. */
async function leaveInEnglish(address: string): Promise<void> {
  await connectOnce(address, async client => {
    for (const [kind, heading] of [
      ['posts', 'Volunteers up {volunteersIncrease} percent'],
      ['events', 'Open packing day'],
    ] as const) {
      const { rows } = await client.query<{ id: number }>(
        `select _parent_id as id from ${kind}_locales where _locale = 'en' and heading = $1`,
        [heading],
      );
      const ids = rows.map(({ id }) => id);
      await client.query(`delete from ${kind}_locales where _locale = 'am' and _parent_id = any ($1)`, [ids]);
      await client.query(
        `delete from _${kind}_v_locales where _locale = 'am' and _parent_id in (select id from _${kind}_v where parent_id = any ($1))`,
        [ids],
      );
    }
  });
}

const samplesDataDir = (folder: string, template: string) => join(folder, `files-of-${template}`);

/** A fresh copy of a template under `name`, and its connection string. An existing one is replaced. */
export async function copyTemplate(folder: string, name: string, template: string): Promise<string> {
  await sql(folder, `drop database if exists ${name} with (force)`);
  // Copying files is faster than writing each page to the log, which is the default.
  await sql(folder, `create database ${name} template ${template} strategy file_copy`);
  return embeddedAddress(folder, name);
}

/**
 * Looks from now on for statements that processes were refused because their account lacks a right: a caught error would
 * otherwise pass for a list without entries. The function it returns lists them.
 */
export function watchRefusals(folder: string): () => string[] {
  const { log } = embeddedPlaces(folder);
  const before = readFileSync(log, 'utf8').length;
  return () => refusalsIn(readFileSync(log, 'utf8').slice(before));
}

function refusalsIn(log: string): string[] {
  return [...log.matchAll(/ERROR: {2}(permission denied .+)\n(?:.*\n)?.*STATEMENT: {2}(.{0,200})/g)].map(
    ([, refusal, statement]) => `${refusal}: ${statement}`,
  );
}

/** The address of a database of a cluster for one of its accounts. */
export const addressAs = (folder: string, ownersUrl: string, account: DatabaseAccount): string =>
  embeddedAddress(folder, new URL(ownersUrl).pathname.slice(1), account);

export async function dropDatabase(folder: string, name: string): Promise<void> {
  await sql(folder, letConnectionsEnd(name));
  await sql(folder, `drop database if exists ${name} with (force)`);
}

/**
 * A pool reports that it has ended before its connections have; a connection cut off then fails a test that passed. On a
 * busy machine one takes seconds to end.
 */
const letConnectionsEnd = (name: string) => `do $$ begin
  for look in 1..200 loop
    exit when not exists (select from pg_stat_activity where datname = '${name}');
    perform pg_sleep(0.05);
    perform pg_stat_clear_snapshot();
  end loop;
end $$`;

/** Copies the pictures of the sample content into the data folder of one test. */
export function copySampleFiles(folder: string, dataDir: string, template: Template = SAMPLES): void {
  const files = samplesDataDir(folder, template);
  if (existsSync(files)) cpSync(files, dataDir, { recursive: true });
}
