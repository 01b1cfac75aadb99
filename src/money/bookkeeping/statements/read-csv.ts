import { type Outcome, ok, problem } from '#core/outcome.ts';
import { type DayOrder, findDayOrder, readDay } from '#core/typed-day.ts';
import type { Meaning } from '#money/bookkeeping/desk/column-meanings.ts';
import type { RefusalReason } from '#money/bookkeeping/desk/desk.texts.ts';
import { comparedAccount } from '#money/settings/giving-settings.schema.ts';
import {
  readTable,
  type Table,
  type TableForm,
  type TableProblem,
  type TableRow,
} from '#platform/read-table.ts';
import {
  currencyNamed,
  type DecimalMark,
  findDecimalMark,
  isEmptyAmount,
  readDigits,
  readUnits,
  sameCurrency,
  takeApart,
} from './amount.rules.ts';
import {
  findDirection,
  findOwnAccount,
  guessMeanings,
  isAmountCell,
  isBalanceCell,
  isDayCell,
  readStatus,
} from './columns.rules.ts';
import {
  isUnderstood,
  readDirection,
  type Side,
  type SideWords,
  sideByBalances,
  unknownWords,
  unsignedSide,
} from './direction.rules.ts';
import { currencyInHeading, foldHeading, guessMeaning } from './headings.rules.ts';
import {
  identifyLines,
  largestStatement,
  mostEntries,
  type Reading,
  type ReadLine,
  type RefusedEntry,
  readBankReference,
  type StatementProblem,
} from './statement-line.ts';

/** The first rows, which may hold the headings. */
const mostPreamble = 40;
/** Rows that the meanings of columns are guessed from. */
const mostLooked = 2_000;
/** As many as the form for them has. */
const mostColumns = 100;
/** In bytes. A row with descriptions has less than a tenth of it. */
const longestLine = 100_000;

/** How a table is to be read. */
export type Layout = {
  /** The place of the header among the rows; null where there is none. */
  header: number | null;
  columns: Meaning[];
  /** Null if no day needs it, or staff have to say. */
  dayOrder: DayOrder | null;
  decimal: DecimalMark;
  /** The currency of the amounts, where staff said that it is not the account's. */
  currency: string | null;
  /** What amounts without a sign are where no column says the direction; null if staff have to say. */
  unsigned: Side | null;
  /** What the words of the direction column mean, where they are not ours. */
  sides: SideWords;
};

/** The settings that staff chose; the rest is guessed or remembered. */
export type Choices = Pick<TableForm, 'encoding' | 'delimiter'> & {
  header?: number | null;
  /** By the place of the column; null where it is found. */
  columns?: (Meaning | null)[];
  dayOrder?: DayOrder;
  decimal?: DecimalMark;
  unsigned?: Side;
  sides?: Partial<SideWords>;
  currency?: string;
};

/** How the last file of an account was read. */
export type Remembered = {
  /** Folded headings with what they hold; null where the file had no header. */
  headings: [string, Meaning][] | null;
  columns: Meaning[];
  dayOrder: DayOrder | null;
  decimal: DecimalMark;
  /** Missing in what earlier versions stored, which passed over columns of the direction. */
  unsigned?: Side | null;
  sides?: SideWords;
  currency?: string | null;
};

/**
 * A question to staff before the table can be read; `example` is a cell that can be read in two ways, or a word that we do
 * not know.
 */
export type Question = {
  about:
    | 'day-column'
    | 'amount-column'
    | 'currency'
    | 'direction'
    | 'direction-words'
    | 'day-order'
    | 'decimal';
  example: string;
};

/**
 * A layout with what it leaves open. `words` are the words of the direction column that staff can explain, `currencies`
 * what the amounts can be in where their heading names another currency than the account has.
 */
export type FoundLayout = { layout: Layout; questions: Question[]; words: string[]; currencies: string[] };

/** The rows of a CSV file. If a quotation mark is never closed, each line is a row, so that none is lost. */
export function openTable(
  bytes: Uint8Array,
  { encoding, delimiter }: Choices = {},
): Outcome<Table, StatementProblem> {
  if (bytes.byteLength > largestStatement) return problem('too-large');
  const other = otherForm(bytes);
  if (other) return problem(other);
  if (hasLongLine(bytes)) return problem('too-wide');
  const form = { encoding, delimiter, isEntry, longest: mostEntries + mostPreamble };
  const read = readTable(bytes, form);
  const table = 'line' in read ? readTable(bytes, { ...form, hasQuotes: false }) : read;
  if ('problem' in table) return problem(problemByCause[table.problem]);
  const start = table.rows.slice(0, mostPreamble).map(({ cells }) => cells);
  const width = usualWidth(table.rows.map(({ cells }) => cells));
  if ([width, ...start.map(({ length }) => length)].some(each => each > mostColumns))
    return problem('too-wide');
  return table.columns > 1 ? ok(table) : problem('no-lines');
}

