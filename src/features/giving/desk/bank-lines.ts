import { sql } from '@payloadcms/db-postgres/drizzle';
import { rowsOf, type Writer } from '#platform/transaction.ts';
import type { ColumnMap } from '../bank/column-map.rules.ts';
import { type ExpectedGift, type Match, matchLines } from '../bank/match-lines.rules.ts';
import type { StatementLine } from '../bank/statement-line.ts';
import type { ImportedStatement } from './import-statement.action.ts';

/** What a line may pay for: the reference of a gift stands for the gift. */
export type OpenLine = Match;

type Row = Omit<StatementLine, 'id' | 'amount'> & { line: string; amount: string };

/** As many lines as one page shows. */
export const linesAtOnce = 100;

/** The lines that wait for a decision, the oldest first, each with what it may pay for. */
export async function listOpenLines(reader: Writer): Promise<OpenLine[]> {
  const [rows, expected, paid] = await Promise.all([
    rowsOf<Row>(
      reader,
      sql`select account, line, booked_on::text as "bookedOn", amount::text, currency, name, words, reference
          from giving.bank_lines where state = 'open' order by booked_on, line limit ${linesAtOnce}`,
    ),
    rowsOf<Omit<ExpectedGift, 'amount'> & { amount: string }>(
      reader,
      sql`select g.reference as id, g.reference, g.amount::text, g.currency, coalesce(p.name, '') as name
          from giving.gifts g join giving.standings s on s.gift = g.id left join giving.givers p on p.gift = g.id
          where g.way = 'bank' and s.received = 0 order by g.started_at desc limit 20000`,
    ),
    rowsOf<{ id: string; reference: string }>(
      reader,
      sql`select g.reference as id, g.reference from giving.bank_lines b
            join giving.gifts g on g.reference = b.reference join giving.standings s on s.gift = g.id
          where b.state = 'open' and s.received > 0`,
    ),
  ]);
  const lines = rows.map(({ line, amount, ...row }) => ({
    ...row,
    id: line,
    amount: Number(amount),
    charges: 0,
    reversal: false,
  }));
  const gifts = expected.map(gift => ({ ...gift, amount: Number(gift.amount) }));
  return matchLines(lines, gifts, { lineIds: new Set(), gifts: paid });
}

/** What an import brought; null if there is none with this id. */
export async function findStatement(reader: Writer, id: unknown): Promise<ImportedStatement | null> {
  if (typeof id !== 'string' || !/^[0-9a-f-]{36}$/.test(id)) return null;
  const [found] = await rowsOf<ImportedStatement>(
    reader,
    sql`select id::text, lines, added from giving.statements where id::text = ${id}`,
  );
  return found ?? null;
}

/** The columns of an account's CSV files as they were chosen last. */
export async function findColumns(reader: Writer, account: string): Promise<ColumnMap | null> {
  const [found] = await rowsOf<{ columns: ColumnMap }>(
    reader,
    sql`select columns from giving.bank_columns where account = ${account}`,
  );
  return found?.columns ?? null;
}
