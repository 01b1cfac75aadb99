import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "campaigns" ADD COLUMN "goal" varchar;
  ALTER TABLE "campaigns" ADD COLUMN "goal_currency" varchar;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_goal" varchar;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_goal_currency" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "campaigns" DROP COLUMN "goal";
  ALTER TABLE "campaigns" DROP COLUMN "goal_currency";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_goal";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_goal_currency";`)
}
