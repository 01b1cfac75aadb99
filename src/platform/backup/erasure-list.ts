import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import type { Erasure } from './erasures.ts';

/** The file beside the backups: one JSON line for each erasure, append-only. */
export const ERASURE_LIST = 'departures.jsonl';

/** The name of this task in the record of scheduled work, and how often it runs. */
export const LISTING_ERASURES = 'listing who left, for restores';
export const LISTING_EVERY_MS = 60_000;

const line: z.ZodType<Erasure> = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  what: z.string().max(100),
  mark: z.string().max(100),
  key: z.string().max(100),
});

/** The entries of the list in a folder, and the number of unreadable lines; null if there is no list. */
export async function readErasureList(
  folder: string,
): Promise<{ erasures: Erasure[]; unreadable: number } | null> {
  const text = await readFile(join(folder, ERASURE_LIST), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const lines = text.split('\n').filter(one => one !== '');
  const erasures = lines.flatMap(one => line.safeParse(parse(one)).data ?? []);
  return { erasures, unreadable: lines.length - erasures.length };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Appends to the list in a folder the erasures that only the database has, and returns their number. Several processes
 * may do so at once: a repeated entry counts once.
 */
export async function listErasures(pool: Pick<pg.Pool, 'query'>, folder: string): Promise<number> {
  const listed = new Set((await readErasureList(folder))?.erasures.map(({ id }) => id));
  const { rows } = await pool.query<Omit<Erasure, 'at'> & { at: Date }>(
    'select id::text, at, what, mark, key from setup.departures order by at, id',
  );
  const missing = rows.filter(({ id }) => !listed.has(id));
  if (missing.length === 0) return 0;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(join(folder, ERASURE_LIST), 'a', 0o600);
  try {
    // A line cut off by a crash must not run into the next one: each begins with a line end.
    await file.write(missing.map(erasure => `\n${JSON.stringify(erasure)}`).join(''));
    await file.sync();
  } finally {
    await file.close();
  }
  return missing.length;
}
