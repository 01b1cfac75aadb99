import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pdfs_identifiable" AS ENUM('yes', 'no');
  CREATE TABLE "pdfs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"identifiable" "enum_pdfs_identifiable" NOT NULL,
  	"consent_id" integer,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "pdfs_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pdfs_id" integer;
  ALTER TABLE "pdfs" ADD CONSTRAINT "pdfs_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pdfs_locales" ADD CONSTRAINT "pdfs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pdfs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pdfs_identifiable_idx" ON "pdfs" USING btree ("identifiable");
  CREATE INDEX "pdfs_consent_idx" ON "pdfs" USING btree ("consent_id");
  CREATE INDEX "pdfs_sample_idx" ON "pdfs" USING btree ("sample");
  CREATE INDEX "pdfs_updated_at_idx" ON "pdfs" USING btree ("updated_at");
  CREATE INDEX "pdfs_created_at_idx" ON "pdfs" USING btree ("created_at");
  CREATE INDEX "pdfs_deleted_at_idx" ON "pdfs" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "pdfs_filename_idx" ON "pdfs" USING btree ("filename");
  CREATE UNIQUE INDEX "pdfs_locales_locale_parent_id_unique" ON "pdfs_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pdfs_fk" FOREIGN KEY ("pdfs_id") REFERENCES "public"."pdfs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_pdfs_id_idx" ON "payload_locked_documents_rels" USING btree ("pdfs_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pdfs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pdfs_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "pdfs" CASCADE;
  DROP TABLE "pdfs_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pdfs_fk";
  
  DROP INDEX "payload_locked_documents_rels_pdfs_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pdfs_id";
  DROP TYPE "public"."enum_pdfs_identifiable";`)
}
