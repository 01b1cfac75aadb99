import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { inOneTransaction, lockInTransaction, rowsOf } from '#platform/transaction.ts';
import type { ColumnMap } from '../bank/column-map.rules.ts';
import { readCamt } from '../bank/read-camt.ts';
import { readCsv } from '../bank/read-csv.ts';
import type { StatementProblem } from '../bank/statement-file.ts';
import type { StatementLine } from '../bank/statement-line.ts';
import { comparedAccount } from '../giving-settings.schema.ts';
import type { Acting } from './answer-desk.ts';
import { recordAct } from './record-act.ts';

/**
 * `other-account`: the file names an account that was not chosen. `other-form`: lines of this account came as CSV before and
 * now as CAMT.053, or the other way round; they have other digests, so that they would count twice.
 */
export type ImportProblem = StatementProblem | 'other-account' | 'other-form';
export type ImportedStatement = { id: string; lines: number; added: number };

type File = { bytes: Uint8Array; columns: ColumnMap };

/**
 * Reads a bank's statement and stores each line of money that came in, once, to be decided on by a person. A line that is
 * there already, from the same file or an overlapping one, is left as it is. Nothing is booked.
 */
export async function importStatement(
  payload: Payload,
  { bytes, columns }: File,
  { by, now }: Acting,
): Promise<Outcome<ImportedStatement, ImportProblem>> {
  const form = isXml(bytes) ? 'camt' : 'csv';
  const read = form === 'camt' ? readCamt(bytes) : readCsv(bytes, columns);
  if (!read.ok) return read;
  const { account } = columns;
  const { lines } = read.value;
  if (lines.some(line => comparedAccount(line.account) !== account)) return problem('other-account');
  return inOneTransaction(payload, async req => {
    await lockInTransaction(req, `statements of ${account}`);
    const earlier = await rowsOf(
      req,
      sql`select from giving.statements where account = ${account} and form <> ${form} limit 1`,
    );
    if (earlier.length > 0) return problem('other-form');
    const id = randomUUID();
    const gifts = lines.filter(line => line.amount > 0 && !line.reversal);
    const added = await countFresh(req, account, gifts);
    await rowsOf(
      req,
      sql`insert into giving.statements (id, account, form, lines, added, entered_by, entered_at)
          values (${id}, ${account}, ${form}, ${gifts.length}, ${added}, ${by}, ${now.toISOString()})`,
    );
    await storeLines(req, account, id, gifts);
    await rememberColumns(req, columns);
    await recordAct(req, { by, act: 'imported-statement', details: { lines: gifts.length, added } }, now);
    return ok({ id, lines: gifts.length, added });
  });
}

type Req = Parameters<typeof recordAct>[0];

async function countFresh(req: Req, account: string, lines: readonly StatementLine[]): Promise<number> {
  const ids = JSON.stringify(lines.map(({ id }) => id));
  const [fresh] = await rowsOf<{ count: number }>(
    req,
    sql`select count(*)::int as count from jsonb_array_elements_text(${ids}::jsonb) as given (line)
        where not exists (select from giving.bank_lines b where b.account = ${account} and b.line = given.line)`,
  );
  return fresh?.count ?? 0;
}

/** In one statement, however many lines: a line that is there is left alone. */
async function storeLines(
  req: Req,
  account: string,
  statement: string,
  lines: readonly StatementLine[],
): Promise<void> {
  const rows = lines.map(({ id, bookedOn, amount, currency, name, words, reference }) => ({
    line: id,
    booked_on: bookedOn,
    amount,
    currency,
    name: name.slice(0, 200),
    words: words.slice(0, 1_000),
    reference,
  }));
  await rowsOf(
    req,
    sql`insert into giving.bank_lines (account, line, statement, booked_on, amount, currency, name, words, reference)
        select ${account}, line, ${statement}::uuid, booked_on, amount, currency, name, words, reference
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (line text, booked_on date, amount bigint,
          currency text, name text, words text, reference text)
        on conflict (account, line) do nothing`,
  );
}

async function rememberColumns(req: Req, columns: ColumnMap): Promise<void> {
  await rowsOf(
    req,
    sql`insert into giving.bank_columns (account, columns) values (${columns.account}, ${JSON.stringify(columns)}::jsonb)
        on conflict (account) do update set columns = excluded.columns`,
  );
}

/** XML begins with an angle bracket, after a byte order mark and blanks at most. */
const isXml = (bytes: Uint8Array) =>
  new TextDecoder('latin1')
    .decode(bytes.subarray(0, 64))
    .replace(/[\u00ef\u00bb\u00bf\u00fe\u00ff\0\s]/g, '')
    .startsWith('<');
