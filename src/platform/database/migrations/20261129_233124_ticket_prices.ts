import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events_tickets_kinds" ADD COLUMN "price" varchar;
  ALTER TABLE "events_tickets_kinds" ADD COLUMN "is_own_price" boolean;
  ALTER TABLE "events" ADD COLUMN "tickets_currency" varchar;
  ALTER TABLE "_events_v_version_tickets_kinds" ADD COLUMN "price" varchar;
  ALTER TABLE "_events_v_version_tickets_kinds" ADD COLUMN "is_own_price" boolean;
  ALTER TABLE "_events_v" ADD COLUMN "version_tickets_currency" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events_tickets_kinds" DROP COLUMN "price";
  ALTER TABLE "events_tickets_kinds" DROP COLUMN "is_own_price";
  ALTER TABLE "events" DROP COLUMN "tickets_currency";
  ALTER TABLE "_events_v_version_tickets_kinds" DROP COLUMN "price";
  ALTER TABLE "_events_v_version_tickets_kinds" DROP COLUMN "is_own_price";
  ALTER TABLE "_events_v" DROP COLUMN "version_tickets_currency";`)
}
