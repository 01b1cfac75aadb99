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
  
  ALTER TABLE "giving_currencies" ADD COLUMN "two_above" varchar;
  ALTER TABLE "_giving_v_version_currencies" ADD COLUMN "two_above" varchar;
  ALTER TABLE "giving_bank_accounts" ADD CONSTRAINT "giving_bank_accounts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."giving"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_giving_v_version_bank_accounts" ADD CONSTRAINT "_giving_v_version_bank_accounts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_giving_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "giving_bank_accounts_order_idx" ON "giving_bank_accounts" USING btree ("_order");
  CREATE INDEX "giving_bank_accounts_parent_id_idx" ON "giving_bank_accounts" USING btree ("_parent_id");
  CREATE INDEX "_giving_v_version_bank_accounts_order_idx" ON "_giving_v_version_bank_accounts" USING btree ("_order");
  CREATE INDEX "_giving_v_version_bank_accounts_parent_id_idx" ON "_giving_v_version_bank_accounts" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "giving_bank_accounts" CASCADE;
  DROP TABLE "_giving_v_version_bank_accounts" CASCADE;
  ALTER TABLE "staff" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "staff" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_staff_role";
  CREATE TYPE "public"."enum_staff_role" AS ENUM('admin', 'editor', 'door');
  ALTER TABLE "staff" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_staff_role";
  ALTER TABLE "staff" ALTER COLUMN "role" SET DATA TYPE "public"."enum_staff_role" USING "role"::"public"."enum_staff_role";
  ALTER TABLE "giving_currencies" DROP COLUMN "two_above";
  ALTER TABLE "_giving_v_version_currencies" DROP COLUMN "two_above";`)
}
