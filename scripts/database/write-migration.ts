import '../terminal/read-settings-file.mjs';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPayload } from 'payload';
import config from '#config';
import { exitOnFailure, Failure } from '../terminal/failure.mjs';
import { migrationIndex, plainNodeMigration } from './migration-text.ts';

const FOLDER = 'src/platform/database/migrations';

// "npm run db:migration -- add-donors" writes the migration from the last snapshot to the present collections.
// Payload's own command sometimes does nothing and exits with 0, so its function is called and its result checked.
await exitOnFailure(async () => {
  const name = process.argv[2];
  if (!name || !/^[a-z0-9-]+$/.test(name)) {
    throw new Failure('Name what changes, in small letters and dashes: npm run db:migration -- add-donors');
  }
  const before = migrationFiles();
  const payload = await getPayload({ config, disableDBConnect: true });
  process.once('exit', code => {
    // Node ends with 13 while drizzle waits for an answer, which only a terminal can give.
    if (code === 13)
      process.stdout.write('  ✗ Something may have been renamed: start this in a terminal and answer\n');
    else if (migrationFiles().length === before.length)
      process.stdout.write('  ✓ Nothing to migrate: the tables are as the collections say\n');
  });
  await payload.db.createMigration({ payload, migrationName: name, skipEmpty: true });
  const made = migrationFiles().find(file => !before.includes(file));
  if (!made) throw new Failure('No migration was written; start the command again');
  const path = join(FOLDER, made);
  writeFileSync(path, plainNodeMigration(readFileSync(path, 'utf8')));
  writeFileSync(join(FOLDER, 'index.ts'), migrationIndex(migrationFiles()));
  process.stdout.write(`  ✓ ${path}\n`);
  process.exit(0);
});

function migrationFiles(): string[] {
  return readdirSync(FOLDER)
    .filter(file => file.endsWith('.ts') && file !== 'index.ts')
    .toSorted();
}
