import { sql } from '@payloadcms/db-postgres/drizzle';
import { type BankAccount, comparedAccount } from '#cms/giving-settings/giving-settings.schema.ts';
import { type Outcome, ok } from '#core/outcome.ts';
import type { Table } from '#platform/read-table.ts';
import { rowsOf, type Writer } from '#platform/transaction.ts';
import { readCamt } from './read-camt.ts';
import { type FoundLayout, findLayout, openTable, type Remembered, readCsv } from './read-csv.ts';
import {
  type Compared,
  compareLines,
  mostDaysApart,
  type StatementForm,
  type StoredLine,
} from './same-line.rules.ts';
import type { Reading, StatementProblem } from './statement-line.ts';
import { isXml, type UploadedStatement } from './uploaded-statements.ts';

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
  table: ({ table: Table } & FoundLayout) | null;
};

/** Reads an uploaded file with its settings and compares it with the stored lines. Stores nothing. */
export async function readUpload(
  reader: Writer,
  { bytes, choices, account: chosen }: Pick<UploadedStatement, 'bytes' | 'choices' | 'account'>,
  bankAccounts: readonly BankAccount[],
): Promise<Outcome<ReadStatement, StatementProblem>> {
  const ofSettings = (account: string) =>
    bankAccounts.find(each => each.account === comparedAccount(account)) ?? null;
  if (isXml(bytes)) {
    const read = readCamt(bytes);
    if (!read.ok) return read;
    const accounts = await Promise.all(
      read.value.map(reading => compareReading(reader, reading, ofSettings(reading.account), 'camt')),
    );
    return ok({ form: 'camt', accounts, table: null });
  }
  const table = openTable(bytes, choices);
  if (!table.ok) return table;
  const account = ofSettings(chosen);
  const of = { account: chosen, currency: account?.currency ?? 'EUR' };
  const remembered = await findRemembered(reader, chosen);
  const accountsOfOurs = bankAccounts.map(each => each.account);
  const found = findLayout(table.value, { account: of, accounts: accountsOfOurs, remembered, choices });
  const isClear = found.questions.length === 0;
  const accounts = isClear
    ? [await compareReading(reader, readCsv(table.value, found.layout, of), account, 'csv')]
    : [];
  return ok({ form: 'csv', accounts, table: { table: table.value, ...found } });
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
  const rows = await rowsOf<StoredRow>(
    reader,
    sql`select b.line as id, b.booked_on::text as "bookedOn", b.amount::text, b.currency, b.name, b.words, b.reference,
          b.balance::text, b.bank_reference as "bankReference", s.form
        from giving.bank_lines b join giving.statements s on s.id = b.statement
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
  const [found] = await rowsOf<{ columns: Remembered }>(
    reader,
    // Earlier versions stored names of columns alone.
    sql`select columns from giving.bank_columns where account = ${account} and columns ? 'headings'`,
  );
  return found?.columns ?? null;
}
