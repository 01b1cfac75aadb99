import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'am');
  CREATE TYPE "public"."enum_posts_type" AS ENUM('normal', 'intro', 'ad');
  CREATE TYPE "public"."enum_posts_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."translation_state" AS ENUM('missing', 'behind', 'partial', 'fine');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_type" AS ENUM('normal', 'intro', 'ad');
  CREATE TYPE "public"."enum__posts_v_version_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_published_locale" AS ENUM('en', 'am');
  CREATE TYPE "public"."enum_events_type" AS ENUM('normal', 'intro', 'ad');
  CREATE TYPE "public"."enum_events_img_pos" AS ENUM('top-left', 'top', 'top-right', 'left', 'center', 'right', 'bottom-left', 'bottom', 'bottom-right');
  CREATE TYPE "public"."enum_events_state" AS ENUM('scheduled', 'postponed', 'cancelled');
  CREATE TYPE "public"."enum_events_style" AS ENUM('day', 'dusk');
  CREATE TYPE "public"."enum_events_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_type" AS ENUM('normal', 'intro', 'ad');
  CREATE TYPE "public"."enum__events_v_version_img_pos" AS ENUM('top-left', 'top', 'top-right', 'left', 'center', 'right', 'bottom-left', 'bottom', 'bottom-right');
  CREATE TYPE "public"."enum__events_v_version_state" AS ENUM('scheduled', 'postponed', 'cancelled');
  CREATE TYPE "public"."enum__events_v_version_style" AS ENUM('day', 'dusk');
  CREATE TYPE "public"."enum__events_v_version_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_published_locale" AS ENUM('en', 'am');
  CREATE TYPE "public"."enum_announcements_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_announcements_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__announcements_v_version_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__announcements_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__announcements_v_published_locale" AS ENUM('en', 'am');
  CREATE TYPE "public"."enum_newsletter_issues_languages" AS ENUM('en', 'am');
  CREATE TYPE "public"."enum_newsletter_issues_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_newsletter_issues_topic" AS ENUM('news', 'events', 'projects');
  CREATE TYPE "public"."enum_newsletter_issues_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__newsletter_issues_v_version_languages" AS ENUM('en', 'am');
  CREATE TYPE "public"."enum__newsletter_issues_v_version_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__newsletter_issues_v_version_topic" AS ENUM('news', 'events', 'projects');
  CREATE TYPE "public"."enum__newsletter_issues_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__newsletter_issues_v_published_locale" AS ENUM('en', 'am');
  CREATE TYPE "public"."enum_projects_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_version_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_published_locale" AS ENUM('en', 'am');
  CREATE TYPE "public"."enum_partners_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_partners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_version_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__partners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_published_locale" AS ENUM('en', 'am');
  CREATE TYPE "public"."enum_campaigns_col" AS ENUM('light', 'dark');
  CREATE TYPE "public"."enum_campaigns_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_campaigns_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__campaigns_v_version_col" AS ENUM('light', 'dark');
  CREATE TYPE "public"."enum__campaigns_v_version_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__campaigns_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__campaigns_v_published_locale" AS ENUM('en', 'am');
  CREATE TYPE "public"."enum_reports_availability" AS ENUM('active', 'coming-soon');
  CREATE TYPE "public"."enum_reports_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_reports_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reports_v_version_availability" AS ENUM('active', 'coming-soon');
  CREATE TYPE "public"."enum__reports_v_version_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__reports_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reports_v_published_locale" AS ENUM('en', 'am');
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
  CREATE TYPE "public"."enum_cards_drawing" AS ENUM('impact', 'programs-medicine', 'progress-coffee', 'partners', 'meet-coffee-table', 'team', 'testimonial', 'achievement-mesob', 'about-wide');
  CREATE TYPE "public"."enum_cards_ground" AS ENUM('saffron', 'sky', 'lilac', 'mint', 'peach', 'deep-blue', 'coral', 'pale-lilac', 'dawn-lilac');
  CREATE TYPE "public"."enum_cards_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_cards_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cards_v_version_drawing" AS ENUM('impact', 'programs-medicine', 'progress-coffee', 'partners', 'meet-coffee-table', 'team', 'testimonial', 'achievement-mesob', 'about-wide');
  CREATE TYPE "public"."enum__cards_v_version_ground" AS ENUM('saffron', 'sky', 'lilac', 'mint', 'peach', 'deep-blue', 'coral', 'pale-lilac', 'dawn-lilac');
  CREATE TYPE "public"."enum__cards_v_version_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__cards_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cards_v_published_locale" AS ENUM('en', 'am');
  CREATE TYPE "public"."enum_gallery_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_gallery_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__gallery_v_version_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__gallery_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__gallery_v_published_locale" AS ENUM('en', 'am');
  CREATE TYPE "public"."enum_stories_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_stories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__stories_v_version_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__stories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__stories_v_published_locale" AS ENUM('en', 'am');
  CREATE TYPE "public"."enum_testimonials_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_version_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_published_locale" AS ENUM('en', 'am');
  CREATE TYPE "public"."enum_holidays_reckoning" AS ENUM('gregorian', 'ethiopian', 'genna', 'fasika');
  CREATE TYPE "public"."enum_holidays_weave" AS ENUM('diamonds', 'daisies', 'fires', 'stars', 'water', 'eggs');
  CREATE TYPE "public"."enum_holidays_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__holidays_v_version_reckoning" AS ENUM('gregorian', 'ethiopian', 'genna', 'fasika');
  CREATE TYPE "public"."enum__holidays_v_version_weave" AS ENUM('diamonds', 'daisies', 'fires', 'stars', 'water', 'eggs');
  CREATE TYPE "public"."enum__holidays_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__holidays_v_published_locale" AS ENUM('en', 'am');
  CREATE TYPE "public"."enum_team_members_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__team_members_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__team_members_v_published_locale" AS ENUM('en', 'am');
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
  CREATE TYPE "public"."enum_legal_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__legal_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__legal_pages_v_published_locale" AS ENUM('en', 'am');
  CREATE TYPE "public"."enum_starter_links_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__starter_links_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__starter_links_v_published_locale" AS ENUM('en', 'am');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__redirects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__redirects_v_published_locale" AS ENUM('en', 'am');
  CREATE TYPE "public"."enum_media_mended" AS ENUM('heic', 'trailing', 'ending', 'irregular');
  CREATE TYPE "public"."enum_media_identifiable" AS ENUM('yes', 'no', 'unanswered');
  CREATE TYPE "public"."enum_films_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_pdfs_identifiable" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_consents_uses" AS ENUM('website', 'share-card', 'newsletter', 'social', 'print');
  CREATE TYPE "public"."enum__consents_v_version_uses" AS ENUM('website', 'share-card', 'newsletter', 'social', 'print');
  CREATE TYPE "public"."enum_staff_role" AS ENUM('admin', 'editor', 'publisher', 'author', 'bookkeeper', 'door');
  CREATE TYPE "public"."enum_staff_language" AS ENUM('en', 'am');
  CREATE TYPE "public"."enum_staff_invitation" AS ENUM('open', 'revoked');
  CREATE TYPE "public"."enum_subscribers_status" AS ENUM('waiting', 'confirmed', 'suspended', 'left');
  CREATE TYPE "public"."enum_subscribers_language" AS ENUM('en', 'am');
  CREATE TYPE "public"."enum_subscribers_edition" AS ENUM('full', 'light');
  CREATE TYPE "public"."enum_subscribers_source" AS ENUM('section', 'popup', 'menu', 'page', 'call', 'import');
  CREATE TYPE "public"."enum_issue_sendings_state" AS ENUM('scheduled', 'sending', 'paused', 'stopped');
  CREATE TYPE "public"."enum_messages_state" AS ENUM('new', 'answered');
  CREATE TYPE "public"."enum_messages_language" AS ENUM('en', 'am');
  CREATE TYPE "public"."enum_mails_state" AS ENUM('waiting', 'sending', 'sent', 'failed', 'bounced', 'held');
  CREATE TYPE "public"."enum_mails_bounce" AS ENUM('hard', 'soft');
  CREATE TYPE "public"."enum_mails_locale" AS ENUM('en', 'am');
  CREATE TYPE "public"."enum_mails_edition" AS ENUM('full', 'light');
  CREATE TYPE "public"."enum_counts_kind" AS ENUM('click', 'view', 'love', 'share');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-scheduled-issue', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-scheduled-issue', 'schedulePublish');
  CREATE TYPE "public"."enum_site_settings_social_links_ico" AS ENUM('facebook', 'instagram', 'youtube', 'tiktok', 'telegram', 'linkedin', 'x');
  CREATE TYPE "public"."enum__site_settings_v_version_social_links_ico" AS ENUM('facebook', 'instagram', 'youtube', 'tiktok', 'telegram', 'linkedin', 'x');
  CREATE TYPE "public"."enum_menu_items_col" AS ENUM('green', 'dark-green');
  CREATE TYPE "public"."enum__menu_v_version_items_col" AS ENUM('green', 'dark-green');
  CREATE TYPE "public"."enum_giving_fees_way" AS ENUM('stripe', 'chapa', 'practice');
  CREATE TYPE "public"."enum__giving_v_version_fees_way" AS ENUM('stripe', 'chapa', 'practice');
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum_posts_type" DEFAULT 'normal',
  	"post_date" timestamp(3) with time zone,
  	"img_id" integer,
  	"read_time" numeric,
  	"name_changed" boolean DEFAULT true,
  	"identifiable" "enum_posts_identifiable" DEFAULT 'no',
  	"consent_id" integer,
  	"slug" varchar,
  	"click_key" varchar,
  	"origin" varchar,
  	"import_digest" varchar,
  	"translation" "translation_state",
  	"translated_from" jsonb,
  	"begun_by" numeric,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "posts_locales" (
  	"heading" varchar,
  	"pre_intro" varchar,
  	"description" varchar,
  	"body" jsonb,
  	"disc_par1" varchar,
  	"disc_par2" varchar,
  	"disc_occ" varchar,
  	"disc_poster" varchar,
  	"prev" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_type" "enum__posts_v_version_type" DEFAULT 'normal',
  	"version_post_date" timestamp(3) with time zone,
  	"version_img_id" integer,
  	"version_read_time" numeric,
  	"version_name_changed" boolean DEFAULT true,
  	"version_identifiable" "enum__posts_v_version_identifiable" DEFAULT 'no',
  	"version_consent_id" integer,
  	"version_slug" varchar,
  	"version_click_key" varchar,
  	"version_origin" varchar,
  	"version_import_digest" varchar,
  	"version_translation" "translation_state",
  	"version_translated_from" jsonb,
  	"version_begun_by" numeric,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__posts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_posts_v_locales" (
  	"version_heading" varchar,
  	"version_pre_intro" varchar,
  	"version_description" varchar,
  	"version_body" jsonb,
  	"version_disc_par1" varchar,
  	"version_disc_par2" varchar,
  	"version_disc_occ" varchar,
  	"version_disc_poster" varchar,
  	"version_prev" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum_events_type" DEFAULT 'normal',
  	"date_time_date" timestamp(3) with time zone,
  	"date_time_time_open" boolean,
  	"date_time_time" varchar,
  	"date_time_end_time" varchar,
  	"date_time_time_zone" varchar DEFAULT 'Africa/Addis_Ababa',
  	"img_id" integer,
  	"img_pos" "enum_events_img_pos" DEFAULT 'center',
  	"blur_img_id" integer,
  	"location_zip" varchar,
  	"location_map" varchar,
  	"location_coords_lat" numeric,
  	"location_coords_lng" numeric,
  	"get_ticket" varchar,
  	"state" "enum_events_state" DEFAULT 'scheduled',
  	"style" "enum_events_style" DEFAULT 'day',
  	"name_changed" boolean DEFAULT true,
  	"identifiable" "enum_events_identifiable" DEFAULT 'no',
  	"consent_id" integer,
  	"slug" varchar,
  	"click_key" varchar,
  	"origin" varchar,
  	"import_digest" varchar,
  	"translation" "translation_state",
  	"translated_from" jsonb,
  	"begun_by" numeric,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "events_locales" (
  	"heading" varchar,
  	"pre_heading" varchar,
  	"pre_intro" varchar,
  	"description" varchar,
  	"body" jsonb,
  	"disc_title" varchar,
  	"disc_par1" varchar,
  	"disc_par2" varchar,
  	"dress_code" varchar,
  	"location_name" varchar,
  	"location_street" varchar,
  	"location_state" varchar,
  	"location_country" varchar,
  	"result" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "events_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_type" "enum__events_v_version_type" DEFAULT 'normal',
  	"version_date_time_date" timestamp(3) with time zone,
  	"version_date_time_time_open" boolean,
  	"version_date_time_time" varchar,
  	"version_date_time_end_time" varchar,
  	"version_date_time_time_zone" varchar DEFAULT 'Africa/Addis_Ababa',
  	"version_img_id" integer,
  	"version_img_pos" "enum__events_v_version_img_pos" DEFAULT 'center',
  	"version_blur_img_id" integer,
  	"version_location_zip" varchar,
  	"version_location_map" varchar,
  	"version_location_coords_lat" numeric,
  	"version_location_coords_lng" numeric,
  	"version_get_ticket" varchar,
  	"version_state" "enum__events_v_version_state" DEFAULT 'scheduled',
  	"version_style" "enum__events_v_version_style" DEFAULT 'day',
  	"version_name_changed" boolean DEFAULT true,
  	"version_identifiable" "enum__events_v_version_identifiable" DEFAULT 'no',
  	"version_consent_id" integer,
  	"version_slug" varchar,
  	"version_click_key" varchar,
  	"version_origin" varchar,
  	"version_import_digest" varchar,
  	"version_translation" "translation_state",
  	"version_translated_from" jsonb,
  	"version_begun_by" numeric,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__events_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_events_v_locales" (
  	"version_heading" varchar,
  	"version_pre_heading" varchar,
  	"version_pre_intro" varchar,
  	"version_description" varchar,
  	"version_body" jsonb,
  	"version_disc_title" varchar,
  	"version_disc_par1" varchar,
  	"version_disc_par2" varchar,
  	"version_dress_code" varchar,
  	"version_location_name" varchar,
  	"version_location_street" varchar,
  	"version_location_state" varchar,
  	"version_location_country" varchar,
  	"version_result" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_events_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "announcements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"img_id" integer,
  	"event_id" integer,
  	"link" varchar,
  	"show_until" timestamp(3) with time zone,
  	"name_changed" boolean DEFAULT true,
  	"identifiable" "enum_announcements_identifiable" DEFAULT 'no',
  	"consent_id" integer,
  	"translation" "translation_state",
  	"translated_from" jsonb,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_announcements_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "announcements_locales" (
  	"title" varchar,
  	"message" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_announcements_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_img_id" integer,
  	"version_event_id" integer,
  	"version_link" varchar,
  	"version_show_until" timestamp(3) with time zone,
  	"version_name_changed" boolean DEFAULT true,
  	"version_identifiable" "enum__announcements_v_version_identifiable" DEFAULT 'no',
  	"version_consent_id" integer,
  	"version_translation" "translation_state",
  	"version_translated_from" jsonb,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__announcements_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__announcements_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_announcements_v_locales" (
  	"version_title" varchar,
  	"version_message" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "newsletter_issues_blocks_words" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "newsletter_issues_blocks_words_locales" (
  	"heading" varchar,
  	"text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "newsletter_issues_blocks_post" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"post_id" integer,
  	"block_name" varchar
  );
  
  CREATE TABLE "newsletter_issues_blocks_event" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"event_id" integer,
  	"block_name" varchar
  );
  
  CREATE TABLE "newsletter_issues_blocks_picture" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"img_id" integer,
  	"block_name" varchar
  );
  
  CREATE TABLE "newsletter_issues_blocks_link" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "newsletter_issues_blocks_link_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "newsletter_issues_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_newsletter_issues_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "newsletter_issues" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"identifiable" "enum_newsletter_issues_identifiable" DEFAULT 'no',
  	"consent_id" integer,
  	"topic" "enum_newsletter_issues_topic",
  	"on_site" boolean DEFAULT true,
  	"slug" varchar,
  	"sample" boolean DEFAULT false,
  	"frozen_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"content" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_newsletter_issues_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "newsletter_issues_locales" (
  	"subject" varchar,
  	"preview" varchar,
  	"opening" jsonb,
  	"closing" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_newsletter_issues_v_blocks_words" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_newsletter_issues_v_blocks_words_locales" (
  	"heading" varchar,
  	"text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_newsletter_issues_v_blocks_post" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"post_id" integer,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_newsletter_issues_v_blocks_event" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"event_id" integer,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_newsletter_issues_v_blocks_picture" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"img_id" integer,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_newsletter_issues_v_blocks_link" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"href" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_newsletter_issues_v_blocks_link_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_newsletter_issues_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__newsletter_issues_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_newsletter_issues_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_identifiable" "enum__newsletter_issues_v_version_identifiable" DEFAULT 'no',
  	"version_consent_id" integer,
  	"version_topic" "enum__newsletter_issues_v_version_topic",
  	"version_on_site" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_sample" boolean DEFAULT false,
  	"version_frozen_at" timestamp(3) with time zone,
  	"version_sent_at" timestamp(3) with time zone,
  	"version_content" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__newsletter_issues_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__newsletter_issues_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_newsletter_issues_v_locales" (
  	"version_subject" varchar,
  	"version_preview" varchar,
  	"version_opening" jsonb,
  	"version_closing" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"img_id" integer,
  	"date" timestamp(3) with time zone,
  	"name_changed" boolean DEFAULT true,
  	"identifiable" "enum_projects_identifiable" DEFAULT 'no',
  	"consent_id" integer,
  	"slug" varchar,
  	"translation" "translation_state",
  	"translated_from" jsonb,
  	"begun_by" numeric,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_projects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "projects_locales" (
  	"label" varchar,
  	"description" varchar,
  	"body" jsonb,
  	"disc_par1" varchar,
  	"disc_par2" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_img_id" integer,
  	"version_date" timestamp(3) with time zone,
  	"version_name_changed" boolean DEFAULT true,
  	"version_identifiable" "enum__projects_v_version_identifiable" DEFAULT 'no',
  	"version_consent_id" integer,
  	"version_slug" varchar,
  	"version_translation" "translation_state",
  	"version_translated_from" jsonb,
  	"version_begun_by" numeric,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__projects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__projects_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_projects_v_locales" (
  	"version_label" varchar,
  	"version_description" varchar,
  	"version_body" jsonb,
  	"version_disc_par1" varchar,
  	"version_disc_par2" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "partners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"img_id" integer,
  	"link" varchar,
  	"name_changed" boolean DEFAULT true,
  	"identifiable" "enum_partners_identifiable" DEFAULT 'no',
  	"consent_id" integer,
  	"slug" varchar,
  	"translation" "translation_state",
  	"translated_from" jsonb,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_partners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "partners_locales" (
  	"name" varchar,
  	"description" varchar,
  	"disc_par1" varchar,
  	"disc_par2" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_partners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_img_id" integer,
  	"version_link" varchar,
  	"version_name_changed" boolean DEFAULT true,
  	"version_identifiable" "enum__partners_v_version_identifiable" DEFAULT 'no',
  	"version_consent_id" integer,
  	"version_slug" varchar,
  	"version_translation" "translation_state",
  	"version_translated_from" jsonb,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__partners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__partners_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_partners_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_disc_par1" varchar,
  	"version_disc_par2" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "campaigns" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"img_id" integer,
  	"donation_link" varchar,
  	"goal" varchar,
  	"goal_currency" varchar,
  	"theme" varchar,
  	"col" "enum_campaigns_col",
  	"name_changed" boolean DEFAULT true,
  	"identifiable" "enum_campaigns_identifiable" DEFAULT 'no',
  	"consent_id" integer,
  	"translation" "translation_state",
  	"translated_from" jsonb,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_campaigns_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "campaigns_locales" (
  	"name" varchar,
  	"desc" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_campaigns_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_img_id" integer,
  	"version_donation_link" varchar,
  	"version_goal" varchar,
  	"version_goal_currency" varchar,
  	"version_theme" varchar,
  	"version_col" "enum__campaigns_v_version_col",
  	"version_name_changed" boolean DEFAULT true,
  	"version_identifiable" "enum__campaigns_v_version_identifiable" DEFAULT 'no',
  	"version_consent_id" integer,
  	"version_translation" "translation_state",
  	"version_translated_from" jsonb,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__campaigns_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__campaigns_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_campaigns_v_locales" (
  	"version_name" varchar,
  	"version_desc" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"availability" "enum_reports_availability" DEFAULT 'coming-soon',
  	"img_id" integer,
  	"link" varchar,
  	"published_on" timestamp(3) with time zone,
  	"name_changed" boolean DEFAULT true,
  	"identifiable" "enum_reports_identifiable" DEFAULT 'no',
  	"consent_id" integer,
  	"translation" "translation_state",
  	"translated_from" jsonb,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_reports_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "reports_locales" (
  	"heading" varchar,
  	"description" varchar,
  	"disc_par1" varchar,
  	"disc_par2" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_reports_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_year" numeric,
  	"version_availability" "enum__reports_v_version_availability" DEFAULT 'coming-soon',
  	"version_img_id" integer,
  	"version_link" varchar,
  	"version_published_on" timestamp(3) with time zone,
  	"version_name_changed" boolean DEFAULT true,
  	"version_identifiable" "enum__reports_v_version_identifiable" DEFAULT 'no',
  	"version_consent_id" integer,
  	"version_translation" "translation_state",
  	"version_translated_from" jsonb,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__reports_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__reports_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_reports_v_locales" (
  	"version_heading" varchar,
  	"version_description" varchar,
  	"version_disc_par1" varchar,
  	"version_disc_par2" varchar,
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
  	"name" varchar,
  	"hero_picture_id" integer,
  	"identifiable" "enum_home_identifiable" DEFAULT 'no',
  	"consent_id" integer,
  	"translation" "translation_state",
  	"translated_from" jsonb,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_home_status" DEFAULT 'draft'
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
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_hero_picture_id" integer,
  	"version_identifiable" "enum__home_v_version_identifiable" DEFAULT 'no',
  	"version_consent_id" integer,
  	"version_translation" "translation_state",
  	"version_translated_from" jsonb,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
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
  
  CREATE TABLE "cards" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"name_changed" boolean DEFAULT true,
  	"path" varchar,
  	"path_with_scroll" varchar,
  	"image_id" integer,
  	"drawing" "enum_cards_drawing",
  	"ground" "enum_cards_ground" DEFAULT 'sky',
  	"identifiable" "enum_cards_identifiable" DEFAULT 'no',
  	"consent_id" integer,
  	"translation" "translation_state",
  	"translated_from" jsonb,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_cards_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cards_locales" (
  	"tab_label" varchar,
  	"heading" varchar,
  	"italisize" varchar,
  	"tab_heading" varchar,
  	"disc" varchar,
  	"path_label" varchar,
  	"path_label_without_name" varchar,
  	"first_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_cards_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_name_changed" boolean DEFAULT true,
  	"version_path" varchar,
  	"version_path_with_scroll" varchar,
  	"version_image_id" integer,
  	"version_drawing" "enum__cards_v_version_drawing",
  	"version_ground" "enum__cards_v_version_ground" DEFAULT 'sky',
  	"version_identifiable" "enum__cards_v_version_identifiable" DEFAULT 'no',
  	"version_consent_id" integer,
  	"version_translation" "translation_state",
  	"version_translated_from" jsonb,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__cards_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__cards_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_cards_v_locales" (
  	"version_tab_label" varchar,
  	"version_heading" varchar,
  	"version_italisize" varchar,
  	"version_tab_heading" varchar,
  	"version_disc" varchar,
  	"version_path_label" varchar,
  	"version_path_label_without_name" varchar,
  	"version_first_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "gallery" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"img_id" integer,
  	"name_changed" boolean DEFAULT true,
  	"identifiable" "enum_gallery_identifiable" DEFAULT 'no',
  	"consent_id" integer,
  	"translation" "translation_state",
  	"translated_from" jsonb,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_gallery_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "gallery_locales" (
  	"alt" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_gallery_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_img_id" integer,
  	"version_name_changed" boolean DEFAULT true,
  	"version_identifiable" "enum__gallery_v_version_identifiable" DEFAULT 'no',
  	"version_consent_id" integer,
  	"version_translation" "translation_state",
  	"version_translated_from" jsonb,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__gallery_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__gallery_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_gallery_v_locales" (
  	"version_alt" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "stories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name_changed" boolean DEFAULT true,
  	"img_id" integer,
  	"identifiable" "enum_stories_identifiable",
  	"consent_id" integer,
  	"translation" "translation_state",
  	"translated_from" jsonb,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_stories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "stories_locales" (
  	"heading" varchar,
  	"first_name" varchar,
  	"disc_par1" varchar,
  	"disc_par2" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_stories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name_changed" boolean DEFAULT true,
  	"version_img_id" integer,
  	"version_identifiable" "enum__stories_v_version_identifiable",
  	"version_consent_id" integer,
  	"version_translation" "translation_state",
  	"version_translated_from" jsonb,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__stories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__stories_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_stories_v_locales" (
  	"version_heading" varchar,
  	"version_first_name" varchar,
  	"version_disc_par1" varchar,
  	"version_disc_par2" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"img_id" integer,
  	"video" varchar,
  	"identifiable" "enum_testimonials_identifiable",
  	"consent_id" integer,
  	"translation" "translation_state",
  	"translated_from" jsonb,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_testimonials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "testimonials_locales" (
  	"said_by" varchar,
  	"words" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_img_id" integer,
  	"version_video" varchar,
  	"version_identifiable" "enum__testimonials_v_version_identifiable",
  	"version_consent_id" integer,
  	"version_translation" "translation_state",
  	"version_translated_from" jsonb,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__testimonials_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_testimonials_v_locales" (
  	"version_said_by" varchar,
  	"version_words" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "holidays" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"date_start_date" timestamp(3) with time zone,
  	"date_end_date" timestamp(3) with time zone,
  	"yearly" boolean DEFAULT true,
  	"reckoning" "enum_holidays_reckoning" DEFAULT 'gregorian',
  	"img_icon_id" integer,
  	"img_cover_id" integer,
  	"weave" "enum_holidays_weave" DEFAULT 'diamonds',
  	"theme_prime" varchar,
  	"theme_sub" varchar,
  	"theme_assist" varchar,
  	"theme_typo" varchar,
  	"translation" "translation_state",
  	"translated_from" jsonb,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_holidays_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "holidays_locales" (
  	"name" varchar,
  	"message" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_holidays_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar,
  	"version_date_start_date" timestamp(3) with time zone,
  	"version_date_end_date" timestamp(3) with time zone,
  	"version_yearly" boolean DEFAULT true,
  	"version_reckoning" "enum__holidays_v_version_reckoning" DEFAULT 'gregorian',
  	"version_img_icon_id" integer,
  	"version_img_cover_id" integer,
  	"version_weave" "enum__holidays_v_version_weave" DEFAULT 'diamonds',
  	"version_theme_prime" varchar,
  	"version_theme_sub" varchar,
  	"version_theme_assist" varchar,
  	"version_theme_typo" varchar,
  	"version_translation" "translation_state",
  	"version_translated_from" jsonb,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__holidays_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__holidays_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_holidays_v_locales" (
  	"version_name" varchar,
  	"version_message" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "team_members" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"img_id" integer,
  	"slug" varchar,
  	"translation" "translation_state",
  	"translated_from" jsonb,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_team_members_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "team_members_locales" (
  	"name" varchar,
  	"role" varchar,
  	"description" varchar,
  	"disc_par1" varchar,
  	"disc_par2" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_team_members_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_img_id" integer,
  	"version_slug" varchar,
  	"version_translation" "translation_state",
  	"version_translated_from" jsonb,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__team_members_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__team_members_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_team_members_v_locales" (
  	"version_name" varchar,
  	"version_role" varchar,
  	"version_description" varchar,
  	"version_disc_par1" varchar,
  	"version_disc_par2" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
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
  	"begun_by" numeric,
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
  	"version_begun_by" numeric,
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
  
  CREATE TABLE "legal_pages_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "legal_pages_sections_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "legal_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"valid_from" timestamp(3) with time zone,
  	"slug" varchar,
  	"translation" "translation_state",
  	"translated_from" jsonb,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_legal_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "legal_pages_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_legal_pages_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_legal_pages_v_version_sections_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_legal_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_valid_from" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_translation" "translation_state",
  	"version_translated_from" jsonb,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__legal_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__legal_pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_legal_pages_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "starter_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"link" varchar,
  	"img_id" integer,
  	"translation" "translation_state",
  	"translated_from" jsonb,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_starter_links_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "starter_links_locales" (
  	"title" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_starter_links_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_link" varchar,
  	"version_img_id" integer,
  	"version_translation" "translation_state",
  	"version_translated_from" jsonb,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__starter_links_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__starter_links_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_starter_links_v_locales" (
  	"version_title" varchar,
  	"version_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"translation" "translation_state",
  	"translated_from" jsonb,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_redirects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_redirects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_from" varchar,
  	"version_to" varchar,
  	"version_translation" "translation_state",
  	"version_translated_from" jsonb,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__redirects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__redirects_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "media_mended" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_media_mended",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"identifiable" "enum_media_identifiable" NOT NULL,
  	"consent_id" integer,
  	"credit" varchar,
  	"blur" varchar,
  	"origin" varchar,
  	"begun_by" numeric,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_avif320_url" varchar,
  	"sizes_avif320_width" numeric,
  	"sizes_avif320_height" numeric,
  	"sizes_avif320_mime_type" varchar,
  	"sizes_avif320_filesize" numeric,
  	"sizes_avif320_filename" varchar,
  	"sizes_avif480_url" varchar,
  	"sizes_avif480_width" numeric,
  	"sizes_avif480_height" numeric,
  	"sizes_avif480_mime_type" varchar,
  	"sizes_avif480_filesize" numeric,
  	"sizes_avif480_filename" varchar,
  	"sizes_avif640_url" varchar,
  	"sizes_avif640_width" numeric,
  	"sizes_avif640_height" numeric,
  	"sizes_avif640_mime_type" varchar,
  	"sizes_avif640_filesize" numeric,
  	"sizes_avif640_filename" varchar,
  	"sizes_avif800_url" varchar,
  	"sizes_avif800_width" numeric,
  	"sizes_avif800_height" numeric,
  	"sizes_avif800_mime_type" varchar,
  	"sizes_avif800_filesize" numeric,
  	"sizes_avif800_filename" varchar,
  	"sizes_avif1200_url" varchar,
  	"sizes_avif1200_width" numeric,
  	"sizes_avif1200_height" numeric,
  	"sizes_avif1200_mime_type" varchar,
  	"sizes_avif1200_filesize" numeric,
  	"sizes_avif1200_filename" varchar,
  	"sizes_avif1600_url" varchar,
  	"sizes_avif1600_width" numeric,
  	"sizes_avif1600_height" numeric,
  	"sizes_avif1600_mime_type" varchar,
  	"sizes_avif1600_filesize" numeric,
  	"sizes_avif1600_filename" varchar,
  	"sizes_webp320_url" varchar,
  	"sizes_webp320_width" numeric,
  	"sizes_webp320_height" numeric,
  	"sizes_webp320_mime_type" varchar,
  	"sizes_webp320_filesize" numeric,
  	"sizes_webp320_filename" varchar,
  	"sizes_webp480_url" varchar,
  	"sizes_webp480_width" numeric,
  	"sizes_webp480_height" numeric,
  	"sizes_webp480_mime_type" varchar,
  	"sizes_webp480_filesize" numeric,
  	"sizes_webp480_filename" varchar,
  	"sizes_webp640_url" varchar,
  	"sizes_webp640_width" numeric,
  	"sizes_webp640_height" numeric,
  	"sizes_webp640_mime_type" varchar,
  	"sizes_webp640_filesize" numeric,
  	"sizes_webp640_filename" varchar,
  	"sizes_webp800_url" varchar,
  	"sizes_webp800_width" numeric,
  	"sizes_webp800_height" numeric,
  	"sizes_webp800_mime_type" varchar,
  	"sizes_webp800_filesize" numeric,
  	"sizes_webp800_filename" varchar,
  	"sizes_webp1200_url" varchar,
  	"sizes_webp1200_width" numeric,
  	"sizes_webp1200_height" numeric,
  	"sizes_webp1200_mime_type" varchar,
  	"sizes_webp1200_filesize" numeric,
  	"sizes_webp1200_filename" varchar,
  	"sizes_webp1600_url" varchar,
  	"sizes_webp1600_width" numeric,
  	"sizes_webp1600_height" numeric,
  	"sizes_webp1600_mime_type" varchar,
  	"sizes_webp1600_filesize" numeric,
  	"sizes_webp1600_filename" varchar,
  	"sizes_mail_url" varchar,
  	"sizes_mail_width" numeric,
  	"sizes_mail_height" numeric,
  	"sizes_mail_mime_type" varchar,
  	"sizes_mail_filesize" numeric,
  	"sizes_mail_filename" varchar,
  	"sizes_share_url" varchar,
  	"sizes_share_width" numeric,
  	"sizes_share_height" numeric,
  	"sizes_share_mime_type" varchar,
  	"sizes_share_filesize" numeric,
  	"sizes_share_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "films" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"identifiable" "enum_films_identifiable" NOT NULL,
  	"consent_id" integer,
  	"still_id" integer,
  	"credit" varchar,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "films_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pdfs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"identifiable" "enum_pdfs_identifiable" NOT NULL,
  	"consent_id" integer,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "pdfs_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "consents_uses" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_consents_uses",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "consents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"who" varchar NOT NULL,
  	"email" varchar,
  	"about" varchar,
  	"agreed_on" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"withdrawn" boolean DEFAULT false NOT NULL,
  	"paper" varchar,
  	"notes" varchar,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_consents_v_version_uses" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__consents_v_version_uses",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_consents_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_who" varchar NOT NULL,
  	"version_email" varchar,
  	"version_about" varchar,
  	"version_agreed_on" timestamp(3) with time zone,
  	"version_until" timestamp(3) with time zone,
  	"version_withdrawn" boolean DEFAULT false NOT NULL,
  	"version_paper" varchar,
  	"version_notes" varchar,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staff_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "staff" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_staff_role" DEFAULT 'editor' NOT NULL,
  	"language" "enum_staff_language" DEFAULT 'en',
  	"invitation" "enum_staff_invitation",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"compared" varchar NOT NULL,
  	"status" "enum_subscribers_status" NOT NULL,
  	"suspended_for" varchar,
  	"suspended_at" timestamp(3) with time zone,
  	"language" "enum_subscribers_language" NOT NULL,
  	"topics_news" boolean DEFAULT true NOT NULL,
  	"topics_events" boolean DEFAULT true NOT NULL,
  	"topics_projects" boolean DEFAULT true NOT NULL,
  	"edition" "enum_subscribers_edition" DEFAULT 'full' NOT NULL,
  	"paused_until" timestamp(3) with time zone,
  	"joined_at" timestamp(3) with time zone NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"left_at" timestamp(3) with time zone,
  	"source" "enum_subscribers_source" NOT NULL,
  	"consent_version" varchar NOT NULL,
  	"consent_text" varchar,
  	"confirmation_mailed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "issue_sendings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"issue_id" integer NOT NULL,
  	"state" "enum_issue_sendings_state" NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"queued_at" timestamp(3) with time zone,
  	"readers" numeric DEFAULT 0 NOT NULL,
  	"started_by" varchar,
  	"reason" varchar,
  	"bodies" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"state" "enum_messages_state" DEFAULT 'new' NOT NULL,
  	"note" varchar,
  	"sent_at" timestamp(3) with time zone NOT NULL,
  	"language" "enum_messages_language" NOT NULL,
  	"first_line" varchar,
  	"compared" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"to" varchar NOT NULL,
  	"to_name" varchar,
  	"subject" varchar NOT NULL,
  	"state" "enum_mails_state" NOT NULL,
  	"reason" varchar,
  	"bounce" "enum_mails_bounce",
  	"attempts" numeric NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"kind" varchar NOT NULL,
  	"locale" "enum_mails_locale" NOT NULL,
  	"message_id" varchar NOT NULL,
  	"compared" varchar NOT NULL,
  	"html" varchar,
  	"text" varchar,
  	"headers" jsonb,
  	"data" jsonb,
  	"sealed" varchar,
  	"edition" "enum_mails_edition",
  	"bulk_of" varchar,
  	"for_staff" boolean,
  	"dedupe_key" varchar,
  	"lease_by" varchar,
  	"lease_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_counts_kind" NOT NULL,
  	"key" varchar NOT NULL,
  	"n" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "former_addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"document_id" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"posts_id" integer,
  	"events_id" integer,
  	"announcements_id" integer,
  	"newsletter_issues_id" integer,
  	"projects_id" integer,
  	"partners_id" integer,
  	"campaigns_id" integer,
  	"reports_id" integer,
  	"home_id" integer,
  	"cards_id" integer,
  	"gallery_id" integer,
  	"stories_id" integer,
  	"testimonials_id" integer,
  	"holidays_id" integer,
  	"team_members_id" integer,
  	"pages_id" integer,
  	"legal_pages_id" integer,
  	"starter_links_id" integer,
  	"redirects_id" integer,
  	"media_id" integer,
  	"films_id" integer,
  	"pdfs_id" integer,
  	"consents_id" integer,
  	"staff_id" integer,
  	"messages_id" integer,
  	"counts_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"staff_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"ico" "enum_site_settings_social_links_ico" NOT NULL,
  	"link" varchar NOT NULL,
  	"label" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"founded_in" numeric DEFAULT 2022 NOT NULL,
  	"phone" varchar,
  	"email" varchar,
  	"map_link" varchar,
  	"claims_children_helped" numeric DEFAULT 160 NOT NULL,
  	"claims_diagnostic_work_up" numeric DEFAULT 75 NOT NULL,
  	"claims_volunteers_increase" numeric DEFAULT 25 NOT NULL,
  	"claims_donations_increase" numeric DEFAULT 40 NOT NULL,
  	"donation_page" varchar,
  	"booking_link" varchar,
  	"media_set_hero_film_id" integer,
  	"media_set_hero_vid" varchar,
  	"media_set_mission_film_id" integer,
  	"media_set_mission_vid" varchar,
  	"media_set_testimonial_film_id" integer,
  	"media_set_testimonial_vid" varchar,
  	"media_set_dir_film_id" integer,
  	"media_set_dir_vid" varchar,
  	"media_set_partnership_film_id" integer,
  	"media_set_partnership_vid" varchar,
  	"shows_figures" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_locales" (
  	"name" varchar,
  	"slogan" varchar,
  	"description" varchar,
  	"address" varchar,
  	"mission_statement" varchar,
  	"mission_text" varchar,
  	"about_text" varchar,
  	"news_intro" varchar,
  	"events_intro" varchar,
  	"subscribe_title" varchar,
  	"subscribe_text" varchar,
  	"popup_welcome" varchar,
  	"popup_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"ico" "enum__site_settings_v_version_social_links_ico" NOT NULL,
  	"link" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_founded_in" numeric DEFAULT 2022 NOT NULL,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_map_link" varchar,
  	"version_claims_children_helped" numeric DEFAULT 160 NOT NULL,
  	"version_claims_diagnostic_work_up" numeric DEFAULT 75 NOT NULL,
  	"version_claims_volunteers_increase" numeric DEFAULT 25 NOT NULL,
  	"version_claims_donations_increase" numeric DEFAULT 40 NOT NULL,
  	"version_donation_page" varchar,
  	"version_booking_link" varchar,
  	"version_media_set_hero_film_id" integer,
  	"version_media_set_hero_vid" varchar,
  	"version_media_set_mission_film_id" integer,
  	"version_media_set_mission_vid" varchar,
  	"version_media_set_testimonial_film_id" integer,
  	"version_media_set_testimonial_vid" varchar,
  	"version_media_set_dir_film_id" integer,
  	"version_media_set_dir_vid" varchar,
  	"version_media_set_partnership_film_id" integer,
  	"version_media_set_partnership_vid" varchar,
  	"version_shows_figures" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_locales" (
  	"version_name" varchar,
  	"version_slogan" varchar,
  	"version_description" varchar,
  	"version_address" varchar,
  	"version_mission_statement" varchar,
  	"version_mission_text" varchar,
  	"version_about_text" varchar,
  	"version_news_intro" varchar,
  	"version_events_intro" varchar,
  	"version_subscribe_title" varchar,
  	"version_subscribe_text" varchar,
  	"version_popup_welcome" varchar,
  	"version_popup_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "menu_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"internal" boolean DEFAULT true,
  	"external_link" varchar,
  	"quick" boolean DEFAULT false,
  	"col" "enum_menu_items_col",
  	"panel" numeric
  );
  
  CREATE TABLE "menu_items_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menu_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "menu_footer_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menu" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"featured_event_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_menu_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"internal" boolean DEFAULT true,
  	"external_link" varchar,
  	"quick" boolean DEFAULT false,
  	"col" "enum__menu_v_version_items_col",
  	"panel" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menu_v_version_items_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menu_v_version_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menu_v_version_footer_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menu_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_featured_event_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "engagement_periods" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"period" varchar NOT NULL
  );
  
  CREATE TABLE "engagement" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
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
  
  CREATE TABLE "engagement_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "_engagement_v_version_periods" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"period" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_engagement_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  
  CREATE TABLE "_engagement_v_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
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
  	"least" varchar,
  	"two_above" varchar
  );
  
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
  
  CREATE TABLE "giving_locales" (
  	"registration" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  	"two_above" varchar,
  	"_uuid" varchar
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
  
  CREATE TABLE "_giving_v_locales" (
  	"version_registration" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "posts" ADD CONSTRAINT "posts_img_id_media_id_fk" FOREIGN KEY ("img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_img_id_media_id_fk" FOREIGN KEY ("version_img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_consent_id_consents_id_fk" FOREIGN KEY ("version_consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_img_id_media_id_fk" FOREIGN KEY ("img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_blur_img_id_media_id_fk" FOREIGN KEY ("blur_img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_locales" ADD CONSTRAINT "events_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_img_id_media_id_fk" FOREIGN KEY ("version_img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_blur_img_id_media_id_fk" FOREIGN KEY ("version_blur_img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_consent_id_consents_id_fk" FOREIGN KEY ("version_consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_locales" ADD CONSTRAINT "_events_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "announcements" ADD CONSTRAINT "announcements_img_id_media_id_fk" FOREIGN KEY ("img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "announcements" ADD CONSTRAINT "announcements_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "announcements" ADD CONSTRAINT "announcements_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "announcements_locales" ADD CONSTRAINT "announcements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_announcements_v" ADD CONSTRAINT "_announcements_v_parent_id_announcements_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."announcements"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_announcements_v" ADD CONSTRAINT "_announcements_v_version_img_id_media_id_fk" FOREIGN KEY ("version_img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_announcements_v" ADD CONSTRAINT "_announcements_v_version_event_id_events_id_fk" FOREIGN KEY ("version_event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_announcements_v" ADD CONSTRAINT "_announcements_v_version_consent_id_consents_id_fk" FOREIGN KEY ("version_consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_announcements_v_locales" ADD CONSTRAINT "_announcements_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_announcements_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_words" ADD CONSTRAINT "newsletter_issues_blocks_words_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_words_locales" ADD CONSTRAINT "newsletter_issues_blocks_words_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues_blocks_words"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_post" ADD CONSTRAINT "newsletter_issues_blocks_post_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_post" ADD CONSTRAINT "newsletter_issues_blocks_post_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_event" ADD CONSTRAINT "newsletter_issues_blocks_event_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_event" ADD CONSTRAINT "newsletter_issues_blocks_event_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_picture" ADD CONSTRAINT "newsletter_issues_blocks_picture_img_id_media_id_fk" FOREIGN KEY ("img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_picture" ADD CONSTRAINT "newsletter_issues_blocks_picture_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_link" ADD CONSTRAINT "newsletter_issues_blocks_link_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_link_locales" ADD CONSTRAINT "newsletter_issues_blocks_link_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues_blocks_link"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_languages" ADD CONSTRAINT "newsletter_issues_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_issues_locales" ADD CONSTRAINT "newsletter_issues_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_blocks_words" ADD CONSTRAINT "_newsletter_issues_v_blocks_words_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_blocks_words_locales" ADD CONSTRAINT "_newsletter_issues_v_blocks_words_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_newsletter_issues_v_blocks_words"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_blocks_post" ADD CONSTRAINT "_newsletter_issues_v_blocks_post_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_blocks_post" ADD CONSTRAINT "_newsletter_issues_v_blocks_post_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_blocks_event" ADD CONSTRAINT "_newsletter_issues_v_blocks_event_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_blocks_event" ADD CONSTRAINT "_newsletter_issues_v_blocks_event_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_blocks_picture" ADD CONSTRAINT "_newsletter_issues_v_blocks_picture_img_id_media_id_fk" FOREIGN KEY ("img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_blocks_picture" ADD CONSTRAINT "_newsletter_issues_v_blocks_picture_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_blocks_link" ADD CONSTRAINT "_newsletter_issues_v_blocks_link_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_blocks_link_locales" ADD CONSTRAINT "_newsletter_issues_v_blocks_link_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_newsletter_issues_v_blocks_link"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_version_languages" ADD CONSTRAINT "_newsletter_issues_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v" ADD CONSTRAINT "_newsletter_issues_v_parent_id_newsletter_issues_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v" ADD CONSTRAINT "_newsletter_issues_v_version_consent_id_consents_id_fk" FOREIGN KEY ("version_consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_locales" ADD CONSTRAINT "_newsletter_issues_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_img_id_media_id_fk" FOREIGN KEY ("img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_locales" ADD CONSTRAINT "projects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_img_id_media_id_fk" FOREIGN KEY ("version_img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_consent_id_consents_id_fk" FOREIGN KEY ("version_consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_locales" ADD CONSTRAINT "_projects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_img_id_media_id_fk" FOREIGN KEY ("img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners_locales" ADD CONSTRAINT "partners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_parent_id_partners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_img_id_media_id_fk" FOREIGN KEY ("version_img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_consent_id_consents_id_fk" FOREIGN KEY ("version_consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v_locales" ADD CONSTRAINT "_partners_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_img_id_media_id_fk" FOREIGN KEY ("img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "campaigns_locales" ADD CONSTRAINT "campaigns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campaigns_v" ADD CONSTRAINT "_campaigns_v_parent_id_campaigns_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_campaigns_v" ADD CONSTRAINT "_campaigns_v_version_img_id_media_id_fk" FOREIGN KEY ("version_img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_campaigns_v" ADD CONSTRAINT "_campaigns_v_version_consent_id_consents_id_fk" FOREIGN KEY ("version_consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_campaigns_v_locales" ADD CONSTRAINT "_campaigns_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_campaigns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_img_id_media_id_fk" FOREIGN KEY ("img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports_locales" ADD CONSTRAINT "reports_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reports_v" ADD CONSTRAINT "_reports_v_parent_id_reports_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v" ADD CONSTRAINT "_reports_v_version_img_id_media_id_fk" FOREIGN KEY ("version_img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v" ADD CONSTRAINT "_reports_v_version_consent_id_consents_id_fk" FOREIGN KEY ("version_consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v_locales" ADD CONSTRAINT "_reports_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reports_v"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_parent_id_home_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_hero_picture_id_media_id_fk" FOREIGN KEY ("version_hero_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_consent_id_consents_id_fk" FOREIGN KEY ("version_consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_locales" ADD CONSTRAINT "_home_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cards" ADD CONSTRAINT "cards_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cards" ADD CONSTRAINT "cards_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cards_locales" ADD CONSTRAINT "cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cards_v" ADD CONSTRAINT "_cards_v_parent_id_cards_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cards_v" ADD CONSTRAINT "_cards_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cards_v" ADD CONSTRAINT "_cards_v_version_consent_id_consents_id_fk" FOREIGN KEY ("version_consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cards_v_locales" ADD CONSTRAINT "_cards_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gallery" ADD CONSTRAINT "gallery_img_id_media_id_fk" FOREIGN KEY ("img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gallery" ADD CONSTRAINT "gallery_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gallery_locales" ADD CONSTRAINT "gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_gallery_v" ADD CONSTRAINT "_gallery_v_parent_id_gallery_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."gallery"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gallery_v" ADD CONSTRAINT "_gallery_v_version_img_id_media_id_fk" FOREIGN KEY ("version_img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gallery_v" ADD CONSTRAINT "_gallery_v_version_consent_id_consents_id_fk" FOREIGN KEY ("version_consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gallery_v_locales" ADD CONSTRAINT "_gallery_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_gallery_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stories" ADD CONSTRAINT "stories_img_id_media_id_fk" FOREIGN KEY ("img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stories" ADD CONSTRAINT "stories_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stories_locales" ADD CONSTRAINT "stories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stories_v" ADD CONSTRAINT "_stories_v_parent_id_stories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_stories_v" ADD CONSTRAINT "_stories_v_version_img_id_media_id_fk" FOREIGN KEY ("version_img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_stories_v" ADD CONSTRAINT "_stories_v_version_consent_id_consents_id_fk" FOREIGN KEY ("version_consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_stories_v_locales" ADD CONSTRAINT "_stories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_stories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_img_id_media_id_fk" FOREIGN KEY ("img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials_locales" ADD CONSTRAINT "testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_img_id_media_id_fk" FOREIGN KEY ("version_img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_consent_id_consents_id_fk" FOREIGN KEY ("version_consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v_locales" ADD CONSTRAINT "_testimonials_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "holidays" ADD CONSTRAINT "holidays_img_icon_id_media_id_fk" FOREIGN KEY ("img_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "holidays" ADD CONSTRAINT "holidays_img_cover_id_media_id_fk" FOREIGN KEY ("img_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "holidays_locales" ADD CONSTRAINT "holidays_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."holidays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_holidays_v" ADD CONSTRAINT "_holidays_v_parent_id_holidays_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."holidays"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_holidays_v" ADD CONSTRAINT "_holidays_v_version_img_icon_id_media_id_fk" FOREIGN KEY ("version_img_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_holidays_v" ADD CONSTRAINT "_holidays_v_version_img_cover_id_media_id_fk" FOREIGN KEY ("version_img_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_holidays_v_locales" ADD CONSTRAINT "_holidays_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_holidays_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_members" ADD CONSTRAINT "team_members_img_id_media_id_fk" FOREIGN KEY ("img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_members_locales" ADD CONSTRAINT "team_members_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_team_members_v" ADD CONSTRAINT "_team_members_v_parent_id_team_members_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."team_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_members_v" ADD CONSTRAINT "_team_members_v_version_img_id_media_id_fk" FOREIGN KEY ("version_img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_members_v_locales" ADD CONSTRAINT "_team_members_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_team_members_v"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "legal_pages_sections" ADD CONSTRAINT "legal_pages_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_pages_sections_locales" ADD CONSTRAINT "legal_pages_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_pages_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_pages_locales" ADD CONSTRAINT "legal_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_pages_v_version_sections" ADD CONSTRAINT "_legal_pages_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_pages_v_version_sections_locales" ADD CONSTRAINT "_legal_pages_v_version_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_pages_v_version_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_parent_id_legal_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_pages_v_locales" ADD CONSTRAINT "_legal_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "starter_links" ADD CONSTRAINT "starter_links_img_id_media_id_fk" FOREIGN KEY ("img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "starter_links_locales" ADD CONSTRAINT "starter_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."starter_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_starter_links_v" ADD CONSTRAINT "_starter_links_v_parent_id_starter_links_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."starter_links"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_starter_links_v" ADD CONSTRAINT "_starter_links_v_version_img_id_media_id_fk" FOREIGN KEY ("version_img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_starter_links_v_locales" ADD CONSTRAINT "_starter_links_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_starter_links_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_mended" ADD CONSTRAINT "media_mended_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "films" ADD CONSTRAINT "films_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "films" ADD CONSTRAINT "films_still_id_media_id_fk" FOREIGN KEY ("still_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "films_locales" ADD CONSTRAINT "films_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pdfs" ADD CONSTRAINT "pdfs_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pdfs_locales" ADD CONSTRAINT "pdfs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pdfs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consents_uses" ADD CONSTRAINT "consents_uses_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_consents_v_version_uses" ADD CONSTRAINT "_consents_v_version_uses_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_consents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_consents_v" ADD CONSTRAINT "_consents_v_parent_id_consents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "issue_sendings" ADD CONSTRAINT "issue_sendings_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_announcements_fk" FOREIGN KEY ("announcements_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_campaigns_fk" FOREIGN KEY ("campaigns_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reports_fk" FOREIGN KEY ("reports_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_home_fk" FOREIGN KEY ("home_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cards_fk" FOREIGN KEY ("cards_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gallery_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stories_fk" FOREIGN KEY ("stories_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_holidays_fk" FOREIGN KEY ("holidays_id") REFERENCES "public"."holidays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_team_members_fk" FOREIGN KEY ("team_members_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_starter_links_fk" FOREIGN KEY ("starter_links_id") REFERENCES "public"."starter_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_films_fk" FOREIGN KEY ("films_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pdfs_fk" FOREIGN KEY ("pdfs_id") REFERENCES "public"."pdfs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consents_fk" FOREIGN KEY ("consents_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_messages_fk" FOREIGN KEY ("messages_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_counts_fk" FOREIGN KEY ("counts_id") REFERENCES "public"."counts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_social_links" ADD CONSTRAINT "site_settings_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_media_set_hero_film_id_films_id_fk" FOREIGN KEY ("media_set_hero_film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_media_set_mission_film_id_films_id_fk" FOREIGN KEY ("media_set_mission_film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_media_set_testimonial_film_id_films_id_fk" FOREIGN KEY ("media_set_testimonial_film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_media_set_dir_film_id_films_id_fk" FOREIGN KEY ("media_set_dir_film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_media_set_partnership_film_id_films_id_fk" FOREIGN KEY ("media_set_partnership_film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_social_links" ADD CONSTRAINT "_site_settings_v_version_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_media_set_hero_film_id_films_id_fk" FOREIGN KEY ("version_media_set_hero_film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_media_set_mission_film_id_films_id_fk" FOREIGN KEY ("version_media_set_mission_film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_media_set_testimonial_film_id_films_id_fk" FOREIGN KEY ("version_media_set_testimonial_film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_media_set_dir_film_id_films_id_fk" FOREIGN KEY ("version_media_set_dir_film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_media_set_partnership_film_id_films_id_fk" FOREIGN KEY ("version_media_set_partnership_film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_locales" ADD CONSTRAINT "_site_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_items_locales" ADD CONSTRAINT "menu_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_footer" ADD CONSTRAINT "menu_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_footer_locales" ADD CONSTRAINT "menu_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu" ADD CONSTRAINT "menu_featured_event_id_events_id_fk" FOREIGN KEY ("featured_event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menu_v_version_items" ADD CONSTRAINT "_menu_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_version_items_locales" ADD CONSTRAINT "_menu_v_version_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_version_footer" ADD CONSTRAINT "_menu_v_version_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_version_footer_locales" ADD CONSTRAINT "_menu_v_version_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v" ADD CONSTRAINT "_menu_v_version_featured_event_id_events_id_fk" FOREIGN KEY ("version_featured_event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "engagement_periods" ADD CONSTRAINT "engagement_periods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."engagement"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "engagement_locales" ADD CONSTRAINT "engagement_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."engagement"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "engagement_texts" ADD CONSTRAINT "engagement_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."engagement"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "engagement_numbers" ADD CONSTRAINT "engagement_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."engagement"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_engagement_v_version_periods" ADD CONSTRAINT "_engagement_v_version_periods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_engagement_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_engagement_v_locales" ADD CONSTRAINT "_engagement_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_engagement_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_engagement_v_texts" ADD CONSTRAINT "_engagement_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_engagement_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_engagement_v_numbers" ADD CONSTRAINT "_engagement_v_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_engagement_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "giving_currencies_amounts" ADD CONSTRAINT "giving_currencies_amounts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."giving_currencies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "giving_currencies_amounts_locales" ADD CONSTRAINT "giving_currencies_amounts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."giving_currencies_amounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "giving_currencies" ADD CONSTRAINT "giving_currencies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."giving"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "giving_bank_accounts" ADD CONSTRAINT "giving_bank_accounts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."giving"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "giving_fees" ADD CONSTRAINT "giving_fees_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."giving"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "giving_locales" ADD CONSTRAINT "giving_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."giving"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_giving_v_version_currencies_amounts" ADD CONSTRAINT "_giving_v_version_currencies_amounts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_giving_v_version_currencies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_giving_v_version_currencies_amounts_locales" ADD CONSTRAINT "_giving_v_version_currencies_amounts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_giving_v_version_currencies_amounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_giving_v_version_currencies" ADD CONSTRAINT "_giving_v_version_currencies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_giving_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_giving_v_version_bank_accounts" ADD CONSTRAINT "_giving_v_version_bank_accounts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_giving_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_giving_v_version_fees" ADD CONSTRAINT "_giving_v_version_fees_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_giving_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_giving_v_locales" ADD CONSTRAINT "_giving_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_giving_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "posts_post_date_idx" ON "posts" USING btree ("post_date");
  CREATE INDEX "posts_img_idx" ON "posts" USING btree ("img_id");
  CREATE INDEX "posts_identifiable_idx" ON "posts" USING btree ("identifiable");
  CREATE INDEX "posts_consent_idx" ON "posts" USING btree ("consent_id");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_click_key_idx" ON "posts" USING btree ("click_key");
  CREATE UNIQUE INDEX "posts_origin_idx" ON "posts" USING btree ("origin");
  CREATE INDEX "posts_translation_idx" ON "posts" USING btree ("translation");
  CREATE INDEX "posts_begun_by_idx" ON "posts" USING btree ("begun_by");
  CREATE INDEX "posts_sample_idx" ON "posts" USING btree ("sample");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE UNIQUE INDEX "posts_locales_locale_parent_id_unique" ON "posts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_post_date_idx" ON "_posts_v" USING btree ("version_post_date");
  CREATE INDEX "_posts_v_version_version_img_idx" ON "_posts_v" USING btree ("version_img_id");
  CREATE INDEX "_posts_v_version_version_identifiable_idx" ON "_posts_v" USING btree ("version_identifiable");
  CREATE INDEX "_posts_v_version_version_consent_idx" ON "_posts_v" USING btree ("version_consent_id");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_click_key_idx" ON "_posts_v" USING btree ("version_click_key");
  CREATE INDEX "_posts_v_version_version_origin_idx" ON "_posts_v" USING btree ("version_origin");
  CREATE INDEX "_posts_v_version_version_translation_idx" ON "_posts_v" USING btree ("version_translation");
  CREATE INDEX "_posts_v_version_version_begun_by_idx" ON "_posts_v" USING btree ("version_begun_by");
  CREATE INDEX "_posts_v_version_version_sample_idx" ON "_posts_v" USING btree ("version_sample");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_snapshot_idx" ON "_posts_v" USING btree ("snapshot");
  CREATE INDEX "_posts_v_published_locale_idx" ON "_posts_v" USING btree ("published_locale");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_posts_v_locales_locale_parent_id_unique" ON "_posts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_date_time_date_time_date_idx" ON "events" USING btree ("date_time_date");
  CREATE INDEX "events_img_idx" ON "events" USING btree ("img_id");
  CREATE INDEX "events_blur_img_idx" ON "events" USING btree ("blur_img_id");
  CREATE INDEX "events_identifiable_idx" ON "events" USING btree ("identifiable");
  CREATE INDEX "events_consent_idx" ON "events" USING btree ("consent_id");
  CREATE UNIQUE INDEX "events_slug_idx" ON "events" USING btree ("slug");
  CREATE INDEX "events_click_key_idx" ON "events" USING btree ("click_key");
  CREATE UNIQUE INDEX "events_origin_idx" ON "events" USING btree ("origin");
  CREATE INDEX "events_translation_idx" ON "events" USING btree ("translation");
  CREATE INDEX "events_begun_by_idx" ON "events" USING btree ("begun_by");
  CREATE INDEX "events_sample_idx" ON "events" USING btree ("sample");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events_deleted_at_idx" ON "events" USING btree ("deleted_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE UNIQUE INDEX "events_locales_locale_parent_id_unique" ON "events_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_rels_order_idx" ON "events_rels" USING btree ("order");
  CREATE INDEX "events_rels_parent_idx" ON "events_rels" USING btree ("parent_id");
  CREATE INDEX "events_rels_path_idx" ON "events_rels" USING btree ("path");
  CREATE INDEX "events_rels_media_id_idx" ON "events_rels" USING btree ("media_id");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_date_time_version_date_time_date_idx" ON "_events_v" USING btree ("version_date_time_date");
  CREATE INDEX "_events_v_version_version_img_idx" ON "_events_v" USING btree ("version_img_id");
  CREATE INDEX "_events_v_version_version_blur_img_idx" ON "_events_v" USING btree ("version_blur_img_id");
  CREATE INDEX "_events_v_version_version_identifiable_idx" ON "_events_v" USING btree ("version_identifiable");
  CREATE INDEX "_events_v_version_version_consent_idx" ON "_events_v" USING btree ("version_consent_id");
  CREATE INDEX "_events_v_version_version_slug_idx" ON "_events_v" USING btree ("version_slug");
  CREATE INDEX "_events_v_version_version_click_key_idx" ON "_events_v" USING btree ("version_click_key");
  CREATE INDEX "_events_v_version_version_origin_idx" ON "_events_v" USING btree ("version_origin");
  CREATE INDEX "_events_v_version_version_translation_idx" ON "_events_v" USING btree ("version_translation");
  CREATE INDEX "_events_v_version_version_begun_by_idx" ON "_events_v" USING btree ("version_begun_by");
  CREATE INDEX "_events_v_version_version_sample_idx" ON "_events_v" USING btree ("version_sample");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version_deleted_at_idx" ON "_events_v" USING btree ("version_deleted_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_snapshot_idx" ON "_events_v" USING btree ("snapshot");
  CREATE INDEX "_events_v_published_locale_idx" ON "_events_v" USING btree ("published_locale");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_events_v_locales_locale_parent_id_unique" ON "_events_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_rels_order_idx" ON "_events_v_rels" USING btree ("order");
  CREATE INDEX "_events_v_rels_parent_idx" ON "_events_v_rels" USING btree ("parent_id");
  CREATE INDEX "_events_v_rels_path_idx" ON "_events_v_rels" USING btree ("path");
  CREATE INDEX "_events_v_rels_media_id_idx" ON "_events_v_rels" USING btree ("media_id");
  CREATE INDEX "announcements_img_idx" ON "announcements" USING btree ("img_id");
  CREATE INDEX "announcements_event_idx" ON "announcements" USING btree ("event_id");
  CREATE INDEX "announcements_show_until_idx" ON "announcements" USING btree ("show_until");
  CREATE INDEX "announcements_identifiable_idx" ON "announcements" USING btree ("identifiable");
  CREATE INDEX "announcements_consent_idx" ON "announcements" USING btree ("consent_id");
  CREATE INDEX "announcements_translation_idx" ON "announcements" USING btree ("translation");
  CREATE INDEX "announcements_sample_idx" ON "announcements" USING btree ("sample");
  CREATE INDEX "announcements_updated_at_idx" ON "announcements" USING btree ("updated_at");
  CREATE INDEX "announcements_created_at_idx" ON "announcements" USING btree ("created_at");
  CREATE INDEX "announcements_deleted_at_idx" ON "announcements" USING btree ("deleted_at");
  CREATE INDEX "announcements__status_idx" ON "announcements" USING btree ("_status");
  CREATE UNIQUE INDEX "announcements_locales_locale_parent_id_unique" ON "announcements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_announcements_v_parent_idx" ON "_announcements_v" USING btree ("parent_id");
  CREATE INDEX "_announcements_v_version_version_img_idx" ON "_announcements_v" USING btree ("version_img_id");
  CREATE INDEX "_announcements_v_version_version_event_idx" ON "_announcements_v" USING btree ("version_event_id");
  CREATE INDEX "_announcements_v_version_version_show_until_idx" ON "_announcements_v" USING btree ("version_show_until");
  CREATE INDEX "_announcements_v_version_version_identifiable_idx" ON "_announcements_v" USING btree ("version_identifiable");
  CREATE INDEX "_announcements_v_version_version_consent_idx" ON "_announcements_v" USING btree ("version_consent_id");
  CREATE INDEX "_announcements_v_version_version_translation_idx" ON "_announcements_v" USING btree ("version_translation");
  CREATE INDEX "_announcements_v_version_version_sample_idx" ON "_announcements_v" USING btree ("version_sample");
  CREATE INDEX "_announcements_v_version_version_updated_at_idx" ON "_announcements_v" USING btree ("version_updated_at");
  CREATE INDEX "_announcements_v_version_version_created_at_idx" ON "_announcements_v" USING btree ("version_created_at");
  CREATE INDEX "_announcements_v_version_version_deleted_at_idx" ON "_announcements_v" USING btree ("version_deleted_at");
  CREATE INDEX "_announcements_v_version_version__status_idx" ON "_announcements_v" USING btree ("version__status");
  CREATE INDEX "_announcements_v_created_at_idx" ON "_announcements_v" USING btree ("created_at");
  CREATE INDEX "_announcements_v_updated_at_idx" ON "_announcements_v" USING btree ("updated_at");
  CREATE INDEX "_announcements_v_snapshot_idx" ON "_announcements_v" USING btree ("snapshot");
  CREATE INDEX "_announcements_v_published_locale_idx" ON "_announcements_v" USING btree ("published_locale");
  CREATE INDEX "_announcements_v_latest_idx" ON "_announcements_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_announcements_v_locales_locale_parent_id_unique" ON "_announcements_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "newsletter_issues_blocks_words_order_idx" ON "newsletter_issues_blocks_words" USING btree ("_order");
  CREATE INDEX "newsletter_issues_blocks_words_parent_id_idx" ON "newsletter_issues_blocks_words" USING btree ("_parent_id");
  CREATE INDEX "newsletter_issues_blocks_words_path_idx" ON "newsletter_issues_blocks_words" USING btree ("_path");
  CREATE UNIQUE INDEX "newsletter_issues_blocks_words_locales_locale_parent_id_uniq" ON "newsletter_issues_blocks_words_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "newsletter_issues_blocks_post_order_idx" ON "newsletter_issues_blocks_post" USING btree ("_order");
  CREATE INDEX "newsletter_issues_blocks_post_parent_id_idx" ON "newsletter_issues_blocks_post" USING btree ("_parent_id");
  CREATE INDEX "newsletter_issues_blocks_post_path_idx" ON "newsletter_issues_blocks_post" USING btree ("_path");
  CREATE INDEX "newsletter_issues_blocks_post_post_idx" ON "newsletter_issues_blocks_post" USING btree ("post_id");
  CREATE INDEX "newsletter_issues_blocks_event_order_idx" ON "newsletter_issues_blocks_event" USING btree ("_order");
  CREATE INDEX "newsletter_issues_blocks_event_parent_id_idx" ON "newsletter_issues_blocks_event" USING btree ("_parent_id");
  CREATE INDEX "newsletter_issues_blocks_event_path_idx" ON "newsletter_issues_blocks_event" USING btree ("_path");
  CREATE INDEX "newsletter_issues_blocks_event_event_idx" ON "newsletter_issues_blocks_event" USING btree ("event_id");
  CREATE INDEX "newsletter_issues_blocks_picture_order_idx" ON "newsletter_issues_blocks_picture" USING btree ("_order");
  CREATE INDEX "newsletter_issues_blocks_picture_parent_id_idx" ON "newsletter_issues_blocks_picture" USING btree ("_parent_id");
  CREATE INDEX "newsletter_issues_blocks_picture_path_idx" ON "newsletter_issues_blocks_picture" USING btree ("_path");
  CREATE INDEX "newsletter_issues_blocks_picture_img_idx" ON "newsletter_issues_blocks_picture" USING btree ("img_id");
  CREATE INDEX "newsletter_issues_blocks_link_order_idx" ON "newsletter_issues_blocks_link" USING btree ("_order");
  CREATE INDEX "newsletter_issues_blocks_link_parent_id_idx" ON "newsletter_issues_blocks_link" USING btree ("_parent_id");
  CREATE INDEX "newsletter_issues_blocks_link_path_idx" ON "newsletter_issues_blocks_link" USING btree ("_path");
  CREATE UNIQUE INDEX "newsletter_issues_blocks_link_locales_locale_parent_id_uniqu" ON "newsletter_issues_blocks_link_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "newsletter_issues_languages_order_idx" ON "newsletter_issues_languages" USING btree ("order");
  CREATE INDEX "newsletter_issues_languages_parent_idx" ON "newsletter_issues_languages" USING btree ("parent_id");
  CREATE INDEX "newsletter_issues_identifiable_idx" ON "newsletter_issues" USING btree ("identifiable");
  CREATE INDEX "newsletter_issues_consent_idx" ON "newsletter_issues" USING btree ("consent_id");
  CREATE INDEX "newsletter_issues_topic_idx" ON "newsletter_issues" USING btree ("topic");
  CREATE UNIQUE INDEX "newsletter_issues_slug_idx" ON "newsletter_issues" USING btree ("slug");
  CREATE INDEX "newsletter_issues_sample_idx" ON "newsletter_issues" USING btree ("sample");
  CREATE INDEX "newsletter_issues_frozen_at_idx" ON "newsletter_issues" USING btree ("frozen_at");
  CREATE INDEX "newsletter_issues_sent_at_idx" ON "newsletter_issues" USING btree ("sent_at");
  CREATE INDEX "newsletter_issues_updated_at_idx" ON "newsletter_issues" USING btree ("updated_at");
  CREATE INDEX "newsletter_issues_created_at_idx" ON "newsletter_issues" USING btree ("created_at");
  CREATE INDEX "newsletter_issues__status_idx" ON "newsletter_issues" USING btree ("_status");
  CREATE UNIQUE INDEX "newsletter_issues_locales_locale_parent_id_unique" ON "newsletter_issues_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_newsletter_issues_v_blocks_words_order_idx" ON "_newsletter_issues_v_blocks_words" USING btree ("_order");
  CREATE INDEX "_newsletter_issues_v_blocks_words_parent_id_idx" ON "_newsletter_issues_v_blocks_words" USING btree ("_parent_id");
  CREATE INDEX "_newsletter_issues_v_blocks_words_path_idx" ON "_newsletter_issues_v_blocks_words" USING btree ("_path");
  CREATE UNIQUE INDEX "_newsletter_issues_v_blocks_words_locales_locale_parent_id_u" ON "_newsletter_issues_v_blocks_words_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_newsletter_issues_v_blocks_post_order_idx" ON "_newsletter_issues_v_blocks_post" USING btree ("_order");
  CREATE INDEX "_newsletter_issues_v_blocks_post_parent_id_idx" ON "_newsletter_issues_v_blocks_post" USING btree ("_parent_id");
  CREATE INDEX "_newsletter_issues_v_blocks_post_path_idx" ON "_newsletter_issues_v_blocks_post" USING btree ("_path");
  CREATE INDEX "_newsletter_issues_v_blocks_post_post_idx" ON "_newsletter_issues_v_blocks_post" USING btree ("post_id");
  CREATE INDEX "_newsletter_issues_v_blocks_event_order_idx" ON "_newsletter_issues_v_blocks_event" USING btree ("_order");
  CREATE INDEX "_newsletter_issues_v_blocks_event_parent_id_idx" ON "_newsletter_issues_v_blocks_event" USING btree ("_parent_id");
  CREATE INDEX "_newsletter_issues_v_blocks_event_path_idx" ON "_newsletter_issues_v_blocks_event" USING btree ("_path");
  CREATE INDEX "_newsletter_issues_v_blocks_event_event_idx" ON "_newsletter_issues_v_blocks_event" USING btree ("event_id");
  CREATE INDEX "_newsletter_issues_v_blocks_picture_order_idx" ON "_newsletter_issues_v_blocks_picture" USING btree ("_order");
  CREATE INDEX "_newsletter_issues_v_blocks_picture_parent_id_idx" ON "_newsletter_issues_v_blocks_picture" USING btree ("_parent_id");
  CREATE INDEX "_newsletter_issues_v_blocks_picture_path_idx" ON "_newsletter_issues_v_blocks_picture" USING btree ("_path");
  CREATE INDEX "_newsletter_issues_v_blocks_picture_img_idx" ON "_newsletter_issues_v_blocks_picture" USING btree ("img_id");
  CREATE INDEX "_newsletter_issues_v_blocks_link_order_idx" ON "_newsletter_issues_v_blocks_link" USING btree ("_order");
  CREATE INDEX "_newsletter_issues_v_blocks_link_parent_id_idx" ON "_newsletter_issues_v_blocks_link" USING btree ("_parent_id");
  CREATE INDEX "_newsletter_issues_v_blocks_link_path_idx" ON "_newsletter_issues_v_blocks_link" USING btree ("_path");
  CREATE UNIQUE INDEX "_newsletter_issues_v_blocks_link_locales_locale_parent_id_un" ON "_newsletter_issues_v_blocks_link_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_newsletter_issues_v_version_languages_order_idx" ON "_newsletter_issues_v_version_languages" USING btree ("order");
  CREATE INDEX "_newsletter_issues_v_version_languages_parent_idx" ON "_newsletter_issues_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_newsletter_issues_v_parent_idx" ON "_newsletter_issues_v" USING btree ("parent_id");
  CREATE INDEX "_newsletter_issues_v_version_version_identifiable_idx" ON "_newsletter_issues_v" USING btree ("version_identifiable");
  CREATE INDEX "_newsletter_issues_v_version_version_consent_idx" ON "_newsletter_issues_v" USING btree ("version_consent_id");
  CREATE INDEX "_newsletter_issues_v_version_version_topic_idx" ON "_newsletter_issues_v" USING btree ("version_topic");
  CREATE INDEX "_newsletter_issues_v_version_version_slug_idx" ON "_newsletter_issues_v" USING btree ("version_slug");
  CREATE INDEX "_newsletter_issues_v_version_version_sample_idx" ON "_newsletter_issues_v" USING btree ("version_sample");
  CREATE INDEX "_newsletter_issues_v_version_version_frozen_at_idx" ON "_newsletter_issues_v" USING btree ("version_frozen_at");
  CREATE INDEX "_newsletter_issues_v_version_version_sent_at_idx" ON "_newsletter_issues_v" USING btree ("version_sent_at");
  CREATE INDEX "_newsletter_issues_v_version_version_updated_at_idx" ON "_newsletter_issues_v" USING btree ("version_updated_at");
  CREATE INDEX "_newsletter_issues_v_version_version_created_at_idx" ON "_newsletter_issues_v" USING btree ("version_created_at");
  CREATE INDEX "_newsletter_issues_v_version_version__status_idx" ON "_newsletter_issues_v" USING btree ("version__status");
  CREATE INDEX "_newsletter_issues_v_created_at_idx" ON "_newsletter_issues_v" USING btree ("created_at");
  CREATE INDEX "_newsletter_issues_v_updated_at_idx" ON "_newsletter_issues_v" USING btree ("updated_at");
  CREATE INDEX "_newsletter_issues_v_snapshot_idx" ON "_newsletter_issues_v" USING btree ("snapshot");
  CREATE INDEX "_newsletter_issues_v_published_locale_idx" ON "_newsletter_issues_v" USING btree ("published_locale");
  CREATE INDEX "_newsletter_issues_v_latest_idx" ON "_newsletter_issues_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_newsletter_issues_v_locales_locale_parent_id_unique" ON "_newsletter_issues_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects__order_idx" ON "projects" USING btree ("_order");
  CREATE INDEX "projects_img_idx" ON "projects" USING btree ("img_id");
  CREATE INDEX "projects_date_idx" ON "projects" USING btree ("date");
  CREATE INDEX "projects_identifiable_idx" ON "projects" USING btree ("identifiable");
  CREATE INDEX "projects_consent_idx" ON "projects" USING btree ("consent_id");
  CREATE UNIQUE INDEX "projects_slug_idx" ON "projects" USING btree ("slug");
  CREATE INDEX "projects_translation_idx" ON "projects" USING btree ("translation");
  CREATE INDEX "projects_begun_by_idx" ON "projects" USING btree ("begun_by");
  CREATE INDEX "projects_sample_idx" ON "projects" USING btree ("sample");
  CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
  CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
  CREATE INDEX "projects_deleted_at_idx" ON "projects" USING btree ("deleted_at");
  CREATE INDEX "projects__status_idx" ON "projects" USING btree ("_status");
  CREATE UNIQUE INDEX "projects_locales_locale_parent_id_unique" ON "projects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_parent_idx" ON "_projects_v" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_version__order_idx" ON "_projects_v" USING btree ("version__order");
  CREATE INDEX "_projects_v_version_version_img_idx" ON "_projects_v" USING btree ("version_img_id");
  CREATE INDEX "_projects_v_version_version_date_idx" ON "_projects_v" USING btree ("version_date");
  CREATE INDEX "_projects_v_version_version_identifiable_idx" ON "_projects_v" USING btree ("version_identifiable");
  CREATE INDEX "_projects_v_version_version_consent_idx" ON "_projects_v" USING btree ("version_consent_id");
  CREATE INDEX "_projects_v_version_version_slug_idx" ON "_projects_v" USING btree ("version_slug");
  CREATE INDEX "_projects_v_version_version_translation_idx" ON "_projects_v" USING btree ("version_translation");
  CREATE INDEX "_projects_v_version_version_begun_by_idx" ON "_projects_v" USING btree ("version_begun_by");
  CREATE INDEX "_projects_v_version_version_sample_idx" ON "_projects_v" USING btree ("version_sample");
  CREATE INDEX "_projects_v_version_version_updated_at_idx" ON "_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_projects_v_version_version_created_at_idx" ON "_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_projects_v_version_version_deleted_at_idx" ON "_projects_v" USING btree ("version_deleted_at");
  CREATE INDEX "_projects_v_version_version__status_idx" ON "_projects_v" USING btree ("version__status");
  CREATE INDEX "_projects_v_created_at_idx" ON "_projects_v" USING btree ("created_at");
  CREATE INDEX "_projects_v_updated_at_idx" ON "_projects_v" USING btree ("updated_at");
  CREATE INDEX "_projects_v_snapshot_idx" ON "_projects_v" USING btree ("snapshot");
  CREATE INDEX "_projects_v_published_locale_idx" ON "_projects_v" USING btree ("published_locale");
  CREATE INDEX "_projects_v_latest_idx" ON "_projects_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_projects_v_locales_locale_parent_id_unique" ON "_projects_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "partners__order_idx" ON "partners" USING btree ("_order");
  CREATE INDEX "partners_img_idx" ON "partners" USING btree ("img_id");
  CREATE INDEX "partners_identifiable_idx" ON "partners" USING btree ("identifiable");
  CREATE INDEX "partners_consent_idx" ON "partners" USING btree ("consent_id");
  CREATE UNIQUE INDEX "partners_slug_idx" ON "partners" USING btree ("slug");
  CREATE INDEX "partners_translation_idx" ON "partners" USING btree ("translation");
  CREATE INDEX "partners_sample_idx" ON "partners" USING btree ("sample");
  CREATE INDEX "partners_updated_at_idx" ON "partners" USING btree ("updated_at");
  CREATE INDEX "partners_created_at_idx" ON "partners" USING btree ("created_at");
  CREATE INDEX "partners_deleted_at_idx" ON "partners" USING btree ("deleted_at");
  CREATE INDEX "partners__status_idx" ON "partners" USING btree ("_status");
  CREATE UNIQUE INDEX "partners_locales_locale_parent_id_unique" ON "partners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_partners_v_parent_idx" ON "_partners_v" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_version__order_idx" ON "_partners_v" USING btree ("version__order");
  CREATE INDEX "_partners_v_version_version_img_idx" ON "_partners_v" USING btree ("version_img_id");
  CREATE INDEX "_partners_v_version_version_identifiable_idx" ON "_partners_v" USING btree ("version_identifiable");
  CREATE INDEX "_partners_v_version_version_consent_idx" ON "_partners_v" USING btree ("version_consent_id");
  CREATE INDEX "_partners_v_version_version_slug_idx" ON "_partners_v" USING btree ("version_slug");
  CREATE INDEX "_partners_v_version_version_translation_idx" ON "_partners_v" USING btree ("version_translation");
  CREATE INDEX "_partners_v_version_version_sample_idx" ON "_partners_v" USING btree ("version_sample");
  CREATE INDEX "_partners_v_version_version_updated_at_idx" ON "_partners_v" USING btree ("version_updated_at");
  CREATE INDEX "_partners_v_version_version_created_at_idx" ON "_partners_v" USING btree ("version_created_at");
  CREATE INDEX "_partners_v_version_version_deleted_at_idx" ON "_partners_v" USING btree ("version_deleted_at");
  CREATE INDEX "_partners_v_version_version__status_idx" ON "_partners_v" USING btree ("version__status");
  CREATE INDEX "_partners_v_created_at_idx" ON "_partners_v" USING btree ("created_at");
  CREATE INDEX "_partners_v_updated_at_idx" ON "_partners_v" USING btree ("updated_at");
  CREATE INDEX "_partners_v_snapshot_idx" ON "_partners_v" USING btree ("snapshot");
  CREATE INDEX "_partners_v_published_locale_idx" ON "_partners_v" USING btree ("published_locale");
  CREATE INDEX "_partners_v_latest_idx" ON "_partners_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_partners_v_locales_locale_parent_id_unique" ON "_partners_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "campaigns__order_idx" ON "campaigns" USING btree ("_order");
  CREATE INDEX "campaigns_img_idx" ON "campaigns" USING btree ("img_id");
  CREATE INDEX "campaigns_identifiable_idx" ON "campaigns" USING btree ("identifiable");
  CREATE INDEX "campaigns_consent_idx" ON "campaigns" USING btree ("consent_id");
  CREATE INDEX "campaigns_translation_idx" ON "campaigns" USING btree ("translation");
  CREATE INDEX "campaigns_sample_idx" ON "campaigns" USING btree ("sample");
  CREATE INDEX "campaigns_updated_at_idx" ON "campaigns" USING btree ("updated_at");
  CREATE INDEX "campaigns_created_at_idx" ON "campaigns" USING btree ("created_at");
  CREATE INDEX "campaigns_deleted_at_idx" ON "campaigns" USING btree ("deleted_at");
  CREATE INDEX "campaigns__status_idx" ON "campaigns" USING btree ("_status");
  CREATE UNIQUE INDEX "campaigns_locales_locale_parent_id_unique" ON "campaigns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_campaigns_v_parent_idx" ON "_campaigns_v" USING btree ("parent_id");
  CREATE INDEX "_campaigns_v_version_version__order_idx" ON "_campaigns_v" USING btree ("version__order");
  CREATE INDEX "_campaigns_v_version_version_img_idx" ON "_campaigns_v" USING btree ("version_img_id");
  CREATE INDEX "_campaigns_v_version_version_identifiable_idx" ON "_campaigns_v" USING btree ("version_identifiable");
  CREATE INDEX "_campaigns_v_version_version_consent_idx" ON "_campaigns_v" USING btree ("version_consent_id");
  CREATE INDEX "_campaigns_v_version_version_translation_idx" ON "_campaigns_v" USING btree ("version_translation");
  CREATE INDEX "_campaigns_v_version_version_sample_idx" ON "_campaigns_v" USING btree ("version_sample");
  CREATE INDEX "_campaigns_v_version_version_updated_at_idx" ON "_campaigns_v" USING btree ("version_updated_at");
  CREATE INDEX "_campaigns_v_version_version_created_at_idx" ON "_campaigns_v" USING btree ("version_created_at");
  CREATE INDEX "_campaigns_v_version_version_deleted_at_idx" ON "_campaigns_v" USING btree ("version_deleted_at");
  CREATE INDEX "_campaigns_v_version_version__status_idx" ON "_campaigns_v" USING btree ("version__status");
  CREATE INDEX "_campaigns_v_created_at_idx" ON "_campaigns_v" USING btree ("created_at");
  CREATE INDEX "_campaigns_v_updated_at_idx" ON "_campaigns_v" USING btree ("updated_at");
  CREATE INDEX "_campaigns_v_snapshot_idx" ON "_campaigns_v" USING btree ("snapshot");
  CREATE INDEX "_campaigns_v_published_locale_idx" ON "_campaigns_v" USING btree ("published_locale");
  CREATE INDEX "_campaigns_v_latest_idx" ON "_campaigns_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_campaigns_v_locales_locale_parent_id_unique" ON "_campaigns_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "reports_img_idx" ON "reports" USING btree ("img_id");
  CREATE INDEX "reports_published_on_idx" ON "reports" USING btree ("published_on");
  CREATE INDEX "reports_identifiable_idx" ON "reports" USING btree ("identifiable");
  CREATE INDEX "reports_consent_idx" ON "reports" USING btree ("consent_id");
  CREATE INDEX "reports_translation_idx" ON "reports" USING btree ("translation");
  CREATE INDEX "reports_sample_idx" ON "reports" USING btree ("sample");
  CREATE INDEX "reports_updated_at_idx" ON "reports" USING btree ("updated_at");
  CREATE INDEX "reports_created_at_idx" ON "reports" USING btree ("created_at");
  CREATE INDEX "reports_deleted_at_idx" ON "reports" USING btree ("deleted_at");
  CREATE INDEX "reports__status_idx" ON "reports" USING btree ("_status");
  CREATE UNIQUE INDEX "reports_locales_locale_parent_id_unique" ON "reports_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_reports_v_parent_idx" ON "_reports_v" USING btree ("parent_id");
  CREATE INDEX "_reports_v_version_version_img_idx" ON "_reports_v" USING btree ("version_img_id");
  CREATE INDEX "_reports_v_version_version_published_on_idx" ON "_reports_v" USING btree ("version_published_on");
  CREATE INDEX "_reports_v_version_version_identifiable_idx" ON "_reports_v" USING btree ("version_identifiable");
  CREATE INDEX "_reports_v_version_version_consent_idx" ON "_reports_v" USING btree ("version_consent_id");
  CREATE INDEX "_reports_v_version_version_translation_idx" ON "_reports_v" USING btree ("version_translation");
  CREATE INDEX "_reports_v_version_version_sample_idx" ON "_reports_v" USING btree ("version_sample");
  CREATE INDEX "_reports_v_version_version_updated_at_idx" ON "_reports_v" USING btree ("version_updated_at");
  CREATE INDEX "_reports_v_version_version_created_at_idx" ON "_reports_v" USING btree ("version_created_at");
  CREATE INDEX "_reports_v_version_version_deleted_at_idx" ON "_reports_v" USING btree ("version_deleted_at");
  CREATE INDEX "_reports_v_version_version__status_idx" ON "_reports_v" USING btree ("version__status");
  CREATE INDEX "_reports_v_created_at_idx" ON "_reports_v" USING btree ("created_at");
  CREATE INDEX "_reports_v_updated_at_idx" ON "_reports_v" USING btree ("updated_at");
  CREATE INDEX "_reports_v_snapshot_idx" ON "_reports_v" USING btree ("snapshot");
  CREATE INDEX "_reports_v_published_locale_idx" ON "_reports_v" USING btree ("published_locale");
  CREATE INDEX "_reports_v_latest_idx" ON "_reports_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_reports_v_locales_locale_parent_id_unique" ON "_reports_v_locales" USING btree ("_locale","_parent_id");
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
  CREATE INDEX "home_translation_idx" ON "home" USING btree ("translation");
  CREATE INDEX "home_sample_idx" ON "home" USING btree ("sample");
  CREATE INDEX "home_updated_at_idx" ON "home" USING btree ("updated_at");
  CREATE INDEX "home_created_at_idx" ON "home" USING btree ("created_at");
  CREATE INDEX "home_deleted_at_idx" ON "home" USING btree ("deleted_at");
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
  CREATE INDEX "_home_v_parent_idx" ON "_home_v" USING btree ("parent_id");
  CREATE INDEX "_home_v_version_version_hero_picture_idx" ON "_home_v" USING btree ("version_hero_picture_id");
  CREATE INDEX "_home_v_version_version_identifiable_idx" ON "_home_v" USING btree ("version_identifiable");
  CREATE INDEX "_home_v_version_version_consent_idx" ON "_home_v" USING btree ("version_consent_id");
  CREATE INDEX "_home_v_version_version_translation_idx" ON "_home_v" USING btree ("version_translation");
  CREATE INDEX "_home_v_version_version_sample_idx" ON "_home_v" USING btree ("version_sample");
  CREATE INDEX "_home_v_version_version_updated_at_idx" ON "_home_v" USING btree ("version_updated_at");
  CREATE INDEX "_home_v_version_version_created_at_idx" ON "_home_v" USING btree ("version_created_at");
  CREATE INDEX "_home_v_version_version_deleted_at_idx" ON "_home_v" USING btree ("version_deleted_at");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v" USING btree ("version__status");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_snapshot_idx" ON "_home_v" USING btree ("snapshot");
  CREATE INDEX "_home_v_published_locale_idx" ON "_home_v" USING btree ("published_locale");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_home_v_locales_locale_parent_id_unique" ON "_home_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "cards__order_idx" ON "cards" USING btree ("_order");
  CREATE UNIQUE INDEX "cards_name_idx" ON "cards" USING btree ("name");
  CREATE INDEX "cards_image_idx" ON "cards" USING btree ("image_id");
  CREATE INDEX "cards_identifiable_idx" ON "cards" USING btree ("identifiable");
  CREATE INDEX "cards_consent_idx" ON "cards" USING btree ("consent_id");
  CREATE INDEX "cards_translation_idx" ON "cards" USING btree ("translation");
  CREATE INDEX "cards_sample_idx" ON "cards" USING btree ("sample");
  CREATE INDEX "cards_updated_at_idx" ON "cards" USING btree ("updated_at");
  CREATE INDEX "cards_created_at_idx" ON "cards" USING btree ("created_at");
  CREATE INDEX "cards_deleted_at_idx" ON "cards" USING btree ("deleted_at");
  CREATE INDEX "cards__status_idx" ON "cards" USING btree ("_status");
  CREATE UNIQUE INDEX "cards_locales_locale_parent_id_unique" ON "cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_cards_v_parent_idx" ON "_cards_v" USING btree ("parent_id");
  CREATE INDEX "_cards_v_version_version__order_idx" ON "_cards_v" USING btree ("version__order");
  CREATE INDEX "_cards_v_version_version_name_idx" ON "_cards_v" USING btree ("version_name");
  CREATE INDEX "_cards_v_version_version_image_idx" ON "_cards_v" USING btree ("version_image_id");
  CREATE INDEX "_cards_v_version_version_identifiable_idx" ON "_cards_v" USING btree ("version_identifiable");
  CREATE INDEX "_cards_v_version_version_consent_idx" ON "_cards_v" USING btree ("version_consent_id");
  CREATE INDEX "_cards_v_version_version_translation_idx" ON "_cards_v" USING btree ("version_translation");
  CREATE INDEX "_cards_v_version_version_sample_idx" ON "_cards_v" USING btree ("version_sample");
  CREATE INDEX "_cards_v_version_version_updated_at_idx" ON "_cards_v" USING btree ("version_updated_at");
  CREATE INDEX "_cards_v_version_version_created_at_idx" ON "_cards_v" USING btree ("version_created_at");
  CREATE INDEX "_cards_v_version_version_deleted_at_idx" ON "_cards_v" USING btree ("version_deleted_at");
  CREATE INDEX "_cards_v_version_version__status_idx" ON "_cards_v" USING btree ("version__status");
  CREATE INDEX "_cards_v_created_at_idx" ON "_cards_v" USING btree ("created_at");
  CREATE INDEX "_cards_v_updated_at_idx" ON "_cards_v" USING btree ("updated_at");
  CREATE INDEX "_cards_v_snapshot_idx" ON "_cards_v" USING btree ("snapshot");
  CREATE INDEX "_cards_v_published_locale_idx" ON "_cards_v" USING btree ("published_locale");
  CREATE INDEX "_cards_v_latest_idx" ON "_cards_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_cards_v_locales_locale_parent_id_unique" ON "_cards_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "gallery__order_idx" ON "gallery" USING btree ("_order");
  CREATE INDEX "gallery_img_idx" ON "gallery" USING btree ("img_id");
  CREATE INDEX "gallery_identifiable_idx" ON "gallery" USING btree ("identifiable");
  CREATE INDEX "gallery_consent_idx" ON "gallery" USING btree ("consent_id");
  CREATE INDEX "gallery_translation_idx" ON "gallery" USING btree ("translation");
  CREATE INDEX "gallery_sample_idx" ON "gallery" USING btree ("sample");
  CREATE INDEX "gallery_updated_at_idx" ON "gallery" USING btree ("updated_at");
  CREATE INDEX "gallery_created_at_idx" ON "gallery" USING btree ("created_at");
  CREATE INDEX "gallery_deleted_at_idx" ON "gallery" USING btree ("deleted_at");
  CREATE INDEX "gallery__status_idx" ON "gallery" USING btree ("_status");
  CREATE UNIQUE INDEX "gallery_locales_locale_parent_id_unique" ON "gallery_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_gallery_v_parent_idx" ON "_gallery_v" USING btree ("parent_id");
  CREATE INDEX "_gallery_v_version_version__order_idx" ON "_gallery_v" USING btree ("version__order");
  CREATE INDEX "_gallery_v_version_version_img_idx" ON "_gallery_v" USING btree ("version_img_id");
  CREATE INDEX "_gallery_v_version_version_identifiable_idx" ON "_gallery_v" USING btree ("version_identifiable");
  CREATE INDEX "_gallery_v_version_version_consent_idx" ON "_gallery_v" USING btree ("version_consent_id");
  CREATE INDEX "_gallery_v_version_version_translation_idx" ON "_gallery_v" USING btree ("version_translation");
  CREATE INDEX "_gallery_v_version_version_sample_idx" ON "_gallery_v" USING btree ("version_sample");
  CREATE INDEX "_gallery_v_version_version_updated_at_idx" ON "_gallery_v" USING btree ("version_updated_at");
  CREATE INDEX "_gallery_v_version_version_created_at_idx" ON "_gallery_v" USING btree ("version_created_at");
  CREATE INDEX "_gallery_v_version_version_deleted_at_idx" ON "_gallery_v" USING btree ("version_deleted_at");
  CREATE INDEX "_gallery_v_version_version__status_idx" ON "_gallery_v" USING btree ("version__status");
  CREATE INDEX "_gallery_v_created_at_idx" ON "_gallery_v" USING btree ("created_at");
  CREATE INDEX "_gallery_v_updated_at_idx" ON "_gallery_v" USING btree ("updated_at");
  CREATE INDEX "_gallery_v_snapshot_idx" ON "_gallery_v" USING btree ("snapshot");
  CREATE INDEX "_gallery_v_published_locale_idx" ON "_gallery_v" USING btree ("published_locale");
  CREATE INDEX "_gallery_v_latest_idx" ON "_gallery_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_gallery_v_locales_locale_parent_id_unique" ON "_gallery_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "stories_img_idx" ON "stories" USING btree ("img_id");
  CREATE INDEX "stories_identifiable_idx" ON "stories" USING btree ("identifiable");
  CREATE INDEX "stories_consent_idx" ON "stories" USING btree ("consent_id");
  CREATE INDEX "stories_translation_idx" ON "stories" USING btree ("translation");
  CREATE INDEX "stories_sample_idx" ON "stories" USING btree ("sample");
  CREATE INDEX "stories_updated_at_idx" ON "stories" USING btree ("updated_at");
  CREATE INDEX "stories_created_at_idx" ON "stories" USING btree ("created_at");
  CREATE INDEX "stories_deleted_at_idx" ON "stories" USING btree ("deleted_at");
  CREATE INDEX "stories__status_idx" ON "stories" USING btree ("_status");
  CREATE UNIQUE INDEX "stories_locales_locale_parent_id_unique" ON "stories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_stories_v_parent_idx" ON "_stories_v" USING btree ("parent_id");
  CREATE INDEX "_stories_v_version_version_img_idx" ON "_stories_v" USING btree ("version_img_id");
  CREATE INDEX "_stories_v_version_version_identifiable_idx" ON "_stories_v" USING btree ("version_identifiable");
  CREATE INDEX "_stories_v_version_version_consent_idx" ON "_stories_v" USING btree ("version_consent_id");
  CREATE INDEX "_stories_v_version_version_translation_idx" ON "_stories_v" USING btree ("version_translation");
  CREATE INDEX "_stories_v_version_version_sample_idx" ON "_stories_v" USING btree ("version_sample");
  CREATE INDEX "_stories_v_version_version_updated_at_idx" ON "_stories_v" USING btree ("version_updated_at");
  CREATE INDEX "_stories_v_version_version_created_at_idx" ON "_stories_v" USING btree ("version_created_at");
  CREATE INDEX "_stories_v_version_version_deleted_at_idx" ON "_stories_v" USING btree ("version_deleted_at");
  CREATE INDEX "_stories_v_version_version__status_idx" ON "_stories_v" USING btree ("version__status");
  CREATE INDEX "_stories_v_created_at_idx" ON "_stories_v" USING btree ("created_at");
  CREATE INDEX "_stories_v_updated_at_idx" ON "_stories_v" USING btree ("updated_at");
  CREATE INDEX "_stories_v_snapshot_idx" ON "_stories_v" USING btree ("snapshot");
  CREATE INDEX "_stories_v_published_locale_idx" ON "_stories_v" USING btree ("published_locale");
  CREATE INDEX "_stories_v_latest_idx" ON "_stories_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_stories_v_locales_locale_parent_id_unique" ON "_stories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "testimonials__order_idx" ON "testimonials" USING btree ("_order");
  CREATE INDEX "testimonials_img_idx" ON "testimonials" USING btree ("img_id");
  CREATE INDEX "testimonials_identifiable_idx" ON "testimonials" USING btree ("identifiable");
  CREATE INDEX "testimonials_consent_idx" ON "testimonials" USING btree ("consent_id");
  CREATE INDEX "testimonials_translation_idx" ON "testimonials" USING btree ("translation");
  CREATE INDEX "testimonials_sample_idx" ON "testimonials" USING btree ("sample");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
  CREATE UNIQUE INDEX "testimonials_locales_locale_parent_id_unique" ON "testimonials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version__order_idx" ON "_testimonials_v" USING btree ("version__order");
  CREATE INDEX "_testimonials_v_version_version_img_idx" ON "_testimonials_v" USING btree ("version_img_id");
  CREATE INDEX "_testimonials_v_version_version_identifiable_idx" ON "_testimonials_v" USING btree ("version_identifiable");
  CREATE INDEX "_testimonials_v_version_version_consent_idx" ON "_testimonials_v" USING btree ("version_consent_id");
  CREATE INDEX "_testimonials_v_version_version_translation_idx" ON "_testimonials_v" USING btree ("version_translation");
  CREATE INDEX "_testimonials_v_version_version_sample_idx" ON "_testimonials_v" USING btree ("version_sample");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_snapshot_idx" ON "_testimonials_v" USING btree ("snapshot");
  CREATE INDEX "_testimonials_v_published_locale_idx" ON "_testimonials_v" USING btree ("published_locale");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_testimonials_v_locales_locale_parent_id_unique" ON "_testimonials_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "holidays_date_date_start_date_idx" ON "holidays" USING btree ("date_start_date");
  CREATE INDEX "holidays_date_date_end_date_idx" ON "holidays" USING btree ("date_end_date");
  CREATE INDEX "holidays_img_img_icon_idx" ON "holidays" USING btree ("img_icon_id");
  CREATE INDEX "holidays_img_img_cover_idx" ON "holidays" USING btree ("img_cover_id");
  CREATE INDEX "holidays_translation_idx" ON "holidays" USING btree ("translation");
  CREATE INDEX "holidays_sample_idx" ON "holidays" USING btree ("sample");
  CREATE INDEX "holidays_updated_at_idx" ON "holidays" USING btree ("updated_at");
  CREATE INDEX "holidays_created_at_idx" ON "holidays" USING btree ("created_at");
  CREATE INDEX "holidays_deleted_at_idx" ON "holidays" USING btree ("deleted_at");
  CREATE INDEX "holidays__status_idx" ON "holidays" USING btree ("_status");
  CREATE UNIQUE INDEX "holidays_locales_locale_parent_id_unique" ON "holidays_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_holidays_v_parent_idx" ON "_holidays_v" USING btree ("parent_id");
  CREATE INDEX "_holidays_v_version_date_version_date_start_date_idx" ON "_holidays_v" USING btree ("version_date_start_date");
  CREATE INDEX "_holidays_v_version_date_version_date_end_date_idx" ON "_holidays_v" USING btree ("version_date_end_date");
  CREATE INDEX "_holidays_v_version_img_version_img_icon_idx" ON "_holidays_v" USING btree ("version_img_icon_id");
  CREATE INDEX "_holidays_v_version_img_version_img_cover_idx" ON "_holidays_v" USING btree ("version_img_cover_id");
  CREATE INDEX "_holidays_v_version_version_translation_idx" ON "_holidays_v" USING btree ("version_translation");
  CREATE INDEX "_holidays_v_version_version_sample_idx" ON "_holidays_v" USING btree ("version_sample");
  CREATE INDEX "_holidays_v_version_version_updated_at_idx" ON "_holidays_v" USING btree ("version_updated_at");
  CREATE INDEX "_holidays_v_version_version_created_at_idx" ON "_holidays_v" USING btree ("version_created_at");
  CREATE INDEX "_holidays_v_version_version_deleted_at_idx" ON "_holidays_v" USING btree ("version_deleted_at");
  CREATE INDEX "_holidays_v_version_version__status_idx" ON "_holidays_v" USING btree ("version__status");
  CREATE INDEX "_holidays_v_created_at_idx" ON "_holidays_v" USING btree ("created_at");
  CREATE INDEX "_holidays_v_updated_at_idx" ON "_holidays_v" USING btree ("updated_at");
  CREATE INDEX "_holidays_v_snapshot_idx" ON "_holidays_v" USING btree ("snapshot");
  CREATE INDEX "_holidays_v_published_locale_idx" ON "_holidays_v" USING btree ("published_locale");
  CREATE INDEX "_holidays_v_latest_idx" ON "_holidays_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_holidays_v_locales_locale_parent_id_unique" ON "_holidays_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "team_members__order_idx" ON "team_members" USING btree ("_order");
  CREATE INDEX "team_members_img_idx" ON "team_members" USING btree ("img_id");
  CREATE UNIQUE INDEX "team_members_slug_idx" ON "team_members" USING btree ("slug");
  CREATE INDEX "team_members_translation_idx" ON "team_members" USING btree ("translation");
  CREATE INDEX "team_members_sample_idx" ON "team_members" USING btree ("sample");
  CREATE INDEX "team_members_updated_at_idx" ON "team_members" USING btree ("updated_at");
  CREATE INDEX "team_members_created_at_idx" ON "team_members" USING btree ("created_at");
  CREATE INDEX "team_members_deleted_at_idx" ON "team_members" USING btree ("deleted_at");
  CREATE INDEX "team_members__status_idx" ON "team_members" USING btree ("_status");
  CREATE UNIQUE INDEX "team_members_locales_locale_parent_id_unique" ON "team_members_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_team_members_v_parent_idx" ON "_team_members_v" USING btree ("parent_id");
  CREATE INDEX "_team_members_v_version_version__order_idx" ON "_team_members_v" USING btree ("version__order");
  CREATE INDEX "_team_members_v_version_version_img_idx" ON "_team_members_v" USING btree ("version_img_id");
  CREATE INDEX "_team_members_v_version_version_slug_idx" ON "_team_members_v" USING btree ("version_slug");
  CREATE INDEX "_team_members_v_version_version_translation_idx" ON "_team_members_v" USING btree ("version_translation");
  CREATE INDEX "_team_members_v_version_version_sample_idx" ON "_team_members_v" USING btree ("version_sample");
  CREATE INDEX "_team_members_v_version_version_updated_at_idx" ON "_team_members_v" USING btree ("version_updated_at");
  CREATE INDEX "_team_members_v_version_version_created_at_idx" ON "_team_members_v" USING btree ("version_created_at");
  CREATE INDEX "_team_members_v_version_version_deleted_at_idx" ON "_team_members_v" USING btree ("version_deleted_at");
  CREATE INDEX "_team_members_v_version_version__status_idx" ON "_team_members_v" USING btree ("version__status");
  CREATE INDEX "_team_members_v_created_at_idx" ON "_team_members_v" USING btree ("created_at");
  CREATE INDEX "_team_members_v_updated_at_idx" ON "_team_members_v" USING btree ("updated_at");
  CREATE INDEX "_team_members_v_snapshot_idx" ON "_team_members_v" USING btree ("snapshot");
  CREATE INDEX "_team_members_v_published_locale_idx" ON "_team_members_v" USING btree ("published_locale");
  CREATE INDEX "_team_members_v_latest_idx" ON "_team_members_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_team_members_v_locales_locale_parent_id_unique" ON "_team_members_v_locales" USING btree ("_locale","_parent_id");
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
  CREATE INDEX "pages_begun_by_idx" ON "pages" USING btree ("begun_by");
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
  CREATE INDEX "_pages_v_version_version_begun_by_idx" ON "_pages_v" USING btree ("version_begun_by");
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
  CREATE INDEX "legal_pages_sections_order_idx" ON "legal_pages_sections" USING btree ("_order");
  CREATE INDEX "legal_pages_sections_parent_id_idx" ON "legal_pages_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "legal_pages_sections_locales_locale_parent_id_unique" ON "legal_pages_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "legal_pages_valid_from_idx" ON "legal_pages" USING btree ("valid_from");
  CREATE UNIQUE INDEX "legal_pages_slug_idx" ON "legal_pages" USING btree ("slug");
  CREATE INDEX "legal_pages_translation_idx" ON "legal_pages" USING btree ("translation");
  CREATE INDEX "legal_pages_sample_idx" ON "legal_pages" USING btree ("sample");
  CREATE INDEX "legal_pages_updated_at_idx" ON "legal_pages" USING btree ("updated_at");
  CREATE INDEX "legal_pages_created_at_idx" ON "legal_pages" USING btree ("created_at");
  CREATE INDEX "legal_pages_deleted_at_idx" ON "legal_pages" USING btree ("deleted_at");
  CREATE INDEX "legal_pages__status_idx" ON "legal_pages" USING btree ("_status");
  CREATE UNIQUE INDEX "legal_pages_locales_locale_parent_id_unique" ON "legal_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_legal_pages_v_version_sections_order_idx" ON "_legal_pages_v_version_sections" USING btree ("_order");
  CREATE INDEX "_legal_pages_v_version_sections_parent_id_idx" ON "_legal_pages_v_version_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_legal_pages_v_version_sections_locales_locale_parent_id_uni" ON "_legal_pages_v_version_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_legal_pages_v_parent_idx" ON "_legal_pages_v" USING btree ("parent_id");
  CREATE INDEX "_legal_pages_v_version_version_valid_from_idx" ON "_legal_pages_v" USING btree ("version_valid_from");
  CREATE INDEX "_legal_pages_v_version_version_slug_idx" ON "_legal_pages_v" USING btree ("version_slug");
  CREATE INDEX "_legal_pages_v_version_version_translation_idx" ON "_legal_pages_v" USING btree ("version_translation");
  CREATE INDEX "_legal_pages_v_version_version_sample_idx" ON "_legal_pages_v" USING btree ("version_sample");
  CREATE INDEX "_legal_pages_v_version_version_updated_at_idx" ON "_legal_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_legal_pages_v_version_version_created_at_idx" ON "_legal_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_legal_pages_v_version_version_deleted_at_idx" ON "_legal_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_legal_pages_v_version_version__status_idx" ON "_legal_pages_v" USING btree ("version__status");
  CREATE INDEX "_legal_pages_v_created_at_idx" ON "_legal_pages_v" USING btree ("created_at");
  CREATE INDEX "_legal_pages_v_updated_at_idx" ON "_legal_pages_v" USING btree ("updated_at");
  CREATE INDEX "_legal_pages_v_snapshot_idx" ON "_legal_pages_v" USING btree ("snapshot");
  CREATE INDEX "_legal_pages_v_published_locale_idx" ON "_legal_pages_v" USING btree ("published_locale");
  CREATE INDEX "_legal_pages_v_latest_idx" ON "_legal_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_legal_pages_v_locales_locale_parent_id_unique" ON "_legal_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "starter_links__order_idx" ON "starter_links" USING btree ("_order");
  CREATE INDEX "starter_links_img_idx" ON "starter_links" USING btree ("img_id");
  CREATE INDEX "starter_links_translation_idx" ON "starter_links" USING btree ("translation");
  CREATE INDEX "starter_links_sample_idx" ON "starter_links" USING btree ("sample");
  CREATE INDEX "starter_links_updated_at_idx" ON "starter_links" USING btree ("updated_at");
  CREATE INDEX "starter_links_created_at_idx" ON "starter_links" USING btree ("created_at");
  CREATE INDEX "starter_links_deleted_at_idx" ON "starter_links" USING btree ("deleted_at");
  CREATE INDEX "starter_links__status_idx" ON "starter_links" USING btree ("_status");
  CREATE UNIQUE INDEX "starter_links_locales_locale_parent_id_unique" ON "starter_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_starter_links_v_parent_idx" ON "_starter_links_v" USING btree ("parent_id");
  CREATE INDEX "_starter_links_v_version_version__order_idx" ON "_starter_links_v" USING btree ("version__order");
  CREATE INDEX "_starter_links_v_version_version_img_idx" ON "_starter_links_v" USING btree ("version_img_id");
  CREATE INDEX "_starter_links_v_version_version_translation_idx" ON "_starter_links_v" USING btree ("version_translation");
  CREATE INDEX "_starter_links_v_version_version_sample_idx" ON "_starter_links_v" USING btree ("version_sample");
  CREATE INDEX "_starter_links_v_version_version_updated_at_idx" ON "_starter_links_v" USING btree ("version_updated_at");
  CREATE INDEX "_starter_links_v_version_version_created_at_idx" ON "_starter_links_v" USING btree ("version_created_at");
  CREATE INDEX "_starter_links_v_version_version_deleted_at_idx" ON "_starter_links_v" USING btree ("version_deleted_at");
  CREATE INDEX "_starter_links_v_version_version__status_idx" ON "_starter_links_v" USING btree ("version__status");
  CREATE INDEX "_starter_links_v_created_at_idx" ON "_starter_links_v" USING btree ("created_at");
  CREATE INDEX "_starter_links_v_updated_at_idx" ON "_starter_links_v" USING btree ("updated_at");
  CREATE INDEX "_starter_links_v_snapshot_idx" ON "_starter_links_v" USING btree ("snapshot");
  CREATE INDEX "_starter_links_v_published_locale_idx" ON "_starter_links_v" USING btree ("published_locale");
  CREATE INDEX "_starter_links_v_latest_idx" ON "_starter_links_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_starter_links_v_locales_locale_parent_id_unique" ON "_starter_links_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_translation_idx" ON "redirects" USING btree ("translation");
  CREATE INDEX "redirects_sample_idx" ON "redirects" USING btree ("sample");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE INDEX "redirects__status_idx" ON "redirects" USING btree ("_status");
  CREATE INDEX "_redirects_v_parent_idx" ON "_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version_from_idx" ON "_redirects_v" USING btree ("version_from");
  CREATE INDEX "_redirects_v_version_version_translation_idx" ON "_redirects_v" USING btree ("version_translation");
  CREATE INDEX "_redirects_v_version_version_sample_idx" ON "_redirects_v" USING btree ("version_sample");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_version_version_deleted_at_idx" ON "_redirects_v" USING btree ("version_deleted_at");
  CREATE INDEX "_redirects_v_version_version__status_idx" ON "_redirects_v" USING btree ("version__status");
  CREATE INDEX "_redirects_v_created_at_idx" ON "_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "_redirects_v" USING btree ("updated_at");
  CREATE INDEX "_redirects_v_snapshot_idx" ON "_redirects_v" USING btree ("snapshot");
  CREATE INDEX "_redirects_v_published_locale_idx" ON "_redirects_v" USING btree ("published_locale");
  CREATE INDEX "_redirects_v_latest_idx" ON "_redirects_v" USING btree ("latest");
  CREATE INDEX "media_mended_order_idx" ON "media_mended" USING btree ("order");
  CREATE INDEX "media_mended_parent_idx" ON "media_mended" USING btree ("parent_id");
  CREATE INDEX "media_identifiable_idx" ON "media" USING btree ("identifiable");
  CREATE INDEX "media_consent_idx" ON "media" USING btree ("consent_id");
  CREATE UNIQUE INDEX "media_origin_idx" ON "media" USING btree ("origin");
  CREATE INDEX "media_begun_by_idx" ON "media" USING btree ("begun_by");
  CREATE INDEX "media_sample_idx" ON "media" USING btree ("sample");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_avif320_sizes_avif320_filename_idx" ON "media" USING btree ("sizes_avif320_filename");
  CREATE INDEX "media_sizes_avif480_sizes_avif480_filename_idx" ON "media" USING btree ("sizes_avif480_filename");
  CREATE INDEX "media_sizes_avif640_sizes_avif640_filename_idx" ON "media" USING btree ("sizes_avif640_filename");
  CREATE INDEX "media_sizes_avif800_sizes_avif800_filename_idx" ON "media" USING btree ("sizes_avif800_filename");
  CREATE INDEX "media_sizes_avif1200_sizes_avif1200_filename_idx" ON "media" USING btree ("sizes_avif1200_filename");
  CREATE INDEX "media_sizes_avif1600_sizes_avif1600_filename_idx" ON "media" USING btree ("sizes_avif1600_filename");
  CREATE INDEX "media_sizes_webp320_sizes_webp320_filename_idx" ON "media" USING btree ("sizes_webp320_filename");
  CREATE INDEX "media_sizes_webp480_sizes_webp480_filename_idx" ON "media" USING btree ("sizes_webp480_filename");
  CREATE INDEX "media_sizes_webp640_sizes_webp640_filename_idx" ON "media" USING btree ("sizes_webp640_filename");
  CREATE INDEX "media_sizes_webp800_sizes_webp800_filename_idx" ON "media" USING btree ("sizes_webp800_filename");
  CREATE INDEX "media_sizes_webp1200_sizes_webp1200_filename_idx" ON "media" USING btree ("sizes_webp1200_filename");
  CREATE INDEX "media_sizes_webp1600_sizes_webp1600_filename_idx" ON "media" USING btree ("sizes_webp1600_filename");
  CREATE INDEX "media_sizes_mail_sizes_mail_filename_idx" ON "media" USING btree ("sizes_mail_filename");
  CREATE INDEX "media_sizes_share_sizes_share_filename_idx" ON "media" USING btree ("sizes_share_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "films_identifiable_idx" ON "films" USING btree ("identifiable");
  CREATE INDEX "films_consent_idx" ON "films" USING btree ("consent_id");
  CREATE INDEX "films_still_idx" ON "films" USING btree ("still_id");
  CREATE INDEX "films_sample_idx" ON "films" USING btree ("sample");
  CREATE INDEX "films_updated_at_idx" ON "films" USING btree ("updated_at");
  CREATE INDEX "films_created_at_idx" ON "films" USING btree ("created_at");
  CREATE INDEX "films_deleted_at_idx" ON "films" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "films_filename_idx" ON "films" USING btree ("filename");
  CREATE UNIQUE INDEX "films_locales_locale_parent_id_unique" ON "films_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pdfs_identifiable_idx" ON "pdfs" USING btree ("identifiable");
  CREATE INDEX "pdfs_consent_idx" ON "pdfs" USING btree ("consent_id");
  CREATE INDEX "pdfs_sample_idx" ON "pdfs" USING btree ("sample");
  CREATE INDEX "pdfs_updated_at_idx" ON "pdfs" USING btree ("updated_at");
  CREATE INDEX "pdfs_created_at_idx" ON "pdfs" USING btree ("created_at");
  CREATE INDEX "pdfs_deleted_at_idx" ON "pdfs" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "pdfs_filename_idx" ON "pdfs" USING btree ("filename");
  CREATE UNIQUE INDEX "pdfs_locales_locale_parent_id_unique" ON "pdfs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "consents_uses_order_idx" ON "consents_uses" USING btree ("order");
  CREATE INDEX "consents_uses_parent_idx" ON "consents_uses" USING btree ("parent_id");
  CREATE INDEX "consents_agreed_on_idx" ON "consents" USING btree ("agreed_on");
  CREATE INDEX "consents_until_idx" ON "consents" USING btree ("until");
  CREATE INDEX "consents_sample_idx" ON "consents" USING btree ("sample");
  CREATE INDEX "consents_updated_at_idx" ON "consents" USING btree ("updated_at");
  CREATE INDEX "consents_created_at_idx" ON "consents" USING btree ("created_at");
  CREATE INDEX "consents_deleted_at_idx" ON "consents" USING btree ("deleted_at");
  CREATE INDEX "_consents_v_version_uses_order_idx" ON "_consents_v_version_uses" USING btree ("order");
  CREATE INDEX "_consents_v_version_uses_parent_idx" ON "_consents_v_version_uses" USING btree ("parent_id");
  CREATE INDEX "_consents_v_parent_idx" ON "_consents_v" USING btree ("parent_id");
  CREATE INDEX "_consents_v_version_version_agreed_on_idx" ON "_consents_v" USING btree ("version_agreed_on");
  CREATE INDEX "_consents_v_version_version_until_idx" ON "_consents_v" USING btree ("version_until");
  CREATE INDEX "_consents_v_version_version_sample_idx" ON "_consents_v" USING btree ("version_sample");
  CREATE INDEX "_consents_v_version_version_updated_at_idx" ON "_consents_v" USING btree ("version_updated_at");
  CREATE INDEX "_consents_v_version_version_created_at_idx" ON "_consents_v" USING btree ("version_created_at");
  CREATE INDEX "_consents_v_version_version_deleted_at_idx" ON "_consents_v" USING btree ("version_deleted_at");
  CREATE INDEX "_consents_v_created_at_idx" ON "_consents_v" USING btree ("created_at");
  CREATE INDEX "_consents_v_updated_at_idx" ON "_consents_v" USING btree ("updated_at");
  CREATE INDEX "staff_sessions_order_idx" ON "staff_sessions" USING btree ("_order");
  CREATE INDEX "staff_sessions_parent_id_idx" ON "staff_sessions" USING btree ("_parent_id");
  CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_email_idx" ON "staff" USING btree ("email");
  CREATE UNIQUE INDEX "subscribers_compared_idx" ON "subscribers" USING btree ("compared");
  CREATE INDEX "subscribers_status_idx" ON "subscribers" USING btree ("status");
  CREATE INDEX "subscribers_suspended_at_idx" ON "subscribers" USING btree ("suspended_at");
  CREATE INDEX "subscribers_language_idx" ON "subscribers" USING btree ("language");
  CREATE INDEX "subscribers_joined_at_idx" ON "subscribers" USING btree ("joined_at");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE UNIQUE INDEX "issue_sendings_issue_idx" ON "issue_sendings" USING btree ("issue_id");
  CREATE INDEX "issue_sendings_state_idx" ON "issue_sendings" USING btree ("state");
  CREATE INDEX "issue_sendings_due_at_idx" ON "issue_sendings" USING btree ("due_at");
  CREATE INDEX "issue_sendings_updated_at_idx" ON "issue_sendings" USING btree ("updated_at");
  CREATE INDEX "issue_sendings_created_at_idx" ON "issue_sendings" USING btree ("created_at");
  CREATE INDEX "messages_state_idx" ON "messages" USING btree ("state");
  CREATE INDEX "messages_sent_at_idx" ON "messages" USING btree ("sent_at");
  CREATE INDEX "messages_compared_idx" ON "messages" USING btree ("compared");
  CREATE INDEX "messages_updated_at_idx" ON "messages" USING btree ("updated_at");
  CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");
  CREATE INDEX "mails_kind_idx" ON "mails" USING btree ("kind");
  CREATE INDEX "mails_message_id_idx" ON "mails" USING btree ("message_id");
  CREATE INDEX "mails_compared_idx" ON "mails" USING btree ("compared");
  CREATE UNIQUE INDEX "mails_dedupe_key_idx" ON "mails" USING btree ("dedupe_key");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "state_nextAttemptAt_idx" ON "mails" USING btree ("state","next_attempt_at");
  CREATE INDEX "bulkOf_state_nextAttemptAt_idx" ON "mails" USING btree ("bulk_of","state","next_attempt_at");
  CREATE INDEX "counts_key_idx" ON "counts" USING btree ("key");
  CREATE INDEX "counts_updated_at_idx" ON "counts" USING btree ("updated_at");
  CREATE INDEX "counts_created_at_idx" ON "counts" USING btree ("created_at");
  CREATE UNIQUE INDEX "kind_key_idx" ON "counts" USING btree ("kind","key");
  CREATE INDEX "former_addresses_document_id_idx" ON "former_addresses" USING btree ("document_id");
  CREATE INDEX "former_addresses_updated_at_idx" ON "former_addresses" USING btree ("updated_at");
  CREATE INDEX "former_addresses_created_at_idx" ON "former_addresses" USING btree ("created_at");
  CREATE UNIQUE INDEX "kind_slug_idx" ON "former_addresses" USING btree ("kind","slug");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_announcements_id_idx" ON "payload_locked_documents_rels" USING btree ("announcements_id");
  CREATE INDEX "payload_locked_documents_rels_newsletter_issues_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_issues_id");
  CREATE INDEX "payload_locked_documents_rels_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("projects_id");
  CREATE INDEX "payload_locked_documents_rels_partners_id_idx" ON "payload_locked_documents_rels" USING btree ("partners_id");
  CREATE INDEX "payload_locked_documents_rels_campaigns_id_idx" ON "payload_locked_documents_rels" USING btree ("campaigns_id");
  CREATE INDEX "payload_locked_documents_rels_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("reports_id");
  CREATE INDEX "payload_locked_documents_rels_home_id_idx" ON "payload_locked_documents_rels" USING btree ("home_id");
  CREATE INDEX "payload_locked_documents_rels_cards_id_idx" ON "payload_locked_documents_rels" USING btree ("cards_id");
  CREATE INDEX "payload_locked_documents_rels_gallery_id_idx" ON "payload_locked_documents_rels" USING btree ("gallery_id");
  CREATE INDEX "payload_locked_documents_rels_stories_id_idx" ON "payload_locked_documents_rels" USING btree ("stories_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_holidays_id_idx" ON "payload_locked_documents_rels" USING btree ("holidays_id");
  CREATE INDEX "payload_locked_documents_rels_team_members_id_idx" ON "payload_locked_documents_rels" USING btree ("team_members_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_legal_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("legal_pages_id");
  CREATE INDEX "payload_locked_documents_rels_starter_links_id_idx" ON "payload_locked_documents_rels" USING btree ("starter_links_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_films_id_idx" ON "payload_locked_documents_rels" USING btree ("films_id");
  CREATE INDEX "payload_locked_documents_rels_pdfs_id_idx" ON "payload_locked_documents_rels" USING btree ("pdfs_id");
  CREATE INDEX "payload_locked_documents_rels_consents_id_idx" ON "payload_locked_documents_rels" USING btree ("consents_id");
  CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_id");
  CREATE INDEX "payload_locked_documents_rels_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("messages_id");
  CREATE INDEX "payload_locked_documents_rels_counts_id_idx" ON "payload_locked_documents_rels" USING btree ("counts_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_staff_id_idx" ON "payload_preferences_rels" USING btree ("staff_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_settings_social_links_order_idx" ON "site_settings_social_links" USING btree ("_order");
  CREATE INDEX "site_settings_social_links_parent_id_idx" ON "site_settings_social_links" USING btree ("_parent_id");
  CREATE INDEX "site_settings_media_set_media_set_hero_film_idx" ON "site_settings" USING btree ("media_set_hero_film_id");
  CREATE INDEX "site_settings_media_set_media_set_mission_film_idx" ON "site_settings" USING btree ("media_set_mission_film_id");
  CREATE INDEX "site_settings_media_set_media_set_testimonial_film_idx" ON "site_settings" USING btree ("media_set_testimonial_film_id");
  CREATE INDEX "site_settings_media_set_media_set_dir_film_idx" ON "site_settings" USING btree ("media_set_dir_film_id");
  CREATE INDEX "site_settings_media_set_media_set_partnership_film_idx" ON "site_settings" USING btree ("media_set_partnership_film_id");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_version_social_links_order_idx" ON "_site_settings_v_version_social_links" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_social_links_parent_id_idx" ON "_site_settings_v_version_social_links" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_media_set_version_media_set_her_idx" ON "_site_settings_v" USING btree ("version_media_set_hero_film_id");
  CREATE INDEX "_site_settings_v_version_media_set_version_media_set_mis_idx" ON "_site_settings_v" USING btree ("version_media_set_mission_film_id");
  CREATE INDEX "_site_settings_v_version_media_set_version_media_set_tes_idx" ON "_site_settings_v" USING btree ("version_media_set_testimonial_film_id");
  CREATE INDEX "_site_settings_v_version_media_set_version_media_set_dir_idx" ON "_site_settings_v" USING btree ("version_media_set_dir_film_id");
  CREATE INDEX "_site_settings_v_version_media_set_version_media_set_par_idx" ON "_site_settings_v" USING btree ("version_media_set_partnership_film_id");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_site_settings_v_locales_locale_parent_id_unique" ON "_site_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_items_order_idx" ON "menu_items" USING btree ("_order");
  CREATE INDEX "menu_items_parent_id_idx" ON "menu_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_items_locales_locale_parent_id_unique" ON "menu_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_footer_order_idx" ON "menu_footer" USING btree ("_order");
  CREATE INDEX "menu_footer_parent_id_idx" ON "menu_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_footer_locales_locale_parent_id_unique" ON "menu_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_featured_event_idx" ON "menu" USING btree ("featured_event_id");
  CREATE INDEX "_menu_v_version_items_order_idx" ON "_menu_v_version_items" USING btree ("_order");
  CREATE INDEX "_menu_v_version_items_parent_id_idx" ON "_menu_v_version_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_v_version_items_locales_locale_parent_id_unique" ON "_menu_v_version_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_v_version_footer_order_idx" ON "_menu_v_version_footer" USING btree ("_order");
  CREATE INDEX "_menu_v_version_footer_parent_id_idx" ON "_menu_v_version_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_v_version_footer_locales_locale_parent_id_unique" ON "_menu_v_version_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_v_version_version_featured_event_idx" ON "_menu_v" USING btree ("version_featured_event_id");
  CREATE INDEX "_menu_v_created_at_idx" ON "_menu_v" USING btree ("created_at");
  CREATE INDEX "_menu_v_updated_at_idx" ON "_menu_v" USING btree ("updated_at");
  CREATE INDEX "engagement_periods_order_idx" ON "engagement_periods" USING btree ("_order");
  CREATE INDEX "engagement_periods_parent_id_idx" ON "engagement_periods" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "engagement_locales_locale_parent_id_unique" ON "engagement_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "engagement_texts_order_parent" ON "engagement_texts" USING btree ("order","parent_id");
  CREATE INDEX "engagement_texts_locale_parent" ON "engagement_texts" USING btree ("locale","parent_id");
  CREATE INDEX "engagement_numbers_order_parent_idx" ON "engagement_numbers" USING btree ("order","parent_id");
  CREATE INDEX "_engagement_v_version_periods_order_idx" ON "_engagement_v_version_periods" USING btree ("_order");
  CREATE INDEX "_engagement_v_version_periods_parent_id_idx" ON "_engagement_v_version_periods" USING btree ("_parent_id");
  CREATE INDEX "_engagement_v_created_at_idx" ON "_engagement_v" USING btree ("created_at");
  CREATE INDEX "_engagement_v_updated_at_idx" ON "_engagement_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_engagement_v_locales_locale_parent_id_unique" ON "_engagement_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_engagement_v_texts_order_parent" ON "_engagement_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_engagement_v_texts_locale_parent" ON "_engagement_v_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_engagement_v_numbers_order_parent_idx" ON "_engagement_v_numbers" USING btree ("order","parent_id");
  CREATE INDEX "giving_currencies_amounts_order_idx" ON "giving_currencies_amounts" USING btree ("_order");
  CREATE INDEX "giving_currencies_amounts_parent_id_idx" ON "giving_currencies_amounts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "giving_currencies_amounts_locales_locale_parent_id_unique" ON "giving_currencies_amounts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "giving_currencies_order_idx" ON "giving_currencies" USING btree ("_order");
  CREATE INDEX "giving_currencies_parent_id_idx" ON "giving_currencies" USING btree ("_parent_id");
  CREATE INDEX "giving_bank_accounts_order_idx" ON "giving_bank_accounts" USING btree ("_order");
  CREATE INDEX "giving_bank_accounts_parent_id_idx" ON "giving_bank_accounts" USING btree ("_parent_id");
  CREATE INDEX "giving_fees_order_idx" ON "giving_fees" USING btree ("_order");
  CREATE INDEX "giving_fees_parent_id_idx" ON "giving_fees" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "giving_locales_locale_parent_id_unique" ON "giving_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_giving_v_version_currencies_amounts_order_idx" ON "_giving_v_version_currencies_amounts" USING btree ("_order");
  CREATE INDEX "_giving_v_version_currencies_amounts_parent_id_idx" ON "_giving_v_version_currencies_amounts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_giving_v_version_currencies_amounts_locales_locale_parent_i" ON "_giving_v_version_currencies_amounts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_giving_v_version_currencies_order_idx" ON "_giving_v_version_currencies" USING btree ("_order");
  CREATE INDEX "_giving_v_version_currencies_parent_id_idx" ON "_giving_v_version_currencies" USING btree ("_parent_id");
  CREATE INDEX "_giving_v_version_bank_accounts_order_idx" ON "_giving_v_version_bank_accounts" USING btree ("_order");
  CREATE INDEX "_giving_v_version_bank_accounts_parent_id_idx" ON "_giving_v_version_bank_accounts" USING btree ("_parent_id");
  CREATE INDEX "_giving_v_version_fees_order_idx" ON "_giving_v_version_fees" USING btree ("_order");
  CREATE INDEX "_giving_v_version_fees_parent_id_idx" ON "_giving_v_version_fees" USING btree ("_parent_id");
  CREATE INDEX "_giving_v_created_at_idx" ON "_giving_v" USING btree ("created_at");
  CREATE INDEX "_giving_v_updated_at_idx" ON "_giving_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_giving_v_locales_locale_parent_id_unique" ON "_giving_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_locales" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_locales" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "events_locales" CASCADE;
  DROP TABLE "events_rels" CASCADE;
  DROP TABLE "_events_v" CASCADE;
  DROP TABLE "_events_v_locales" CASCADE;
  DROP TABLE "_events_v_rels" CASCADE;
  DROP TABLE "announcements" CASCADE;
  DROP TABLE "announcements_locales" CASCADE;
  DROP TABLE "_announcements_v" CASCADE;
  DROP TABLE "_announcements_v_locales" CASCADE;
  DROP TABLE "newsletter_issues_blocks_words" CASCADE;
  DROP TABLE "newsletter_issues_blocks_words_locales" CASCADE;
  DROP TABLE "newsletter_issues_blocks_post" CASCADE;
  DROP TABLE "newsletter_issues_blocks_event" CASCADE;
  DROP TABLE "newsletter_issues_blocks_picture" CASCADE;
  DROP TABLE "newsletter_issues_blocks_link" CASCADE;
  DROP TABLE "newsletter_issues_blocks_link_locales" CASCADE;
  DROP TABLE "newsletter_issues_languages" CASCADE;
  DROP TABLE "newsletter_issues" CASCADE;
  DROP TABLE "newsletter_issues_locales" CASCADE;
  DROP TABLE "_newsletter_issues_v_blocks_words" CASCADE;
  DROP TABLE "_newsletter_issues_v_blocks_words_locales" CASCADE;
  DROP TABLE "_newsletter_issues_v_blocks_post" CASCADE;
  DROP TABLE "_newsletter_issues_v_blocks_event" CASCADE;
  DROP TABLE "_newsletter_issues_v_blocks_picture" CASCADE;
  DROP TABLE "_newsletter_issues_v_blocks_link" CASCADE;
  DROP TABLE "_newsletter_issues_v_blocks_link_locales" CASCADE;
  DROP TABLE "_newsletter_issues_v_version_languages" CASCADE;
  DROP TABLE "_newsletter_issues_v" CASCADE;
  DROP TABLE "_newsletter_issues_v_locales" CASCADE;
  DROP TABLE "projects" CASCADE;
  DROP TABLE "projects_locales" CASCADE;
  DROP TABLE "_projects_v" CASCADE;
  DROP TABLE "_projects_v_locales" CASCADE;
  DROP TABLE "partners" CASCADE;
  DROP TABLE "partners_locales" CASCADE;
  DROP TABLE "_partners_v" CASCADE;
  DROP TABLE "_partners_v_locales" CASCADE;
  DROP TABLE "campaigns" CASCADE;
  DROP TABLE "campaigns_locales" CASCADE;
  DROP TABLE "_campaigns_v" CASCADE;
  DROP TABLE "_campaigns_v_locales" CASCADE;
  DROP TABLE "reports" CASCADE;
  DROP TABLE "reports_locales" CASCADE;
  DROP TABLE "_reports_v" CASCADE;
  DROP TABLE "_reports_v_locales" CASCADE;
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
  DROP TABLE "cards" CASCADE;
  DROP TABLE "cards_locales" CASCADE;
  DROP TABLE "_cards_v" CASCADE;
  DROP TABLE "_cards_v_locales" CASCADE;
  DROP TABLE "gallery" CASCADE;
  DROP TABLE "gallery_locales" CASCADE;
  DROP TABLE "_gallery_v" CASCADE;
  DROP TABLE "_gallery_v_locales" CASCADE;
  DROP TABLE "stories" CASCADE;
  DROP TABLE "stories_locales" CASCADE;
  DROP TABLE "_stories_v" CASCADE;
  DROP TABLE "_stories_v_locales" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "testimonials_locales" CASCADE;
  DROP TABLE "_testimonials_v" CASCADE;
  DROP TABLE "_testimonials_v_locales" CASCADE;
  DROP TABLE "holidays" CASCADE;
  DROP TABLE "holidays_locales" CASCADE;
  DROP TABLE "_holidays_v" CASCADE;
  DROP TABLE "_holidays_v_locales" CASCADE;
  DROP TABLE "team_members" CASCADE;
  DROP TABLE "team_members_locales" CASCADE;
  DROP TABLE "_team_members_v" CASCADE;
  DROP TABLE "_team_members_v_locales" CASCADE;
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
  DROP TABLE "legal_pages_sections" CASCADE;
  DROP TABLE "legal_pages_sections_locales" CASCADE;
  DROP TABLE "legal_pages" CASCADE;
  DROP TABLE "legal_pages_locales" CASCADE;
  DROP TABLE "_legal_pages_v_version_sections" CASCADE;
  DROP TABLE "_legal_pages_v_version_sections_locales" CASCADE;
  DROP TABLE "_legal_pages_v" CASCADE;
  DROP TABLE "_legal_pages_v_locales" CASCADE;
  DROP TABLE "starter_links" CASCADE;
  DROP TABLE "starter_links_locales" CASCADE;
  DROP TABLE "_starter_links_v" CASCADE;
  DROP TABLE "_starter_links_v_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "_redirects_v" CASCADE;
  DROP TABLE "media_mended" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "films" CASCADE;
  DROP TABLE "films_locales" CASCADE;
  DROP TABLE "pdfs" CASCADE;
  DROP TABLE "pdfs_locales" CASCADE;
  DROP TABLE "consents_uses" CASCADE;
  DROP TABLE "consents" CASCADE;
  DROP TABLE "_consents_v_version_uses" CASCADE;
  DROP TABLE "_consents_v" CASCADE;
  DROP TABLE "staff_sessions" CASCADE;
  DROP TABLE "staff" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "issue_sendings" CASCADE;
  DROP TABLE "messages" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "counts" CASCADE;
  DROP TABLE "former_addresses" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_settings_social_links" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "site_settings_locales" CASCADE;
  DROP TABLE "_site_settings_v_version_social_links" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "_site_settings_v_locales" CASCADE;
  DROP TABLE "menu_items" CASCADE;
  DROP TABLE "menu_items_locales" CASCADE;
  DROP TABLE "menu_footer" CASCADE;
  DROP TABLE "menu_footer_locales" CASCADE;
  DROP TABLE "menu" CASCADE;
  DROP TABLE "_menu_v_version_items" CASCADE;
  DROP TABLE "_menu_v_version_items_locales" CASCADE;
  DROP TABLE "_menu_v_version_footer" CASCADE;
  DROP TABLE "_menu_v_version_footer_locales" CASCADE;
  DROP TABLE "_menu_v" CASCADE;
  DROP TABLE "engagement_periods" CASCADE;
  DROP TABLE "engagement" CASCADE;
  DROP TABLE "engagement_locales" CASCADE;
  DROP TABLE "engagement_texts" CASCADE;
  DROP TABLE "engagement_numbers" CASCADE;
  DROP TABLE "_engagement_v_version_periods" CASCADE;
  DROP TABLE "_engagement_v" CASCADE;
  DROP TABLE "_engagement_v_locales" CASCADE;
  DROP TABLE "_engagement_v_texts" CASCADE;
  DROP TABLE "_engagement_v_numbers" CASCADE;
  DROP TABLE "giving_currencies_amounts" CASCADE;
  DROP TABLE "giving_currencies_amounts_locales" CASCADE;
  DROP TABLE "giving_currencies" CASCADE;
  DROP TABLE "giving_bank_accounts" CASCADE;
  DROP TABLE "giving_fees" CASCADE;
  DROP TABLE "giving" CASCADE;
  DROP TABLE "giving_locales" CASCADE;
  DROP TABLE "_giving_v_version_currencies_amounts" CASCADE;
  DROP TABLE "_giving_v_version_currencies_amounts_locales" CASCADE;
  DROP TABLE "_giving_v_version_currencies" CASCADE;
  DROP TABLE "_giving_v_version_bank_accounts" CASCADE;
  DROP TABLE "_giving_v_version_fees" CASCADE;
  DROP TABLE "_giving_v" CASCADE;
  DROP TABLE "_giving_v_locales" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_posts_type";
  DROP TYPE "public"."enum_posts_identifiable";
  DROP TYPE "public"."translation_state";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_type";
  DROP TYPE "public"."enum__posts_v_version_identifiable";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum__posts_v_published_locale";
  DROP TYPE "public"."enum_events_type";
  DROP TYPE "public"."enum_events_img_pos";
  DROP TYPE "public"."enum_events_state";
  DROP TYPE "public"."enum_events_style";
  DROP TYPE "public"."enum_events_identifiable";
  DROP TYPE "public"."enum_events_status";
  DROP TYPE "public"."enum__events_v_version_type";
  DROP TYPE "public"."enum__events_v_version_img_pos";
  DROP TYPE "public"."enum__events_v_version_state";
  DROP TYPE "public"."enum__events_v_version_style";
  DROP TYPE "public"."enum__events_v_version_identifiable";
  DROP TYPE "public"."enum__events_v_version_status";
  DROP TYPE "public"."enum__events_v_published_locale";
  DROP TYPE "public"."enum_announcements_identifiable";
  DROP TYPE "public"."enum_announcements_status";
  DROP TYPE "public"."enum__announcements_v_version_identifiable";
  DROP TYPE "public"."enum__announcements_v_version_status";
  DROP TYPE "public"."enum__announcements_v_published_locale";
  DROP TYPE "public"."enum_newsletter_issues_languages";
  DROP TYPE "public"."enum_newsletter_issues_identifiable";
  DROP TYPE "public"."enum_newsletter_issues_topic";
  DROP TYPE "public"."enum_newsletter_issues_status";
  DROP TYPE "public"."enum__newsletter_issues_v_version_languages";
  DROP TYPE "public"."enum__newsletter_issues_v_version_identifiable";
  DROP TYPE "public"."enum__newsletter_issues_v_version_topic";
  DROP TYPE "public"."enum__newsletter_issues_v_version_status";
  DROP TYPE "public"."enum__newsletter_issues_v_published_locale";
  DROP TYPE "public"."enum_projects_identifiable";
  DROP TYPE "public"."enum_projects_status";
  DROP TYPE "public"."enum__projects_v_version_identifiable";
  DROP TYPE "public"."enum__projects_v_version_status";
  DROP TYPE "public"."enum__projects_v_published_locale";
  DROP TYPE "public"."enum_partners_identifiable";
  DROP TYPE "public"."enum_partners_status";
  DROP TYPE "public"."enum__partners_v_version_identifiable";
  DROP TYPE "public"."enum__partners_v_version_status";
  DROP TYPE "public"."enum__partners_v_published_locale";
  DROP TYPE "public"."enum_campaigns_col";
  DROP TYPE "public"."enum_campaigns_identifiable";
  DROP TYPE "public"."enum_campaigns_status";
  DROP TYPE "public"."enum__campaigns_v_version_col";
  DROP TYPE "public"."enum__campaigns_v_version_identifiable";
  DROP TYPE "public"."enum__campaigns_v_version_status";
  DROP TYPE "public"."enum__campaigns_v_published_locale";
  DROP TYPE "public"."enum_reports_availability";
  DROP TYPE "public"."enum_reports_identifiable";
  DROP TYPE "public"."enum_reports_status";
  DROP TYPE "public"."enum__reports_v_version_availability";
  DROP TYPE "public"."enum__reports_v_version_identifiable";
  DROP TYPE "public"."enum__reports_v_version_status";
  DROP TYPE "public"."enum__reports_v_published_locale";
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
  DROP TYPE "public"."enum__home_v_published_locale";
  DROP TYPE "public"."enum_cards_drawing";
  DROP TYPE "public"."enum_cards_ground";
  DROP TYPE "public"."enum_cards_identifiable";
  DROP TYPE "public"."enum_cards_status";
  DROP TYPE "public"."enum__cards_v_version_drawing";
  DROP TYPE "public"."enum__cards_v_version_ground";
  DROP TYPE "public"."enum__cards_v_version_identifiable";
  DROP TYPE "public"."enum__cards_v_version_status";
  DROP TYPE "public"."enum__cards_v_published_locale";
  DROP TYPE "public"."enum_gallery_identifiable";
  DROP TYPE "public"."enum_gallery_status";
  DROP TYPE "public"."enum__gallery_v_version_identifiable";
  DROP TYPE "public"."enum__gallery_v_version_status";
  DROP TYPE "public"."enum__gallery_v_published_locale";
  DROP TYPE "public"."enum_stories_identifiable";
  DROP TYPE "public"."enum_stories_status";
  DROP TYPE "public"."enum__stories_v_version_identifiable";
  DROP TYPE "public"."enum__stories_v_version_status";
  DROP TYPE "public"."enum__stories_v_published_locale";
  DROP TYPE "public"."enum_testimonials_identifiable";
  DROP TYPE "public"."enum_testimonials_status";
  DROP TYPE "public"."enum__testimonials_v_version_identifiable";
  DROP TYPE "public"."enum__testimonials_v_version_status";
  DROP TYPE "public"."enum__testimonials_v_published_locale";
  DROP TYPE "public"."enum_holidays_reckoning";
  DROP TYPE "public"."enum_holidays_weave";
  DROP TYPE "public"."enum_holidays_status";
  DROP TYPE "public"."enum__holidays_v_version_reckoning";
  DROP TYPE "public"."enum__holidays_v_version_weave";
  DROP TYPE "public"."enum__holidays_v_version_status";
  DROP TYPE "public"."enum__holidays_v_published_locale";
  DROP TYPE "public"."enum_team_members_status";
  DROP TYPE "public"."enum__team_members_v_version_status";
  DROP TYPE "public"."enum__team_members_v_published_locale";
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
  DROP TYPE "public"."enum_legal_pages_status";
  DROP TYPE "public"."enum__legal_pages_v_version_status";
  DROP TYPE "public"."enum__legal_pages_v_published_locale";
  DROP TYPE "public"."enum_starter_links_status";
  DROP TYPE "public"."enum__starter_links_v_version_status";
  DROP TYPE "public"."enum__starter_links_v_published_locale";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum__redirects_v_version_status";
  DROP TYPE "public"."enum__redirects_v_published_locale";
  DROP TYPE "public"."enum_media_mended";
  DROP TYPE "public"."enum_media_identifiable";
  DROP TYPE "public"."enum_films_identifiable";
  DROP TYPE "public"."enum_pdfs_identifiable";
  DROP TYPE "public"."enum_consents_uses";
  DROP TYPE "public"."enum__consents_v_version_uses";
  DROP TYPE "public"."enum_staff_role";
  DROP TYPE "public"."enum_staff_language";
  DROP TYPE "public"."enum_staff_invitation";
  DROP TYPE "public"."enum_subscribers_status";
  DROP TYPE "public"."enum_subscribers_language";
  DROP TYPE "public"."enum_subscribers_edition";
  DROP TYPE "public"."enum_subscribers_source";
  DROP TYPE "public"."enum_issue_sendings_state";
  DROP TYPE "public"."enum_messages_state";
  DROP TYPE "public"."enum_messages_language";
  DROP TYPE "public"."enum_mails_state";
  DROP TYPE "public"."enum_mails_bounce";
  DROP TYPE "public"."enum_mails_locale";
  DROP TYPE "public"."enum_mails_edition";
  DROP TYPE "public"."enum_counts_kind";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_site_settings_social_links_ico";
  DROP TYPE "public"."enum__site_settings_v_version_social_links_ico";
  DROP TYPE "public"."enum_menu_items_col";
  DROP TYPE "public"."enum__menu_v_version_items_col";
  DROP TYPE "public"."enum_giving_fees_way";
  DROP TYPE "public"."enum__giving_v_version_fees_way";`)
}
