import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_posts_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__posts_v_version_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_events_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__events_v_version_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_announcements_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__announcements_v_version_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_newsletter_issues_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__newsletter_issues_v_version_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_projects_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__projects_v_version_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_cards_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__cards_v_version_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_gallery_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__gallery_v_version_identifiable" AS ENUM('yes', 'no');
  ALTER TABLE "posts" ADD COLUMN "name_changed" boolean DEFAULT true;
  ALTER TABLE "posts" ADD COLUMN "identifiable" "enum_posts_identifiable" DEFAULT 'no';
  ALTER TABLE "posts" ADD COLUMN "consent_id" integer;
  ALTER TABLE "_posts_v" ADD COLUMN "version_name_changed" boolean DEFAULT true;
  ALTER TABLE "_posts_v" ADD COLUMN "version_identifiable" "enum__posts_v_version_identifiable" DEFAULT 'no';
  ALTER TABLE "_posts_v" ADD COLUMN "version_consent_id" integer;
  ALTER TABLE "events" ADD COLUMN "name_changed" boolean DEFAULT true;
  ALTER TABLE "events" ADD COLUMN "identifiable" "enum_events_identifiable" DEFAULT 'no';
  ALTER TABLE "events" ADD COLUMN "consent_id" integer;
  ALTER TABLE "_events_v" ADD COLUMN "version_name_changed" boolean DEFAULT true;
  ALTER TABLE "_events_v" ADD COLUMN "version_identifiable" "enum__events_v_version_identifiable" DEFAULT 'no';
  ALTER TABLE "_events_v" ADD COLUMN "version_consent_id" integer;
  ALTER TABLE "announcements" ADD COLUMN "identifiable" "enum_announcements_identifiable" DEFAULT 'no';
  ALTER TABLE "announcements" ADD COLUMN "consent_id" integer;
  ALTER TABLE "_announcements_v" ADD COLUMN "version_identifiable" "enum__announcements_v_version_identifiable" DEFAULT 'no';
  ALTER TABLE "_announcements_v" ADD COLUMN "version_consent_id" integer;
  ALTER TABLE "newsletter_issues" ADD COLUMN "identifiable" "enum_newsletter_issues_identifiable" DEFAULT 'no';
  ALTER TABLE "newsletter_issues" ADD COLUMN "consent_id" integer;
  ALTER TABLE "_newsletter_issues_v" ADD COLUMN "version_identifiable" "enum__newsletter_issues_v_version_identifiable" DEFAULT 'no';
  ALTER TABLE "_newsletter_issues_v" ADD COLUMN "version_consent_id" integer;
  ALTER TABLE "projects" ADD COLUMN "name_changed" boolean DEFAULT true;
  ALTER TABLE "projects" ADD COLUMN "identifiable" "enum_projects_identifiable" DEFAULT 'no';
  ALTER TABLE "projects" ADD COLUMN "consent_id" integer;
  ALTER TABLE "_projects_v" ADD COLUMN "version_name_changed" boolean DEFAULT true;
  ALTER TABLE "_projects_v" ADD COLUMN "version_identifiable" "enum__projects_v_version_identifiable" DEFAULT 'no';
  ALTER TABLE "_projects_v" ADD COLUMN "version_consent_id" integer;
  ALTER TABLE "cards" ADD COLUMN "identifiable" "enum_cards_identifiable" DEFAULT 'no';
  ALTER TABLE "cards" ADD COLUMN "consent_id" integer;
  ALTER TABLE "_cards_v" ADD COLUMN "version_identifiable" "enum__cards_v_version_identifiable" DEFAULT 'no';
  ALTER TABLE "_cards_v" ADD COLUMN "version_consent_id" integer;
  ALTER TABLE "gallery" ADD COLUMN "identifiable" "enum_gallery_identifiable" DEFAULT 'no';
  ALTER TABLE "gallery" ADD COLUMN "consent_id" integer;
  ALTER TABLE "_gallery_v" ADD COLUMN "version_identifiable" "enum__gallery_v_version_identifiable" DEFAULT 'no';
  ALTER TABLE "_gallery_v" ADD COLUMN "version_consent_id" integer;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_consent_id_consents_id_fk" FOREIGN KEY ("version_consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_consent_id_consents_id_fk" FOREIGN KEY ("version_consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "announcements" ADD CONSTRAINT "announcements_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_announcements_v" ADD CONSTRAINT "_announcements_v_version_consent_id_consents_id_fk" FOREIGN KEY ("version_consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v" ADD CONSTRAINT "_newsletter_issues_v_version_consent_id_consents_id_fk" FOREIGN KEY ("version_consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_consent_id_consents_id_fk" FOREIGN KEY ("version_consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cards" ADD CONSTRAINT "cards_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cards_v" ADD CONSTRAINT "_cards_v_version_consent_id_consents_id_fk" FOREIGN KEY ("version_consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gallery" ADD CONSTRAINT "gallery_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gallery_v" ADD CONSTRAINT "_gallery_v_version_consent_id_consents_id_fk" FOREIGN KEY ("version_consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "posts_identifiable_idx" ON "posts" USING btree ("identifiable");
  CREATE INDEX "posts_consent_idx" ON "posts" USING btree ("consent_id");
  CREATE INDEX "_posts_v_version_version_identifiable_idx" ON "_posts_v" USING btree ("version_identifiable");
  CREATE INDEX "_posts_v_version_version_consent_idx" ON "_posts_v" USING btree ("version_consent_id");
  CREATE INDEX "events_identifiable_idx" ON "events" USING btree ("identifiable");
  CREATE INDEX "events_consent_idx" ON "events" USING btree ("consent_id");
  CREATE INDEX "_events_v_version_version_identifiable_idx" ON "_events_v" USING btree ("version_identifiable");
  CREATE INDEX "_events_v_version_version_consent_idx" ON "_events_v" USING btree ("version_consent_id");
  CREATE INDEX "announcements_identifiable_idx" ON "announcements" USING btree ("identifiable");
  CREATE INDEX "announcements_consent_idx" ON "announcements" USING btree ("consent_id");
  CREATE INDEX "_announcements_v_version_version_identifiable_idx" ON "_announcements_v" USING btree ("version_identifiable");
  CREATE INDEX "_announcements_v_version_version_consent_idx" ON "_announcements_v" USING btree ("version_consent_id");
  CREATE INDEX "newsletter_issues_identifiable_idx" ON "newsletter_issues" USING btree ("identifiable");
  CREATE INDEX "newsletter_issues_consent_idx" ON "newsletter_issues" USING btree ("consent_id");
  CREATE INDEX "_newsletter_issues_v_version_version_identifiable_idx" ON "_newsletter_issues_v" USING btree ("version_identifiable");
  CREATE INDEX "_newsletter_issues_v_version_version_consent_idx" ON "_newsletter_issues_v" USING btree ("version_consent_id");
  CREATE INDEX "projects_identifiable_idx" ON "projects" USING btree ("identifiable");
  CREATE INDEX "projects_consent_idx" ON "projects" USING btree ("consent_id");
  CREATE INDEX "_projects_v_version_version_identifiable_idx" ON "_projects_v" USING btree ("version_identifiable");
  CREATE INDEX "_projects_v_version_version_consent_idx" ON "_projects_v" USING btree ("version_consent_id");
  CREATE INDEX "cards_identifiable_idx" ON "cards" USING btree ("identifiable");
  CREATE INDEX "cards_consent_idx" ON "cards" USING btree ("consent_id");
  CREATE INDEX "_cards_v_version_version_identifiable_idx" ON "_cards_v" USING btree ("version_identifiable");
  CREATE INDEX "_cards_v_version_version_consent_idx" ON "_cards_v" USING btree ("version_consent_id");
  CREATE INDEX "gallery_identifiable_idx" ON "gallery" USING btree ("identifiable");
  CREATE INDEX "gallery_consent_idx" ON "gallery" USING btree ("consent_id");
  CREATE INDEX "_gallery_v_version_version_identifiable_idx" ON "_gallery_v" USING btree ("version_identifiable");
  CREATE INDEX "_gallery_v_version_version_consent_idx" ON "_gallery_v" USING btree ("version_consent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" DROP CONSTRAINT "posts_consent_id_consents_id_fk";
  
  ALTER TABLE "_posts_v" DROP CONSTRAINT "_posts_v_version_consent_id_consents_id_fk";
  
  ALTER TABLE "events" DROP CONSTRAINT "events_consent_id_consents_id_fk";
  
  ALTER TABLE "_events_v" DROP CONSTRAINT "_events_v_version_consent_id_consents_id_fk";
  
  ALTER TABLE "announcements" DROP CONSTRAINT "announcements_consent_id_consents_id_fk";
  
  ALTER TABLE "_announcements_v" DROP CONSTRAINT "_announcements_v_version_consent_id_consents_id_fk";
  
  ALTER TABLE "newsletter_issues" DROP CONSTRAINT "newsletter_issues_consent_id_consents_id_fk";
  
  ALTER TABLE "_newsletter_issues_v" DROP CONSTRAINT "_newsletter_issues_v_version_consent_id_consents_id_fk";
  
  ALTER TABLE "projects" DROP CONSTRAINT "projects_consent_id_consents_id_fk";
  
  ALTER TABLE "_projects_v" DROP CONSTRAINT "_projects_v_version_consent_id_consents_id_fk";
  
  ALTER TABLE "cards" DROP CONSTRAINT "cards_consent_id_consents_id_fk";
  
  ALTER TABLE "_cards_v" DROP CONSTRAINT "_cards_v_version_consent_id_consents_id_fk";
  
  ALTER TABLE "gallery" DROP CONSTRAINT "gallery_consent_id_consents_id_fk";
  
  ALTER TABLE "_gallery_v" DROP CONSTRAINT "_gallery_v_version_consent_id_consents_id_fk";
  
  DROP INDEX "posts_identifiable_idx";
  DROP INDEX "posts_consent_idx";
  DROP INDEX "_posts_v_version_version_identifiable_idx";
  DROP INDEX "_posts_v_version_version_consent_idx";
  DROP INDEX "events_identifiable_idx";
  DROP INDEX "events_consent_idx";
  DROP INDEX "_events_v_version_version_identifiable_idx";
  DROP INDEX "_events_v_version_version_consent_idx";
  DROP INDEX "announcements_identifiable_idx";
  DROP INDEX "announcements_consent_idx";
  DROP INDEX "_announcements_v_version_version_identifiable_idx";
  DROP INDEX "_announcements_v_version_version_consent_idx";
  DROP INDEX "newsletter_issues_identifiable_idx";
  DROP INDEX "newsletter_issues_consent_idx";
  DROP INDEX "_newsletter_issues_v_version_version_identifiable_idx";
  DROP INDEX "_newsletter_issues_v_version_version_consent_idx";
  DROP INDEX "projects_identifiable_idx";
  DROP INDEX "projects_consent_idx";
  DROP INDEX "_projects_v_version_version_identifiable_idx";
  DROP INDEX "_projects_v_version_version_consent_idx";
  DROP INDEX "cards_identifiable_idx";
  DROP INDEX "cards_consent_idx";
  DROP INDEX "_cards_v_version_version_identifiable_idx";
  DROP INDEX "_cards_v_version_version_consent_idx";
  DROP INDEX "gallery_identifiable_idx";
  DROP INDEX "gallery_consent_idx";
  DROP INDEX "_gallery_v_version_version_identifiable_idx";
  DROP INDEX "_gallery_v_version_version_consent_idx";
  ALTER TABLE "posts" DROP COLUMN "name_changed";
  ALTER TABLE "posts" DROP COLUMN "identifiable";
  ALTER TABLE "posts" DROP COLUMN "consent_id";
  ALTER TABLE "_posts_v" DROP COLUMN "version_name_changed";
  ALTER TABLE "_posts_v" DROP COLUMN "version_identifiable";
  ALTER TABLE "_posts_v" DROP COLUMN "version_consent_id";
  ALTER TABLE "events" DROP COLUMN "name_changed";
  ALTER TABLE "events" DROP COLUMN "identifiable";
  ALTER TABLE "events" DROP COLUMN "consent_id";
  ALTER TABLE "_events_v" DROP COLUMN "version_name_changed";
  ALTER TABLE "_events_v" DROP COLUMN "version_identifiable";
  ALTER TABLE "_events_v" DROP COLUMN "version_consent_id";
  ALTER TABLE "announcements" DROP COLUMN "identifiable";
  ALTER TABLE "announcements" DROP COLUMN "consent_id";
  ALTER TABLE "_announcements_v" DROP COLUMN "version_identifiable";
  ALTER TABLE "_announcements_v" DROP COLUMN "version_consent_id";
  ALTER TABLE "newsletter_issues" DROP COLUMN "identifiable";
  ALTER TABLE "newsletter_issues" DROP COLUMN "consent_id";
  ALTER TABLE "_newsletter_issues_v" DROP COLUMN "version_identifiable";
  ALTER TABLE "_newsletter_issues_v" DROP COLUMN "version_consent_id";
  ALTER TABLE "projects" DROP COLUMN "name_changed";
  ALTER TABLE "projects" DROP COLUMN "identifiable";
  ALTER TABLE "projects" DROP COLUMN "consent_id";
  ALTER TABLE "_projects_v" DROP COLUMN "version_name_changed";
  ALTER TABLE "_projects_v" DROP COLUMN "version_identifiable";
  ALTER TABLE "_projects_v" DROP COLUMN "version_consent_id";
  ALTER TABLE "cards" DROP COLUMN "identifiable";
  ALTER TABLE "cards" DROP COLUMN "consent_id";
  ALTER TABLE "_cards_v" DROP COLUMN "version_identifiable";
  ALTER TABLE "_cards_v" DROP COLUMN "version_consent_id";
  ALTER TABLE "gallery" DROP COLUMN "identifiable";
  ALTER TABLE "gallery" DROP COLUMN "consent_id";
  ALTER TABLE "_gallery_v" DROP COLUMN "version_identifiable";
  ALTER TABLE "_gallery_v" DROP COLUMN "version_consent_id";
  DROP TYPE "public"."enum_posts_identifiable";
  DROP TYPE "public"."enum__posts_v_version_identifiable";
  DROP TYPE "public"."enum_events_identifiable";
  DROP TYPE "public"."enum__events_v_version_identifiable";
  DROP TYPE "public"."enum_announcements_identifiable";
  DROP TYPE "public"."enum__announcements_v_version_identifiable";
  DROP TYPE "public"."enum_newsletter_issues_identifiable";
  DROP TYPE "public"."enum__newsletter_issues_v_version_identifiable";
  DROP TYPE "public"."enum_projects_identifiable";
  DROP TYPE "public"."enum__projects_v_version_identifiable";
  DROP TYPE "public"."enum_cards_identifiable";
  DROP TYPE "public"."enum__cards_v_version_identifiable";
  DROP TYPE "public"."enum_gallery_identifiable";
  DROP TYPE "public"."enum__gallery_v_version_identifiable";`)
}
