import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateImportMap, type Payload } from 'payload';
import { generateTypes } from 'payload/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPayload } from '../../tests/support/database.ts';

// Payload's generated files are committed, so that a clone builds without generating. These tests fail when they are
// outdated.

const MIGRATIONS = 'src/platform/database/migrations';
const folder = mkdtempSync(join(tmpdir(), 'adey-generated-'));
let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});
// drizzle-kit adds a method to every array, which pdf.js refuses in the test files that share this process.
afterAll(() => {
  delete (Array.prototype as { random?: unknown }).random;
});

it('the import map of the admin matches the collections (npx payload generate:importmap)', async () => {
  const { admin } = payload.config;
  const file = join(folder, 'importMap.js');
  const committed = String(admin.importMap.importMapFile);
  const config = {
    ...payload.config,
    admin: { ...admin, importMap: { ...admin.importMap, importMapFile: file } },
  };
  await generateImportMap(config, { log: false, force: true });
  const keys = (path: string) =>
    readFileSync(path, 'utf8')
      .match(/^ {2}"[^"]+"/gm)
      ?.sort();
  expect(keys(committed)).toEqual(keys(file));
});

it('the types of documents match the collections (npx payload generate:types)', async () => {
  const outputFile = join(folder, 'payload-types.ts');
  const config = { ...payload.config, typescript: { ...payload.config.typescript, outputFile } };
  await generateTypes(config, { log: false });
  expect(readFileSync('src/payload-types.ts', 'utf8')).toBe(readFileSync(outputFile, 'utf8'));
});

it('the migrations create the tables the collections need (npm run db:migration)', async () => {
  const latest =
    readdirSync(MIGRATIONS)
      .filter(name => name.endsWith('.json'))
      .sort()
      .at(-1) ?? '';
  const { generateDrizzleJson, generateMigration } = payload.db.requireDrizzleKit();
  const before = JSON.parse(readFileSync(join(MIGRATIONS, latest), 'utf8'));
  const now = await generateDrizzleJson(payload.db.schema);
  expect(await generateMigration(before, now)).toEqual([]);
});
