import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  CREATE INDEX "_site_settings_v_version_media_set_version_media_set_par_idx" ON "_site_settings_v" USING btree ("version_media_set_partnership_film_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "films" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "films_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "films" CASCADE;
  DROP TABLE "films_locales" CASCADE;
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
  DROP TYPE "public"."enum_films_identifiable";`)
}
