import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { afterAll, inject, vi } from 'vitest';
import { forgetFormerFile } from './former-file.ts';

// Runs before each integration test file. Files share a process, so that Payload and other packages are loaded once;
// our own modules are evaluated again for each, with their own settings, database and data folder.
forgetFormerFile();
vi.resetModules();
await import('./picture-cache.ts');
await import('./quick-passwords.ts');
const { COMPILED, copyTemplate, dropDatabase, EMPTY } = await import('./cluster.ts');
const { closeTestPayload, endWatchedPools } = await import('./database.ts');

enableCompileCache(COMPILED);
const folder = inject('cluster');
const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
const dataDir = join(folder, name);
mkdirSync(dataDir);
process.env.TEST_DATABASE_URL = await copyTemplate(folder, name, EMPTY);
process.env.DATABASE_URL = process.env.TEST_DATABASE_URL;
process.env.DATA_DIR = dataDir;
process.env.PAYLOAD_SECRET = 'a secret that only tests know and long enough for production';
process.env.TEST_DATABASE = name;
process.env.NODE_COMPILE_CACHE = COMPILED;

afterAll(async () => {
  await closeTestPayload();
  await endWatchedPools();
  await dropDatabase(folder, name);
});
