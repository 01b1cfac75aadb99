import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "_newsletter_issues_v_autosave_idx";
  ALTER TABLE "_newsletter_issues_v" DROP COLUMN "autosave";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_newsletter_issues_v" ADD COLUMN "autosave" boolean;
  CREATE INDEX "_newsletter_issues_v_autosave_idx" ON "_newsletter_issues_v" USING btree ("autosave");`)
}
