import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "giving_locales" (
  	"registration" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_giving_v_locales" (
  	"version_registration" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "giving_locales" ADD CONSTRAINT "giving_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."giving"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_giving_v_locales" ADD CONSTRAINT "_giving_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_giving_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "giving_locales_locale_parent_id_unique" ON "giving_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_giving_v_locales_locale_parent_id_unique" ON "_giving_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "giving_locales" CASCADE;
  DROP TABLE "_giving_v_locales" CASCADE;`)
}
