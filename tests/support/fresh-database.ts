import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { copyTemplate, dropDatabase, EMPTY } from './cluster.ts';
import { closeTestPayload } from './database.ts';

// Runs before each integration test file: a database and a data folder of its own, set before anything of ours is read.
const folder = inject('cluster');
const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
const dataDir = join(folder, name);
mkdirSync(dataDir);
process.env.DATABASE_URL = await copyTemplate(folder, name, EMPTY);
process.env.DATA_DIR = dataDir;
process.env.PAYLOAD_SECRET = 'a secret that only tests know and long enough for production';
process.env.TEST_DATABASE = name;

afterAll(async () => {
  await closeTestPayload();
  await dropDatabase(folder, name);
});
