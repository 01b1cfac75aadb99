import { expect, it } from 'vitest';
import { migrationIndex, plainNodeMigration } from './migration-text.ts';

const written = `import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql\`CREATE TABLE x ()\`)
}
`;

it('the types of a migration are imported as types, and correcting it again changes nothing', () => {
  const mended = plainNodeMigration(written);
  expect(mended).toContain(
    "import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'",
  );
  expect(mended).toContain('up({ db }: MigrateUpArgs)');
  expect(plainNodeMigration(mended)).toBe(mended);
});

it('the list of migrations imports each one by its file name with extension', () => {
  const index = migrationIndex(['20261120_1.ts', '20261121_2.ts']);
  expect(index).toContain("import * as migration_20261120_1 from './20261120_1.ts';");
  expect(index.indexOf("name: '20261120_1'")).toBeLessThan(index.indexOf("name: '20261121_2'"));
});
