import { sql } from '@payloadcms/db-postgres/drizzle';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { type BankAccount, comparedAccount } from '#money/settings/giving-settings.schema.ts';
import { readApart } from '#platform/foreign/read-apart.ts';
import { logWarning } from '#platform/log.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import type { Remembered } from './read-csv.ts';
import {
  type Compared,
  compareLines,
  mostDaysApart,
  type StatementForm,
  type StoredLine,
} from './same-line.rules.ts';
import type { ReadFile, TablePreview } from './statement.reader.ts';
import { largestStatement, type Reading, type StatementProblem } from './statement-line.ts';
import type { UploadedStatement } from './uploaded-statements.ts';

/** Five counts that add up to `entries`. Lines that are probably copies count as money in or out. */
export type StatementCounts = {
  entries: number;
  moneyIn: number;
  moneyOut: number;
  hereBefore: number;
  pending: number;
  refused: number;
  asked: number;
};

/** The lines of one account in a file, compared with the stored ones. */
export type AccountReading = {
  /** Null if the account is not in the settings; then nothing of it can be imported. */
  account: BankAccount | null;
  reading: Reading;
  lines: Compared[];
  counts: StatementCounts;
};

export type ReadStatement = {
  form: StatementForm;
  accounts: AccountReading[];
  /** How a CSV file is read, and what has to be asked first; null for CAMT.053. */
  table: TablePreview | null;
};

type Upload = Pick<UploadedStatement, 'bytes' | 'choices' | 'account'>;

/** Twice what a file of 20 MB takes on a slow machine. */
const limits = { milliseconds: 30_000, megabytes: 500 };

/** Reads a file with its settings, in a process of its own. */
export async function readStatement(
  reader: Writer,
  { bytes, choices, account: chosen }: Upload,
  bankAccounts: readonly BankAccount[],
): Promise<Outcome<ReadFile, StatementProblem>> {
  if (bytes.byteLength > largestStatement) return problem('too-large');
  const currency = bankAccounts.find(({ account }) => account === chosen)?.currency ?? 'EUR';
  const read = await readApart<typeof import('./statement.reader.ts')>(
    'src/money/bookkeeping/statements/statement.reader.ts',
    {
      bytes,
      choices,
      account: { account: chosen, currency },
      accounts: bankAccounts.map(({ account }) => account),
      remembered: await findRemembered(reader, chosen),
    },
    limits,
  );
  if (read.ok) return read.value;
  if (read.code !== 'unreadable') return problem('too-much-to-read');
  logWarning('a bank statement could not be read', { where: read.where });
  return problem('unreadable');
}

/** Reads an uploaded file with its settings and compares it with the stored lines. Stores nothing. */
export async function readUpload(
  reader: Writer,
  upload: Upload,
  bankAccounts: readonly BankAccount[],
): Promise<Outcome<ReadStatement, StatementProblem>> {
  const read = await readStatement(reader, upload, bankAccounts);
  return read.ok ? ok(await compareFile(reader, read.value, bankAccounts)) : read;
}

/** Compares what a file says with the stored lines. */
export async function compareFile(
  reader: Writer,
  { readings, table }: ReadFile,
  bankAccounts: readonly BankAccount[],
): Promise<ReadStatement> {
  const form = table ? 'csv' : 'camt';
  const ofSettings = (account: string) =>
    bankAccounts.find(each => each.account === comparedAccount(account)) ?? null;
  const accounts = await Promise.all(
    readings.map(reading => compareReading(reader, reading, ofSettings(reading.account), form)),
  );
  return { form, accounts, table };
}

async function compareReading(
  reader: Writer,
  reading: Reading,
  account: BankAccount | null,
  form: StatementForm,
): Promise<AccountReading> {
  const stored = account ? await listStored(reader, account.account, reading) : [];
  const lines = compareLines(reading.lines, stored, form);
  const fresh = lines.filter(({ is }) => is !== 'here');
  const moneyIn = fresh.filter(({ line }) => line.amount > 0).length;
  return {
    account,
    reading,
    lines,
    counts: {
      entries: reading.entries,
      moneyIn,
      moneyOut: fresh.length - moneyIn,
      hereBefore: lines.length - fresh.length,
      pending: reading.pending,
      refused: reading.refused.length,
      asked: lines.filter(({ is }) => is === 'asked').length,
    },
  };
}

type StoredRow = Omit<StoredLine, 'amount' | 'balance'> & { amount: string; balance: string | null };

/** The stored lines that could match: near the days of this file, or with one of its bank references. */
async function listStored(reader: Writer, account: string, { lines }: Reading): Promise<StoredLine[]> {
  const days = lines.map(({ bookedOn }) => bookedOn).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const references = JSON.stringify(lines.flatMap(({ bankReference }) => bankReference ?? []));
  const rows = await queryRows<StoredRow>(
    reader,
    sql`select b.line as id, b.booked_on::text as "bookedOn", b.amount::text, b.currency, b.name, b.words, b.reference,
          b.balance::text, b.bank_reference as "bankReference", s.form
        from money.bank_lines b join money.statements s on s.id = b.statement
        where b.account = ${account} and (b.booked_on between ${first}::date - ${mostDaysApart}::int
            and ${last}::date + ${mostDaysApart}::int
          or b.bank_reference in (select jsonb_array_elements_text(${references}::jsonb)))
        order by b.booked_on, b.line`,
  );
  return rows.map(({ amount, balance, ...row }) => ({
    ...row,
    amount: Number(amount),
    balance: balance === null ? null : Number(balance),
  }));
}

/** How the last CSV file of an account was read. */
async function findRemembered(reader: Writer, account: string): Promise<Remembered | null> {
  const [found] = await queryRows<{ columns: Remembered }>(
    reader,
    // Earlier versions stored names of columns alone.
    sql`select columns from money.bank_columns where account = ${account} and columns ? 'headings'`,
  );
  return found?.columns ?? null;
}
