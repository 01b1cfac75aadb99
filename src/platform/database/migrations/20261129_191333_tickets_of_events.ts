import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "events_tickets_kinds" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"seats" numeric DEFAULT 1,
  	"limit" numeric,
  	"most" numeric DEFAULT 10,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"code" varchar
  );
  
  CREATE TABLE "events_tickets_kinds_locales" (
  	"name" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "events_tickets_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"is_required" boolean
  );
  
  CREATE TABLE "events_tickets_questions_locales" (
  	"question" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_events_v_version_tickets_kinds" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"seats" numeric DEFAULT 1,
  	"limit" numeric,
  	"most" numeric DEFAULT 10,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"code" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v_version_tickets_kinds_locales" (
  	"name" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_events_v_version_tickets_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_required" boolean,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v_version_tickets_questions_locales" (
  	"question" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "events" ADD COLUMN "tickets_places" numeric;
  ALTER TABLE "events_locales" ADD COLUMN "tickets_words" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_tickets_places" numeric;
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_tickets_words" varchar;
  ALTER TABLE "events_tickets_kinds" ADD CONSTRAINT "events_tickets_kinds_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_tickets_kinds_locales" ADD CONSTRAINT "events_tickets_kinds_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events_tickets_kinds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_tickets_questions" ADD CONSTRAINT "events_tickets_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_tickets_questions_locales" ADD CONSTRAINT "events_tickets_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events_tickets_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_tickets_kinds" ADD CONSTRAINT "_events_v_version_tickets_kinds_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_tickets_kinds_locales" ADD CONSTRAINT "_events_v_version_tickets_kinds_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v_version_tickets_kinds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_tickets_questions" ADD CONSTRAINT "_events_v_version_tickets_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_tickets_questions_locales" ADD CONSTRAINT "_events_v_version_tickets_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v_version_tickets_questions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "events_tickets_kinds_order_idx" ON "events_tickets_kinds" USING btree ("_order");
  CREATE INDEX "events_tickets_kinds_parent_id_idx" ON "events_tickets_kinds" USING btree ("_parent_id");
  CREATE INDEX "events_tickets_kinds_from_idx" ON "events_tickets_kinds" USING btree ("from");
  CREATE INDEX "events_tickets_kinds_until_idx" ON "events_tickets_kinds" USING btree ("until");
  CREATE UNIQUE INDEX "events_tickets_kinds_locales_locale_parent_id_unique" ON "events_tickets_kinds_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_tickets_questions_order_idx" ON "events_tickets_questions" USING btree ("_order");
  CREATE INDEX "events_tickets_questions_parent_id_idx" ON "events_tickets_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "events_tickets_questions_locales_locale_parent_id_unique" ON "events_tickets_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_version_tickets_kinds_order_idx" ON "_events_v_version_tickets_kinds" USING btree ("_order");
  CREATE INDEX "_events_v_version_tickets_kinds_parent_id_idx" ON "_events_v_version_tickets_kinds" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_tickets_kinds_from_idx" ON "_events_v_version_tickets_kinds" USING btree ("from");
  CREATE INDEX "_events_v_version_tickets_kinds_until_idx" ON "_events_v_version_tickets_kinds" USING btree ("until");
  CREATE UNIQUE INDEX "_events_v_version_tickets_kinds_locales_locale_parent_id_uni" ON "_events_v_version_tickets_kinds_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_version_tickets_questions_order_idx" ON "_events_v_version_tickets_questions" USING btree ("_order");
  CREATE INDEX "_events_v_version_tickets_questions_parent_id_idx" ON "_events_v_version_tickets_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_events_v_version_tickets_questions_locales_locale_parent_id" ON "_events_v_version_tickets_questions_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "events_tickets_kinds" CASCADE;
  DROP TABLE "events_tickets_kinds_locales" CASCADE;
  DROP TABLE "events_tickets_questions" CASCADE;
  DROP TABLE "events_tickets_questions_locales" CASCADE;
  DROP TABLE "_events_v_version_tickets_kinds" CASCADE;
  DROP TABLE "_events_v_version_tickets_kinds_locales" CASCADE;
  DROP TABLE "_events_v_version_tickets_questions" CASCADE;
  DROP TABLE "_events_v_version_tickets_questions_locales" CASCADE;
  ALTER TABLE "events" DROP COLUMN "tickets_places";
  ALTER TABLE "events_locales" DROP COLUMN "tickets_words";
  ALTER TABLE "_events_v" DROP COLUMN "version_tickets_places";
  ALTER TABLE "_events_v_locales" DROP COLUMN "version_tickets_words";`)
}
