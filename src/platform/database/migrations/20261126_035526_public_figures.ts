import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "shows_figures" boolean DEFAULT false;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_shows_figures" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "shows_figures";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_shows_figures";`)
}
