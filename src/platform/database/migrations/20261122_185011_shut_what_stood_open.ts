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
  CREATE TYPE "public"."enum_films_identifiable" AS ENUM('yes', 'no');
  CREATE TABLE "films" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"identifiable" "enum_films_identifiable" NOT NULL,
  	"consent_id" integer,
  	"still_id" integer,
  	"credit" varchar,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "films_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
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
  ALTER TABLE "mails" ADD COLUMN "sealed" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "films_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "media_set_hero_film_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "media_set_mission_film_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "media_set_testimonial_film_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "media_set_dir_film_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "media_set_partnership_film_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_media_set_hero_film_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_media_set_mission_film_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_media_set_testimonial_film_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_media_set_dir_film_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_media_set_partnership_film_id" integer;
  ALTER TABLE "films" ADD CONSTRAINT "films_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "films" ADD CONSTRAINT "films_still_id_media_id_fk" FOREIGN KEY ("still_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "films_locales" ADD CONSTRAINT "films_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "films_identifiable_idx" ON "films" USING btree ("identifiable");
  CREATE INDEX "films_consent_idx" ON "films" USING btree ("consent_id");
  CREATE INDEX "films_still_idx" ON "films" USING btree ("still_id");
  CREATE INDEX "films_sample_idx" ON "films" USING btree ("sample");
  CREATE INDEX "films_updated_at_idx" ON "films" USING btree ("updated_at");
  CREATE INDEX "films_created_at_idx" ON "films" USING btree ("created_at");
  CREATE UNIQUE INDEX "films_filename_idx" ON "films" USING btree ("filename");
  CREATE UNIQUE INDEX "films_locales_locale_parent_id_unique" ON "films_locales" USING btree ("_locale","_parent_id");
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_films_fk" FOREIGN KEY ("films_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_media_set_hero_film_id_films_id_fk" FOREIGN KEY ("media_set_hero_film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_media_set_mission_film_id_films_id_fk" FOREIGN KEY ("media_set_mission_film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_media_set_testimonial_film_id_films_id_fk" FOREIGN KEY ("media_set_testimonial_film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_media_set_dir_film_id_films_id_fk" FOREIGN KEY ("media_set_dir_film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_media_set_partnership_film_id_films_id_fk" FOREIGN KEY ("media_set_partnership_film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_media_set_hero_film_id_films_id_fk" FOREIGN KEY ("version_media_set_hero_film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_media_set_mission_film_id_films_id_fk" FOREIGN KEY ("version_media_set_mission_film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_media_set_testimonial_film_id_films_id_fk" FOREIGN KEY ("version_media_set_testimonial_film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_media_set_dir_film_id_films_id_fk" FOREIGN KEY ("version_media_set_dir_film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_media_set_partnership_film_id_films_id_fk" FOREIGN KEY ("version_media_set_partnership_film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
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
  CREATE INDEX "_gallery_v_version_version_consent_idx" ON "_gallery_v" USING btree ("version_consent_id");
  CREATE INDEX "payload_locked_documents_rels_films_id_idx" ON "payload_locked_documents_rels" USING btree ("films_id");
  CREATE INDEX "site_settings_media_set_media_set_hero_film_idx" ON "site_settings" USING btree ("media_set_hero_film_id");
  CREATE INDEX "site_settings_media_set_media_set_mission_film_idx" ON "site_settings" USING btree ("media_set_mission_film_id");
  CREATE INDEX "site_settings_media_set_media_set_testimonial_film_idx" ON "site_settings" USING btree ("media_set_testimonial_film_id");
  CREATE INDEX "site_settings_media_set_media_set_dir_film_idx" ON "site_settings" USING btree ("media_set_dir_film_id");
  CREATE INDEX "site_settings_media_set_media_set_partnership_film_idx" ON "site_settings" USING btree ("media_set_partnership_film_id");
  CREATE INDEX "_site_settings_v_version_media_set_version_media_set_her_idx" ON "_site_settings_v" USING btree ("version_media_set_hero_film_id");
  CREATE INDEX "_site_settings_v_version_media_set_version_media_set_mis_idx" ON "_site_settings_v" USING btree ("version_media_set_mission_film_id");
  CREATE INDEX "_site_settings_v_version_media_set_version_media_set_tes_idx" ON "_site_settings_v" USING btree ("version_media_set_testimonial_film_id");
  CREATE INDEX "_site_settings_v_version_media_set_version_media_set_dir_idx" ON "_site_settings_v" USING btree ("version_media_set_dir_film_id");
  CREATE INDEX "_site_settings_v_version_media_set_version_media_set_par_idx" ON "_site_settings_v" USING btree ("version_media_set_partnership_film_id");
  ALTER TABLE "staff" DROP COLUMN "login_attempts";
  ALTER TABLE "staff" DROP COLUMN "lock_until";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "films" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "films_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "films" CASCADE;
  DROP TABLE "films_locales" CASCADE;
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
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_films_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_media_set_hero_film_id_films_id_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_media_set_mission_film_id_films_id_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_media_set_testimonial_film_id_films_id_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_media_set_dir_film_id_films_id_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_media_set_partnership_film_id_films_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_media_set_hero_film_id_films_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_media_set_mission_film_id_films_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_media_set_testimonial_film_id_films_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_media_set_dir_film_id_films_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_media_set_partnership_film_id_films_id_fk";
  
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
  DROP INDEX "payload_locked_documents_rels_films_id_idx";
  DROP INDEX "site_settings_media_set_media_set_hero_film_idx";
  DROP INDEX "site_settings_media_set_media_set_mission_film_idx";
  DROP INDEX "site_settings_media_set_media_set_testimonial_film_idx";
  DROP INDEX "site_settings_media_set_media_set_dir_film_idx";
  DROP INDEX "site_settings_media_set_media_set_partnership_film_idx";
  DROP INDEX "_site_settings_v_version_media_set_version_media_set_her_idx";
  DROP INDEX "_site_settings_v_version_media_set_version_media_set_mis_idx";
  DROP INDEX "_site_settings_v_version_media_set_version_media_set_tes_idx";
  DROP INDEX "_site_settings_v_version_media_set_version_media_set_dir_idx";
  DROP INDEX "_site_settings_v_version_media_set_version_media_set_par_idx";
  ALTER TABLE "staff" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "staff" ADD COLUMN "lock_until" timestamp(3) with time zone;
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
  ALTER TABLE "mails" DROP COLUMN "sealed";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "films_id";
  ALTER TABLE "site_settings" DROP COLUMN "media_set_hero_film_id";
  ALTER TABLE "site_settings" DROP COLUMN "media_set_mission_film_id";
  ALTER TABLE "site_settings" DROP COLUMN "media_set_testimonial_film_id";
  ALTER TABLE "site_settings" DROP COLUMN "media_set_dir_film_id";
  ALTER TABLE "site_settings" DROP COLUMN "media_set_partnership_film_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_media_set_hero_film_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_media_set_mission_film_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_media_set_testimonial_film_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_media_set_dir_film_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_media_set_partnership_film_id";
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
  DROP TYPE "public"."enum__gallery_v_version_identifiable";
  DROP TYPE "public"."enum_films_identifiable";`)
}
