import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_giving_fees_way" AS ENUM('stripe', 'chapa', 'practice');
  CREATE TYPE "public"."enum__giving_v_version_fees_way" AS ENUM('stripe', 'chapa', 'practice');
  CREATE TABLE "giving_currencies_amounts" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"amount" varchar NOT NULL
  );
  
  CREATE TABLE "giving_currencies_amounts_locales" (
  	"does" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "giving_currencies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"currency" varchar NOT NULL,
  	"least" varchar
  );
  
  CREATE TABLE "giving_fees" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"way" "enum_giving_fees_way" NOT NULL,
  	"currency" varchar NOT NULL,
  	"percent" varchar NOT NULL,
  	"fixed" varchar
  );
  
  CREATE TABLE "giving" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_giving_v_version_currencies_amounts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"amount" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_giving_v_version_currencies_amounts_locales" (
  	"does" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_giving_v_version_currencies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"currency" varchar NOT NULL,
  	"least" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_giving_v_version_fees" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"way" "enum__giving_v_version_fees_way" NOT NULL,
  	"currency" varchar NOT NULL,
  	"percent" varchar NOT NULL,
  	"fixed" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_giving_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "giving_currencies_amounts" ADD CONSTRAINT "giving_currencies_amounts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."giving_currencies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "giving_currencies_amounts_locales" ADD CONSTRAINT "giving_currencies_amounts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."giving_currencies_amounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "giving_currencies" ADD CONSTRAINT "giving_currencies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."giving"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "giving_fees" ADD CONSTRAINT "giving_fees_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."giving"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_giving_v_version_currencies_amounts" ADD CONSTRAINT "_giving_v_version_currencies_amounts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_giving_v_version_currencies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_giving_v_version_currencies_amounts_locales" ADD CONSTRAINT "_giving_v_version_currencies_amounts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_giving_v_version_currencies_amounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_giving_v_version_currencies" ADD CONSTRAINT "_giving_v_version_currencies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_giving_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_giving_v_version_fees" ADD CONSTRAINT "_giving_v_version_fees_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_giving_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "giving_currencies_amounts_order_idx" ON "giving_currencies_amounts" USING btree ("_order");
  CREATE INDEX "giving_currencies_amounts_parent_id_idx" ON "giving_currencies_amounts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "giving_currencies_amounts_locales_locale_parent_id_unique" ON "giving_currencies_amounts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "giving_currencies_order_idx" ON "giving_currencies" USING btree ("_order");
  CREATE INDEX "giving_currencies_parent_id_idx" ON "giving_currencies" USING btree ("_parent_id");
  CREATE INDEX "giving_fees_order_idx" ON "giving_fees" USING btree ("_order");
  CREATE INDEX "giving_fees_parent_id_idx" ON "giving_fees" USING btree ("_parent_id");
  CREATE INDEX "_giving_v_version_currencies_amounts_order_idx" ON "_giving_v_version_currencies_amounts" USING btree ("_order");
  CREATE INDEX "_giving_v_version_currencies_amounts_parent_id_idx" ON "_giving_v_version_currencies_amounts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_giving_v_version_currencies_amounts_locales_locale_parent_i" ON "_giving_v_version_currencies_amounts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_giving_v_version_currencies_order_idx" ON "_giving_v_version_currencies" USING btree ("_order");
  CREATE INDEX "_giving_v_version_currencies_parent_id_idx" ON "_giving_v_version_currencies" USING btree ("_parent_id");
  CREATE INDEX "_giving_v_version_fees_order_idx" ON "_giving_v_version_fees" USING btree ("_order");
  CREATE INDEX "_giving_v_version_fees_parent_id_idx" ON "_giving_v_version_fees" USING btree ("_parent_id");
  CREATE INDEX "_giving_v_created_at_idx" ON "_giving_v" USING btree ("created_at");
  CREATE INDEX "_giving_v_updated_at_idx" ON "_giving_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "giving_currencies_amounts" CASCADE;
  DROP TABLE "giving_currencies_amounts_locales" CASCADE;
  DROP TABLE "giving_currencies" CASCADE;
  DROP TABLE "giving_fees" CASCADE;
  DROP TABLE "giving" CASCADE;
  DROP TABLE "_giving_v_version_currencies_amounts" CASCADE;
  DROP TABLE "_giving_v_version_currencies_amounts_locales" CASCADE;
  DROP TABLE "_giving_v_version_currencies" CASCADE;
  DROP TABLE "_giving_v_version_fees" CASCADE;
  DROP TABLE "_giving_v" CASCADE;
  DROP TYPE "public"."enum_giving_fees_way";
  DROP TYPE "public"."enum__giving_v_version_fees_way";`)
}
