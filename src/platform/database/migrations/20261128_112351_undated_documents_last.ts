import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" ADD COLUMN "sort_day" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_sort_day" varchar;
  ALTER TABLE "events" ADD COLUMN "sort_day" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_sort_day" varchar;
  UPDATE "posts" SET "sort_day" = coalesce(to_char("post_date" AT TIME ZONE 'UTC', 'YYYY-MM-DD'), '');
  UPDATE "_posts_v" SET "version_sort_day" = coalesce(to_char("version_post_date" AT TIME ZONE 'UTC', 'YYYY-MM-DD'), '');
  UPDATE "events" SET "sort_day" = coalesce(to_char("date_time_date" AT TIME ZONE 'UTC', 'YYYY-MM-DD'), '');
  UPDATE "_events_v" SET "version_sort_day" = coalesce(to_char("version_date_time_date" AT TIME ZONE 'UTC', 'YYYY-MM-DD'), '');
  CREATE INDEX "posts_sort_day_idx" ON "posts" USING btree ("sort_day");
  CREATE INDEX "_posts_v_version_version_sort_day_idx" ON "_posts_v" USING btree ("version_sort_day");
  CREATE INDEX "events_sort_day_idx" ON "events" USING btree ("sort_day");
  CREATE INDEX "_events_v_version_version_sort_day_idx" ON "_events_v" USING btree ("version_sort_day");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "posts_sort_day_idx";
  DROP INDEX "_posts_v_version_version_sort_day_idx";
  DROP INDEX "events_sort_day_idx";
  DROP INDEX "_events_v_version_version_sort_day_idx";
  ALTER TABLE "posts" DROP COLUMN "sort_day";
  ALTER TABLE "_posts_v" DROP COLUMN "version_sort_day";
  ALTER TABLE "events" DROP COLUMN "sort_day";
  ALTER TABLE "_events_v" DROP COLUMN "version_sort_day";`)
}
