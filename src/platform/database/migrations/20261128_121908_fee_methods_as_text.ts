import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "giving_fees" ALTER COLUMN "way" SET DATA TYPE varchar;
  ALTER TABLE "_giving_v_version_fees" ALTER COLUMN "way" SET DATA TYPE varchar;
  DROP TYPE "public"."enum_giving_fees_way";
  DROP TYPE "public"."enum__giving_v_version_fees_way";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_giving_fees_way" AS ENUM('stripe', 'chapa', 'practice');
  CREATE TYPE "public"."enum__giving_v_version_fees_way" AS ENUM('stripe', 'chapa', 'practice');
  ALTER TABLE "giving_fees" ALTER COLUMN "way" SET DATA TYPE "public"."enum_giving_fees_way" USING "way"::"public"."enum_giving_fees_way";
  ALTER TABLE "_giving_v_version_fees" ALTER COLUMN "way" SET DATA TYPE "public"."enum__giving_v_version_fees_way" USING "way"::"public"."enum__giving_v_version_fees_way";`)
}
