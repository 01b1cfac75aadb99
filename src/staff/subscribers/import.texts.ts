import type { DayOrder } from '#core/typed-day.ts';
import type { ColumnMeaning, StatusMeaning } from '#features/newsletter/lists/columns.rules.ts';
import type { ImportResult } from '#features/newsletter/lists/import.rules.ts';

/** Texts of the import of a list; their Amharic is in src/cms/language. */

export const columnNames: Record<ColumnMeaning, string> = {
  none: 'Not used',
  email: 'Email address',
  name: 'Whole name',
  'first-name': 'First name',
  'middle-name': 'Middle name',
  'last-name': 'Last name',
  status: 'Says who gets mail',
  left: 'Says who left',
  language: 'Language of the reader',
  joined: 'Day they joined',
  'agreed-how': 'How they agreed',
};

export const statusNames: Record<StatusMeaning, string> = {
  writes: 'Gets mail',
  left: 'Has left, stays out',
  ask: 'Ask them by mail first',
};

export const dayOrderNames: Record<DayOrder, string> = {
  'day-first': 'Day, month, year',
  'month-first': 'Month, day, year',
  'year-first': 'Year, month, day',
};

/** The numbers of an import, in the order in which they add up to the rows. */
export const resultNames: Record<ImportResult, string> = {
  confirmed: 'New, they agreed',
  asked: 'New, asked by mail',
  known: 'Here already',
  left: 'Left, stay out',
  twice: 'Twice in the file',
  refused: 'Refused',
  open: 'Open, please choose',
};
