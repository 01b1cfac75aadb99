import { setTimeout as sleep } from 'node:timers/promises';
import { databaseAccounts } from '#platform/database/account-rights.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { configuredAddress, databaseUrl } from '#platform/database/connection.ts';
import type { EmbeddedDatabase } from '#platform/database/embedded/start.ts';
import { EMBEDDED } from '#platform/env.schema.ts';
import { env } from '#platform/env.ts';
import { startConfigured } from '../database/configured-database.ts';
import { Failure } from '../terminal/failure.mjs';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

export type SupervisedDatabase = { note: string; stop(): Promise<void> };

/**
 * Starts the embedded database and keeps it running, or checks that the one of DATABASE_URL answers.
 * @throws Failure or EmbeddedDatabaseError with one sentence.
 */
export async function startDatabase(): Promise<SupervisedDatabase> {
  if (env.DATABASE_URL !== EMBEDDED) {
    await requireAnswer('DATABASE_URL', databaseUrl());
    return { note: 'that of DATABASE_URL', stop: async () => undefined };
  }
  let stopping = false;
  let database = await startConfigured();
  const { movedBecauseOf } = database;
  const watch = (running: EmbeddedDatabase) =>
    running.process.once('exit', async (code, signal) => {
      if (stopping) return;
      process.stdout.write(`  ! The database ended (${signal ?? `exit code ${code}`}); starting it again\n`);
      const next = await startAgain(() => stopping);
      if (!next) return;
      database = next;
      watch(next);
    });
  watch(database);
  return {
    note: movedBecauseOf ? `kept in /var/lib/adey, as ${movedBecauseOf} is closed` : 'PostgreSQL',
    async stop() {
      stopping = true;
      await database.stop();
    },
  };
}

async function startAgain(isStopping: () => boolean): Promise<EmbeddedDatabase | null> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    await sleep(pause);
    if (isStopping()) return null;
    try {
      return await startConfigured();
    } catch (error) {
      process.stdout.write(`  ! ${(error as Error).message}\n`);
    }
  }
}

/** Addresses of accounts that exist; before the first migrations they may not. */
export async function requireAccounts(): Promise<void> {
  for (const account of databaseAccounts) {
    const url = configuredAddress(account);
    if (url !== undefined) await requireAnswer(`DATABASE_URL_${account.toUpperCase()}`, url);
  }
}

async function requireAnswer(setting: string, url: string): Promise<void> {
  try {
    await connectOnce(url, client => client.query('select 1'));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const { host, pathname } = new URL(url);
    throw new Failure(`The database of ${setting} (${host}${pathname}) does not answer: ${message || code}`);
  }
}