const problemByCause = {
  spreadsheet: 'spreadsheet',
  'no-text': 'not-text',
  empty: 'no-lines',
  'open-quote': 'no-lines',
  'too-long': 'too-many-entries',
} as const satisfies Record<TableProblem['problem'], StatementProblem>;

function hasLongLine(bytes: Uint8Array): boolean {
  for (let start = 0; bytes.length - start > longestLine; ) {
    const end = bytes.subarray(start, start + longestLine).findLastIndex(byte => byte === 10 || byte === 13);
    if (end < 0) return true;
    start += end + 1;
  }
  return false;
}

/** The formats of other programs, which have commas too and would be taken for a table. */
function otherForm(bytes: Uint8Array): 'mt940' | 'home-banking' | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 4_000)).replaceAll('\0', '');
  if (/^(?:\{1:F01|[^:]{0,200}^:20:)/m.test(start) && /^:(?:25|60[FM]|61):/m.test(start)) return 'mt940';
  return /^\s*(?:OFXHEADER:|!Type:|!Account\b|!Option:)/i.test(start) ? 'home-banking' : null;
}

const isEntry = (cells: readonly string[]) => cells.some(isDayCell) && cells.some(isAmountCell);

type KnownTable = {
  account: TableAccount;
  /** The accounts of the giving settings, as they are compared. */
  accounts: readonly string[];
  remembered: Remembered | null;
  choices: Choices;
};

/** How to read a table: by the settings of staff, else as the last file of the account, else as the file suggests. */
export function findLayout(
  { rows }: Table,
  { account: { currency }, accounts, remembered, choices }: KnownTable,
): FoundLayout {
  const header = choices.header !== undefined ? choices.header : findHeader(rows);
  const headings = header === null ? null : (rows[header]?.cells ?? []);
  const body = rows.slice(header === null ? 0 : header + 1).map(({ cells }) => cells);
  const width = Math.max(headings?.length ?? 0, usualWidth(body));
  const before = rememberedColumns(remembered, headings, width);
  const start = body.slice(0, mostLooked);
  const guessed = before ?? guessMeanings(headings, start, width);
  const listed = Array.from({ length: width }, (_, at) => ({
    heading: headings?.[at] ?? '',
    cells: body.map(row => row[at] ?? ''),
  }));
  const isChecked = before === null || remembered?.unsigned !== undefined;
  const checked = isChecked ? guessed : findDirection(guessed, listed);
  const columns = findOwnAccount(checked, listed, accounts).map(
    (meaning, at) => choices.columns?.[at] ?? meaning,
  );
  const has = (...wanted: Meaning[]) => wanted.some(meaning => columns.includes(meaning));
  const findCells = (...wanted: Meaning[]) =>
    columns.flatMap((meaning, at) => (wanted.includes(meaning) ? (listed[at]?.cells ?? []) : []));
  const days = findDayOrder(findCells('day'));
  const dayOrder =
    choices.dayOrder ?? days.order ?? (days.asked === null ? null : (remembered?.dayOrder ?? null));
  const digits = findCells('amount', 'in', 'out', 'balance').flatMap(cell =>
    isEmptyAmount(cell) ? [] : (takeApart(cell)?.digits ?? []),
  );
  const mark = choices.decimal ?? findDecimalMark(digits, currency) ?? remembered?.decimal;
  const sides = { in: null, out: null, ...(before && remembered?.sides), ...choices.sides };
  const directions = has('in', 'out') ? [] : findCells('direction');
  const words = unknownWords(directions);
  const cellAt = (row: readonly string[], meaning: Meaning) => row[columns.indexOf(meaning)] ?? '';
  const isSignedHere = (row: readonly string[]) =>
    isDayCell(cellAt(row, 'day')) && isEmptyAmount(cellAt(row, 'in')) && isEmptyAmount(cellAt(row, 'out'));
  const entries = (has('amount') && !has('direction') ? body : [])
    .filter(isSignedHere)
    .map(row => ({ amount: cellAt(row, 'amount'), balance: cellAt(row, 'balance') }));
  const unsigned =
    choices.unsigned ??
    unsignedSide(entries.map(({ amount }) => amount)) ??
    sideByBalances(entries, mark ?? '.', currency) ??
    (before && remembered?.unsigned) ??
    null;
  const others = has('currency') ? [] : otherCurrencies(headings, columns, currency);
  const currencies = others.length > 0 ? [...new Set([...others, currency])] : [];
  const known = choices.currency ?? (before && remembered?.currency) ?? null;
  const ofAmounts = known !== null && currencies.includes(known) ? known : null;
  const questions: (Question | false)[] = [
    !has('day') && { about: 'day-column', example: '' },
    !has('amount', 'in', 'out') && { about: 'amount-column', example: '' },
    currencies.length > 0 && ofAmounts === null && { about: 'currency', example: others[0] ?? '' },
    unsigned === null && {
      about: 'direction',
      example: entries.find(({ amount }) => !isEmptyAmount(amount))?.amount ?? '',
    },
    !isUnderstood(directions, sides) && { about: 'direction-words', example: words[0] ?? '' },
    days.asked !== null && dayOrder === null && { about: 'day-order', example: days.asked },
    mark === undefined && { about: 'decimal', example: digits.find(each => /[.,]/.test(each)) ?? '' },
  ];
  return {
    layout: {
      header,
      columns,
      dayOrder,
      decimal: mark ?? '.',
      currency: ofAmounts,
      unsigned,
      sides,
    },
    questions: questions.filter(question => question !== false),
    words,
    currencies,
  };
}

