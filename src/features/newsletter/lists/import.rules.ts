import type { Locale } from '#core/locale.ts';

/** The largest list one import accepts. */
export const longestList = { bytes: 5 * 1024 * 1024, people: 20_000 } as const;

/** When and how people agreed to be mailed, as stated by staff. */
export type Agreement = { how: string; on: string };

/** Shorter statements cannot describe how somebody agreed. */
export const shortestHow = 10;

/** A readable line of a list. */
export type ListedPerson = {
  line: number;
  name: string;
  email: string;
  compared: string;
  language: Locale;
  agreement: Agreement | null;
};

export type UnreadableLine = { line: number; reason: string };

/**
 * Result per line. confirmed: imported, because staff state when and how they agreed. asked: imported, and gets a
 * confirmation mail. known: already subscribed. left: unsubscribed before, not imported. twice: the address appears
 * further up.
 */
export const importResults = ['confirmed', 'asked', 'known', 'left', 'twice', 'unreadable'] as const;
export type ImportResult = (typeof importResults)[number];

export type ImportedLine = { line: number; email: string; end: ImportResult; reason?: string };

/** The result: counts and every line. */
export type ImportReport = {
  /** False for a dry run. */
  done: boolean;
  counts: Record<ImportResult, number>;
  lines: ImportedLine[];
};

/** Whether a statement is good enough to import people as confirmed: it says how, and names a day in the past. */
export function isAgreement({ how, on }: Agreement, now: Date): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(on) ? Date.parse(`${on}T00:00:00Z`) : Number.NaN;
  return how.trim().length >= shortestHow && day <= now.getTime() && day > Date.parse('2000-01-01');
}

export function countResults(lines: readonly ImportedLine[]): Record<ImportResult, number> {
  const counts = Object.fromEntries(importResults.map(end => [end, 0])) as Record<ImportResult, number>;
  for (const { end } of lines) counts[end] += 1;
  return counts;
}
