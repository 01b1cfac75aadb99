import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts_locales" ADD COLUMN "body" jsonb;
  ALTER TABLE "_posts_v_locales" ADD COLUMN "version_body" jsonb;
  ALTER TABLE "events_locales" ADD COLUMN "body" jsonb;
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_body" jsonb;
  ALTER TABLE "projects_locales" ADD COLUMN "body" jsonb;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_body" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts_locales" DROP COLUMN "body";
  ALTER TABLE "_posts_v_locales" DROP COLUMN "version_body";
  ALTER TABLE "events_locales" DROP COLUMN "body";
  ALTER TABLE "_events_v_locales" DROP COLUMN "version_body";
  ALTER TABLE "projects_locales" DROP COLUMN "body";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_body";`)
}
