import { type CsvError, parse } from 'csv-parse/sync';
import { restoreText } from '#core/csv.ts';
import { comparedEmail } from '#core/email-address.ts';
import { isLocale, type Locale } from '#core/locale.ts';
import { subscribeRequest } from '../subscribe.schema.ts';
import {
  type Agreement,
  isAgreement,
  type ListedPerson,
  longestList,
  type UnreadableLine,
} from './import.rules.ts';

export type ReadList =
  | { people: ListedPerson[]; unreadable: UnreadableLine[] }
  | { problem: 'no-table' | 'no-columns' | 'too-long'; detail: string };

type Defaults = { language: Locale; agreement: Agreement; now: Date };
type Cells = { record: Record<string, string>; info: { lines: number } };

/**
 * Reads a CSV file of people: columns `name` and `email`, optionally `language` (en or am), `agreed how` and `agreed
 * on`, in any order and case. Missing values come from `defaults`.
 */
export function readList(text: string, defaults: Defaults): ReadList {
  const table = readTable(text);
  if ('problem' in table) return table;
  const people: ListedPerson[] = [];
  const unreadable: UnreadableLine[] = [];
  for (const { record, info } of table.cells) {
    const cell = (column: string) => restoreText((record[column] ?? '').trim());
    const read = subscribeRequest
      .pick({ name: true, email: true })
      .safeParse({ name: cell('name'), email: cell('email') });
    if (!read.success) {
      unreadable.push({ line: info.lines, reason: read.error.issues[0]?.message ?? 'cannot be read' });
      continue;
    }
    const { name, email } = read.data;
    const language = cell('language').toLowerCase();
    people.push({
      line: info.lines,
      name,
      email,
      compared: comparedEmail(email),
      language: isLocale(language) ? language : defaults.language,
      agreement: agreementOf({ how: cell('agreed how'), on: cell('agreed on') }, defaults),
    });
  }
  return { people, unreadable };
}

/** The agreement of the line itself, otherwise that of the whole list; null if neither is sufficient. */
function agreementOf(own: Agreement, { agreement, now }: Defaults): Agreement | null {
  const stated = own.how || own.on ? own : agreement;
  return isAgreement(stated, now) ? stated : null;
}

function readTable(text: string): { cells: Cells[] } | Extract<ReadList, { problem: string }> {
  const separator = /^[^\n]*;/.test(text) && !/^[^\n]*,/.test(text) ? ';' : ',';
  let cells: Cells[];
  try {
    cells = parse(text, {
      bom: true,
      columns: (names: string[]) => names.map(name => name.trim().toLowerCase()),
      delimiter: separator,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: longestList.people + 1,
    }) as unknown as Cells[];
  } catch (error) {
    return { problem: 'no-table', detail: (error as CsvError).message };
  }
  if (cells.length > longestList.people)
    return { problem: 'too-long', detail: `At most ${longestList.people} people at once.` };
  const [first] = cells;
  if (!first || !('name' in first.record) || !('email' in first.record))
    return { problem: 'no-columns', detail: 'The first line has to name the columns: name, email.' };
  return { cells };
}