/** The currencies in the headings of amounts that are not the account's. A dollar sign beside no account in dollars is the US dollar. */
function otherCurrencies(
  headings: readonly string[] | null,
  columns: readonly Meaning[],
  ofAccount: string,
): string[] {
  const named = (headings ?? [])
    .filter((_, at) => ['amount', 'in', 'out'].includes(columns[at] ?? 'none'))
    .flatMap(heading => currencyInHeading(heading) ?? [])
    .filter(currency => !sameCurrency(currency, ofAccount));
  return [...new Set(named.map(currency => (currency === '$' ? 'USD' : currency)))];
}

/** The first row with two headings we know; without one, the row above the first entry where it has no digits. */
function findHeader(rows: readonly TableRow[]): number | null {
  const start = rows.slice(0, mostPreamble);
  const known = start.findIndex(({ cells }) => {
    const named = new Set(cells.map(guessMeaning).filter(meaning => meaning !== null));
    return named.size > 1 && !cells.some(cell => isDayCell(cell) || isAmountCell(cell));
  });
  if (known >= 0) return known;
  const first = start.findIndex(({ cells }) => isEntry(cells));
  const above = start[first - 1];
  return above && above.cells.length > 1 && !above.cells.some(cell => /\d/.test(cell)) ? first - 1 : null;
}

/** The width of most rows; a longer row has an unquoted delimiter. */
function usualWidth(body: readonly string[][]): number {
  const widths = new Map<number, number>();
  for (const row of body) widths.set(row.length, (widths.get(row.length) ?? 0) + 1);
  return [...widths].sort((one, other) => other[1] - one[1] || other[0] - one[0])[0]?.[0] ?? 0;
}

function rememberedColumns(
  remembered: Remembered | null,
  headings: readonly string[] | null,
  width: number,
): Meaning[] | null {
  if (!remembered) return null;
  if (headings === null || remembered.headings === null)
    return headings === remembered.headings && remembered.columns.length === width
      ? remembered.columns
      : null;
  const known = new Map(remembered.headings);
  const found = headings.map(heading => known.get(foldHeading(heading)));
  return found.every(meaning => meaning !== undefined) ? found : null;
}

/** The part of a layout that is kept for the next file of the account. */
export function rememberLayout(
  { rows }: Table,
  { header, columns, dayOrder, decimal, unsigned, sides, currency }: Layout,
): Remembered {
  const headings = header === null ? null : (rows[header]?.cells ?? []);
  return {
    headings:
      headings?.map((heading, at): [string, Meaning] => [
        foldHeading(heading).slice(0, 60),
        columns[at] ?? 'none',
      ]) ?? null,
    columns,
    dayOrder,
    decimal,
    // A later file may come without the column that says the direction.
    unsigned: columns.some(meaning => ['direction', 'in', 'out'].includes(meaning)) ? null : unsigned,
    sides,
    currency,
  };
}

