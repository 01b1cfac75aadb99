import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" ALTER COLUMN "identifiable" DROP DEFAULT;
  ALTER TABLE "_posts_v" ALTER COLUMN "version_identifiable" DROP DEFAULT;
  ALTER TABLE "events" ALTER COLUMN "identifiable" DROP DEFAULT;
  ALTER TABLE "_events_v" ALTER COLUMN "version_identifiable" DROP DEFAULT;
  ALTER TABLE "announcements" ALTER COLUMN "identifiable" DROP DEFAULT;
  ALTER TABLE "_announcements_v" ALTER COLUMN "version_identifiable" DROP DEFAULT;
  ALTER TABLE "projects" ALTER COLUMN "identifiable" DROP DEFAULT;
  ALTER TABLE "_projects_v" ALTER COLUMN "version_identifiable" DROP DEFAULT;
  ALTER TABLE "partners" ALTER COLUMN "identifiable" DROP DEFAULT;
  ALTER TABLE "_partners_v" ALTER COLUMN "version_identifiable" DROP DEFAULT;
  ALTER TABLE "campaigns" ALTER COLUMN "identifiable" DROP DEFAULT;
  ALTER TABLE "_campaigns_v" ALTER COLUMN "version_identifiable" DROP DEFAULT;
  ALTER TABLE "reports" ALTER COLUMN "identifiable" DROP DEFAULT;
  ALTER TABLE "_reports_v" ALTER COLUMN "version_identifiable" DROP DEFAULT;
  ALTER TABLE "home" ALTER COLUMN "identifiable" DROP DEFAULT;
  ALTER TABLE "_home_v" ALTER COLUMN "version_identifiable" DROP DEFAULT;
  ALTER TABLE "cards" ALTER COLUMN "identifiable" DROP DEFAULT;
  ALTER TABLE "_cards_v" ALTER COLUMN "version_identifiable" DROP DEFAULT;
  ALTER TABLE "gallery" ALTER COLUMN "identifiable" DROP DEFAULT;
  ALTER TABLE "_gallery_v" ALTER COLUMN "version_identifiable" DROP DEFAULT;
  ALTER TABLE "pages" ALTER COLUMN "identifiable" DROP DEFAULT;
  ALTER TABLE "_pages_v" ALTER COLUMN "version_identifiable" DROP DEFAULT;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" ALTER COLUMN "identifiable" SET DEFAULT 'no';
  ALTER TABLE "_posts_v" ALTER COLUMN "version_identifiable" SET DEFAULT 'no';
  ALTER TABLE "events" ALTER COLUMN "identifiable" SET DEFAULT 'no';
  ALTER TABLE "_events_v" ALTER COLUMN "version_identifiable" SET DEFAULT 'no';
  ALTER TABLE "announcements" ALTER COLUMN "identifiable" SET DEFAULT 'no';
  ALTER TABLE "_announcements_v" ALTER COLUMN "version_identifiable" SET DEFAULT 'no';
  ALTER TABLE "projects" ALTER COLUMN "identifiable" SET DEFAULT 'no';
  ALTER TABLE "_projects_v" ALTER COLUMN "version_identifiable" SET DEFAULT 'no';
  ALTER TABLE "partners" ALTER COLUMN "identifiable" SET DEFAULT 'no';
  ALTER TABLE "_partners_v" ALTER COLUMN "version_identifiable" SET DEFAULT 'no';
  ALTER TABLE "campaigns" ALTER COLUMN "identifiable" SET DEFAULT 'no';
  ALTER TABLE "_campaigns_v" ALTER COLUMN "version_identifiable" SET DEFAULT 'no';
  ALTER TABLE "reports" ALTER COLUMN "identifiable" SET DEFAULT 'no';
  ALTER TABLE "_reports_v" ALTER COLUMN "version_identifiable" SET DEFAULT 'no';
  ALTER TABLE "home" ALTER COLUMN "identifiable" SET DEFAULT 'no';
  ALTER TABLE "_home_v" ALTER COLUMN "version_identifiable" SET DEFAULT 'no';
  ALTER TABLE "cards" ALTER COLUMN "identifiable" SET DEFAULT 'no';
  ALTER TABLE "_cards_v" ALTER COLUMN "version_identifiable" SET DEFAULT 'no';
  ALTER TABLE "gallery" ALTER COLUMN "identifiable" SET DEFAULT 'no';
  ALTER TABLE "_gallery_v" ALTER COLUMN "version_identifiable" SET DEFAULT 'no';
  ALTER TABLE "pages" ALTER COLUMN "identifiable" SET DEFAULT 'no';
  ALTER TABLE "_pages_v" ALTER COLUMN "version_identifiable" SET DEFAULT 'no';`)
}
