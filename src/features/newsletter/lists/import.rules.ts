import { restoreText } from '#core/csv.ts';
import { comparedEmail, isEmailAddress, pastedEmail } from '#core/email-address.ts';
import type { Locale } from '#core/locale.ts';
import { type Message, message } from '#core/message.ts';
import { isFullName, tidyName } from '#core/person-name.ts';
import { type DayOrder, dayOrders, findDayOrder, readDay } from '#core/typed-day.ts';
import { type ColumnMeaning, readLanguage } from './columns.rules.ts';
import {
  isSurelyLeft,
  normalizeHeading,
  readLeftStatus,
  readStatus,
  type StatusMeaning,
  speaksOfLeaving,
} from './status-words.rules.ts';

/** The largest list one import accepts. As base64 it stays below the limit for requests of staff. */
export const longestList = { bytes: 4 * 1024 * 1024, people: 20_000 } as const;

/** More columns than any program writes. */
export const MOST_COLUMNS = 500;

/** When and how people agreed to be mailed, as stated by staff. */
export type Agreement = { how: string; on: string };

/** Shorter statements cannot describe how somebody agreed. */
export const shortestHow = 10;

/** What staff chose for one file. */
export type ListChoices = {
  /** Whether the first row names the columns. */
  header: boolean;
  /** The name of the file, which may say who is in it. */
  fileName?: string | undefined;
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
  | { end: 'left'; line: number; email: string; compared: string; reason: Message }
  | { end: 'refused' | 'open'; line: number; email: string; reason: Message };

/**
 * The result of a row. confirmed: imported, because staff state when and how they agreed. asked: imported, and gets a
 * confirmation mail. known: already on the list. left: unsubscribed here or there, not imported. twice: a duplicate of an
 * earlier row. refused: invalid. open: staff first have to decide what something means.
 */
export const importResults = ['confirmed', 'asked', 'known', 'left', 'twice', 'refused', 'open'] as const;
export type ImportResult = (typeof importResults)[number];

export type ImportedLine = { line: number; email: string; end: ImportResult; reason?: Message };

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

/** The name of the file counts as a column of statuses where it speaks of leaving. */
export const FILE_NAME = -1;

type Row = { line: number; cells: readonly string[] };

/** A status in the file, its count and its meaning; null until staff decide. */
export type StatusWord = {
  column: number;
  value: string;
  count: number;
  means: StatusMeaning | null;
  /** It surely means that the person left. */
  fixed: boolean;
};

/** What is in a column that is not used, or not yet: entries that speak of leaving first, then the most frequent ones. */
export type ColumnSample = {
  column: number;
  values: { value: string; count: number }[];
  /** Further entries that are not shown. */
  more: number;
  /** Rows with nothing in this column. */
  empty: number;
};

/** What staff see of a list beside its rows. */
export type ReadPeople = {
  rows: ListedRow[];
  /** Of every column that is not used, or not decided. */
  samples: ColumnSample[];
  statuses: StatusWord[];
  /** `asked`: a day that could mean two, where nothing in the column says in which order it is written. */
  days: { order: DayOrder | null; asked: string | null };
  /** Sentences about what was read in an unexpected way. */
  notices: Message[];
};

/** A column with more different values is not a status column. */
const MOST_STATUSES = 40;
const VALUES_SHOWN = 8;

/** Reads the rows below the headings as people, by the choices of staff. What is unclear stays `open`, never guessed. */
export function readPeople(all: readonly Row[], choices: ListChoices, now: Date): ReadPeople {
  const [first, ...below] = all;
  const rows = choices.header ? below : all;
  const headings = choices.header ? (first?.cells ?? []) : [];
  const { fileName = '' } = choices;
  const columnName = (column: number) =>
    column === FILE_NAME ? 'File' : headings[column]?.trim() || String(column + 1);
  const columns: { column: number; meaning: ColumnMeaning }[] = [
    ...(speaksOfLeaving([fileName]) ? [{ column: FILE_NAME, meaning: 'status' as const }] : []),
    ...choices.columns.map((meaning, column) => ({ column, meaning })),
  ];
  const findColumns = (...meanings: ColumnMeaning[]) =>
    columns.flatMap(({ column, meaning }) => (meanings.includes(meaning) ? [column] : []));
  const readCell = ({ cells }: Row, column: number | undefined) => {
    if (column === FILE_NAME) return fileName;
    return column === undefined ? '' : restoreText((cells[column] ?? '').trim());
  };

  const readCells = (column: number) => rows.map(row => readCell(row, column));

  const statuses = statusWords(rows, columns, readCell, choices.statuses);
  const meant = new Map(statuses.map(word => [`${word.column} ${normalizeHeading(word.value)}`, word.means]));
  const [email] = findColumns('email');
  const [joined] = findColumns('joined');
  const [how] = findColumns('agreed-how');
  const [language] = findColumns('language');
  const dayTexts = joined === undefined ? [] : rows.map(row => readCell(row, joined)).filter(Boolean);
  const found = findDayOrder(dayTexts);
  const order = found.order ?? choices.dayOrder;
  // Days in a file can contradict each other. Then staff choose the order, and days that do not fit it are refused.
  const asked = found.order === null ? (found.asked ?? dayTexts.find(needsOrder) ?? null) : null;

  function leaves(row: Row): Message | null {
    const column = findColumns('left', 'status').find(each => meansIn(row, each) === 'left');
    return column === undefined ? null : quoteCell(columnName(column), readCell(row, column));
  }
  const meansIn = (row: Row, column: number): StatusMeaning | null => {
    const cell = readCell(row, column);
    const decided = meant.get(`${column} ${normalizeHeading(cell)}`) ?? null;
    return decided ?? (choices.columns[column] === 'left' ? readLeftStatus(cell) : null);
  };
  const [undecidedColumn] = findColumns('undecided');

  function readRow(row: Row): ListedRow {
    const { line } = row;
    const address = pastedEmail(readCell(row, email));
    const reason = leaves(row);
    if (reason !== null)
      return {
        end: 'left',
        line,
        email: address,
        compared: isEmailAddress(address) ? comparedEmail(address) : '',
        reason,
      };
    const refuse = (reason: Message) => ({ end: 'refused', line, email: address, reason }) as const;
    const open = (reason: Message) => ({ end: 'open', line, email: address, reason }) as const;
    if (email === undefined) return open('No column is chosen for the email address.');
    if (address === '') return refuse('There is no email address in this row.');
    if (!isEmailAddress(address))
      return refuse(message('“{text}” is not an email address.', { text: shortened(address) }));
    const name = nameIn(
      findColumns('name', 'first-name', 'middle-name', 'last-name').map(column => readCell(row, column)),
    );
    if (name === null) return refuse('The name has no letters, or more than 120 characters.');
    if (undecidedColumn !== undefined)
      return open(
        message('First say what the column “{column}” means.', { column: columnName(undecidedColumn) }),
      );
    const undecided = findColumns('status', 'left').find(column => meansIn(row, column) === null);
    if (undecided !== undefined)
      return open(
        message('First say what “{word}” means in the column “{column}”.', {
          word: shortened(readCell(row, undecided)),
          column: columnName(undecided),
        }),
      );
    const dayText = readCell(row, joined);
    const day = dayText === '' ? '' : readDay(dayText, order);
    if (day === null && order === null && asked !== null)
      return open('First say in which order the days are written.');
    if (day === null)
      return refuse(message('“{text}” is not a day we can read.', { text: shortened(dayText) }));
    const agreement = { how: readCell(row, how) || choices.agreement.how, on: day || choices.agreement.on };
    const isAsked = findColumns('status', 'left').some(column => meansIn(row, column) === 'ask');
    return {
      end: 'person',
      line,
      name,
      email: address,
      compared: comparedEmail(address),
      language: readLanguage(readCell(row, language)) ?? choices.language,
      agreement: !isAsked && isAgreement(agreement, now) ? agreement : null,
    };
  }

  return {
    rows: rows.map(readRow),
    samples: findColumns('undecided', 'none').map(column => sampleColumn(column, readCells(column))),
    statuses,
    days: { order: found.order, asked },
    notices: [
      ...unknownLanguages(rows.map(row => readCell(row, language))),
      ...choices.columns.flatMap((meaning, column) =>
        meaning === 'none' && speaksOfLeaving(readCells(column))
          ? [
              message('The column “{column}” seems to say who left, but is not used.', {
                column: columnName(column),
              }),
            ]
          : [],
      ),
    ],
  };
}

const needsOrder = (text: string) =>
  readDay(text, null) === null && dayOrders.some(order => readDay(text, order) !== null);

const quoteCell = (column: string, cell: string) =>
  message('The column “{column}” says “{text}”.', { column, text: shortened(cell) });

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/**
 * The words of the columns about who gets mail and who left that staff may have to decide. In a column about who left
 * these are only words that contradict it, such as “subscribed”.
 */
function statusWords(
  rows: readonly Row[],
  columns: readonly { column: number; meaning: ColumnMeaning }[],
  readCell: (row: Row, column: number) => string,
  chosen: ListChoices['statuses'],
): StatusWord[] {
  const own = new Map(
    chosen.map(({ column, value, means }) => [`${column} ${normalizeHeading(value)}`, means]),
  );
  return columns.flatMap(({ column, meaning }) => {
    if (meaning !== 'status' && meaning !== 'left') return [];
    const words = new Map<string, StatusWord>();
    for (const row of rows) {
      const value = readCell(row, column);
      const key = normalizeHeading(value);
      const known = words.get(key);
      if (known) known.count += 1;
      else if (meaning === 'status' || readLeftStatus(value) === null) {
        const fixed = meaning === 'status' && isSurelyLeft(value);
        const usual = meaning === 'status' ? readStatus(value) : null;
        const means = fixed ? 'left' : (own.get(`${column} ${key}`) ?? usual);
        words.set(key, { column, value, count: 1, means, fixed });
      }
    }
    const sorted = [...words.values()].toSorted((one, other) => other.count - one.count);
    return sorted.length > MOST_STATUSES
      ? sorted.map(word => ({ ...word, means: word.fixed ? word.means : null }))
      : sorted;
  });
}

function sampleColumn(column: number, cells: readonly string[]): ColumnSample {
  const counts = new Map<string, number>();
  for (const cell of cells) if (cell !== '') counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const speaks = new Set([...counts.keys()].filter(value => speaksOfLeaving([value])));
  const sorted = [...counts].toSorted(
    ([one, ones], [other, others]) => Number(speaks.has(other)) - Number(speaks.has(one)) || others - ones,
  );
  return {
    column,
    values: sorted.slice(0, VALUES_SHOWN).map(([value, count]) => ({ value: shortened(value), count })),
    more: Math.max(0, sorted.length - VALUES_SHOWN),
    empty: cells.filter(cell => cell === '').length,
  };
}

/** The name joined from its columns in order; null if it is invalid. A list without names is allowed. */
function nameIn(parts: readonly string[]): string | null {
  const name = tidyName(parts.join(' ').replace(/\s+/gu, ' '));
  return name === '' || isFullName(name) ? name : null;
}

function unknownLanguages(cells: readonly string[]): Message[] {
  const counts = new Map<string, number>();
  for (const cell of cells)
    if (cell !== '' && readLanguage(cell) === null) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return [...counts].map(([word, count]) =>
    message(
      '“{word}” (rows: {count}) is not a language of the newsletter: these readers get the one chosen below.',
      { word: shortened(word), count },
    ),
  );
}
