import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_partners_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__partners_v_version_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_campaigns_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__campaigns_v_version_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_reports_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__reports_v_version_identifiable" AS ENUM('yes', 'no');
  ALTER TABLE "announcements" ADD COLUMN "name_changed" boolean DEFAULT true;
  ALTER TABLE "_announcements_v" ADD COLUMN "version_name_changed" boolean DEFAULT true;
  ALTER TABLE "partners" ADD COLUMN "name_changed" boolean DEFAULT true;
  ALTER TABLE "partners" ADD COLUMN "identifiable" "enum_partners_identifiable" DEFAULT 'no';
  ALTER TABLE "partners" ADD COLUMN "consent_id" integer;
  ALTER TABLE "_partners_v" ADD COLUMN "version_name_changed" boolean DEFAULT true;
  ALTER TABLE "_partners_v" ADD COLUMN "version_identifiable" "enum__partners_v_version_identifiable" DEFAULT 'no';
  ALTER TABLE "_partners_v" ADD COLUMN "version_consent_id" integer;
  ALTER TABLE "campaigns" ADD COLUMN "name_changed" boolean DEFAULT true;
  ALTER TABLE "campaigns" ADD COLUMN "identifiable" "enum_campaigns_identifiable" DEFAULT 'no';
  ALTER TABLE "campaigns" ADD COLUMN "consent_id" integer;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_name_changed" boolean DEFAULT true;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_identifiable" "enum__campaigns_v_version_identifiable" DEFAULT 'no';
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_consent_id" integer;
  ALTER TABLE "reports" ADD COLUMN "name_changed" boolean DEFAULT true;
  ALTER TABLE "reports" ADD COLUMN "identifiable" "enum_reports_identifiable" DEFAULT 'no';
  ALTER TABLE "reports" ADD COLUMN "consent_id" integer;
  ALTER TABLE "_reports_v" ADD COLUMN "version_name_changed" boolean DEFAULT true;
  ALTER TABLE "_reports_v" ADD COLUMN "version_identifiable" "enum__reports_v_version_identifiable" DEFAULT 'no';
  ALTER TABLE "_reports_v" ADD COLUMN "version_consent_id" integer;
  ALTER TABLE "gallery" ADD COLUMN "name_changed" boolean DEFAULT true;
  ALTER TABLE "_gallery_v" ADD COLUMN "version_name_changed" boolean DEFAULT true;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_consent_id_consents_id_fk" FOREIGN KEY ("version_consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_campaigns_v" ADD CONSTRAINT "_campaigns_v_version_consent_id_consents_id_fk" FOREIGN KEY ("version_consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v" ADD CONSTRAINT "_reports_v_version_consent_id_consents_id_fk" FOREIGN KEY ("version_consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "partners_identifiable_idx" ON "partners" USING btree ("identifiable");
  CREATE INDEX "partners_consent_idx" ON "partners" USING btree ("consent_id");
  CREATE INDEX "_partners_v_version_version_identifiable_idx" ON "_partners_v" USING btree ("version_identifiable");
  CREATE INDEX "_partners_v_version_version_consent_idx" ON "_partners_v" USING btree ("version_consent_id");
  CREATE INDEX "campaigns_identifiable_idx" ON "campaigns" USING btree ("identifiable");
  CREATE INDEX "campaigns_consent_idx" ON "campaigns" USING btree ("consent_id");
  CREATE INDEX "_campaigns_v_version_version_identifiable_idx" ON "_campaigns_v" USING btree ("version_identifiable");
  CREATE INDEX "_campaigns_v_version_version_consent_idx" ON "_campaigns_v" USING btree ("version_consent_id");
  CREATE INDEX "reports_identifiable_idx" ON "reports" USING btree ("identifiable");
  CREATE INDEX "reports_consent_idx" ON "reports" USING btree ("consent_id");
  CREATE INDEX "_reports_v_version_version_identifiable_idx" ON "_reports_v" USING btree ("version_identifiable");
  CREATE INDEX "_reports_v_version_version_consent_idx" ON "_reports_v" USING btree ("version_consent_id");`)
  // Nobody has said yet that these names are changed, so nothing claims it.
  await db.execute(sql`
  UPDATE "gallery" SET "name_changed" = false WHERE "identifiable" = 'yes';
  UPDATE "_gallery_v" SET "version_name_changed" = false WHERE "version_identifiable" = 'yes';
  UPDATE "announcements" SET "name_changed" = false WHERE "identifiable" = 'yes';
  UPDATE "_announcements_v" SET "version_name_changed" = false WHERE "version_identifiable" = 'yes';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "partners" DROP CONSTRAINT "partners_consent_id_consents_id_fk";
  
  ALTER TABLE "_partners_v" DROP CONSTRAINT "_partners_v_version_consent_id_consents_id_fk";
  
  ALTER TABLE "campaigns" DROP CONSTRAINT "campaigns_consent_id_consents_id_fk";
  
  ALTER TABLE "_campaigns_v" DROP CONSTRAINT "_campaigns_v_version_consent_id_consents_id_fk";
  
  ALTER TABLE "reports" DROP CONSTRAINT "reports_consent_id_consents_id_fk";
  
  ALTER TABLE "_reports_v" DROP CONSTRAINT "_reports_v_version_consent_id_consents_id_fk";
  
  DROP INDEX "partners_identifiable_idx";
  DROP INDEX "partners_consent_idx";
  DROP INDEX "_partners_v_version_version_identifiable_idx";
  DROP INDEX "_partners_v_version_version_consent_idx";
  DROP INDEX "campaigns_identifiable_idx";
  DROP INDEX "campaigns_consent_idx";
  DROP INDEX "_campaigns_v_version_version_identifiable_idx";
  DROP INDEX "_campaigns_v_version_version_consent_idx";
  DROP INDEX "reports_identifiable_idx";
  DROP INDEX "reports_consent_idx";
  DROP INDEX "_reports_v_version_version_identifiable_idx";
  DROP INDEX "_reports_v_version_version_consent_idx";
  ALTER TABLE "announcements" DROP COLUMN "name_changed";
  ALTER TABLE "_announcements_v" DROP COLUMN "version_name_changed";
  ALTER TABLE "partners" DROP COLUMN "name_changed";
  ALTER TABLE "partners" DROP COLUMN "identifiable";
  ALTER TABLE "partners" DROP COLUMN "consent_id";
  ALTER TABLE "_partners_v" DROP COLUMN "version_name_changed";
  ALTER TABLE "_partners_v" DROP COLUMN "version_identifiable";
  ALTER TABLE "_partners_v" DROP COLUMN "version_consent_id";
  ALTER TABLE "campaigns" DROP COLUMN "name_changed";
  ALTER TABLE "campaigns" DROP COLUMN "identifiable";
  ALTER TABLE "campaigns" DROP COLUMN "consent_id";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_name_changed";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_identifiable";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_consent_id";
  ALTER TABLE "reports" DROP COLUMN "name_changed";
  ALTER TABLE "reports" DROP COLUMN "identifiable";
  ALTER TABLE "reports" DROP COLUMN "consent_id";
  ALTER TABLE "_reports_v" DROP COLUMN "version_name_changed";
  ALTER TABLE "_reports_v" DROP COLUMN "version_identifiable";
  ALTER TABLE "_reports_v" DROP COLUMN "version_consent_id";
  ALTER TABLE "gallery" DROP COLUMN "name_changed";
  ALTER TABLE "_gallery_v" DROP COLUMN "version_name_changed";
  DROP TYPE "public"."enum_partners_identifiable";
  DROP TYPE "public"."enum__partners_v_version_identifiable";
  DROP TYPE "public"."enum_campaigns_identifiable";
  DROP TYPE "public"."enum__campaigns_v_version_identifiable";
  DROP TYPE "public"."enum_reports_identifiable";
  DROP TYPE "public"."enum__reports_v_version_identifiable";`)
}
