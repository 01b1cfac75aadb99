import type { Locale } from '#core/locale.ts';

/** The longest list that is taken at once. */
export const longestList = { bytes: 5 * 1024 * 1024, people: 20_000 } as const;

/** When and how people of a list agreed to be written to, as staff state it. */
export type Agreement = { how: string; on: string };

/** Fewer signs say nothing of how somebody agreed. */
export const shortestHow = 10;

/** One line of a list that could be read. */
export type ListedPerson = {
  line: number;
  name: string;
  email: string;
  compared: string;
  language: Locale;
  agreement: Agreement | null;
};

/** A line that could not be read, and why. */
export type UnreadableLine = { line: number; reason: string };

/**
 * What becomes of a line. confirmed: taken in, because staff state when and how they agreed. asked: taken in and asked
 * by mail. known: there already. left: has left before, and stays away. twice: the same address stood further up.
 */
export const importResults = ['confirmed', 'asked', 'known', 'left', 'twice', 'unreadable'] as const;
export type ImportResult = (typeof importResults)[number];

export type ImportedLine = { line: number; email: string; end: ImportResult; reason?: string };

/** The whole outcome: how many ended in which way, and every line. */
export type ImportReport = {
  /** False for a look that changed nothing. */
  done: boolean;
  counts: Record<ImportResult, number>;
  lines: ImportedLine[];
};

/** Tells whether a statement says enough to take people in as confirmed: how, and a day that is over. */
export function isAgreement({ how, on }: Agreement, now: Date): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(on) ? Date.parse(`${on}T00:00:00Z`) : Number.NaN;
  return how.trim().length >= shortestHow && day <= now.getTime() && day > Date.parse('2000-01-01');
}

/** Counts the lines of a report by their end. */
export function countResults(lines: readonly ImportedLine[]): Record<ImportResult, number> {
  const counts = Object.fromEntries(importResults.map(end => [end, 0])) as Record<ImportResult, number>;
  for (const { end } of lines) counts[end] += 1;
  return counts;
}
