import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_blocks_figures_show" AS ENUM('childrenHelped', 'diagnosticWorkUp', 'volunteersIncrease', 'donationsIncrease', 'projects', 'partners', 'team', 'years');
  CREATE TYPE "public"."enum_pages_blocks_voices_show" AS ENUM('testimonials', 'stories');
  CREATE TYPE "public"."enum_pages_blocks_form_show" AS ENUM('newsletter', 'contact');
  CREATE TYPE "public"."enum_pages_blocks_giving_show" AS ENUM('button', 'form');
  CREATE TYPE "public"."enum_pages_blocks_people_show" AS ENUM('partners', 'team');
  CREATE TYPE "public"."enum_pages_colour" AS ENUM('lilac', 'straw', 'sky', 'mint', 'peach', 'pale-lilac', 'coral');
  CREATE TYPE "public"."enum_pages_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_blocks_figures_show" AS ENUM('childrenHelped', 'diagnosticWorkUp', 'volunteersIncrease', 'donationsIncrease', 'projects', 'partners', 'team', 'years');
  CREATE TYPE "public"."enum__pages_v_blocks_voices_show" AS ENUM('testimonials', 'stories');
  CREATE TYPE "public"."enum__pages_v_blocks_form_show" AS ENUM('newsletter', 'contact');
  CREATE TYPE "public"."enum__pages_v_blocks_giving_show" AS ENUM('button', 'form');
  CREATE TYPE "public"."enum__pages_v_blocks_people_show" AS ENUM('partners', 'team');
  CREATE TYPE "public"."enum__pages_v_version_colour" AS ENUM('lilac', 'straw', 'sky', 'mint', 'peach', 'pale-lilac', 'coral');
  CREATE TYPE "public"."enum__pages_v_version_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'am');
  CREATE TYPE "public"."enum_home_blocks_section_section" AS ENUM('mission', 'cards', 'quick-links', 'initiative', 'stories', 'booking');
  CREATE TYPE "public"."enum_home_blocks_figures_show" AS ENUM('childrenHelped', 'diagnosticWorkUp', 'volunteersIncrease', 'donationsIncrease', 'projects', 'partners', 'team', 'years');
  CREATE TYPE "public"."enum_home_blocks_voices_show" AS ENUM('testimonials', 'stories');
  CREATE TYPE "public"."enum_home_blocks_form_show" AS ENUM('newsletter', 'contact');
  CREATE TYPE "public"."enum_home_blocks_giving_show" AS ENUM('button', 'form');
  CREATE TYPE "public"."enum_home_blocks_people_show" AS ENUM('partners', 'team');
  CREATE TYPE "public"."enum_home_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_blocks_section_section" AS ENUM('mission', 'cards', 'quick-links', 'initiative', 'stories', 'booking');
  CREATE TYPE "public"."enum__home_v_blocks_figures_show" AS ENUM('childrenHelped', 'diagnosticWorkUp', 'volunteersIncrease', 'donationsIncrease', 'projects', 'partners', 'team', 'years');
  CREATE TYPE "public"."enum__home_v_blocks_voices_show" AS ENUM('testimonials', 'stories');
  CREATE TYPE "public"."enum__home_v_blocks_form_show" AS ENUM('newsletter', 'contact');
  CREATE TYPE "public"."enum__home_v_blocks_giving_show" AS ENUM('button', 'form');
  CREATE TYPE "public"."enum__home_v_blocks_people_show" AS ENUM('partners', 'team');
  CREATE TYPE "public"."enum__home_v_version_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_published_locale" AS ENUM('en', 'am');
  CREATE TABLE "pages_blocks_words" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_words_locales" (
  	"text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_pictures_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer
  );
  
  CREATE TABLE "pages_blocks_pictures_pictures_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_pictures_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_cards_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"path" varchar,
  	"picture_id" integer
  );
  
  CREATE TABLE "pages_blocks_cards_cards_locales" (
  	"title" varchar,
  	"words" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_cards_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_figures_show" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_pages_blocks_figures_show",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "pages_blocks_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_figures_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_voices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"show" "enum_pages_blocks_voices_show" DEFAULT 'testimonials',
  	"most" numeric DEFAULT 3,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_form" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"show" "enum_pages_blocks_form_show" DEFAULT 'newsletter',
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_giving" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"show" "enum_pages_blocks_giving_show" DEFAULT 'button',
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_giving_locales" (
  	"words" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"show" "enum_pages_blocks_people_show" DEFAULT 'partners',
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_people_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"colour" "enum_pages_colour" DEFAULT 'peach',
  	"name_changed" boolean DEFAULT true,
  	"in_menu" boolean DEFAULT false,
  	"identifiable" "enum_pages_identifiable" DEFAULT 'no',
  	"consent_id" integer,
  	"slug" varchar,
  	"translation" "translation_state",
  	"translated_from" jsonb,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"intro" varchar,
  	"description" varchar,
  	"menu_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_words" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_words_locales" (
  	"text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_pictures_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_pictures_pictures_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_pictures_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_cards_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar,
  	"picture_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_cards_cards_locales" (
  	"title" varchar,
  	"words" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_cards_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_figures_show" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__pages_v_blocks_figures_show",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_figures_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_voices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"show" "enum__pages_v_blocks_voices_show" DEFAULT 'testimonials',
  	"most" numeric DEFAULT 3,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_form" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"show" "enum__pages_v_blocks_form_show" DEFAULT 'newsletter',
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_giving" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"show" "enum__pages_v_blocks_giving_show" DEFAULT 'button',
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_giving_locales" (
  	"words" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"show" "enum__pages_v_blocks_people_show" DEFAULT 'partners',
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_people_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_colour" "enum__pages_v_version_colour" DEFAULT 'peach',
  	"version_name_changed" boolean DEFAULT true,
  	"version_in_menu" boolean DEFAULT false,
  	"version_identifiable" "enum__pages_v_version_identifiable" DEFAULT 'no',
  	"version_consent_id" integer,
  	"version_slug" varchar,
  	"version_translation" "translation_state",
  	"version_translated_from" jsonb,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_intro" varchar,
  	"version_description" varchar,
  	"version_menu_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "home_blocks_section" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"section" "enum_home_blocks_section_section",
  	"shown" boolean DEFAULT true,
  	"block_name" varchar
  );
  
  CREATE TABLE "home_blocks_words" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "home_blocks_words_locales" (
  	"text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_blocks_pictures_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer
  );
  
  CREATE TABLE "home_blocks_pictures_pictures_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_blocks_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "home_blocks_pictures_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_blocks_cards_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"path" varchar,
  	"picture_id" integer
  );
  
  CREATE TABLE "home_blocks_cards_cards_locales" (
  	"title" varchar,
  	"words" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_blocks_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "home_blocks_cards_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_blocks_figures_show" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_home_blocks_figures_show",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "home_blocks_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "home_blocks_figures_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_blocks_voices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"show" "enum_home_blocks_voices_show" DEFAULT 'testimonials',
  	"most" numeric DEFAULT 3,
  	"block_name" varchar
  );
  
  CREATE TABLE "home_blocks_form" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"show" "enum_home_blocks_form_show" DEFAULT 'newsletter',
  	"block_name" varchar
  );
  
  CREATE TABLE "home_blocks_giving" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"show" "enum_home_blocks_giving_show" DEFAULT 'button',
  	"block_name" varchar
  );
  
  CREATE TABLE "home_blocks_giving_locales" (
  	"words" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_blocks_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"show" "enum_home_blocks_people_show" DEFAULT 'partners',
  	"block_name" varchar
  );
  
  CREATE TABLE "home_blocks_people_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hero_picture_id" integer,
  	"identifiable" "enum_home_identifiable" DEFAULT 'no',
  	"consent_id" integer,
  	"_status" "enum_home_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_locales" (
  	"hero_title" varchar,
  	"hero_sentence" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_blocks_section" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"section" "enum__home_v_blocks_section_section",
  	"shown" boolean DEFAULT true,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_blocks_words" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_blocks_words_locales" (
  	"text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_blocks_pictures_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_blocks_pictures_pictures_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_blocks_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_blocks_pictures_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_blocks_cards_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar,
  	"picture_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_blocks_cards_cards_locales" (
  	"title" varchar,
  	"words" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_blocks_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_blocks_cards_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_blocks_figures_show" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__home_v_blocks_figures_show",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_home_v_blocks_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_blocks_figures_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_blocks_voices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"show" "enum__home_v_blocks_voices_show" DEFAULT 'testimonials',
  	"most" numeric DEFAULT 3,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_blocks_form" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"show" "enum__home_v_blocks_form_show" DEFAULT 'newsletter',
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_blocks_giving" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"show" "enum__home_v_blocks_giving_show" DEFAULT 'button',
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_blocks_giving_locales" (
  	"words" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_blocks_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"show" "enum__home_v_blocks_people_show" DEFAULT 'partners',
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_blocks_people_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_hero_picture_id" integer,
  	"version_identifiable" "enum__home_v_version_identifiable" DEFAULT 'no',
  	"version_consent_id" integer,
  	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__home_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_home_v_locales" (
  	"version_hero_title" varchar,
  	"version_hero_sentence" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pages_id" integer;
  ALTER TABLE "pages_blocks_words" ADD CONSTRAINT "pages_blocks_words_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_words_locales" ADD CONSTRAINT "pages_blocks_words_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_words"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_pictures_pictures" ADD CONSTRAINT "pages_blocks_pictures_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_pictures_pictures" ADD CONSTRAINT "pages_blocks_pictures_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_pictures_pictures_locales" ADD CONSTRAINT "pages_blocks_pictures_pictures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_pictures_pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_pictures" ADD CONSTRAINT "pages_blocks_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_pictures_locales" ADD CONSTRAINT "pages_blocks_pictures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_cards_cards" ADD CONSTRAINT "pages_blocks_cards_cards_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_cards_cards" ADD CONSTRAINT "pages_blocks_cards_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_cards_cards_locales" ADD CONSTRAINT "pages_blocks_cards_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_cards_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_cards" ADD CONSTRAINT "pages_blocks_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_cards_locales" ADD CONSTRAINT "pages_blocks_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_figures_show" ADD CONSTRAINT "pages_blocks_figures_show_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages_blocks_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_figures" ADD CONSTRAINT "pages_blocks_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_figures_locales" ADD CONSTRAINT "pages_blocks_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_voices" ADD CONSTRAINT "pages_blocks_voices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_form" ADD CONSTRAINT "pages_blocks_form_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_giving" ADD CONSTRAINT "pages_blocks_giving_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_giving_locales" ADD CONSTRAINT "pages_blocks_giving_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_giving"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_people" ADD CONSTRAINT "pages_blocks_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_people_locales" ADD CONSTRAINT "pages_blocks_people_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_words" ADD CONSTRAINT "_pages_v_blocks_words_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_words_locales" ADD CONSTRAINT "_pages_v_blocks_words_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_words"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_pictures_pictures" ADD CONSTRAINT "_pages_v_blocks_pictures_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_pictures_pictures" ADD CONSTRAINT "_pages_v_blocks_pictures_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_pictures_pictures_locales" ADD CONSTRAINT "_pages_v_blocks_pictures_pictures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_pictures_pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_pictures" ADD CONSTRAINT "_pages_v_blocks_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_pictures_locales" ADD CONSTRAINT "_pages_v_blocks_pictures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_cards_cards" ADD CONSTRAINT "_pages_v_blocks_cards_cards_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_cards_cards" ADD CONSTRAINT "_pages_v_blocks_cards_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_cards_cards_locales" ADD CONSTRAINT "_pages_v_blocks_cards_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_cards_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_cards" ADD CONSTRAINT "_pages_v_blocks_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_cards_locales" ADD CONSTRAINT "_pages_v_blocks_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_figures_show" ADD CONSTRAINT "_pages_v_blocks_figures_show_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v_blocks_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_figures" ADD CONSTRAINT "_pages_v_blocks_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_figures_locales" ADD CONSTRAINT "_pages_v_blocks_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_voices" ADD CONSTRAINT "_pages_v_blocks_voices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_form" ADD CONSTRAINT "_pages_v_blocks_form_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_giving" ADD CONSTRAINT "_pages_v_blocks_giving_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_giving_locales" ADD CONSTRAINT "_pages_v_blocks_giving_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_giving"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_people" ADD CONSTRAINT "_pages_v_blocks_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_people_locales" ADD CONSTRAINT "_pages_v_blocks_people_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_consent_id_consents_id_fk" FOREIGN KEY ("version_consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_section" ADD CONSTRAINT "home_blocks_section_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_words" ADD CONSTRAINT "home_blocks_words_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_words_locales" ADD CONSTRAINT "home_blocks_words_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_blocks_words"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_pictures_pictures" ADD CONSTRAINT "home_blocks_pictures_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_blocks_pictures_pictures" ADD CONSTRAINT "home_blocks_pictures_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_blocks_pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_pictures_pictures_locales" ADD CONSTRAINT "home_blocks_pictures_pictures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_blocks_pictures_pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_pictures" ADD CONSTRAINT "home_blocks_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_pictures_locales" ADD CONSTRAINT "home_blocks_pictures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_blocks_pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_cards_cards" ADD CONSTRAINT "home_blocks_cards_cards_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_blocks_cards_cards" ADD CONSTRAINT "home_blocks_cards_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_blocks_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_cards_cards_locales" ADD CONSTRAINT "home_blocks_cards_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_blocks_cards_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_cards" ADD CONSTRAINT "home_blocks_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_cards_locales" ADD CONSTRAINT "home_blocks_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_blocks_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_figures_show" ADD CONSTRAINT "home_blocks_figures_show_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home_blocks_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_figures" ADD CONSTRAINT "home_blocks_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_figures_locales" ADD CONSTRAINT "home_blocks_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_blocks_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_voices" ADD CONSTRAINT "home_blocks_voices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_form" ADD CONSTRAINT "home_blocks_form_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_giving" ADD CONSTRAINT "home_blocks_giving_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_giving_locales" ADD CONSTRAINT "home_blocks_giving_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_blocks_giving"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_people" ADD CONSTRAINT "home_blocks_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_people_locales" ADD CONSTRAINT "home_blocks_people_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_blocks_people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_hero_picture_id_media_id_fk" FOREIGN KEY ("hero_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_locales" ADD CONSTRAINT "home_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_section" ADD CONSTRAINT "_home_v_blocks_section_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_words" ADD CONSTRAINT "_home_v_blocks_words_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_words_locales" ADD CONSTRAINT "_home_v_blocks_words_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_blocks_words"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_pictures_pictures" ADD CONSTRAINT "_home_v_blocks_pictures_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_pictures_pictures" ADD CONSTRAINT "_home_v_blocks_pictures_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_blocks_pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_pictures_pictures_locales" ADD CONSTRAINT "_home_v_blocks_pictures_pictures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_blocks_pictures_pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_pictures" ADD CONSTRAINT "_home_v_blocks_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_pictures_locales" ADD CONSTRAINT "_home_v_blocks_pictures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_blocks_pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_cards_cards" ADD CONSTRAINT "_home_v_blocks_cards_cards_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_cards_cards" ADD CONSTRAINT "_home_v_blocks_cards_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_blocks_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_cards_cards_locales" ADD CONSTRAINT "_home_v_blocks_cards_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_blocks_cards_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_cards" ADD CONSTRAINT "_home_v_blocks_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_cards_locales" ADD CONSTRAINT "_home_v_blocks_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_blocks_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_figures_show" ADD CONSTRAINT "_home_v_blocks_figures_show_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_v_blocks_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_figures" ADD CONSTRAINT "_home_v_blocks_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_figures_locales" ADD CONSTRAINT "_home_v_blocks_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_blocks_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_voices" ADD CONSTRAINT "_home_v_blocks_voices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_form" ADD CONSTRAINT "_home_v_blocks_form_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_giving" ADD CONSTRAINT "_home_v_blocks_giving_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_giving_locales" ADD CONSTRAINT "_home_v_blocks_giving_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_blocks_giving"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_people" ADD CONSTRAINT "_home_v_blocks_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_people_locales" ADD CONSTRAINT "_home_v_blocks_people_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_blocks_people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_hero_picture_id_media_id_fk" FOREIGN KEY ("version_hero_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_consent_id_consents_id_fk" FOREIGN KEY ("version_consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_locales" ADD CONSTRAINT "_home_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_blocks_words_order_idx" ON "pages_blocks_words" USING btree ("_order");
  CREATE INDEX "pages_blocks_words_parent_id_idx" ON "pages_blocks_words" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_words_path_idx" ON "pages_blocks_words" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_words_locales_locale_parent_id_unique" ON "pages_blocks_words_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_pictures_pictures_order_idx" ON "pages_blocks_pictures_pictures" USING btree ("_order");
  CREATE INDEX "pages_blocks_pictures_pictures_parent_id_idx" ON "pages_blocks_pictures_pictures" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_pictures_pictures_picture_idx" ON "pages_blocks_pictures_pictures" USING btree ("picture_id");
  CREATE UNIQUE INDEX "pages_blocks_pictures_pictures_locales_locale_parent_id_uniq" ON "pages_blocks_pictures_pictures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_pictures_order_idx" ON "pages_blocks_pictures" USING btree ("_order");
  CREATE INDEX "pages_blocks_pictures_parent_id_idx" ON "pages_blocks_pictures" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_pictures_path_idx" ON "pages_blocks_pictures" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_pictures_locales_locale_parent_id_unique" ON "pages_blocks_pictures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_cards_cards_order_idx" ON "pages_blocks_cards_cards" USING btree ("_order");
  CREATE INDEX "pages_blocks_cards_cards_parent_id_idx" ON "pages_blocks_cards_cards" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_cards_cards_picture_idx" ON "pages_blocks_cards_cards" USING btree ("picture_id");
  CREATE UNIQUE INDEX "pages_blocks_cards_cards_locales_locale_parent_id_unique" ON "pages_blocks_cards_cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_cards_order_idx" ON "pages_blocks_cards" USING btree ("_order");
  CREATE INDEX "pages_blocks_cards_parent_id_idx" ON "pages_blocks_cards" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_cards_path_idx" ON "pages_blocks_cards" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_cards_locales_locale_parent_id_unique" ON "pages_blocks_cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_figures_show_order_idx" ON "pages_blocks_figures_show" USING btree ("order");
  CREATE INDEX "pages_blocks_figures_show_parent_idx" ON "pages_blocks_figures_show" USING btree ("parent_id");
  CREATE INDEX "pages_blocks_figures_order_idx" ON "pages_blocks_figures" USING btree ("_order");
  CREATE INDEX "pages_blocks_figures_parent_id_idx" ON "pages_blocks_figures" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_figures_path_idx" ON "pages_blocks_figures" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_figures_locales_locale_parent_id_unique" ON "pages_blocks_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_voices_order_idx" ON "pages_blocks_voices" USING btree ("_order");
  CREATE INDEX "pages_blocks_voices_parent_id_idx" ON "pages_blocks_voices" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_voices_path_idx" ON "pages_blocks_voices" USING btree ("_path");
  CREATE INDEX "pages_blocks_form_order_idx" ON "pages_blocks_form" USING btree ("_order");
  CREATE INDEX "pages_blocks_form_parent_id_idx" ON "pages_blocks_form" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_form_path_idx" ON "pages_blocks_form" USING btree ("_path");
  CREATE INDEX "pages_blocks_giving_order_idx" ON "pages_blocks_giving" USING btree ("_order");
  CREATE INDEX "pages_blocks_giving_parent_id_idx" ON "pages_blocks_giving" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_giving_path_idx" ON "pages_blocks_giving" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_giving_locales_locale_parent_id_unique" ON "pages_blocks_giving_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_people_order_idx" ON "pages_blocks_people" USING btree ("_order");
  CREATE INDEX "pages_blocks_people_parent_id_idx" ON "pages_blocks_people" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_people_path_idx" ON "pages_blocks_people" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_people_locales_locale_parent_id_unique" ON "pages_blocks_people_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_in_menu_idx" ON "pages" USING btree ("in_menu");
  CREATE INDEX "pages_identifiable_idx" ON "pages" USING btree ("identifiable");
  CREATE INDEX "pages_consent_idx" ON "pages" USING btree ("consent_id");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_translation_idx" ON "pages" USING btree ("translation");
  CREATE INDEX "pages_sample_idx" ON "pages" USING btree ("sample");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_words_order_idx" ON "_pages_v_blocks_words" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_words_parent_id_idx" ON "_pages_v_blocks_words" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_words_path_idx" ON "_pages_v_blocks_words" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_words_locales_locale_parent_id_unique" ON "_pages_v_blocks_words_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_pictures_pictures_order_idx" ON "_pages_v_blocks_pictures_pictures" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_pictures_pictures_parent_id_idx" ON "_pages_v_blocks_pictures_pictures" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_pictures_pictures_picture_idx" ON "_pages_v_blocks_pictures_pictures" USING btree ("picture_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_pictures_pictures_locales_locale_parent_id_u" ON "_pages_v_blocks_pictures_pictures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_pictures_order_idx" ON "_pages_v_blocks_pictures" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_pictures_parent_id_idx" ON "_pages_v_blocks_pictures" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_pictures_path_idx" ON "_pages_v_blocks_pictures" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_pictures_locales_locale_parent_id_unique" ON "_pages_v_blocks_pictures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_cards_cards_order_idx" ON "_pages_v_blocks_cards_cards" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_cards_cards_parent_id_idx" ON "_pages_v_blocks_cards_cards" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_cards_cards_picture_idx" ON "_pages_v_blocks_cards_cards" USING btree ("picture_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_cards_cards_locales_locale_parent_id_unique" ON "_pages_v_blocks_cards_cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_cards_order_idx" ON "_pages_v_blocks_cards" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_cards_parent_id_idx" ON "_pages_v_blocks_cards" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_cards_path_idx" ON "_pages_v_blocks_cards" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_cards_locales_locale_parent_id_unique" ON "_pages_v_blocks_cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_figures_show_order_idx" ON "_pages_v_blocks_figures_show" USING btree ("order");
  CREATE INDEX "_pages_v_blocks_figures_show_parent_idx" ON "_pages_v_blocks_figures_show" USING btree ("parent_id");
  CREATE INDEX "_pages_v_blocks_figures_order_idx" ON "_pages_v_blocks_figures" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_figures_parent_id_idx" ON "_pages_v_blocks_figures" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_figures_path_idx" ON "_pages_v_blocks_figures" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_figures_locales_locale_parent_id_unique" ON "_pages_v_blocks_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_voices_order_idx" ON "_pages_v_blocks_voices" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_voices_parent_id_idx" ON "_pages_v_blocks_voices" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_voices_path_idx" ON "_pages_v_blocks_voices" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_form_order_idx" ON "_pages_v_blocks_form" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_form_parent_id_idx" ON "_pages_v_blocks_form" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_form_path_idx" ON "_pages_v_blocks_form" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_giving_order_idx" ON "_pages_v_blocks_giving" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_giving_parent_id_idx" ON "_pages_v_blocks_giving" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_giving_path_idx" ON "_pages_v_blocks_giving" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_giving_locales_locale_parent_id_unique" ON "_pages_v_blocks_giving_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_people_order_idx" ON "_pages_v_blocks_people" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_people_parent_id_idx" ON "_pages_v_blocks_people" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_people_path_idx" ON "_pages_v_blocks_people" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_people_locales_locale_parent_id_unique" ON "_pages_v_blocks_people_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_in_menu_idx" ON "_pages_v" USING btree ("version_in_menu");
  CREATE INDEX "_pages_v_version_version_identifiable_idx" ON "_pages_v" USING btree ("version_identifiable");
  CREATE INDEX "_pages_v_version_version_consent_idx" ON "_pages_v" USING btree ("version_consent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_translation_idx" ON "_pages_v" USING btree ("version_translation");
  CREATE INDEX "_pages_v_version_version_sample_idx" ON "_pages_v" USING btree ("version_sample");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_blocks_section_order_idx" ON "home_blocks_section" USING btree ("_order");
  CREATE INDEX "home_blocks_section_parent_id_idx" ON "home_blocks_section" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_section_path_idx" ON "home_blocks_section" USING btree ("_path");
  CREATE INDEX "home_blocks_words_order_idx" ON "home_blocks_words" USING btree ("_order");
  CREATE INDEX "home_blocks_words_parent_id_idx" ON "home_blocks_words" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_words_path_idx" ON "home_blocks_words" USING btree ("_path");
  CREATE UNIQUE INDEX "home_blocks_words_locales_locale_parent_id_unique" ON "home_blocks_words_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_blocks_pictures_pictures_order_idx" ON "home_blocks_pictures_pictures" USING btree ("_order");
  CREATE INDEX "home_blocks_pictures_pictures_parent_id_idx" ON "home_blocks_pictures_pictures" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_pictures_pictures_picture_idx" ON "home_blocks_pictures_pictures" USING btree ("picture_id");
  CREATE UNIQUE INDEX "home_blocks_pictures_pictures_locales_locale_parent_id_uniqu" ON "home_blocks_pictures_pictures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_blocks_pictures_order_idx" ON "home_blocks_pictures" USING btree ("_order");
  CREATE INDEX "home_blocks_pictures_parent_id_idx" ON "home_blocks_pictures" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_pictures_path_idx" ON "home_blocks_pictures" USING btree ("_path");
  CREATE UNIQUE INDEX "home_blocks_pictures_locales_locale_parent_id_unique" ON "home_blocks_pictures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_blocks_cards_cards_order_idx" ON "home_blocks_cards_cards" USING btree ("_order");
  CREATE INDEX "home_blocks_cards_cards_parent_id_idx" ON "home_blocks_cards_cards" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_cards_cards_picture_idx" ON "home_blocks_cards_cards" USING btree ("picture_id");
  CREATE UNIQUE INDEX "home_blocks_cards_cards_locales_locale_parent_id_unique" ON "home_blocks_cards_cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_blocks_cards_order_idx" ON "home_blocks_cards" USING btree ("_order");
  CREATE INDEX "home_blocks_cards_parent_id_idx" ON "home_blocks_cards" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_cards_path_idx" ON "home_blocks_cards" USING btree ("_path");
  CREATE UNIQUE INDEX "home_blocks_cards_locales_locale_parent_id_unique" ON "home_blocks_cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_blocks_figures_show_order_idx" ON "home_blocks_figures_show" USING btree ("order");
  CREATE INDEX "home_blocks_figures_show_parent_idx" ON "home_blocks_figures_show" USING btree ("parent_id");
  CREATE INDEX "home_blocks_figures_order_idx" ON "home_blocks_figures" USING btree ("_order");
  CREATE INDEX "home_blocks_figures_parent_id_idx" ON "home_blocks_figures" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_figures_path_idx" ON "home_blocks_figures" USING btree ("_path");
  CREATE UNIQUE INDEX "home_blocks_figures_locales_locale_parent_id_unique" ON "home_blocks_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_blocks_voices_order_idx" ON "home_blocks_voices" USING btree ("_order");
  CREATE INDEX "home_blocks_voices_parent_id_idx" ON "home_blocks_voices" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_voices_path_idx" ON "home_blocks_voices" USING btree ("_path");
  CREATE INDEX "home_blocks_form_order_idx" ON "home_blocks_form" USING btree ("_order");
  CREATE INDEX "home_blocks_form_parent_id_idx" ON "home_blocks_form" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_form_path_idx" ON "home_blocks_form" USING btree ("_path");
  CREATE INDEX "home_blocks_giving_order_idx" ON "home_blocks_giving" USING btree ("_order");
  CREATE INDEX "home_blocks_giving_parent_id_idx" ON "home_blocks_giving" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_giving_path_idx" ON "home_blocks_giving" USING btree ("_path");
  CREATE UNIQUE INDEX "home_blocks_giving_locales_locale_parent_id_unique" ON "home_blocks_giving_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_blocks_people_order_idx" ON "home_blocks_people" USING btree ("_order");
  CREATE INDEX "home_blocks_people_parent_id_idx" ON "home_blocks_people" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_people_path_idx" ON "home_blocks_people" USING btree ("_path");
  CREATE UNIQUE INDEX "home_blocks_people_locales_locale_parent_id_unique" ON "home_blocks_people_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_hero_picture_idx" ON "home" USING btree ("hero_picture_id");
  CREATE INDEX "home_identifiable_idx" ON "home" USING btree ("identifiable");
  CREATE INDEX "home_consent_idx" ON "home" USING btree ("consent_id");
  CREATE INDEX "home__status_idx" ON "home" USING btree ("_status");
  CREATE UNIQUE INDEX "home_locales_locale_parent_id_unique" ON "home_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_blocks_section_order_idx" ON "_home_v_blocks_section" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_section_parent_id_idx" ON "_home_v_blocks_section" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_section_path_idx" ON "_home_v_blocks_section" USING btree ("_path");
  CREATE INDEX "_home_v_blocks_words_order_idx" ON "_home_v_blocks_words" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_words_parent_id_idx" ON "_home_v_blocks_words" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_words_path_idx" ON "_home_v_blocks_words" USING btree ("_path");
  CREATE UNIQUE INDEX "_home_v_blocks_words_locales_locale_parent_id_unique" ON "_home_v_blocks_words_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_blocks_pictures_pictures_order_idx" ON "_home_v_blocks_pictures_pictures" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_pictures_pictures_parent_id_idx" ON "_home_v_blocks_pictures_pictures" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_pictures_pictures_picture_idx" ON "_home_v_blocks_pictures_pictures" USING btree ("picture_id");
  CREATE UNIQUE INDEX "_home_v_blocks_pictures_pictures_locales_locale_parent_id_un" ON "_home_v_blocks_pictures_pictures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_blocks_pictures_order_idx" ON "_home_v_blocks_pictures" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_pictures_parent_id_idx" ON "_home_v_blocks_pictures" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_pictures_path_idx" ON "_home_v_blocks_pictures" USING btree ("_path");
  CREATE UNIQUE INDEX "_home_v_blocks_pictures_locales_locale_parent_id_unique" ON "_home_v_blocks_pictures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_blocks_cards_cards_order_idx" ON "_home_v_blocks_cards_cards" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_cards_cards_parent_id_idx" ON "_home_v_blocks_cards_cards" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_cards_cards_picture_idx" ON "_home_v_blocks_cards_cards" USING btree ("picture_id");
  CREATE UNIQUE INDEX "_home_v_blocks_cards_cards_locales_locale_parent_id_unique" ON "_home_v_blocks_cards_cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_blocks_cards_order_idx" ON "_home_v_blocks_cards" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_cards_parent_id_idx" ON "_home_v_blocks_cards" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_cards_path_idx" ON "_home_v_blocks_cards" USING btree ("_path");
  CREATE UNIQUE INDEX "_home_v_blocks_cards_locales_locale_parent_id_unique" ON "_home_v_blocks_cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_blocks_figures_show_order_idx" ON "_home_v_blocks_figures_show" USING btree ("order");
  CREATE INDEX "_home_v_blocks_figures_show_parent_idx" ON "_home_v_blocks_figures_show" USING btree ("parent_id");
  CREATE INDEX "_home_v_blocks_figures_order_idx" ON "_home_v_blocks_figures" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_figures_parent_id_idx" ON "_home_v_blocks_figures" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_figures_path_idx" ON "_home_v_blocks_figures" USING btree ("_path");
  CREATE UNIQUE INDEX "_home_v_blocks_figures_locales_locale_parent_id_unique" ON "_home_v_blocks_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_blocks_voices_order_idx" ON "_home_v_blocks_voices" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_voices_parent_id_idx" ON "_home_v_blocks_voices" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_voices_path_idx" ON "_home_v_blocks_voices" USING btree ("_path");
  CREATE INDEX "_home_v_blocks_form_order_idx" ON "_home_v_blocks_form" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_form_parent_id_idx" ON "_home_v_blocks_form" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_form_path_idx" ON "_home_v_blocks_form" USING btree ("_path");
  CREATE INDEX "_home_v_blocks_giving_order_idx" ON "_home_v_blocks_giving" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_giving_parent_id_idx" ON "_home_v_blocks_giving" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_giving_path_idx" ON "_home_v_blocks_giving" USING btree ("_path");
  CREATE UNIQUE INDEX "_home_v_blocks_giving_locales_locale_parent_id_unique" ON "_home_v_blocks_giving_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_blocks_people_order_idx" ON "_home_v_blocks_people" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_people_parent_id_idx" ON "_home_v_blocks_people" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_people_path_idx" ON "_home_v_blocks_people" USING btree ("_path");
  CREATE UNIQUE INDEX "_home_v_blocks_people_locales_locale_parent_id_unique" ON "_home_v_blocks_people_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_version_hero_picture_idx" ON "_home_v" USING btree ("version_hero_picture_id");
  CREATE INDEX "_home_v_version_version_identifiable_idx" ON "_home_v" USING btree ("version_identifiable");
  CREATE INDEX "_home_v_version_version_consent_idx" ON "_home_v" USING btree ("version_consent_id");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v" USING btree ("version__status");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_snapshot_idx" ON "_home_v" USING btree ("snapshot");
  CREATE INDEX "_home_v_published_locale_idx" ON "_home_v" USING btree ("published_locale");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_home_v_locales_locale_parent_id_unique" ON "_home_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_blocks_words" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_words_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_pictures_pictures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_pictures_pictures_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_pictures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_pictures_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_cards_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_cards_cards_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_cards_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_figures_show" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_figures_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_voices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_form" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_giving" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_giving_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_people" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_people_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_words" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_words_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_pictures_pictures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_pictures_pictures_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_pictures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_pictures_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_cards_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_cards_cards_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_cards_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_figures_show" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_figures_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_voices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_form" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_giving" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_giving_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_people" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_people_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_section" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_words" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_words_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_pictures_pictures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_pictures_pictures_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_pictures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_pictures_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_cards_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_cards_cards_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_cards_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_figures_show" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_figures_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_voices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_form" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_giving" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_giving_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_people" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_people_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_section" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_words" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_words_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_pictures_pictures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_pictures_pictures_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_pictures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_pictures_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_cards_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_cards_cards_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_cards_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_figures_show" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_figures_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_voices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_form" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_giving" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_giving_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_people" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_people_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "pages_blocks_words" CASCADE;
  DROP TABLE "pages_blocks_words_locales" CASCADE;
  DROP TABLE "pages_blocks_pictures_pictures" CASCADE;
  DROP TABLE "pages_blocks_pictures_pictures_locales" CASCADE;
  DROP TABLE "pages_blocks_pictures" CASCADE;
  DROP TABLE "pages_blocks_pictures_locales" CASCADE;
  DROP TABLE "pages_blocks_cards_cards" CASCADE;
  DROP TABLE "pages_blocks_cards_cards_locales" CASCADE;
  DROP TABLE "pages_blocks_cards" CASCADE;
  DROP TABLE "pages_blocks_cards_locales" CASCADE;
  DROP TABLE "pages_blocks_figures_show" CASCADE;
  DROP TABLE "pages_blocks_figures" CASCADE;
  DROP TABLE "pages_blocks_figures_locales" CASCADE;
  DROP TABLE "pages_blocks_voices" CASCADE;
  DROP TABLE "pages_blocks_form" CASCADE;
  DROP TABLE "pages_blocks_giving" CASCADE;
  DROP TABLE "pages_blocks_giving_locales" CASCADE;
  DROP TABLE "pages_blocks_people" CASCADE;
  DROP TABLE "pages_blocks_people_locales" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_words" CASCADE;
  DROP TABLE "_pages_v_blocks_words_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_pictures_pictures" CASCADE;
  DROP TABLE "_pages_v_blocks_pictures_pictures_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_pictures" CASCADE;
  DROP TABLE "_pages_v_blocks_pictures_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_cards_cards" CASCADE;
  DROP TABLE "_pages_v_blocks_cards_cards_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_cards" CASCADE;
  DROP TABLE "_pages_v_blocks_cards_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_figures_show" CASCADE;
  DROP TABLE "_pages_v_blocks_figures" CASCADE;
  DROP TABLE "_pages_v_blocks_figures_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_voices" CASCADE;
  DROP TABLE "_pages_v_blocks_form" CASCADE;
  DROP TABLE "_pages_v_blocks_giving" CASCADE;
  DROP TABLE "_pages_v_blocks_giving_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_people" CASCADE;
  DROP TABLE "_pages_v_blocks_people_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "home_blocks_section" CASCADE;
  DROP TABLE "home_blocks_words" CASCADE;
  DROP TABLE "home_blocks_words_locales" CASCADE;
  DROP TABLE "home_blocks_pictures_pictures" CASCADE;
  DROP TABLE "home_blocks_pictures_pictures_locales" CASCADE;
  DROP TABLE "home_blocks_pictures" CASCADE;
  DROP TABLE "home_blocks_pictures_locales" CASCADE;
  DROP TABLE "home_blocks_cards_cards" CASCADE;
  DROP TABLE "home_blocks_cards_cards_locales" CASCADE;
  DROP TABLE "home_blocks_cards" CASCADE;
  DROP TABLE "home_blocks_cards_locales" CASCADE;
  DROP TABLE "home_blocks_figures_show" CASCADE;
  DROP TABLE "home_blocks_figures" CASCADE;
  DROP TABLE "home_blocks_figures_locales" CASCADE;
  DROP TABLE "home_blocks_voices" CASCADE;
  DROP TABLE "home_blocks_form" CASCADE;
  DROP TABLE "home_blocks_giving" CASCADE;
  DROP TABLE "home_blocks_giving_locales" CASCADE;
  DROP TABLE "home_blocks_people" CASCADE;
  DROP TABLE "home_blocks_people_locales" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "home_locales" CASCADE;
  DROP TABLE "_home_v_blocks_section" CASCADE;
  DROP TABLE "_home_v_blocks_words" CASCADE;
  DROP TABLE "_home_v_blocks_words_locales" CASCADE;
  DROP TABLE "_home_v_blocks_pictures_pictures" CASCADE;
  DROP TABLE "_home_v_blocks_pictures_pictures_locales" CASCADE;
  DROP TABLE "_home_v_blocks_pictures" CASCADE;
  DROP TABLE "_home_v_blocks_pictures_locales" CASCADE;
  DROP TABLE "_home_v_blocks_cards_cards" CASCADE;
  DROP TABLE "_home_v_blocks_cards_cards_locales" CASCADE;
  DROP TABLE "_home_v_blocks_cards" CASCADE;
  DROP TABLE "_home_v_blocks_cards_locales" CASCADE;
  DROP TABLE "_home_v_blocks_figures_show" CASCADE;
  DROP TABLE "_home_v_blocks_figures" CASCADE;
  DROP TABLE "_home_v_blocks_figures_locales" CASCADE;
  DROP TABLE "_home_v_blocks_voices" CASCADE;
  DROP TABLE "_home_v_blocks_form" CASCADE;
  DROP TABLE "_home_v_blocks_giving" CASCADE;
  DROP TABLE "_home_v_blocks_giving_locales" CASCADE;
  DROP TABLE "_home_v_blocks_people" CASCADE;
  DROP TABLE "_home_v_blocks_people_locales" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "_home_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pages_fk";
  
  DROP INDEX "payload_locked_documents_rels_pages_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pages_id";
  DROP TYPE "public"."enum_pages_blocks_figures_show";
  DROP TYPE "public"."enum_pages_blocks_voices_show";
  DROP TYPE "public"."enum_pages_blocks_form_show";
  DROP TYPE "public"."enum_pages_blocks_giving_show";
  DROP TYPE "public"."enum_pages_blocks_people_show";
  DROP TYPE "public"."enum_pages_colour";
  DROP TYPE "public"."enum_pages_identifiable";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_blocks_figures_show";
  DROP TYPE "public"."enum__pages_v_blocks_voices_show";
  DROP TYPE "public"."enum__pages_v_blocks_form_show";
  DROP TYPE "public"."enum__pages_v_blocks_giving_show";
  DROP TYPE "public"."enum__pages_v_blocks_people_show";
  DROP TYPE "public"."enum__pages_v_version_colour";
  DROP TYPE "public"."enum__pages_v_version_identifiable";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_home_blocks_section_section";
  DROP TYPE "public"."enum_home_blocks_figures_show";
  DROP TYPE "public"."enum_home_blocks_voices_show";
  DROP TYPE "public"."enum_home_blocks_form_show";
  DROP TYPE "public"."enum_home_blocks_giving_show";
  DROP TYPE "public"."enum_home_blocks_people_show";
  DROP TYPE "public"."enum_home_identifiable";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_blocks_section_section";
  DROP TYPE "public"."enum__home_v_blocks_figures_show";
  DROP TYPE "public"."enum__home_v_blocks_voices_show";
  DROP TYPE "public"."enum__home_v_blocks_form_show";
  DROP TYPE "public"."enum__home_v_blocks_giving_show";
  DROP TYPE "public"."enum__home_v_blocks_people_show";
  DROP TYPE "public"."enum__home_v_version_identifiable";
  DROP TYPE "public"."enum__home_v_version_status";
  DROP TYPE "public"."enum__home_v_published_locale";`)
}
