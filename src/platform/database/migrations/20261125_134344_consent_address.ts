import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "consents" ADD COLUMN "email" varchar;
  ALTER TABLE "_consents_v" ADD COLUMN "version_email" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "consents" DROP COLUMN "email";
  ALTER TABLE "_consents_v" DROP COLUMN "version_email";`)
}
