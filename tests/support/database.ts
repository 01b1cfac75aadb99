import type { Payload } from 'payload';
import { inject } from 'vitest';
import { copySampleFiles, copyTemplate, haveTemplate, SAMPLES } from './cluster.ts';

let opened: Promise<Payload> | null = null;

/**
 * The CMS on the fresh database of this test file, opened once per file. With `samples` the database holds the sample
 * content as it was seeded on SAMPLES_MADE_AT; the first to open it in a file decides.
 */
export function openTestPayload(options = { samples: false }): Promise<Payload> {
  opened ??= open(options);
  return opened;
}

/** The connection string of this test file's database. */
export function testDatabaseUrl(): string {
  return String(process.env.DATABASE_URL);
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

/**
 * Closes what `openTestPayload` opened; called after each file. Payload keeps one connection to itself for as long as it
 * lives, so the end of the pool cannot be waited for: dropping the database closes that one.
 */
export async function closeTestPayload(): Promise<void> {
  const payload = await opened;
  opened = null;
  if (!payload) return;
  const { pool } = payload.db as unknown as { pool: { end(): Promise<void> } };
  await payload.destroy();
  void pool.end();
}
