import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_media_mended" AS ENUM('heic', 'trailing', 'ending', 'irregular');
  CREATE TABLE "media_mended" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_media_mended",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "engagement_locales" (
  	"counted" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "engagement_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "_engagement_v_locales" (
  	"version_counted" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_engagement_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  ALTER TABLE "media_mended" ADD CONSTRAINT "media_mended_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "engagement_locales" ADD CONSTRAINT "engagement_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."engagement"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "engagement_texts" ADD CONSTRAINT "engagement_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."engagement"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_engagement_v_locales" ADD CONSTRAINT "_engagement_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_engagement_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_engagement_v_texts" ADD CONSTRAINT "_engagement_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_engagement_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_mended_order_idx" ON "media_mended" USING btree ("order");
  CREATE INDEX "media_mended_parent_idx" ON "media_mended" USING btree ("parent_id");
  CREATE UNIQUE INDEX "engagement_locales_locale_parent_id_unique" ON "engagement_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "engagement_texts_order_parent" ON "engagement_texts" USING btree ("order","parent_id");
  CREATE INDEX "engagement_texts_locale_parent" ON "engagement_texts" USING btree ("locale","parent_id");
  CREATE UNIQUE INDEX "_engagement_v_locales_locale_parent_id_unique" ON "_engagement_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_engagement_v_texts_order_parent" ON "_engagement_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_engagement_v_texts_locale_parent" ON "_engagement_v_texts" USING btree ("locale","parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "media_mended" CASCADE;
  DROP TABLE "engagement_locales" CASCADE;
  DROP TABLE "engagement_texts" CASCADE;
  DROP TABLE "_engagement_v_locales" CASCADE;
  DROP TABLE "_engagement_v_texts" CASCADE;
  DROP TYPE "public"."enum_media_mended";`)
}
