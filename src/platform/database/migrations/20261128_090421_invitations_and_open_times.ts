import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_staff_invitation" AS ENUM('open', 'revoked');
  ALTER TABLE "events" ADD COLUMN "date_time_time_open" boolean;
  ALTER TABLE "_events_v" ADD COLUMN "version_date_time_time_open" boolean;
  ALTER TABLE "staff" ADD COLUMN "invitation" "enum_staff_invitation";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events" DROP COLUMN "date_time_time_open";
  ALTER TABLE "_events_v" DROP COLUMN "version_date_time_time_open";
  ALTER TABLE "staff" DROP COLUMN "invitation";
  DROP TYPE "public"."enum_staff_invitation";`)
}
