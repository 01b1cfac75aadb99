import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// The home page was settings with versions of their own. Its rows become one document with these versions; a page that
// was only ever a draft had versions and no row. The words stay where they are: the tables have the same names.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "home" SET "created_at" = coalesce("created_at", "updated_at", now()),
    "updated_at" = coalesce("updated_at", "created_at", now());
  DELETE FROM "payload_locked_documents" WHERE "global_slug" = 'home';
  ALTER TABLE "home" ALTER COLUMN "updated_at" SET DEFAULT now();
  ALTER TABLE "home" ALTER COLUMN "updated_at" SET NOT NULL;
  ALTER TABLE "home" ALTER COLUMN "created_at" SET DEFAULT now();
  ALTER TABLE "home" ALTER COLUMN "created_at" SET NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "home_id" integer;
  ALTER TABLE "home" ADD COLUMN "name" varchar;
  ALTER TABLE "home" ADD COLUMN "translation" "translation_state";
  ALTER TABLE "home" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "home" ADD COLUMN "sample" boolean DEFAULT false;
  ALTER TABLE "home" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_home_v" ADD COLUMN "parent_id" integer;
  ALTER TABLE "_home_v" ADD COLUMN "version_name" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_translation" "translation_state";
  ALTER TABLE "_home_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "_home_v" ADD COLUMN "version_sample" boolean DEFAULT false;
  ALTER TABLE "_home_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  WITH "newest" AS (
    SELECT * FROM "_home_v" WHERE NOT EXISTS (SELECT FROM "home") ORDER BY "latest" DESC NULLS LAST, "id" DESC LIMIT 1
  ), "begun" AS (
    INSERT INTO "home" ("hero_picture_id", "identifiable", "consent_id", "_status", "created_at", "updated_at")
      SELECT "version_hero_picture_id", "version_identifiable"::text::"enum_home_identifiable", "version_consent_id", 'draft',
        coalesce("version_created_at", "created_at"), coalesce("version_updated_at", "updated_at") FROM "newest"
      RETURNING "id"
  )
  INSERT INTO "home_locales" ("hero_title", "hero_sentence", "_locale", "_parent_id")
    SELECT "words"."version_hero_title", "words"."version_hero_sentence", "words"."_locale", "begun"."id"
      FROM "begun", "newest" JOIN "_home_v_locales" "words" ON "words"."_parent_id" = "newest"."id";
  UPDATE "home" SET "deleted_at" = now() WHERE "id" <> (SELECT min("id") FROM "home");
  UPDATE "home" SET "name" = 'Home page';
  UPDATE "_home_v" SET "version_name" = 'Home page', "parent_id" = (SELECT min("id") FROM "home");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_home_fk" FOREIGN KEY ("home_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_parent_id_home_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_home_id_idx" ON "payload_locked_documents_rels" USING btree ("home_id");
  CREATE INDEX "home_translation_idx" ON "home" USING btree ("translation");
  CREATE INDEX "home_sample_idx" ON "home" USING btree ("sample");
  CREATE INDEX "home_updated_at_idx" ON "home" USING btree ("updated_at");
  CREATE INDEX "home_created_at_idx" ON "home" USING btree ("created_at");
  CREATE INDEX "home_deleted_at_idx" ON "home" USING btree ("deleted_at");
  CREATE INDEX "_home_v_parent_idx" ON "_home_v" USING btree ("parent_id");
  CREATE INDEX "_home_v_version_version_translation_idx" ON "_home_v" USING btree ("version_translation");
  CREATE INDEX "_home_v_version_version_sample_idx" ON "_home_v" USING btree ("version_sample");
  CREATE INDEX "_home_v_version_version_updated_at_idx" ON "_home_v" USING btree ("version_updated_at");
  CREATE INDEX "_home_v_version_version_created_at_idx" ON "_home_v" USING btree ("version_created_at");
  CREATE INDEX "_home_v_version_version_deleted_at_idx" ON "_home_v" USING btree ("version_deleted_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_home_v" DROP CONSTRAINT "_home_v_parent_id_home_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_home_fk";
  
  DROP INDEX "home_translation_idx";
  DROP INDEX "home_sample_idx";
  DROP INDEX "home_updated_at_idx";
  DROP INDEX "home_created_at_idx";
  DROP INDEX "home_deleted_at_idx";
  DROP INDEX "_home_v_parent_idx";
  DROP INDEX "_home_v_version_version_translation_idx";
  DROP INDEX "_home_v_version_version_sample_idx";
  DROP INDEX "_home_v_version_version_updated_at_idx";
  DROP INDEX "_home_v_version_version_created_at_idx";
  DROP INDEX "_home_v_version_version_deleted_at_idx";
  DROP INDEX "payload_locked_documents_rels_home_id_idx";
  ALTER TABLE "home" ALTER COLUMN "updated_at" DROP DEFAULT;
  ALTER TABLE "home" ALTER COLUMN "updated_at" DROP NOT NULL;
  ALTER TABLE "home" ALTER COLUMN "created_at" DROP DEFAULT;
  ALTER TABLE "home" ALTER COLUMN "created_at" DROP NOT NULL;
  ALTER TABLE "home" DROP COLUMN "name";
  ALTER TABLE "home" DROP COLUMN "translation";
  ALTER TABLE "home" DROP COLUMN "translated_from";
  ALTER TABLE "home" DROP COLUMN "sample";
  ALTER TABLE "home" DROP COLUMN "deleted_at";
  ALTER TABLE "_home_v" DROP COLUMN "parent_id";
  ALTER TABLE "_home_v" DROP COLUMN "version_name";
  ALTER TABLE "_home_v" DROP COLUMN "version_translation";
  ALTER TABLE "_home_v" DROP COLUMN "version_translated_from";
  ALTER TABLE "_home_v" DROP COLUMN "version_sample";
  ALTER TABLE "_home_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "home_id";`)
}
