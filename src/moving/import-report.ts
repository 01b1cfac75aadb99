import { oneLine } from '#core/mail-header.ts';
import type { EntryResult, ImportResult } from './import-old-database.ts';
import type { NoJson } from './read-old-file.ts';
import type { EntryState } from './sort-entries.ts';

type About = { file: string; now: Date };

/** Keys and headings are a stranger's: none of them can forge a line of the report or steer the terminal. */
const LONGEST_LINE = 1000;

const nouns = { posts: 'News posts', events: 'Events' } as const;

/** The report for the operator. With `most` each list is cut after that many lines. */
export function importReport(
  result: ImportResult,
  { file, now }: About,
  most = Number.POSITIVE_INFINITY,
): string {
  const { entries, written } = result;
  const cut = (title: string, lines: readonly string[]) => section(title, lines, most);
  return [
    `${written ? 'Import' : 'Trial run (nothing was written)'}: ${file}, ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    '',
    table(entries),
    '',
    ...reportNumbers(result),
    ...cut('Could not be read, and is left out', entries.filter(of('unreadable')).map(withReasons)),
    ...cut(
      'Differs, but was edited here since it was imported: it stays as it is here (--overwrite takes the file)',
      entries.filter(of('edited')).map(placed),
    ),
    ...cut(
      'Comes without some of what the file says',
      entries.filter(({ fate, reasons }) => fate !== 'unreadable' && reasons.length > 0).map(withReasons),
    ),
    ...reportPictures(result, cut),
    ...cut('Parts of the file that are not read', result.unknown),
    ...cut(
      'Comes whole, and might be better before visitors read it (the form shows the same)',
      entries
        .filter(({ notes = [] }) => notes.length > 0)
        .map(entry => `${placed(entry)}. ${entry.notes?.join(' ')}`),
    ),
    ...cut('Changed', entries.filter(of('changed')).map(placed)),
    ...cut('New', entries.filter(of('new')).map(placed)),
  ].join('\n');
}

/** The message for a file that is not JSON. */
export function noJsonReport({ line, reason }: NoJson, { file }: About): string {
  return `Nothing could be read from ${oneLine(file, LONGEST_LINE)}: in line ${line} ${oneLine(reason, LONGEST_LINE)}. Nothing was imported.\n`;
}

const of = (fate: EntryState) => (entry: EntryResult) => entry.fate === fate;

function table(entries: readonly EntryResult[]): string {
  const fates: EntryState[] = ['new', 'changed', 'unchanged', 'edited', 'unreadable'];
  const head = ['', 'new', 'changed', 'unchanged', 'edited', 'unreadable'];
  const rows = (['posts', 'events'] as const).map(kind => {
    const ofKind = entries.filter(entry => entry.kind === kind);
    return [nouns[kind], ...fates.map(fate => String(ofKind.filter(of(fate)).length))];
  });
  return [head, ...rows]
    .map(([name = '', ...cells]) => name.padEnd(12) + cells.map(cell => cell.padStart(12)).join(''))
    .join('\n');
}

function reportNumbers({ numbers }: ImportResult): string[] {
  const { raised, unchanged, unreadable } = numbers;
  if (raised + unchanged + unreadable.length === 0) return [];
  return [
    `Numbers (views, clicks, loves, shares): ${raised} higher than here, ${unchanged} not; none is ever lowered.`,
    ...unreadable.map(
      ({ part, key, reason }) => `  ${oneLine(`${part} "${key}" is left out: ${reason}`, LONGEST_LINE)}`,
    ),
    '',
  ];
}

type Cut = (title: string, lines: readonly string[]) => string[];

function reportPictures({ pictures, entries }: ImportResult, cut: Cut): string[] {
  const waiting = pictures.filter(picture => 'waits' in picture && picture.waits);
  const shown = pictures.filter(picture => 'waits' in picture && !picture.waits);
  const refused = pictures.flatMap(picture =>
    'reason' in picture ? [`${picture.name}: ${picture.reason}`] : [],
  );
  const missing = new Set(entries.flatMap(entry => entry.missing));
  for (const { name } of pictures) missing.delete(name);
  return [
    ...cut(
      'Pictures that visitors do not see yet: say for each, in the picture library, whether anyone can be recognised',
      waiting.map(({ name }) => name),
    ),
    ...cut(
      'Pictures that come along and are shown',
      shown.map(({ name }) => name),
    ),
    ...cut('Pictures that were refused', refused),
    ...cut('Pictures that are neither here nor in the folder (--pictures): the pages come without them', [
      ...missing,
    ]),
  ];
}

function section(title: string, lines: readonly string[], most: number): string[] {
  if (lines.length === 0) return [];
  const shown = lines.slice(0, most).map(line => `  ${oneLine(line, LONGEST_LINE)}`);
  const rest = lines.length > most ? [`  … and ${lines.length - most} more, in the report file`] : [];
  return [`${title}: ${lines.length}`, ...shown, ...rest, ''];
}

function placed({ line, kind, key, heading }: EntryResult): string {
  return `line ${line}, ${kind} "${key}"${heading && `: ${heading}`}`;
}

function withReasons(entry: EntryResult): string {
  return `${placed(entry)}. ${entry.reasons.join('; ')}`;
}
