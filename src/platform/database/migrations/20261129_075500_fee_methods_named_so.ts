import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "giving_fees" RENAME COLUMN "way" TO "method";
  ALTER TABLE "_giving_v_version_fees" RENAME COLUMN "way" TO "method";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "giving_fees" RENAME COLUMN "method" TO "way";
  ALTER TABLE "_giving_v_version_fees" RENAME COLUMN "method" TO "way";`)
}
