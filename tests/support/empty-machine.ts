import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { connectOnce } from '#platform/database/connect-once.ts';
import { embeddedAddress } from '#platform/database/embedded-places.ts';
import { copySampleFiles, copyTemplate, SAMPLES } from './cluster.ts';

/** An empty database and an empty data folder, as on a new machine. */
export async function emptyMachine() {
  const name = `new_${randomBytes(4).toString('hex')}`;
  const cluster = inject('cluster');
  await connectOnce(embeddedAddress(cluster, 'postgres'), client => client.query(`create database ${name}`));
  return { DATABASE_URL: embeddedAddress(cluster, name), DATA_DIR: await ownFolder(name) };
}

/** A machine that has the sample content already, including pictures; for files that opened it themselves. */
export async function sampleMachine() {
  const name = `full_${randomBytes(4).toString('hex')}`;
  const cluster = inject('cluster');
  const machine = {
    DATABASE_URL: await copyTemplate(cluster, name, SAMPLES),
    DATA_DIR: await ownFolder(name),
  };
  copySampleFiles(cluster, machine.DATA_DIR);
  return machine;
}

async function ownFolder(name: string): Promise<string> {
  const folder = join(String(process.env.DATA_DIR), name);
  await mkdir(folder);
  return folder;
}
