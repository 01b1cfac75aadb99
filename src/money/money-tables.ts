import { readFile } from 'node:fs/promises';
import { failures } from '#money/domain/payment-failure.ts';
import { refundFailures, refundSenders, refundStates } from '#money/domain/refund.ts';
import { ownAccounts } from '#money/ledger/posting.rules.ts';
import { presetKinds } from '#money/ledger/spending-kinds.ts';
import { connectOnce } from '#platform/database/connect-once.ts';

/** The version of the tables and their guards; change it with them, so that existing databases are updated too. */
export const moneyTablesStep = 'money-tables-21';
/** The same of the table of scans. */
export const scanTableStep = 'spending-scan-table-1';
/** The same of the tables of closed years and sample money. */
export const yearTablesStep = 'year-tables-1';

/** The parts in the order of their references; the guards need all tables. */
const parts = [
  'src/money/former-names.sql',
  'src/money/donations/donation-tables.sql',
  'src/money/ledger/spending-kinds.sql',
  'src/money/bookkeeping/reconciliation/reconciliation-tables.sql',
  'src/money/donations/monthly/monthly-tables.sql',
  'src/money/donors/follower-tables.sql',
  'src/money/bookkeeping/desk/desk-tables.sql',
  'src/money/ledger/ledger-guards.sql',
];

/** The lists of our code that a `:name` in these files stands for. */
const lists: Readonly<Record<string, readonly string[]>> = {
  failures,
  refundFailures,
  refundStates,
  senders: refundSenders,
  accounts: ownAccounts,
  kinds: presetKinds.map(({ code }) => code),
};

const MONEY_LOCK = 4_012_031;

/** Creates the tables of money and what guards them in the database at `url`. */
export async function prepareMoneyTables(url: string): Promise<void> {
  const statements = await Promise.all(parts.map(readPart));
  await connectOnce(url, async client => {
    await client.query('select pg_advisory_lock($1)', [MONEY_LOCK]);
    await client.query(statements.join(''));
  });
}

/** Creates the table of scans of documents in the database at `url`. */
export async function prepareScanTable(url: string): Promise<void> {
  const table = await readPart('src/money/ledger/scan-table.sql');
  await connectOnce(url, client => client.query(table));
}

/** Creates the tables of closed years and of sample money in the database at `url`. */
export async function prepareYearTables(url: string): Promise<void> {
  const tables = await readPart('src/money/years/year-tables.sql');
  await connectOnce(url, client => client.query(tables));
}

async function readPart(path: string): Promise<string> {
  const part = await readFile(new URL(`../../${path}`, import.meta.url), 'utf8');
  return part.replace(
    /:(failures|refundFailures|refundStates|senders|accounts|kinds)\b(?!`)/g,
    (_, name: string) => (lists[name] ?? []).map(value => `'${value}'`).join(', '),
  );
}
