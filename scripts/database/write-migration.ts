import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPayload } from 'payload';
import config from '#config';

/**
 * Writes the migration that brings the database to what the collections say now: npm run db:migration -- <name>.
 * With --only-one every earlier migration is replaced by this one, which is for the time before the first release.
 */
const FOLDER = 'src/platform/database/migrations';
const names = process.argv.slice(2);
const name = names.find(word => !word.startsWith('--'));
if (!name) throw new Error('Say what changes: npm run db:migration -- add-newsletter');

if (names.includes('--only-one'))
  for (const file of readdirSync(FOLDER)) if (/^\d{8}_/.test(file)) rmSync(join(FOLDER, file));

const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
await payload.db.createMigration({ payload, migrationName: name, forceAcceptWarning: true });

// Payload writes for bundlers: Node needs type imports said as such and file endings.
for (const file of readdirSync(FOLDER).filter(file => file.endsWith('.ts'))) {
  const path = join(FOLDER, file);
  const mended = readFileSync(path, 'utf8')
    .replace(
      /import \{ MigrateUpArgs, MigrateDownArgs, sql \}/,
      'import { type MigrateDownArgs, type MigrateUpArgs, sql }',
    )
    .replace(/(from '\.\/[^']+?)(\.ts)?';/g, "$1.ts';");
  writeFileSync(path, mended);
}
process.exit(0);
