import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_settings_fiscal_year" AS ENUM('gregorian', 'ethiopian');
  CREATE TYPE "public"."enum__site_settings_v_version_fiscal_year" AS ENUM('gregorian', 'ethiopian');
  CREATE TABLE "reports_budget" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"project_id" integer,
  	"currency" varchar,
  	"amount" varchar
  );
  
  CREATE TABLE "reports_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"month" numeric,
  	"count" numeric
  );
  
  CREATE TABLE "_reports_v_version_budget" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"project_id" integer,
  	"currency" varchar,
  	"amount" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_reports_v_version_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"month" numeric,
  	"count" numeric,
  	"_uuid" varchar
  );
  
  ALTER TABLE "site_settings" ADD COLUMN "fiscal_year" "enum_site_settings_fiscal_year" DEFAULT 'gregorian' NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "iati_identifier" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_fiscal_year" "enum__site_settings_v_version_fiscal_year" DEFAULT 'gregorian' NOT NULL;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_iati_identifier" varchar;
  ALTER TABLE "reports_budget" ADD CONSTRAINT "reports_budget_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports_budget" ADD CONSTRAINT "reports_budget_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_children" ADD CONSTRAINT "reports_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reports_v_version_budget" ADD CONSTRAINT "_reports_v_version_budget_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v_version_budget" ADD CONSTRAINT "_reports_v_version_budget_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reports_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reports_v_version_children" ADD CONSTRAINT "_reports_v_version_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reports_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "reports_budget_order_idx" ON "reports_budget" USING btree ("_order");
  CREATE INDEX "reports_budget_parent_id_idx" ON "reports_budget" USING btree ("_parent_id");
  CREATE INDEX "reports_budget_project_idx" ON "reports_budget" USING btree ("project_id");
  CREATE INDEX "reports_children_order_idx" ON "reports_children" USING btree ("_order");
  CREATE INDEX "reports_children_parent_id_idx" ON "reports_children" USING btree ("_parent_id");
  CREATE INDEX "_reports_v_version_budget_order_idx" ON "_reports_v_version_budget" USING btree ("_order");
  CREATE INDEX "_reports_v_version_budget_parent_id_idx" ON "_reports_v_version_budget" USING btree ("_parent_id");
  CREATE INDEX "_reports_v_version_budget_project_idx" ON "_reports_v_version_budget" USING btree ("project_id");
  CREATE INDEX "_reports_v_version_children_order_idx" ON "_reports_v_version_children" USING btree ("_order");
  CREATE INDEX "_reports_v_version_children_parent_id_idx" ON "_reports_v_version_children" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "reports_budget" CASCADE;
  DROP TABLE "reports_children" CASCADE;
  DROP TABLE "_reports_v_version_budget" CASCADE;
  DROP TABLE "_reports_v_version_children" CASCADE;
  ALTER TABLE "site_settings" DROP COLUMN "fiscal_year";
  ALTER TABLE "site_settings" DROP COLUMN "iati_identifier";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_fiscal_year";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_iati_identifier";
  DROP TYPE "public"."enum_site_settings_fiscal_year";
  DROP TYPE "public"."enum__site_settings_v_version_fiscal_year";`)
}
