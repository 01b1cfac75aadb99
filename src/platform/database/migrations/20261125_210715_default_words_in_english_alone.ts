import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// The form in Amharic stored these English words as Amharic. Without them the site falls back to the English by itself.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings_locales" ALTER COLUMN "name" DROP DEFAULT;
  ALTER TABLE "site_settings_locales" ALTER COLUMN "slogan" DROP DEFAULT;
  ALTER TABLE "_site_settings_v_locales" ALTER COLUMN "version_name" DROP DEFAULT;
  ALTER TABLE "_site_settings_v_locales" ALTER COLUMN "version_slogan" DROP DEFAULT;
  UPDATE "site_settings_locales" SET "name" = NULLIF("name", 'Adey'),
    "slogan" = NULLIF("slogan", 'Building a better Future') WHERE "_locale" = 'am';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings_locales" ALTER COLUMN "name" SET DEFAULT 'Adey';
  ALTER TABLE "site_settings_locales" ALTER COLUMN "slogan" SET DEFAULT 'Building a better Future';
  ALTER TABLE "_site_settings_v_locales" ALTER COLUMN "version_name" SET DEFAULT 'Adey';
  ALTER TABLE "_site_settings_v_locales" ALTER COLUMN "version_slogan" SET DEFAULT 'Building a better Future';`)
}
