import { matchLines } from '#money/bookkeeping/statements/match-lines.rules.ts';
import { readCamt } from '#money/bookkeeping/statements/read-camt.ts';
import { findLayout, openTable, readCsv } from '#money/bookkeeping/statements/read-csv.ts';
import { compareLines, type StoredLine } from '#money/bookkeeping/statements/same-line.rules.ts';
import type { Reading } from '#money/bookkeeping/statements/statement-line.ts';
import { makePaymentReference, printPaymentReference } from '#money/domain/payment-reference.ts';
import { camtFile, type MadeDialect, makeCamt, makeStatement } from '../tests/support/made-statements.ts';

// Imports a statement of 5,000 entries in five dialects. Checks that the five counts add up to the entries and the amounts to
// the total, and measures the time and how many lines find their gift. Most donors copy the reference, some write it badly,
// some leave it out. A tenth of the entries is money out, another tenth was imported before.
const count = 5000;
const accounts = { account: 'DE89370400440532013000', currency: 'EUR' };
const donations = Array.from({ length: count }, (_, index) => ({
  id: String(index),
  reference: makePaymentReference(String(index).padStart(12, '0')),
  amount: [1000, 2500, 5000, 10_000][index % 4] ?? 1000,
  currency: 'EUR',
  name: `Giver${index % 1700} Family${index % 900}`,
}));

function writeWords(index: number): string {
  const printed = printPaymentReference(donations[index]?.reference ?? '');
  if (index % 20 === 0) return 'for the children';
  if (index % 20 === 1) return printed.toLowerCase().replaceAll('0', 'o');
  return index % 3 === 0 ? printed : printed.replaceAll(' ', '');
}

const isOut = (index: number) => index % 10 === 9;
const payments = donations.map(({ amount, name }, index) => ({
  day: `2026-${String(1 + (Math.floor(index / 28) % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`,
  units: isOut(index) ? -amount : amount,
  name,
  words: writeWords(index),
  id: `B${index}`,
}));

const base: MadeDialect = {
  delimiter: ';',
  encoding: 'utf-8',
  header: 'english',
  day: 'iso',
  amount: 'signed',
  decimal: '.',
  isGrouped: true,
  unused: '',
  currencyWord: false,
  hasBalance: true,
  declaresSeparator: false,
  isNewestFirst: false,
};
const dialects: Record<string, MadeDialect> = {
  'English, commas, brackets, named months': { ...base, delimiter: ',', amount: 'brackets', day: 'named' },
  'German, cp1252, Soll/Haben, comma': {
    ...base,
    encoding: 'windows-1252',
    header: 'german',
    amount: 'direction',
    decimal: ',',
    day: 'day-first',
  },
  'Dutch, UTF-16, tabs, Af and Bij': {
    ...base,
    encoding: 'utf-16le',
    delimiter: '\t',
    header: 'dutch',
    amount: 'two',
    unused: '0.00',
    hasBalance: false,
    isNewestFirst: true,
  },
  'no header, trailing minus, sep=;': {
    ...base,
    header: 'none',
    amount: 'trailing',
    declaresSeparator: true,
  },
};

/** Every five-hundredth entry is broken, in a way that a bank's export breaks. */
const broken = (index: number) => index % 500 === 250;
const bad = payments.filter((_, index) => broken(index)).length;

function readMadeTable(dialect: MadeDialect): Reading {
  const file = new TextDecoder(dialect.encoding === 'utf-8-bom' ? 'utf-8' : dialect.encoding).decode(
    makeStatement(payments, dialect),
  );
  const lines = file.split('\r\n');
  const first = lines.findIndex(line => /\d{4}/.test(line));
  for (let index = 0; index < count; index += 1) {
    const at = first + (dialect.isNewestFirst ? count - 1 - index : index);
    if (broken(index)) lines[at] = (lines[at] ?? '').replace(/^[^;,\t]+/, 'see page 2');
  }
  const table = openTable(new TextEncoder().encode(lines.join('\r\n')));
  if (!table.ok) throw new Error(table.problem);
  const { layout, questions } = findLayout(table.value, {
    account: accounts,
    accounts: [],
    remembered: null,
    choices: {},
  });
  if (questions.length > 0) throw new Error(questions[0]?.about);
  return readCsv(table.value, layout, accounts);
}

function readMadeCamt(): Reading {
  const whole = camtFile(makeCamt(payments, accounts));
  let index = -1;
  const text = whole.replace(/<Ntry><Amt Ccy="EUR">([\d.]+)/g, (entry, amount) => {
    index += 1;
    return broken(index) ? entry.replace(amount, amount.replace('.', ',')) : entry;
  });
  const statement = readCamt(new TextEncoder().encode(text));
  const [reading] = statement.ok ? statement.value : [];
  if (!reading) throw new Error('nothing was read');
  return reading;
}

const paid = payments.reduce((sum, { units }, index) => sum + (broken(index) ? 0 : units), 0);

function measure(name: string, read: () => Reading): void {
  const started = performance.now();
  const reading = read();
  const finished = performance.now();
  const before: StoredLine[] = reading.lines
    .filter((_, index) => index % 10 === 0)
    .map(line => ({ ...line, id: `stored ${line.id}`, form: 'camt', bankReference: null, balance: null }));
  const compared = compareLines(reading.lines, before, 'csv');
  const ended = performance.now();
  const fresh = compared.filter(({ is }) => is !== 'here');
  const numbers = {
    'came in': fresh.filter(({ line }) => line.amount > 0).length,
    'went out': fresh.filter(({ line }) => line.amount < 0).length,
    'here before': compared.length - fresh.length,
    pending: reading.pending,
    refused: reading.refused.length,
  };
  const sum = Object.values(numbers).reduce((one, other) => one + other, 0);
  const read1 = reading.lines.reduce((total, { amount }) => total + amount, 0);
  const isWhole = sum === count && reading.entries === count && read1 === paid && numbers.refused === bad;
  const listed = Object.entries(numbers).map(([what, number]) => `${number} ${what}`);
  console.log(
    `${name}: ${listed.join(' + ')} = ${sum} of ${reading.entries} entries; ${(read1 / 100).toFixed(2)} of ${(paid / 100).toFixed(2)}: ${isWhole ? 'adds up' : 'DOES NOT ADD UP'}; read in ${Math.round(finished - started)} ms, compared in ${Math.round(ended - finished)} ms`,
  );
  if (!isWhole) process.exitCode = 1;
}

for (const [name, dialect] of Object.entries(dialects)) measure(name, () => readMadeTable(dialect));
measure('CAMT.053', readMadeCamt);

const { lines } = readMadeCamt();
const started = performance.now();
const matches = matchLines(lines, donations, { lineIds: new Set(), donations: [] });
const matched = performance.now();
const donationById = new Map(payments.map(({ id }, index) => [id, String(index)]));
const wrong = matches.filter(
  match =>
    match.result === 'matched' && match.donationId !== donationById.get(match.line.bankReference ?? ''),
).length;
console.log(`matched in ${Math.round(matched - started)} ms, wrong: ${wrong}`);
for (const [result, list] of Object.entries(Object.groupBy(matches, match => match.result)))
  console.log(`${result}: ${((list.length / lines.length) * 100).toFixed(1)} %`);
