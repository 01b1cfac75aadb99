import * as migration_20261121_134314_initial from './20261121_134314_initial.ts';
import * as migration_20261122_170000_forget_readable_secrets from './20261122_170000_forget_readable_secrets.ts';
import * as migration_20261122_185011_shut_what_stood_open from './20261122_185011_shut_what_stood_open.ts';
import * as migration_20261123_015441_translation from './20261123_015441_translation.ts';
import * as migration_20261123_045159_giving_settings from './20261123_045159_giving_settings.ts';
import * as migration_20261123_103212_bin_and_gifts from './20261123_103212_bin_and_gifts.ts';
import * as migration_20261123_142637_campaign_goal from './20261123_142637_campaign_goal.ts';
import * as migration_20261124_055433_about_people_everywhere from './20261124_055433_about_people_everywhere.ts';
import * as migration_20261124_110810_redirects from './20261124_110810_redirects.ts';
import * as migration_20261125_031304_long_texts from './20261125_031304_long_texts.ts';
import * as migration_20261125_132754_own_pages_and_home from './20261125_132754_own_pages_and_home.ts';
import * as migration_20261125_134253_newsletter_autosave from './20261125_134253_newsletter_autosave.ts';
import * as migration_20261125_134344_consent_address from './20261125_134344_consent_address.ts';
import * as migration_20261125_210715_default_words_in_english_alone from './20261125_210715_default_words_in_english_alone.ts';
import * as migration_20261125_213037_holiday_weaves_and_fasika from './20261125_213037_holiday_weaves_and_fasika.ts';
import * as migration_20261126_002753_authors_and_publishers from './20261126_002753_authors_and_publishers.ts';
import * as migration_20261126_035526_public_figures from './20261126_035526_public_figures.ts';
import * as migration_20261126_072529_pdfs from './20261126_072529_pdfs.ts';
import * as migration_20261126_105902_home_page_as_a_document from './20261126_105902_home_page_as_a_document.ts';
import * as migration_20261128_052422_pictures_mended_and_points_named from './20261128_052422_pictures_mended_and_points_named.ts';
import * as migration_20261128_061910_suspended_addresses from './20261128_061910_suspended_addresses.ts';
import * as migration_20261128_090421_invitations_and_open_times from './20261128_090421_invitations_and_open_times.ts';

export const migrations = [
  { up: migration_20261121_134314_initial.up, down: migration_20261121_134314_initial.down, name: '20261121_134314_initial' },
  { up: migration_20261122_170000_forget_readable_secrets.up, down: migration_20261122_170000_forget_readable_secrets.down, name: '20261122_170000_forget_readable_secrets' },
  { up: migration_20261122_185011_shut_what_stood_open.up, down: migration_20261122_185011_shut_what_stood_open.down, name: '20261122_185011_shut_what_stood_open' },
  { up: migration_20261123_015441_translation.up, down: migration_20261123_015441_translation.down, name: '20261123_015441_translation' },
  { up: migration_20261123_045159_giving_settings.up, down: migration_20261123_045159_giving_settings.down, name: '20261123_045159_giving_settings' },
  { up: migration_20261123_103212_bin_and_gifts.up, down: migration_20261123_103212_bin_and_gifts.down, name: '20261123_103212_bin_and_gifts' },
  { up: migration_20261123_142637_campaign_goal.up, down: migration_20261123_142637_campaign_goal.down, name: '20261123_142637_campaign_goal' },
  { up: migration_20261124_055433_about_people_everywhere.up, down: migration_20261124_055433_about_people_everywhere.down, name: '20261124_055433_about_people_everywhere' },
  { up: migration_20261124_110810_redirects.up, down: migration_20261124_110810_redirects.down, name: '20261124_110810_redirects' },
  { up: migration_20261125_031304_long_texts.up, down: migration_20261125_031304_long_texts.down, name: '20261125_031304_long_texts' },
  { up: migration_20261125_132754_own_pages_and_home.up, down: migration_20261125_132754_own_pages_and_home.down, name: '20261125_132754_own_pages_and_home' },
  { up: migration_20261125_134253_newsletter_autosave.up, down: migration_20261125_134253_newsletter_autosave.down, name: '20261125_134253_newsletter_autosave' },
  { up: migration_20261125_134344_consent_address.up, down: migration_20261125_134344_consent_address.down, name: '20261125_134344_consent_address' },
  { up: migration_20261125_210715_default_words_in_english_alone.up, down: migration_20261125_210715_default_words_in_english_alone.down, name: '20261125_210715_default_words_in_english_alone' },
  { up: migration_20261125_213037_holiday_weaves_and_fasika.up, down: migration_20261125_213037_holiday_weaves_and_fasika.down, name: '20261125_213037_holiday_weaves_and_fasika' },
  { up: migration_20261126_002753_authors_and_publishers.up, down: migration_20261126_002753_authors_and_publishers.down, name: '20261126_002753_authors_and_publishers' },
  { up: migration_20261126_035526_public_figures.up, down: migration_20261126_035526_public_figures.down, name: '20261126_035526_public_figures' },
  { up: migration_20261126_072529_pdfs.up, down: migration_20261126_072529_pdfs.down, name: '20261126_072529_pdfs' },
  { up: migration_20261126_105902_home_page_as_a_document.up, down: migration_20261126_105902_home_page_as_a_document.down, name: '20261126_105902_home_page_as_a_document' },
  { up: migration_20261128_052422_pictures_mended_and_points_named.up, down: migration_20261128_052422_pictures_mended_and_points_named.down, name: '20261128_052422_pictures_mended_and_points_named' },
  { up: migration_20261128_061910_suspended_addresses.up, down: migration_20261128_061910_suspended_addresses.down, name: '20261128_061910_suspended_addresses' },
  { up: migration_20261128_090421_invitations_and_open_times.up, down: migration_20261128_090421_invitations_and_open_times.down, name: '20261128_090421_invitations_and_open_times' },
];
