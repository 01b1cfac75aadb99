import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import type pg from 'pg';
import { inject } from 'vitest';
import type { DatabaseAccount } from '#platform/database/account-rights.ts';
import { oncePerProcess } from '#platform/once-per-process.ts';
import { addressAs, copySampleFiles, copyTemplate, haveTemplate, SAMPLES } from './cluster.ts';

let opened: Promise<Payload> | null = null;

/**
 * The CMS on the fresh database of this test file, opened once per file. With `samples` the database holds the sample
 * content as it was seeded on SAMPLES_MADE_AT; the first to open it in a file decides.
 */
export function openTestPayload(options = { samples: false }): Promise<Payload> {
  opened ??= open(options);
  return opened;
}

/** The connection string of this test file's database, for its owner. */
export function testDatabaseUrl(): string {
  return String(process.env.TEST_DATABASE_URL);
}

/** The same for one of the accounts of the processes. */
export function accountAddress(account: DatabaseAccount): string {
  return addressAs(inject('cluster'), testDatabaseUrl(), account);
}

/** Another CMS on the same database, whose first try to open has failed. */
export async function openAtSecondTry(): Promise<Payload> {
  const [{ getPayload }, { default: config }] = await Promise.all([import('payload'), import('#config')]);
  const again = { config, key: 'opened again' };
  const failed = getPayload({ ...again, onInit: () => Promise.reject(new Error('away')) });
  if ((await Promise.allSettled([failed]))[0].status !== 'rejected') throw new Error('It opened at once.');
  return getPayload(again);
}

async function open({ samples }: { samples: boolean }): Promise<Payload> {
  if (samples) await fillWithSamples(inject('cluster'));
  const [{ getPayload }, { default: config }] = await Promise.all([import('payload'), import('#config')]);
  return getPayload({ config });
}

async function fillWithSamples(folder: string): Promise<void> {
  await haveTemplate(folder, SAMPLES);
  await copyTemplate(folder, String(process.env.TEST_DATABASE), SAMPLES);
  copySampleFiles(folder, String(process.env.DATA_DIR));
}

/** Closes what `openTestPayload` opened, and waits until its connections are gone; called after each file. */
export async function closeTestPayload(): Promise<void> {
  const payload = await opened;
  opened = null;
  if (!payload) return;
  const { pool } = payload.db as unknown as { pool: pg.Pool };
  await payload.destroy();
  releaseHeldByAdapter(pool);
  await endPool(pool);
}

/** Payload's adapter holds its test connection for as long as it lives, and the pool waits for it. */
function releaseHeldByAdapter(pool: pg.Pool): void {
  const { _clients, _idle } = pool as unknown as { _clients: pg.PoolClient[]; _idle: { client: unknown }[] };
  const unused = new Set(_idle.map(({ client }) => client));
  for (const client of _clients.filter(each => !unused.has(each))) client.release(true);
}

/** Closes what our own modules opened in this file, so that nothing of it keeps running during the next one. */
export async function endWatchedPools(): Promise<void> {
  await Promise.all([...oncePerProcess('pools', () => new Map<string, pg.Pool>()).values()].map(endPool));
}

/** A pool whose connections a test cut off may never see them return. */
async function endPool(pool: pg.Pool): Promise<void> {
  if (!pool.ending) await Promise.race([pool.end(), sleep(1000, undefined, { ref: false })]);
}
