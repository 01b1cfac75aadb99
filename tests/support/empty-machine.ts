import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { connectOnce } from '#platform/database/connect-once.ts';
import { embeddedAddress } from '#platform/database/embedded/places.ts';

/** An empty database and a data folder beside it, as on a new machine. */
export async function emptyMachine() {
  const name = `new_${randomBytes(4).toString('hex')}`;
  const cluster = inject('cluster');
  await connectOnce(embeddedAddress(cluster, 'postgres'), client => client.query(`create database ${name}`));
  const folder = join(String(process.env.DATA_DIR), name);
  await mkdir(folder);
  return { DATABASE_URL: embeddedAddress(cluster, name), DATA_DIR: folder };
}
