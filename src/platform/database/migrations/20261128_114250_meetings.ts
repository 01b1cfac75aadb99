import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_meetings_hosts_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_meetings_arrangement" AS ENUM('in-turn', 'together');
  CREATE TYPE "public"."enum_meetings_where" AS ENUM('place', 'call');
  CREATE TYPE "public"."enum__meetings_v_version_hosts_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum__meetings_v_version_arrangement" AS ENUM('in-turn', 'together');
  CREATE TYPE "public"."enum__meetings_v_version_where" AS ENUM('place', 'call');
  CREATE TABLE "meetings_hosts_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weekday" "enum_meetings_hosts_hours_weekday" NOT NULL,
  	"opens" varchar NOT NULL,
  	"closes" varchar NOT NULL
  );
  
  CREATE TABLE "meetings_hosts_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"first_day" timestamp(3) with time zone NOT NULL,
  	"last_day" timestamp(3) with time zone NOT NULL,
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "meetings_hosts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"time_zone" varchar DEFAULT 'Africa/Addis_Ababa' NOT NULL
  );
  
  CREATE TABLE "meetings_closed_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"yearly" boolean DEFAULT true
  );
  
  CREATE TABLE "meetings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"arrangement" "enum_meetings_arrangement" DEFAULT 'in-turn' NOT NULL,
  	"where" "enum_meetings_where" DEFAULT 'place' NOT NULL,
  	"call_link" varchar,
  	"minutes" numeric DEFAULT 30 NOT NULL,
  	"buffer_minutes" numeric DEFAULT 15 NOT NULL,
  	"notice_hours" numeric DEFAULT 24 NOT NULL,
  	"days_ahead" numeric DEFAULT 42 NOT NULL,
  	"most_per_day" numeric DEFAULT 4 NOT NULL,
  	"closed_on_feasts" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "meetings_locales" (
  	"place" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_meetings_v_version_hosts_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"weekday" "enum__meetings_v_version_hosts_hours_weekday" NOT NULL,
  	"opens" varchar NOT NULL,
  	"closes" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_meetings_v_version_hosts_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_day" timestamp(3) with time zone NOT NULL,
  	"last_day" timestamp(3) with time zone NOT NULL,
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_meetings_v_version_hosts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"time_zone" varchar DEFAULT 'Africa/Addis_Ababa' NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_meetings_v_version_closed_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"yearly" boolean DEFAULT true,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_meetings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_arrangement" "enum__meetings_v_version_arrangement" DEFAULT 'in-turn' NOT NULL,
  	"version_where" "enum__meetings_v_version_where" DEFAULT 'place' NOT NULL,
  	"version_call_link" varchar,
  	"version_minutes" numeric DEFAULT 30 NOT NULL,
  	"version_buffer_minutes" numeric DEFAULT 15 NOT NULL,
  	"version_notice_hours" numeric DEFAULT 24 NOT NULL,
  	"version_days_ahead" numeric DEFAULT 42 NOT NULL,
  	"version_most_per_day" numeric DEFAULT 4 NOT NULL,
  	"version_closed_on_feasts" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_meetings_v_locales" (
  	"version_place" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "meetings_hosts_hours" ADD CONSTRAINT "meetings_hosts_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."meetings_hosts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "meetings_hosts_exceptions" ADD CONSTRAINT "meetings_hosts_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."meetings_hosts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "meetings_hosts" ADD CONSTRAINT "meetings_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "meetings_closed_days" ADD CONSTRAINT "meetings_closed_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "meetings_locales" ADD CONSTRAINT "meetings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_meetings_v_version_hosts_hours" ADD CONSTRAINT "_meetings_v_version_hosts_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_meetings_v_version_hosts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_meetings_v_version_hosts_exceptions" ADD CONSTRAINT "_meetings_v_version_hosts_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_meetings_v_version_hosts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_meetings_v_version_hosts" ADD CONSTRAINT "_meetings_v_version_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_meetings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_meetings_v_version_closed_days" ADD CONSTRAINT "_meetings_v_version_closed_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_meetings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_meetings_v_locales" ADD CONSTRAINT "_meetings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_meetings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "meetings_hosts_hours_order_idx" ON "meetings_hosts_hours" USING btree ("_order");
  CREATE INDEX "meetings_hosts_hours_parent_id_idx" ON "meetings_hosts_hours" USING btree ("_parent_id");
  CREATE INDEX "meetings_hosts_exceptions_order_idx" ON "meetings_hosts_exceptions" USING btree ("_order");
  CREATE INDEX "meetings_hosts_exceptions_parent_id_idx" ON "meetings_hosts_exceptions" USING btree ("_parent_id");
  CREATE INDEX "meetings_hosts_exceptions_first_day_idx" ON "meetings_hosts_exceptions" USING btree ("first_day");
  CREATE INDEX "meetings_hosts_exceptions_last_day_idx" ON "meetings_hosts_exceptions" USING btree ("last_day");
  CREATE INDEX "meetings_hosts_order_idx" ON "meetings_hosts" USING btree ("_order");
  CREATE INDEX "meetings_hosts_parent_id_idx" ON "meetings_hosts" USING btree ("_parent_id");
  CREATE INDEX "meetings_closed_days_order_idx" ON "meetings_closed_days" USING btree ("_order");
  CREATE INDEX "meetings_closed_days_parent_id_idx" ON "meetings_closed_days" USING btree ("_parent_id");
  CREATE INDEX "meetings_closed_days_day_idx" ON "meetings_closed_days" USING btree ("day");
  CREATE UNIQUE INDEX "meetings_locales_locale_parent_id_unique" ON "meetings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_meetings_v_version_hosts_hours_order_idx" ON "_meetings_v_version_hosts_hours" USING btree ("_order");
  CREATE INDEX "_meetings_v_version_hosts_hours_parent_id_idx" ON "_meetings_v_version_hosts_hours" USING btree ("_parent_id");
  CREATE INDEX "_meetings_v_version_hosts_exceptions_order_idx" ON "_meetings_v_version_hosts_exceptions" USING btree ("_order");
  CREATE INDEX "_meetings_v_version_hosts_exceptions_parent_id_idx" ON "_meetings_v_version_hosts_exceptions" USING btree ("_parent_id");
  CREATE INDEX "_meetings_v_version_hosts_exceptions_first_day_idx" ON "_meetings_v_version_hosts_exceptions" USING btree ("first_day");
  CREATE INDEX "_meetings_v_version_hosts_exceptions_last_day_idx" ON "_meetings_v_version_hosts_exceptions" USING btree ("last_day");
  CREATE INDEX "_meetings_v_version_hosts_order_idx" ON "_meetings_v_version_hosts" USING btree ("_order");
  CREATE INDEX "_meetings_v_version_hosts_parent_id_idx" ON "_meetings_v_version_hosts" USING btree ("_parent_id");
  CREATE INDEX "_meetings_v_version_closed_days_order_idx" ON "_meetings_v_version_closed_days" USING btree ("_order");
  CREATE INDEX "_meetings_v_version_closed_days_parent_id_idx" ON "_meetings_v_version_closed_days" USING btree ("_parent_id");
  CREATE INDEX "_meetings_v_version_closed_days_day_idx" ON "_meetings_v_version_closed_days" USING btree ("day");
  CREATE INDEX "_meetings_v_created_at_idx" ON "_meetings_v" USING btree ("created_at");
  CREATE INDEX "_meetings_v_updated_at_idx" ON "_meetings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_meetings_v_locales_locale_parent_id_unique" ON "_meetings_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "meetings_hosts_hours" CASCADE;
  DROP TABLE "meetings_hosts_exceptions" CASCADE;
  DROP TABLE "meetings_hosts" CASCADE;
  DROP TABLE "meetings_closed_days" CASCADE;
  DROP TABLE "meetings" CASCADE;
  DROP TABLE "meetings_locales" CASCADE;
  DROP TABLE "_meetings_v_version_hosts_hours" CASCADE;
  DROP TABLE "_meetings_v_version_hosts_exceptions" CASCADE;
  DROP TABLE "_meetings_v_version_hosts" CASCADE;
  DROP TABLE "_meetings_v_version_closed_days" CASCADE;
  DROP TABLE "_meetings_v" CASCADE;
  DROP TABLE "_meetings_v_locales" CASCADE;
  DROP TYPE "public"."enum_meetings_hosts_hours_weekday";
  DROP TYPE "public"."enum_meetings_arrangement";
  DROP TYPE "public"."enum_meetings_where";
  DROP TYPE "public"."enum__meetings_v_version_hosts_hours_weekday";
  DROP TYPE "public"."enum__meetings_v_version_arrangement";
  DROP TYPE "public"."enum__meetings_v_version_where";`)
}
