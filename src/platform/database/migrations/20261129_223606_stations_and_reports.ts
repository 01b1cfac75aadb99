import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_projects_stations_kind" AS ENUM('bought', 'packed', 'on-the-way', 'arrived', 'given', 'result');
  CREATE TYPE "public"."enum_projects_stations_region" AS ENUM('addis-ababa', 'afar', 'amhara', 'benishangul-gumuz', 'central-ethiopia', 'dire-dawa', 'gambela', 'harari', 'oromia', 'sidama', 'somali', 'south-ethiopia', 'south-west-ethiopia', 'tigray', 'abroad');
  CREATE TYPE "public"."enum__projects_v_version_stations_kind" AS ENUM('bought', 'packed', 'on-the-way', 'arrived', 'given', 'result');
  CREATE TYPE "public"."enum__projects_v_version_stations_region" AS ENUM('addis-ababa', 'afar', 'amhara', 'benishangul-gumuz', 'central-ethiopia', 'dire-dawa', 'gambela', 'harari', 'oromia', 'sidama', 'somali', 'south-ethiopia', 'south-west-ethiopia', 'tigray', 'abroad');
  CREATE TABLE "projects_stations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_projects_stations_kind",
  	"day" timestamp(3) with time zone,
  	"region" "enum_projects_stations_region",
  	"entry" numeric,
  	"document_id" integer
  );
  
  CREATE TABLE "projects_stations_locales" (
  	"words" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "projects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_projects_v_version_stations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__projects_v_version_stations_kind",
  	"day" timestamp(3) with time zone,
  	"region" "enum__projects_v_version_stations_region",
  	"entry" numeric,
  	"document_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_stations_locales" (
  	"words" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  ALTER TABLE "events" ADD COLUMN "report_raised" varchar;
  ALTER TABLE "events" ADD COLUMN "report_currency" varchar;
  ALTER TABLE "events" ADD COLUMN "report_project_id" integer;
  ALTER TABLE "events_locales" ADD COLUMN "report_source" varchar;
  ALTER TABLE "events_locales" ADD COLUMN "report_thanks" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_report_raised" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_report_currency" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_report_project_id" integer;
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_report_source" varchar;
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_report_thanks" varchar;
  ALTER TABLE "projects_stations" ADD CONSTRAINT "projects_stations_document_id_pdfs_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."pdfs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_stations" ADD CONSTRAINT "projects_stations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_stations_locales" ADD CONSTRAINT "projects_stations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_stations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_stations" ADD CONSTRAINT "_projects_v_version_stations_document_id_pdfs_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."pdfs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_version_stations" ADD CONSTRAINT "_projects_v_version_stations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_stations_locales" ADD CONSTRAINT "_projects_v_version_stations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_stations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "projects_stations_order_idx" ON "projects_stations" USING btree ("_order");
  CREATE INDEX "projects_stations_parent_id_idx" ON "projects_stations" USING btree ("_parent_id");
  CREATE INDEX "projects_stations_day_idx" ON "projects_stations" USING btree ("day");
  CREATE INDEX "projects_stations_document_idx" ON "projects_stations" USING btree ("document_id");
  CREATE UNIQUE INDEX "projects_stations_locales_locale_parent_id_unique" ON "projects_stations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_rels_order_idx" ON "projects_rels" USING btree ("order");
  CREATE INDEX "projects_rels_parent_idx" ON "projects_rels" USING btree ("parent_id");
  CREATE INDEX "projects_rels_path_idx" ON "projects_rels" USING btree ("path");
  CREATE INDEX "projects_rels_media_id_idx" ON "projects_rels" USING btree ("media_id");
  CREATE INDEX "_projects_v_version_stations_order_idx" ON "_projects_v_version_stations" USING btree ("_order");
  CREATE INDEX "_projects_v_version_stations_parent_id_idx" ON "_projects_v_version_stations" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_stations_day_idx" ON "_projects_v_version_stations" USING btree ("day");
  CREATE INDEX "_projects_v_version_stations_document_idx" ON "_projects_v_version_stations" USING btree ("document_id");
  CREATE UNIQUE INDEX "_projects_v_version_stations_locales_locale_parent_id_unique" ON "_projects_v_version_stations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_rels_order_idx" ON "_projects_v_rels" USING btree ("order");
  CREATE INDEX "_projects_v_rels_parent_idx" ON "_projects_v_rels" USING btree ("parent_id");
  CREATE INDEX "_projects_v_rels_path_idx" ON "_projects_v_rels" USING btree ("path");
  CREATE INDEX "_projects_v_rels_media_id_idx" ON "_projects_v_rels" USING btree ("media_id");
  ALTER TABLE "events" ADD CONSTRAINT "events_report_project_id_projects_id_fk" FOREIGN KEY ("report_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_report_project_id_projects_id_fk" FOREIGN KEY ("version_report_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "events_report_report_project_idx" ON "events" USING btree ("report_project_id");
  CREATE INDEX "_events_v_version_report_version_report_project_idx" ON "_events_v" USING btree ("version_report_project_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects_stations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects_stations_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_stations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_stations_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "projects_stations" CASCADE;
  DROP TABLE "projects_stations_locales" CASCADE;
  DROP TABLE "projects_rels" CASCADE;
  DROP TABLE "_projects_v_version_stations" CASCADE;
  DROP TABLE "_projects_v_version_stations_locales" CASCADE;
  DROP TABLE "_projects_v_rels" CASCADE;
  ALTER TABLE "events" DROP CONSTRAINT "events_report_project_id_projects_id_fk";
  
  ALTER TABLE "_events_v" DROP CONSTRAINT "_events_v_version_report_project_id_projects_id_fk";
  
  DROP INDEX "events_report_report_project_idx";
  DROP INDEX "_events_v_version_report_version_report_project_idx";
  ALTER TABLE "events" DROP COLUMN "report_raised";
  ALTER TABLE "events" DROP COLUMN "report_currency";
  ALTER TABLE "events" DROP COLUMN "report_project_id";
  ALTER TABLE "events_locales" DROP COLUMN "report_source";
  ALTER TABLE "events_locales" DROP COLUMN "report_thanks";
  ALTER TABLE "_events_v" DROP COLUMN "version_report_raised";
  ALTER TABLE "_events_v" DROP COLUMN "version_report_currency";
  ALTER TABLE "_events_v" DROP COLUMN "version_report_project_id";
  ALTER TABLE "_events_v_locales" DROP COLUMN "version_report_source";
  ALTER TABLE "_events_v_locales" DROP COLUMN "version_report_thanks";
  DROP TYPE "public"."enum_projects_stations_kind";
  DROP TYPE "public"."enum_projects_stations_region";
  DROP TYPE "public"."enum__projects_v_version_stations_kind";
  DROP TYPE "public"."enum__projects_v_version_stations_region";`)
}
