import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_holidays_weave" AS ENUM('diamonds', 'daisies', 'fires', 'stars', 'water', 'eggs');
  CREATE TYPE "public"."enum__holidays_v_version_weave" AS ENUM('diamonds', 'daisies', 'fires', 'stars', 'water', 'eggs');
  ALTER TYPE "public"."enum_holidays_reckoning" ADD VALUE 'fasika';
  ALTER TYPE "public"."enum__holidays_v_version_reckoning" ADD VALUE 'fasika';
  ALTER TABLE "holidays" ADD COLUMN "weave" "enum_holidays_weave" DEFAULT 'diamonds';
  ALTER TABLE "_holidays_v" ADD COLUMN "version_weave" "enum__holidays_v_version_weave" DEFAULT 'diamonds';`)
  // The feasts that came with the software get the border drawn for them.
  await db.execute(sql`
   UPDATE "holidays" SET "weave" = (CASE "key" WHEN 'enkutatash' THEN 'daisies' WHEN 'meskel' THEN 'fires' WHEN 'timket' THEN 'water' ELSE 'stars' END)::"enum_holidays_weave" WHERE "key" IN ('enkutatash', 'meskel', 'genna', 'timket');
  UPDATE "_holidays_v" SET "version_weave" = (CASE "version_key" WHEN 'enkutatash' THEN 'daisies' WHEN 'meskel' THEN 'fires' WHEN 'timket' THEN 'water' ELSE 'stars' END)::"enum__holidays_v_version_weave" WHERE "version_key" IN ('enkutatash', 'meskel', 'genna', 'timket');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "holidays" ALTER COLUMN "reckoning" SET DATA TYPE text;
  UPDATE "holidays" SET "reckoning" = 'gregorian' WHERE "reckoning" = 'fasika';
  ALTER TABLE "holidays" ALTER COLUMN "reckoning" SET DEFAULT 'gregorian'::text;
  DROP TYPE "public"."enum_holidays_reckoning";
  CREATE TYPE "public"."enum_holidays_reckoning" AS ENUM('gregorian', 'ethiopian', 'genna');
  ALTER TABLE "holidays" ALTER COLUMN "reckoning" SET DEFAULT 'gregorian'::"public"."enum_holidays_reckoning";
  ALTER TABLE "holidays" ALTER COLUMN "reckoning" SET DATA TYPE "public"."enum_holidays_reckoning" USING "reckoning"::"public"."enum_holidays_reckoning";
  ALTER TABLE "_holidays_v" ALTER COLUMN "version_reckoning" SET DATA TYPE text;
  UPDATE "_holidays_v" SET "version_reckoning" = 'gregorian' WHERE "version_reckoning" = 'fasika';
  ALTER TABLE "_holidays_v" ALTER COLUMN "version_reckoning" SET DEFAULT 'gregorian'::text;
  DROP TYPE "public"."enum__holidays_v_version_reckoning";
  CREATE TYPE "public"."enum__holidays_v_version_reckoning" AS ENUM('gregorian', 'ethiopian', 'genna');
  ALTER TABLE "_holidays_v" ALTER COLUMN "version_reckoning" SET DEFAULT 'gregorian'::"public"."enum__holidays_v_version_reckoning";
  ALTER TABLE "_holidays_v" ALTER COLUMN "version_reckoning" SET DATA TYPE "public"."enum__holidays_v_version_reckoning" USING "version_reckoning"::"public"."enum__holidays_v_version_reckoning";
  ALTER TABLE "holidays" DROP COLUMN "weave";
  ALTER TABLE "_holidays_v" DROP COLUMN "version_weave";
  DROP TYPE "public"."enum_holidays_weave";
  DROP TYPE "public"."enum__holidays_v_version_weave";`)
}
