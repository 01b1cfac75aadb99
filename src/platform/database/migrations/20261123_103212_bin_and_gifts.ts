import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_staff_role" ADD VALUE 'bookkeeper' BEFORE 'door';
  CREATE TABLE "giving_bank_accounts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"currency" varchar NOT NULL,
  	"holder" varchar NOT NULL,
  	"account" varchar NOT NULL,
  	"bank" varchar NOT NULL,
  	"bic" varchar
  );
  
  CREATE TABLE "giving_locales" (
  	"registration" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_giving_v_version_bank_accounts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"currency" varchar NOT NULL,
  	"holder" varchar NOT NULL,
  	"account" varchar NOT NULL,
  	"bank" varchar NOT NULL,
  	"bic" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_giving_v_locales" (
  	"version_registration" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "posts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "events" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_events_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "announcements" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_announcements_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "projects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_projects_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "partners" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_partners_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "campaigns" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "reports" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_reports_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cards" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_cards_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "gallery" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_gallery_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "stories" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_stories_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "testimonials" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "holidays" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_holidays_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "team_members" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_team_members_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "legal_pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_legal_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "starter_links" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_starter_links_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "films" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "consents" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_consents_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "giving_currencies" ADD COLUMN "two_above" varchar;
  ALTER TABLE "_giving_v_version_currencies" ADD COLUMN "two_above" varchar;
  ALTER TABLE "giving_bank_accounts" ADD CONSTRAINT "giving_bank_accounts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."giving"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "giving_locales" ADD CONSTRAINT "giving_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."giving"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_giving_v_version_bank_accounts" ADD CONSTRAINT "_giving_v_version_bank_accounts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_giving_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_giving_v_locales" ADD CONSTRAINT "_giving_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_giving_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "giving_bank_accounts_order_idx" ON "giving_bank_accounts" USING btree ("_order");
  CREATE INDEX "giving_bank_accounts_parent_id_idx" ON "giving_bank_accounts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "giving_locales_locale_parent_id_unique" ON "giving_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_giving_v_version_bank_accounts_order_idx" ON "_giving_v_version_bank_accounts" USING btree ("_order");
  CREATE INDEX "_giving_v_version_bank_accounts_parent_id_idx" ON "_giving_v_version_bank_accounts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_giving_v_locales_locale_parent_id_unique" ON "_giving_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "events_deleted_at_idx" ON "events" USING btree ("deleted_at");
  CREATE INDEX "_events_v_version_version_deleted_at_idx" ON "_events_v" USING btree ("version_deleted_at");
  CREATE INDEX "announcements_deleted_at_idx" ON "announcements" USING btree ("deleted_at");
  CREATE INDEX "_announcements_v_version_version_deleted_at_idx" ON "_announcements_v" USING btree ("version_deleted_at");
  CREATE INDEX "projects_deleted_at_idx" ON "projects" USING btree ("deleted_at");
  CREATE INDEX "_projects_v_version_version_deleted_at_idx" ON "_projects_v" USING btree ("version_deleted_at");
  CREATE INDEX "partners_deleted_at_idx" ON "partners" USING btree ("deleted_at");
  CREATE INDEX "_partners_v_version_version_deleted_at_idx" ON "_partners_v" USING btree ("version_deleted_at");
  CREATE INDEX "campaigns_deleted_at_idx" ON "campaigns" USING btree ("deleted_at");
  CREATE INDEX "_campaigns_v_version_version_deleted_at_idx" ON "_campaigns_v" USING btree ("version_deleted_at");
  CREATE INDEX "reports_deleted_at_idx" ON "reports" USING btree ("deleted_at");
  CREATE INDEX "_reports_v_version_version_deleted_at_idx" ON "_reports_v" USING btree ("version_deleted_at");
  CREATE INDEX "cards_deleted_at_idx" ON "cards" USING btree ("deleted_at");
  CREATE INDEX "_cards_v_version_version_deleted_at_idx" ON "_cards_v" USING btree ("version_deleted_at");
  CREATE INDEX "gallery_deleted_at_idx" ON "gallery" USING btree ("deleted_at");
  CREATE INDEX "_gallery_v_version_version_deleted_at_idx" ON "_gallery_v" USING btree ("version_deleted_at");
  CREATE INDEX "stories_deleted_at_idx" ON "stories" USING btree ("deleted_at");
  CREATE INDEX "_stories_v_version_version_deleted_at_idx" ON "_stories_v" USING btree ("version_deleted_at");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX "holidays_deleted_at_idx" ON "holidays" USING btree ("deleted_at");
  CREATE INDEX "_holidays_v_version_version_deleted_at_idx" ON "_holidays_v" USING btree ("version_deleted_at");
  CREATE INDEX "team_members_deleted_at_idx" ON "team_members" USING btree ("deleted_at");
  CREATE INDEX "_team_members_v_version_version_deleted_at_idx" ON "_team_members_v" USING btree ("version_deleted_at");
  CREATE INDEX "legal_pages_deleted_at_idx" ON "legal_pages" USING btree ("deleted_at");
  CREATE INDEX "_legal_pages_v_version_version_deleted_at_idx" ON "_legal_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "starter_links_deleted_at_idx" ON "starter_links" USING btree ("deleted_at");
  CREATE INDEX "_starter_links_v_version_version_deleted_at_idx" ON "_starter_links_v" USING btree ("version_deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "films_deleted_at_idx" ON "films" USING btree ("deleted_at");
  CREATE INDEX "consents_deleted_at_idx" ON "consents" USING btree ("deleted_at");
  CREATE INDEX "_consents_v_version_version_deleted_at_idx" ON "_consents_v" USING btree ("version_deleted_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "giving_bank_accounts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "giving_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_giving_v_version_bank_accounts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_giving_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "giving_bank_accounts" CASCADE;
  DROP TABLE "giving_locales" CASCADE;
  DROP TABLE "_giving_v_version_bank_accounts" CASCADE;
  DROP TABLE "_giving_v_locales" CASCADE;
  ALTER TABLE "staff" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "staff" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_staff_role";
  CREATE TYPE "public"."enum_staff_role" AS ENUM('admin', 'editor', 'door');
  ALTER TABLE "staff" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_staff_role";
  ALTER TABLE "staff" ALTER COLUMN "role" SET DATA TYPE "public"."enum_staff_role" USING "role"::"public"."enum_staff_role";
  DROP INDEX "posts_deleted_at_idx";
  DROP INDEX "_posts_v_version_version_deleted_at_idx";
  DROP INDEX "events_deleted_at_idx";
  DROP INDEX "_events_v_version_version_deleted_at_idx";
  DROP INDEX "announcements_deleted_at_idx";
  DROP INDEX "_announcements_v_version_version_deleted_at_idx";
  DROP INDEX "projects_deleted_at_idx";
  DROP INDEX "_projects_v_version_version_deleted_at_idx";
  DROP INDEX "partners_deleted_at_idx";
  DROP INDEX "_partners_v_version_version_deleted_at_idx";
  DROP INDEX "campaigns_deleted_at_idx";
  DROP INDEX "_campaigns_v_version_version_deleted_at_idx";
  DROP INDEX "reports_deleted_at_idx";
  DROP INDEX "_reports_v_version_version_deleted_at_idx";
  DROP INDEX "cards_deleted_at_idx";
  DROP INDEX "_cards_v_version_version_deleted_at_idx";
  DROP INDEX "gallery_deleted_at_idx";
  DROP INDEX "_gallery_v_version_version_deleted_at_idx";
  DROP INDEX "stories_deleted_at_idx";
  DROP INDEX "_stories_v_version_version_deleted_at_idx";
  DROP INDEX "testimonials_deleted_at_idx";
  DROP INDEX "_testimonials_v_version_version_deleted_at_idx";
  DROP INDEX "holidays_deleted_at_idx";
  DROP INDEX "_holidays_v_version_version_deleted_at_idx";
  DROP INDEX "team_members_deleted_at_idx";
  DROP INDEX "_team_members_v_version_version_deleted_at_idx";
  DROP INDEX "legal_pages_deleted_at_idx";
  DROP INDEX "_legal_pages_v_version_version_deleted_at_idx";
  DROP INDEX "starter_links_deleted_at_idx";
  DROP INDEX "_starter_links_v_version_version_deleted_at_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "films_deleted_at_idx";
  DROP INDEX "consents_deleted_at_idx";
  DROP INDEX "_consents_v_version_version_deleted_at_idx";
  ALTER TABLE "posts" DROP COLUMN "deleted_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "events" DROP COLUMN "deleted_at";
  ALTER TABLE "_events_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "announcements" DROP COLUMN "deleted_at";
  ALTER TABLE "_announcements_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "projects" DROP COLUMN "deleted_at";
  ALTER TABLE "_projects_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "partners" DROP COLUMN "deleted_at";
  ALTER TABLE "_partners_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "campaigns" DROP COLUMN "deleted_at";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "reports" DROP COLUMN "deleted_at";
  ALTER TABLE "_reports_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "cards" DROP COLUMN "deleted_at";
  ALTER TABLE "_cards_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "gallery" DROP COLUMN "deleted_at";
  ALTER TABLE "_gallery_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "stories" DROP COLUMN "deleted_at";
  ALTER TABLE "_stories_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "testimonials" DROP COLUMN "deleted_at";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "holidays" DROP COLUMN "deleted_at";
  ALTER TABLE "_holidays_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "team_members" DROP COLUMN "deleted_at";
  ALTER TABLE "_team_members_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "legal_pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_legal_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "starter_links" DROP COLUMN "deleted_at";
  ALTER TABLE "_starter_links_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "films" DROP COLUMN "deleted_at";
  ALTER TABLE "consents" DROP COLUMN "deleted_at";
  ALTER TABLE "_consents_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "giving_currencies" DROP COLUMN "two_above";
  ALTER TABLE "_giving_v_version_currencies" DROP COLUMN "two_above";`)
}
