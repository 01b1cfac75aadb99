import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_staff_role" ADD VALUE 'publisher' BEFORE 'bookkeeper';
  ALTER TYPE "public"."enum_staff_role" ADD VALUE 'author' BEFORE 'bookkeeper';
  ALTER TABLE "posts" ADD COLUMN "begun_by" numeric;
  ALTER TABLE "_posts_v" ADD COLUMN "version_begun_by" numeric;
  ALTER TABLE "events" ADD COLUMN "begun_by" numeric;
  ALTER TABLE "_events_v" ADD COLUMN "version_begun_by" numeric;
  ALTER TABLE "projects" ADD COLUMN "begun_by" numeric;
  ALTER TABLE "_projects_v" ADD COLUMN "version_begun_by" numeric;
  ALTER TABLE "pages" ADD COLUMN "begun_by" numeric;
  ALTER TABLE "_pages_v" ADD COLUMN "version_begun_by" numeric;
  ALTER TABLE "media" ADD COLUMN "begun_by" numeric;
  CREATE INDEX "posts_begun_by_idx" ON "posts" USING btree ("begun_by");
  CREATE INDEX "_posts_v_version_version_begun_by_idx" ON "_posts_v" USING btree ("version_begun_by");
  CREATE INDEX "events_begun_by_idx" ON "events" USING btree ("begun_by");
  CREATE INDEX "_events_v_version_version_begun_by_idx" ON "_events_v" USING btree ("version_begun_by");
  CREATE INDEX "projects_begun_by_idx" ON "projects" USING btree ("begun_by");
  CREATE INDEX "_projects_v_version_version_begun_by_idx" ON "_projects_v" USING btree ("version_begun_by");
  CREATE INDEX "pages_begun_by_idx" ON "pages" USING btree ("begun_by");
  CREATE INDEX "_pages_v_version_version_begun_by_idx" ON "_pages_v" USING btree ("version_begun_by");
  CREATE INDEX "media_begun_by_idx" ON "media" USING btree ("begun_by");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "staff" ALTER COLUMN "role" SET DATA TYPE text;
  UPDATE "staff" SET "role" = 'door' WHERE "role" IN ('publisher', 'author');
  ALTER TABLE "staff" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_staff_role";
  CREATE TYPE "public"."enum_staff_role" AS ENUM('admin', 'editor', 'bookkeeper', 'door');
  ALTER TABLE "staff" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_staff_role";
  ALTER TABLE "staff" ALTER COLUMN "role" SET DATA TYPE "public"."enum_staff_role" USING "role"::"public"."enum_staff_role";
  DROP INDEX "posts_begun_by_idx";
  DROP INDEX "_posts_v_version_version_begun_by_idx";
  DROP INDEX "events_begun_by_idx";
  DROP INDEX "_events_v_version_version_begun_by_idx";
  DROP INDEX "projects_begun_by_idx";
  DROP INDEX "_projects_v_version_version_begun_by_idx";
  DROP INDEX "pages_begun_by_idx";
  DROP INDEX "_pages_v_version_version_begun_by_idx";
  DROP INDEX "media_begun_by_idx";
  ALTER TABLE "posts" DROP COLUMN "begun_by";
  ALTER TABLE "_posts_v" DROP COLUMN "version_begun_by";
  ALTER TABLE "events" DROP COLUMN "begun_by";
  ALTER TABLE "_events_v" DROP COLUMN "version_begun_by";
  ALTER TABLE "projects" DROP COLUMN "begun_by";
  ALTER TABLE "_projects_v" DROP COLUMN "version_begun_by";
  ALTER TABLE "pages" DROP COLUMN "begun_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_begun_by";
  ALTER TABLE "media" DROP COLUMN "begun_by";`)
}