/** The account whose file it is. */
export type TableAccount = { account: string; currency: string };

/** Reads a table. Each row below the header becomes a line, is pending, or is refused with a reason. */
export function readCsv(
  { rows, delimiter }: Table,
  layout: Layout,
  { account, currency }: TableAccount,
): Reading {
  const lines: ReadLine[] = [];
  const refused: RefusedEntry[] = [];
  let pending = 0;
  const body = layout.header === null ? rows : rows.slice(layout.header + 1);
  for (const row of body) {
    const read = readRow(row, layout, { account, currency }, delimiter);
    if ('reason' in read) refused.push({ place: row.line, ...read });
    else if ('pending' in read) pending += 1;
    else lines.push(read);
  }
  return {
    account,
    currency,
    entries: body.length,
    lines: identifyLines(lines),
    pending,
    refused,
    ...findBalances(lines, currency),
  };
}

type Refusal = { reason: RefusalReason; text: string };
/** A row as it was read. */
export type ReadRow = ReadLine | { pending: true } | Refusal;

/** What one row of a table says. */
export function readRow(
  { cells }: TableRow,
  layout: Layout,
  { account, currency: ofAccount }: TableAccount,
  delimiter: string,
): ReadRow {
  const { columns, dayOrder, decimal } = layout;
  const usual = layout.currency ?? ofAccount;
  const all = (meaning: Meaning) => cells.filter((cell, at) => columns[at] === meaning && cell !== '');
  const cell = (meaning: Meaning) => cells[columns.indexOf(meaning)] ?? '';
  if (cells.slice(columns.length).some(each => each !== ''))
    return refuse('more-cells', cells.slice(columns.length).join(' '));
  const swallowed = cells.find(each => /\n/.test(each) && hasRow(each, delimiter, columns.length));
  if (swallowed) return refuse('open-quote', swallowed);
  const own = cell('account');
  if (own !== '' && comparedAccount(own) !== comparedAccount(account)) return refuse('other-account', own);
  const balanceCell = cells.find(isBalanceCell);
  if (balanceCell) return refuse('no-payment', balanceCell);
  const status = readStatus(cell('status'));
  if (status === 'pending') return { pending: true };
  if (status === 'failed') return refuse('failed-payment', cell('status'));
  const day = cell('day');
  const bookedOn = readDay(day, dayOrder);
  if (bookedOn === null) return refuse(day === '' ? 'no-day' : 'not-a-day', day);
  const written = cell('currency');
  const named = written === '' ? usual : currencyNamed(written);
  if (named === null) return refuse('unknown-currency', written);
  const currency = named === '$' && sameCurrency('$', usual) ? usual : named;
  if (currency === '$') return refuse('unknown-currency', written);
  const amount = readAmount(cell, { layout, currency, isCurrencyGiven: written !== '' });
  if ('reason' in amount) return amount;
  return {
    account,
    bookedOn,
    ...amount,
    name: all('name').join(' '),
    charges: readCharge(cell('charge'), amount, decimal),
    reversal: false,
    words: all('words').join(' '),
    balance: readUnits(cell('balance'), decimal, amount.currency),
    bankReference: readBankReference(cell('bank-reference')),
    structured: all('reference'),
    searched: cells
      .filter((_, at) => ['none', 'bank-reference', 'name'].includes(columns[at] ?? 'none'))
      .join(' '),
  };
}

/** The rows that an unclosed quotation mark joined into one cell. */
const hasRow = (cell: string, delimiter: string, width: number) =>
  cell.split(/\r?\n/).some(part => {
    const cells = part.split(delimiter).map(each => each.trim());
    return (
      cells.length >= Math.max(2, width - 1) && cells.some(each => isDayCell(each) || isAmountCell(each))
    );
  });

const refuse = (reason: RefusalReason, text: string): Refusal => ({ reason, text: text.slice(0, 200) });

type Money = Pick<ReadLine, 'amount' | 'currency'>;
type OfRow = { layout: Layout; currency: string; isCurrencyGiven: boolean };

