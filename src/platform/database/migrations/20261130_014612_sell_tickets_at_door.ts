import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events_tickets_kinds" ADD COLUMN "is_sold_at_door" boolean;
  ALTER TABLE "_events_v_version_tickets_kinds" ADD COLUMN "is_sold_at_door" boolean;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events_tickets_kinds" DROP COLUMN "is_sold_at_door";
  ALTER TABLE "_events_v_version_tickets_kinds" DROP COLUMN "is_sold_at_door";`)
}
