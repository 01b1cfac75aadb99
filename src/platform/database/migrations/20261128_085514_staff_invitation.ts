import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_staff_invitation" AS ENUM('open', 'revoked');
  ALTER TABLE "staff" ADD COLUMN "invitation" "enum_staff_invitation";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "staff" DROP COLUMN "invitation";
  DROP TYPE "public"."enum_staff_invitation";`)
}