function readAmount(cell: (meaning: Meaning) => string, row: OfRow): Money | Refusal {
  const { columns } = row.layout;
  const isTwo = columns.includes('in') || columns.includes('out');
  if (!isTwo) return signedAmount(cell('amount'), cell('direction'), row);
  const [credit, debit] = [cell('in'), cell('out')];
  if (isEmptyAmount(credit) && isEmptyAmount(debit)) {
    // An amount column makes the two columns for in and out superfluous.
    if (cell('amount') !== '') return signedAmount(cell('amount'), cell('direction'), row);
    return refuse(credit === '' && debit === '' ? 'no-amount' : 'zero', `${credit} ${debit}`.trim());
  }
  if (!isEmptyAmount(credit) && !isEmptyAmount(debit)) return refuse('two-amounts', `${credit} ${debit}`);
  const [text, side] = isEmptyAmount(debit) ? [credit, 1 as const] : [debit, -1 as const];
  const units = parseUnits(text, row);
  if (typeof units !== 'number') return units;
  // Money out may have a minus of its own. Money in with a minus, or out with a plus, is a mistake.
  const sign = takeApart(text)?.sign ?? side;
  return sign === side
    ? { amount: side * Math.abs(units), currency: currencyIn(text, row) }
    : refuse('wrong-sign', text);
}

function signedAmount(text: string, direction: string, row: OfRow): Money | Refusal {
  const units = parseUnits(text, row);
  if (typeof units !== 'number') return units;
  if (units === 0) return refuse('zero', text);
  const currency = currencyIn(text, row);
  const { columns, unsigned, sides } = row.layout;
  const sign = takeApart(text)?.sign ?? null;
  if (!columns.includes('direction'))
    return { amount: sign === null ? units * (unsigned ?? 1) : units, currency };
  const side = readDirection(direction, sides);
  if (side === null) return refuse('no-direction', direction);
  // Some banks write both sign and direction, most only the direction.
  if (sign !== null && sign !== side) return refuse('wrong-sign', `${text} ${direction}`);
  return { amount: side * Math.abs(units), currency };
}

/** The currency beside the amount counts where the row has none of its own. */
function currencyIn(text: string, { currency, isCurrencyGiven }: OfRow): string {
  const named = takeApart(text)?.currency;
  return isCurrencyGiven || !named || named === '$' ? currency : named;
}

function parseUnits(text: string, { layout, currency, isCurrencyGiven }: OfRow): number | Refusal {
  if (text === '') return refuse('no-amount', text);
  const apart = takeApart(text);
  if (!apart) return refuse('not-an-amount', text);
  const named = apart.currency;
  if (named && !sameCurrency(named, currency) && (named === '$' || isCurrencyGiven))
    return refuse('other-currency', text);
  const units = readDigits(apart.digits, layout.decimal, named && named !== '$' ? named : currency);
  if (!units.ok) return refuse(units.problem, text);
  return units.value === 0 ? 0 : units.value * (apart.sign ?? 1);
}

/** What was taken from money that came in. PayPal writes it with a minus, Stripe without. */
const readCharge = (text: string, { amount, currency }: Money, decimal: DecimalMark): number =>
  amount > 0 ? Math.abs(readUnits(text, decimal, currency) ?? 0) : 0;

/**
 * The balances before the first and after the last line, whether the file is ascending or descending, and in how many places
 * a balance does not follow from the one before it.
 */
function findBalances(
  lines: readonly ReadLine[],
  currency: string,
): Pick<Reading, 'opening' | 'closing' | 'gaps'> {
  const known = lines.filter(line => line.currency === currency && line.balance !== null);
  const steps = known.slice(1).map((line, index): [ReadLine, ReadLine] => [known[index] as ReadLine, line]);
  const falls = (before: ReadLine, after: ReadLine) =>
    Number(after.balance) - after.amount === before.balance;
  const forwards = steps.filter(([one, other]) => falls(one, other)).length;
  const backwards = steps.filter(([one, other]) => falls(other, one)).length;
  const isNewestFirst =
    backwards > forwards ||
    (backwards === forwards && (known[0]?.bookedOn ?? '') > (known.at(-1)?.bookedOn ?? ''));
  const [first, last] = isNewestFirst ? [known.at(-1), known[0]] : [known[0], known.at(-1)];
  if (!first || !last || known.length < lines.length) return { opening: null, closing: null, gaps: 0 };
  return {
    opening: Number(first.balance) - first.amount,
    closing: last.balance,
    gaps: steps.length - Math.max(forwards, backwards),
  };
}
