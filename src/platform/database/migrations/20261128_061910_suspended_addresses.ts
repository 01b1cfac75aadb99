import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_mails_bounce" AS ENUM('hard', 'soft');
  ALTER TYPE "public"."enum_subscribers_status" ADD VALUE 'suspended' BEFORE 'left';
  ALTER TABLE "subscribers" ADD COLUMN "suspended_for" varchar;
  ALTER TABLE "subscribers" ADD COLUMN "suspended_at" timestamp(3) with time zone;
  ALTER TABLE "mails" ADD COLUMN "bounce" "enum_mails_bounce";
  CREATE INDEX "subscribers_suspended_at_idx" ON "subscribers" USING btree ("suspended_at");
  CREATE INDEX "mails_message_id_idx" ON "mails" USING btree ("message_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "subscribers" ALTER COLUMN "status" SET DATA TYPE text;
  DROP TYPE "public"."enum_subscribers_status";
  CREATE TYPE "public"."enum_subscribers_status" AS ENUM('waiting', 'confirmed', 'left');
  ALTER TABLE "subscribers" ALTER COLUMN "status" SET DATA TYPE "public"."enum_subscribers_status" USING "status"::"public"."enum_subscribers_status";
  DROP INDEX "subscribers_suspended_at_idx";
  DROP INDEX "mails_message_id_idx";
  ALTER TABLE "subscribers" DROP COLUMN "suspended_for";
  ALTER TABLE "subscribers" DROP COLUMN "suspended_at";
  ALTER TABLE "mails" DROP COLUMN "bounce";
  DROP TYPE "public"."enum_mails_bounce";`)
}
