import * as migration_20261128_090421_initial from './20261128_090421_initial.ts';
import * as migration_20261128_112351_undated_documents_last from './20261128_112351_undated_documents_last.ts';
import * as migration_20261128_114250_meetings from './20261128_114250_meetings.ts';
import * as migration_20261128_121908_fee_methods_as_text from './20261128_121908_fee_methods_as_text.ts';
import * as migration_20261129_040744_question_about_people_unanswered from './20261129_040744_question_about_people_unanswered.ts';
import * as migration_20261129_075500_fee_methods_named_so from './20261129_075500_fee_methods_named_so.ts';
import * as migration_20261129_191333_tickets_of_events from './20261129_191333_tickets_of_events.ts';
import * as migration_20261129_222736_fiscal_years from './20261129_222736_fiscal_years.ts';
import * as migration_20261129_223606_stations_and_reports from './20261129_223606_stations_and_reports.ts';
import * as migration_20261129_230351_claims from './20261129_230351_claims.ts';
import * as migration_20261129_233124_ticket_prices from './20261129_233124_ticket_prices.ts';
import * as migration_20261130_014612_sell_tickets_at_door from './20261130_014612_sell_tickets_at_door.ts';

export const migrations = [
  { up: migration_20261128_090421_initial.up, down: migration_20261128_090421_initial.down, name: '20261128_090421_initial' },
  { up: migration_20261128_112351_undated_documents_last.up, down: migration_20261128_112351_undated_documents_last.down, name: '20261128_112351_undated_documents_last' },
  { up: migration_20261128_114250_meetings.up, down: migration_20261128_114250_meetings.down, name: '20261128_114250_meetings' },
  { up: migration_20261128_121908_fee_methods_as_text.up, down: migration_20261128_121908_fee_methods_as_text.down, name: '20261128_121908_fee_methods_as_text' },
  { up: migration_20261129_040744_question_about_people_unanswered.up, down: migration_20261129_040744_question_about_people_unanswered.down, name: '20261129_040744_question_about_people_unanswered' },
  { up: migration_20261129_075500_fee_methods_named_so.up, down: migration_20261129_075500_fee_methods_named_so.down, name: '20261129_075500_fee_methods_named_so' },
  { up: migration_20261129_191333_tickets_of_events.up, down: migration_20261129_191333_tickets_of_events.down, name: '20261129_191333_tickets_of_events' },
  { up: migration_20261129_222736_fiscal_years.up, down: migration_20261129_222736_fiscal_years.down, name: '20261129_222736_fiscal_years' },
  { up: migration_20261129_223606_stations_and_reports.up, down: migration_20261129_223606_stations_and_reports.down, name: '20261129_223606_stations_and_reports' },
  { up: migration_20261129_230351_claims.up, down: migration_20261129_230351_claims.down, name: '20261129_230351_claims' },
  { up: migration_20261129_233124_ticket_prices.up, down: migration_20261129_233124_ticket_prices.down, name: '20261129_233124_ticket_prices' },
  { up: migration_20261130_014612_sell_tickets_at_door.up, down: migration_20261130_014612_sell_tickets_at_door.down, name: '20261130_014612_sell_tickets_at_door' },
];
