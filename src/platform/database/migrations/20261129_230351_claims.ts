import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_claims_state" AS ENUM('known', 'unknown');
  CREATE TYPE "public"."enum_claims_unit" AS ENUM('children', 'families', 'volunteers', 'people', 'gifts', 'medicines', 'birr', 'percent');
  CREATE TYPE "public"."enum_claims_kind" AS ENUM('counted', 'more-than', 'increase');
  CREATE TYPE "public"."enum_claims_every" AS ENUM('1', '3', '6', '12');
  CREATE TYPE "public"."enum_claims_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__claims_v_version_state" AS ENUM('known', 'unknown');
  CREATE TYPE "public"."enum__claims_v_version_unit" AS ENUM('children', 'families', 'volunteers', 'people', 'gifts', 'medicines', 'birr', 'percent');
  CREATE TYPE "public"."enum__claims_v_version_kind" AS ENUM('counted', 'more-than', 'increase');
  CREATE TYPE "public"."enum__claims_v_version_every" AS ENUM('1', '3', '6', '12');
  CREATE TYPE "public"."enum__claims_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__claims_v_published_locale" AS ENUM('en', 'am');
  CREATE TYPE "public"."enum_sources_kind" AS ENUM('document', 'ledger', 'unnamed');
  CREATE TYPE "public"."enum_sources_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sources_v_version_kind" AS ENUM('document', 'ledger', 'unnamed');
  CREATE TYPE "public"."enum__sources_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sources_v_published_locale" AS ENUM('en', 'am');
  CREATE TABLE "claims_corrections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"before" numeric,
  	"after" numeric,
  	"why" varchar,
  	"why_in_amharic" varchar,
  	"evidence_id" integer
  );
  
  CREATE TABLE "claims" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"state" "enum_claims_state" DEFAULT 'known',
  	"value" numeric,
  	"unit" "enum_claims_unit",
  	"kind" "enum_claims_kind" DEFAULT 'counted',
  	"change_why" varchar,
  	"change_why_in_amharic" varchar,
  	"change_evidence_id" integer,
  	"source_id" integer,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"looked_at" timestamp(3) with time zone,
  	"every" "enum_claims_every" DEFAULT '12',
  	"owner_id" integer,
  	"was_stated" boolean,
  	"stated_value" numeric,
  	"translation" "translation_state",
  	"translated_from" jsonb,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_claims_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "claims_locales" (
  	"sentence" varchar,
  	"method" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_claims_v_version_corrections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"before" numeric,
  	"after" numeric,
  	"why" varchar,
  	"why_in_amharic" varchar,
  	"evidence_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_claims_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar,
  	"version_state" "enum__claims_v_version_state" DEFAULT 'known',
  	"version_value" numeric,
  	"version_unit" "enum__claims_v_version_unit",
  	"version_kind" "enum__claims_v_version_kind" DEFAULT 'counted',
  	"version_change_why" varchar,
  	"version_change_why_in_amharic" varchar,
  	"version_change_evidence_id" integer,
  	"version_source_id" integer,
  	"version_from" timestamp(3) with time zone,
  	"version_until" timestamp(3) with time zone,
  	"version_looked_at" timestamp(3) with time zone,
  	"version_every" "enum__claims_v_version_every" DEFAULT '12',
  	"version_owner_id" integer,
  	"version_was_stated" boolean,
  	"version_stated_value" numeric,
  	"version_translation" "translation_state",
  	"version_translated_from" jsonb,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__claims_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__claims_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_claims_v_locales" (
  	"version_sentence" varchar,
  	"version_method" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "sources" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_sources_kind" DEFAULT 'document',
  	"link" varchar,
  	"file_id" integer,
  	"day" timestamp(3) with time zone,
  	"translation" "translation_state",
  	"translated_from" jsonb,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_sources_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "sources_locales" (
  	"title" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_sources_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__sources_v_version_kind" DEFAULT 'document',
  	"version_link" varchar,
  	"version_file_id" integer,
  	"version_day" timestamp(3) with time zone,
  	"version_translation" "translation_state",
  	"version_translated_from" jsonb,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__sources_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__sources_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_sources_v_locales" (
  	"version_title" varchar,
  	"version_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "posts" ADD COLUMN "no_claims" jsonb;
  ALTER TABLE "_posts_v" ADD COLUMN "version_no_claims" jsonb;
  ALTER TABLE "events" ADD COLUMN "no_claims" jsonb;
  ALTER TABLE "_events_v" ADD COLUMN "version_no_claims" jsonb;
  ALTER TABLE "projects" ADD COLUMN "no_claims" jsonb;
  ALTER TABLE "_projects_v" ADD COLUMN "version_no_claims" jsonb;
  ALTER TABLE "pages" ADD COLUMN "no_claims" jsonb;
  ALTER TABLE "_pages_v" ADD COLUMN "version_no_claims" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "claims_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sources_id" integer;
  ALTER TABLE "claims_corrections" ADD CONSTRAINT "claims_corrections_evidence_id_sources_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "claims_corrections" ADD CONSTRAINT "claims_corrections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "claims" ADD CONSTRAINT "claims_change_evidence_id_sources_id_fk" FOREIGN KEY ("change_evidence_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "claims" ADD CONSTRAINT "claims_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "claims" ADD CONSTRAINT "claims_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "claims_locales" ADD CONSTRAINT "claims_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_claims_v_version_corrections" ADD CONSTRAINT "_claims_v_version_corrections_evidence_id_sources_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_claims_v_version_corrections" ADD CONSTRAINT "_claims_v_version_corrections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_claims_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_claims_v" ADD CONSTRAINT "_claims_v_parent_id_claims_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."claims"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_claims_v" ADD CONSTRAINT "_claims_v_version_change_evidence_id_sources_id_fk" FOREIGN KEY ("version_change_evidence_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_claims_v" ADD CONSTRAINT "_claims_v_version_source_id_sources_id_fk" FOREIGN KEY ("version_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_claims_v" ADD CONSTRAINT "_claims_v_version_owner_id_staff_id_fk" FOREIGN KEY ("version_owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_claims_v_locales" ADD CONSTRAINT "_claims_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_claims_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sources" ADD CONSTRAINT "sources_file_id_pdfs_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."pdfs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sources_locales" ADD CONSTRAINT "sources_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sources_v" ADD CONSTRAINT "_sources_v_parent_id_sources_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sources_v" ADD CONSTRAINT "_sources_v_version_file_id_pdfs_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."pdfs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sources_v_locales" ADD CONSTRAINT "_sources_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sources_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "claims_corrections_order_idx" ON "claims_corrections" USING btree ("_order");
  CREATE INDEX "claims_corrections_parent_id_idx" ON "claims_corrections" USING btree ("_parent_id");
  CREATE INDEX "claims_corrections_day_idx" ON "claims_corrections" USING btree ("day");
  CREATE INDEX "claims_corrections_evidence_idx" ON "claims_corrections" USING btree ("evidence_id");
  CREATE UNIQUE INDEX "claims_key_idx" ON "claims" USING btree ("key");
  CREATE INDEX "claims_change_change_evidence_idx" ON "claims" USING btree ("change_evidence_id");
  CREATE INDEX "claims_source_idx" ON "claims" USING btree ("source_id");
  CREATE INDEX "claims_from_idx" ON "claims" USING btree ("from");
  CREATE INDEX "claims_until_idx" ON "claims" USING btree ("until");
  CREATE INDEX "claims_looked_at_idx" ON "claims" USING btree ("looked_at");
  CREATE INDEX "claims_owner_idx" ON "claims" USING btree ("owner_id");
  CREATE INDEX "claims_translation_idx" ON "claims" USING btree ("translation");
  CREATE INDEX "claims_sample_idx" ON "claims" USING btree ("sample");
  CREATE INDEX "claims_updated_at_idx" ON "claims" USING btree ("updated_at");
  CREATE INDEX "claims_created_at_idx" ON "claims" USING btree ("created_at");
  CREATE INDEX "claims_deleted_at_idx" ON "claims" USING btree ("deleted_at");
  CREATE INDEX "claims__status_idx" ON "claims" USING btree ("_status");
  CREATE UNIQUE INDEX "claims_locales_locale_parent_id_unique" ON "claims_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_claims_v_version_corrections_order_idx" ON "_claims_v_version_corrections" USING btree ("_order");
  CREATE INDEX "_claims_v_version_corrections_parent_id_idx" ON "_claims_v_version_corrections" USING btree ("_parent_id");
  CREATE INDEX "_claims_v_version_corrections_day_idx" ON "_claims_v_version_corrections" USING btree ("day");
  CREATE INDEX "_claims_v_version_corrections_evidence_idx" ON "_claims_v_version_corrections" USING btree ("evidence_id");
  CREATE INDEX "_claims_v_parent_idx" ON "_claims_v" USING btree ("parent_id");
  CREATE INDEX "_claims_v_version_version_key_idx" ON "_claims_v" USING btree ("version_key");
  CREATE INDEX "_claims_v_version_change_version_change_evidence_idx" ON "_claims_v" USING btree ("version_change_evidence_id");
  CREATE INDEX "_claims_v_version_version_source_idx" ON "_claims_v" USING btree ("version_source_id");
  CREATE INDEX "_claims_v_version_version_from_idx" ON "_claims_v" USING btree ("version_from");
  CREATE INDEX "_claims_v_version_version_until_idx" ON "_claims_v" USING btree ("version_until");
  CREATE INDEX "_claims_v_version_version_looked_at_idx" ON "_claims_v" USING btree ("version_looked_at");
  CREATE INDEX "_claims_v_version_version_owner_idx" ON "_claims_v" USING btree ("version_owner_id");
  CREATE INDEX "_claims_v_version_version_translation_idx" ON "_claims_v" USING btree ("version_translation");
  CREATE INDEX "_claims_v_version_version_sample_idx" ON "_claims_v" USING btree ("version_sample");
  CREATE INDEX "_claims_v_version_version_updated_at_idx" ON "_claims_v" USING btree ("version_updated_at");
  CREATE INDEX "_claims_v_version_version_created_at_idx" ON "_claims_v" USING btree ("version_created_at");
  CREATE INDEX "_claims_v_version_version_deleted_at_idx" ON "_claims_v" USING btree ("version_deleted_at");
  CREATE INDEX "_claims_v_version_version__status_idx" ON "_claims_v" USING btree ("version__status");
  CREATE INDEX "_claims_v_created_at_idx" ON "_claims_v" USING btree ("created_at");
  CREATE INDEX "_claims_v_updated_at_idx" ON "_claims_v" USING btree ("updated_at");
  CREATE INDEX "_claims_v_snapshot_idx" ON "_claims_v" USING btree ("snapshot");
  CREATE INDEX "_claims_v_published_locale_idx" ON "_claims_v" USING btree ("published_locale");
  CREATE INDEX "_claims_v_latest_idx" ON "_claims_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_claims_v_locales_locale_parent_id_unique" ON "_claims_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sources_file_idx" ON "sources" USING btree ("file_id");
  CREATE INDEX "sources_day_idx" ON "sources" USING btree ("day");
  CREATE INDEX "sources_translation_idx" ON "sources" USING btree ("translation");
  CREATE INDEX "sources_sample_idx" ON "sources" USING btree ("sample");
  CREATE INDEX "sources_updated_at_idx" ON "sources" USING btree ("updated_at");
  CREATE INDEX "sources_created_at_idx" ON "sources" USING btree ("created_at");
  CREATE INDEX "sources_deleted_at_idx" ON "sources" USING btree ("deleted_at");
  CREATE INDEX "sources__status_idx" ON "sources" USING btree ("_status");
  CREATE UNIQUE INDEX "sources_locales_locale_parent_id_unique" ON "sources_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sources_v_parent_idx" ON "_sources_v" USING btree ("parent_id");
  CREATE INDEX "_sources_v_version_version_file_idx" ON "_sources_v" USING btree ("version_file_id");
  CREATE INDEX "_sources_v_version_version_day_idx" ON "_sources_v" USING btree ("version_day");
  CREATE INDEX "_sources_v_version_version_translation_idx" ON "_sources_v" USING btree ("version_translation");
  CREATE INDEX "_sources_v_version_version_sample_idx" ON "_sources_v" USING btree ("version_sample");
  CREATE INDEX "_sources_v_version_version_updated_at_idx" ON "_sources_v" USING btree ("version_updated_at");
  CREATE INDEX "_sources_v_version_version_created_at_idx" ON "_sources_v" USING btree ("version_created_at");
  CREATE INDEX "_sources_v_version_version_deleted_at_idx" ON "_sources_v" USING btree ("version_deleted_at");
  CREATE INDEX "_sources_v_version_version__status_idx" ON "_sources_v" USING btree ("version__status");
  CREATE INDEX "_sources_v_created_at_idx" ON "_sources_v" USING btree ("created_at");
  CREATE INDEX "_sources_v_updated_at_idx" ON "_sources_v" USING btree ("updated_at");
  CREATE INDEX "_sources_v_snapshot_idx" ON "_sources_v" USING btree ("snapshot");
  CREATE INDEX "_sources_v_published_locale_idx" ON "_sources_v" USING btree ("published_locale");
  CREATE INDEX "_sources_v_latest_idx" ON "_sources_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_sources_v_locales_locale_parent_id_unique" ON "_sources_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_claims_fk" FOREIGN KEY ("claims_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sources_fk" FOREIGN KEY ("sources_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_claims_id_idx" ON "payload_locked_documents_rels" USING btree ("claims_id");
  CREATE INDEX "payload_locked_documents_rels_sources_id_idx" ON "payload_locked_documents_rels" USING btree ("sources_id");
  -- The four numbers of the site settings become records of the register, with a source that says that none is known.
  INSERT INTO "sources" ("kind", "_status") SELECT 'unnamed', 'published' FROM "site_settings" ORDER BY "id" LIMIT 1;
  INSERT INTO "sources_locales" ("title", "note", "_locale", "_parent_id")
    SELECT "words"."title", "words"."note", "words"."language"::"_locales", "sources"."id" FROM "sources", (VALUES
      ('en', 'The settings of this site', 'The settings stated this number without a source. Name the real one.'),
      ('am', 'የዚህ ድረ ገጽ ቅንብሮች', 'ቅንብሮቹ ይህን ቁጥር ያለ ምንጭ ይጠቅሱ ነበር። ትክክለኛው ምንጭ ይጠቀስ።')
    ) AS "words" ("language", "title", "note");
  INSERT INTO "_sources_v" ("parent_id", "version_kind", "version__status", "version_updated_at", "version_created_at", "latest")
    SELECT "id", 'unnamed', 'published', "updated_at", "created_at", true FROM "sources";
  INSERT INTO "_sources_v_locales" ("version_title", "version_note", "_locale", "_parent_id")
    SELECT "title", "note", "_locale", "_sources_v"."id" FROM "sources_locales"
    JOIN "_sources_v" ON "parent_id" = "sources_locales"."_parent_id";
  INSERT INTO "claims" ("key", "value", "unit", "kind", "source_id", "looked_at", "was_stated", "stated_value", "_status")
    SELECT "number"."key", "number"."value", "number"."unit"::"enum_claims_unit", "number"."kind"::"enum_claims_kind",
      "sources"."id", coalesce("settings"."updated_at", now()), true, "number"."value", 'published'
    FROM "sources", (SELECT * FROM "site_settings" ORDER BY "id" LIMIT 1) AS "settings", LATERAL (VALUES
      ('childrenHelped', "claims_children_helped", 'children', 'counted'),
      ('diagnosticWorkUp', "claims_diagnostic_work_up", 'children', 'more-than'),
      ('volunteersIncrease', "claims_volunteers_increase", 'percent', 'increase'),
      ('donationsIncrease', "claims_donations_increase", 'percent', 'increase')
    ) AS "number" ("key", "value", "unit", "kind");
  INSERT INTO "claims_locales" ("sentence", "method", "_locale", "_parent_id")
    SELECT "words"."sentence", CASE "words"."language" WHEN 'en' THEN 'Not known.' ELSE 'አይታወቅም።' END,
      "words"."language"::"_locales", "claims"."id" FROM "claims" JOIN (VALUES
      ('childrenHelped', 'en', '{value} children helped this year.'),
      ('childrenHelped', 'am', 'በዚህ ዓመት {value} ልጆች እርዳታ አግኝተዋል።'),
      ('diagnosticWorkUp', 'en', 'More than {value} children helped with diagnostic work-up.'),
      ('diagnosticWorkUp', 'am', 'ከ{value} በላይ ልጆች የምርመራ እርዳታ አግኝተዋል።'),
      ('volunteersIncrease', 'en', '{value}% increase in volunteers.'),
      ('volunteersIncrease', 'am', 'የበጎ ፈቃደኞች ቁጥር በ{value}% ጨምሯል።'),
      ('donationsIncrease', 'en', '{value}% increase in donations.'),
      ('donationsIncrease', 'am', 'ልገሳ በ{value}% አድጓል።')
    ) AS "words" ("key", "language", "sentence") ON "words"."key" = "claims"."key";
  INSERT INTO "_claims_v" ("parent_id", "version_key", "version_value", "version_unit", "version_kind", "version_source_id",
      "version_looked_at", "version_was_stated", "version_stated_value", "version__status", "version_updated_at",
      "version_created_at", "latest")
    SELECT "id", "key", "value", "unit"::text::"enum__claims_v_version_unit", "kind"::text::"enum__claims_v_version_kind",
      "source_id", "looked_at", true, "stated_value", 'published', "updated_at", "created_at", true FROM "claims";
  INSERT INTO "_claims_v_locales" ("version_sentence", "version_method", "_locale", "_parent_id")
    SELECT "sentence", "method", "_locale", "_claims_v"."id" FROM "claims_locales"
    JOIN "_claims_v" ON "parent_id" = "claims_locales"."_parent_id";
  ALTER TABLE "site_settings" DROP COLUMN "claims_children_helped";
  ALTER TABLE "site_settings" DROP COLUMN "claims_diagnostic_work_up";
  ALTER TABLE "site_settings" DROP COLUMN "claims_volunteers_increase";
  ALTER TABLE "site_settings" DROP COLUMN "claims_donations_increase";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_claims_children_helped";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_claims_diagnostic_work_up";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_claims_volunteers_increase";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_claims_donations_increase";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "claims_corrections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "claims" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "claims_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_claims_v_version_corrections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_claims_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_claims_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sources_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sources_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sources_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "claims_corrections" CASCADE;
  DROP TABLE "claims" CASCADE;
  DROP TABLE "claims_locales" CASCADE;
  DROP TABLE "_claims_v_version_corrections" CASCADE;
  DROP TABLE "_claims_v" CASCADE;
  DROP TABLE "_claims_v_locales" CASCADE;
  DROP TABLE "sources" CASCADE;
  DROP TABLE "sources_locales" CASCADE;
  DROP TABLE "_sources_v" CASCADE;
  DROP TABLE "_sources_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_claims_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sources_fk";
  
  DROP INDEX "payload_locked_documents_rels_claims_id_idx";
  DROP INDEX "payload_locked_documents_rels_sources_id_idx";
  ALTER TABLE "site_settings" ADD COLUMN "claims_children_helped" numeric DEFAULT 160 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "claims_diagnostic_work_up" numeric DEFAULT 75 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "claims_volunteers_increase" numeric DEFAULT 25 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "claims_donations_increase" numeric DEFAULT 40 NOT NULL;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_claims_children_helped" numeric DEFAULT 160 NOT NULL;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_claims_diagnostic_work_up" numeric DEFAULT 75 NOT NULL;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_claims_volunteers_increase" numeric DEFAULT 25 NOT NULL;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_claims_donations_increase" numeric DEFAULT 40 NOT NULL;
  ALTER TABLE "posts" DROP COLUMN "no_claims";
  ALTER TABLE "_posts_v" DROP COLUMN "version_no_claims";
  ALTER TABLE "events" DROP COLUMN "no_claims";
  ALTER TABLE "_events_v" DROP COLUMN "version_no_claims";
  ALTER TABLE "projects" DROP COLUMN "no_claims";
  ALTER TABLE "_projects_v" DROP COLUMN "version_no_claims";
  ALTER TABLE "pages" DROP COLUMN "no_claims";
  ALTER TABLE "_pages_v" DROP COLUMN "version_no_claims";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "claims_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sources_id";
  DROP TYPE "public"."enum_claims_state";
  DROP TYPE "public"."enum_claims_unit";
  DROP TYPE "public"."enum_claims_kind";
  DROP TYPE "public"."enum_claims_every";
  DROP TYPE "public"."enum_claims_status";
  DROP TYPE "public"."enum__claims_v_version_state";
  DROP TYPE "public"."enum__claims_v_version_unit";
  DROP TYPE "public"."enum__claims_v_version_kind";
  DROP TYPE "public"."enum__claims_v_version_every";
  DROP TYPE "public"."enum__claims_v_version_status";
  DROP TYPE "public"."enum__claims_v_published_locale";
  DROP TYPE "public"."enum_sources_kind";
  DROP TYPE "public"."enum_sources_status";
  DROP TYPE "public"."enum__sources_v_version_kind";
  DROP TYPE "public"."enum__sources_v_version_status";
  DROP TYPE "public"."enum__sources_v_published_locale";`)
}
