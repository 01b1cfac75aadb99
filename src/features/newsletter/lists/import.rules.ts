import type { Locale } from '#core/locale.ts';
import type { DayOrder } from '#core/typed-day.ts';
import type { ColumnMeaning, StatusMeaning } from './columns.rules.ts';

/** The largest list one import accepts. As base64 it stays below the limit for requests of staff. */
export const longestList = { bytes: 4 * 1024 * 1024, people: 20_000 } as const;

/** When and how people agreed to be mailed, as stated by staff. */
export type Agreement = { how: string; on: string };

/** Shorter statements cannot describe how somebody agreed. */
export const shortestHow = 10;

/** What staff chose for one file. */
export type ListChoices = {
  /** Whether the first row names the columns. */
  header: boolean;
  /** One for each column. */
  columns: readonly ColumnMeaning[];
  /** The meanings of statuses that staff decided. */
  statuses: readonly { column: number; value: string; means: StatusMeaning }[];
  dayOrder: DayOrder | null;
  /** For rows that name no language. */
  language: Locale;
  /** For rows that do not say how or when. */
  agreement: Agreement;
};

/** Somebody who can be imported; `compared` is the address in the form used for comparing. */
export type ListedPerson = {
  end: 'person';
  line: number;
  name: string;
  email: string;
  compared: string;
  language: Locale;
  /** Null: they are asked by mail. */
  agreement: Agreement | null;
};

/** A row of the list as it was read; `reason` is a sentence for staff. */
export type ListedRow =
  | ListedPerson
  | { end: 'left'; line: number; email: string; compared: string; reason: string }
  | { end: 'refused' | 'open'; line: number; email: string; reason: string };

/**
 * The result of a row. confirmed: imported, because staff state when and how they agreed. asked: imported, and gets a
 * confirmation mail. known: already on the list. left: unsubscribed here or there, not imported. twice: a duplicate of an
 * earlier row. refused: invalid. open: staff first have to decide what something means.
 */
export const importResults = ['confirmed', 'asked', 'known', 'left', 'twice', 'refused', 'open'] as const;
export type ImportResult = (typeof importResults)[number];

export type ImportedLine = { line: number; email: string; end: ImportResult; reason?: string };

/** The counts add up to the rows of the file. */
export type ImportReport = {
  /** False for a preview. */
  done: boolean;
  read: number;
  counts: Record<ImportResult, number>;
  /** Our subscribers who have left according to the list. */
  leftThere: { found: number; takenOut: number };
  lines: ImportedLine[];
};

/** Whether a statement is good enough to import people as confirmed: it says how, and names a day in the past. */
export function isAgreement({ how, on }: Agreement, now: Date): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(on) ? Date.parse(`${on}T00:00:00Z`) : Number.NaN;
  return how.trim().length >= shortestHow && day <= now.getTime() && day > Date.parse('2000-01-01');
}

export function countResults(lines: readonly Pick<ImportedLine, 'end'>[]): Record<ImportResult, number> {
  const counts = Object.fromEntries(importResults.map(end => [end, 0])) as Record<ImportResult, number>;
  for (const { end } of lines) counts[end] += 1;
  return counts;
}
