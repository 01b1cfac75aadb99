import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { embeddedPlaces } from '#platform/database/embedded-places.ts';
import { backupCopySettings } from '#platform/settings/backup-copy.schema.ts';
import { connectOnce } from '../../src/platform/database/connect-once.ts';
import { databaseUrl } from '../../src/platform/database/connection.ts';
import {
  databaseAccount,
  inaccessibleParent,
  ownFolder,
} from '../../src/platform/database/embedded/installation.ts';
import {
  type EmbeddedDatabase,
  type StartOptions,
  startEmbedded,
} from '../../src/platform/database/embedded/start.ts';
import { EMBEDDED, type Env } from '../../src/platform/env.schema.ts';
import { env } from '../../src/platform/env.ts';
import { ARCHIVE } from '../../src/platform/wal-archive/store-wal.ts';
import { onlyOneRun } from '../run/single-run.mjs';

const PROGRAM = fileURLToPath(new URL('../backup/archive-wal.ts', import.meta.url));
/** The most that is lost with the machine, in seconds. */
const ARCHIVE_EVERY_SECONDS = 60;
const COPY_SETTINGS = Object.keys(backupCopySettings) as (keyof typeof backupCopySettings)[];

/** Starts the embedded database as configured. Starting it any other way leaves a gap in its archive. */
export const startConfigured = (): Promise<EmbeddedDatabase> => startEmbedded(env.DATA_DIR, archiving(env));

type Settings = Pick<
  Env,
  keyof typeof backupCopySettings | 'BACKUP_KEY' | 'BACKUP_SIGNING_KEY' | 'BACKUP_NIGHTLY' | 'DATA_DIR'
>;

/**
 * Settings that make PostgreSQL archive its log in the second backup location; none if there is none, or
 * if PostgreSQL's account cannot reach our program: the log would grow until the disk is full.
 */
export function archiving(settings: Settings): StartOptions {
  const place = settings.BACKUP_COPY_TO;
  if (place === undefined || settings.BACKUP_NIGHTLY === 'off') return {};
  const account = databaseAccount(embeddedPlaces(settings.DATA_DIR).cluster);
  const folder = place.startsWith('s3://') ? null : join(place, ARCHIVE);
  const needed = [
    process.execPath,
    PROGRAM,
    join(resolve(settings.DATA_DIR), 'x'),
    ...(folder ? [folder] : []),
  ];
  if (account && needed.some(path => inaccessibleParent(path, account))) return {};
  if (account && folder && existsSync(place)) ownFolder(folder, account);
  const command = [process.execPath, PROGRAM].map(quoted).join(' ');
  return {
    settings: [
      'archive_mode=on',
      `archive_timeout=${ARCHIVE_EVERY_SECONDS}`,
      `archive_command=${command} "%p" "%f"`,
    ],
    environment: {
      ...process.env,
      ...Object.fromEntries(COPY_SETTINGS.map(name => [name, settings[name]])),
      BACKUP_KEY: settings.BACKUP_KEY,
      BACKUP_SIGNING_KEY: settings.BACKUP_SIGNING_KEY,
      DATA_DIR: resolve(settings.DATA_DIR),
    },
  };
}

/** Quotes for the shell, and for PostgreSQL, which replaces what follows a percent sign. */
const quoted = (path: string) => `'${path.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`;

/** Runs `work` on the running database, or starts the embedded one for as long as it takes. */
export async function withDatabase(command: string, work: () => Promise<void>): Promise<void> {
  if (env.DATABASE_URL !== EMBEDDED || (await answers())) return work();
  onlyOneRun(command);
  const database = await startConfigured();
  try {
    await work();
  } finally {
    await database.stop();
  }
}

function answers(): Promise<boolean> {
  return connectOnce(databaseUrl(), client => client.query('select 1')).then(
    () => true,
    () => false,
  );
}
