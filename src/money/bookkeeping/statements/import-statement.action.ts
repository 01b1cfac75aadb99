import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import type { BankAccount } from '#money/settings/giving-settings.schema.ts';
import { inOneTransaction, lockInTransaction, queryRows } from '#platform/transaction.ts';
import type { Acting } from '../desk/answer-desk.ts';
import { recordAct } from '../desk/record-act.ts';
import { type AccountReading, compareFile } from './read-upload.ts';
import type { Compared, StatementForm } from './same-line.rules.ts';
import type { ReadFile } from './statement.reader.ts';
import { hashIdentity, identifyLine, type StatementLine } from './statement-line.ts';
import { deleteUpload, findUpload, type UploadedStatement } from './uploaded-statements.ts';

/** `asks`: staff have to answer a question about the file first. `gone`: somebody imported or discarded it. */
export type ImportProblem = 'gone' | 'asks' | 'no-lines' | 'other-account';

/** The most reasons of refused entries that are stored; the counts cover all. */
const mostRefusals = 500;

/**
 * Stores the new lines of an uploaded file, as it was read, for staff to decide on, with five counts that add up to the entries of the
 * file, and deletes the file. A line that is stored already is only counted; one that probably is gets stored
 * beside the other, and staff decide. Nothing is booked.
 */
export async function importUpload(
  payload: Payload,
  { id, account }: Pick<UploadedStatement, 'id' | 'account'>,
  { file, bankAccounts }: { file: ReadFile; bankAccounts: readonly BankAccount[] },
  { by, now }: Acting,
): Promise<Outcome<{ id: string }, ImportProblem>> {
  if (file.table && file.table.questions.length > 0) return problem('asks');
  if (file.table && file.readings.every(({ lines }) => lines.length === 0)) return problem('no-lines');
  return inOneTransaction(payload, async req => {
    await lockInTransaction(req, 'statements');
    if (!(await findUpload(req, id))) return problem('gone');
    const { form, accounts } = await compareFile(req, file, bankAccounts);
    if (!accounts.some(each => each.account)) return problem('other-account');
    for (const each of accounts)
      if (each.account)
        await storeAccount(req, { ...each, account: each.account }, { file: id, form }, { by, now });
    await rememberColumns(req, account, file.table);
    await deleteUpload(req, id);
    return ok({ id });
  });
}

type Known = AccountReading & { account: BankAccount };

async function storeAccount(
  req: PayloadRequest,
  { account: { account }, reading, lines, counts }: Known,
  { file, form }: { file: string; form: StatementForm },
  { by, now }: Acting,
): Promise<void> {
  const id = randomUUID();
  const fresh = lines.filter(({ is }) => is !== 'here');
  const days = reading.lines.map(({ bookedOn }) => bookedOn).sort();
  const refusals = reading.refused.slice(0, mostRefusals).map(({ place, reason }) => ({ place, reason }));
  const { entries, moneyIn, moneyOut, hereBefore, pending, refused } = counts;
  await queryRows(
    req,
    sql`insert into money.statements (id, account, form, lines, added, entered_by, entered_at, file, entries, money_in,
          money_out, here_before, pending, refused, refusals, currency, opening, closing, first_day, last_day)
        values (${id}, ${account}, ${form}, ${lines.length}, ${fresh.length}, ${by}, ${now.toISOString()}, ${file},
          ${entries}, ${moneyIn}, ${moneyOut}, ${hereBefore}, ${pending}, ${refused}, ${JSON.stringify(refusals)}::jsonb,
          ${/^[A-Z]{3}$/.test(reading.currency) ? reading.currency : null}, ${reading.opening}, ${reading.closing},
          ${days[0] ?? null}, ${days.at(-1) ?? null})`,
  );
  await storeLines(req, account, id, fresh);
  const { asked, ...numbers } = counts;
  await recordAct(
    req,
    { by, act: 'imported-statement', details: { ...numbers, asked, account: account.slice(-4) } },
    now,
  );
}

/** Stores all lines in one SQL statement. */
async function storeLines(
  req: PayloadRequest,
  account: string,
  statement: string,
  lines: readonly Compared[],
): Promise<void> {
  const taken = await listDigests(
    req,
    account,
    lines.map(({ line }) => line),
  );
  const counts = new Map<string, number>();
  const rows = lines.map(compared => {
    const { bookedOn, amount, currency, name, words, reference, balance, bankReference, charges } =
      compared.line;
    return {
      line: freeDigest(compared.line, taken, counts),
      booked_on: bookedOn,
      amount,
      currency,
      name: name.slice(0, 200),
      words: words.slice(0, 500),
      reference,
      balance,
      bank_reference: bankReference?.slice(0, 100) ?? null,
      charges,
      same_as: compared.is === 'asked' ? compared.stored : null,
    };
  });
  await queryRows(
    req,
    sql`insert into money.bank_lines (account, line, statement, booked_on, amount, currency, name, words, reference, balance,
          bank_reference, charges, same_as)
        select ${account}, line, ${statement}::uuid, booked_on, amount, currency, name, words, reference, balance,
          bank_reference, charges, same_as
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (line text, booked_on date, amount bigint,
          currency text, name text, words text, reference text, balance bigint, bank_reference text, charges bigint, same_as text)`,
  );
}

/** The digests of stored lines that could have the same identity. */
async function listDigests(
  req: PayloadRequest,
  account: string,
  lines: readonly StatementLine[],
): Promise<Set<string>> {
  const days = JSON.stringify([...new Set(lines.map(({ bookedOn }) => bookedOn))]);
  const references = JSON.stringify(lines.flatMap(({ bankReference }) => bankReference ?? []));
  const rows = await queryRows<{ line: string }>(
    req,
    sql`select line from money.bank_lines where account = ${account}
          and (booked_on in (select day::date from jsonb_array_elements_text(${days}::jsonb) day)
            or bank_reference in (select jsonb_array_elements_text(${references}::jsonb)))`,
  );
  return new Set(rows.map(({ line }) => line));
}

/** The first unused digest of a line; `counts` holds the last number tried for each identity. */
function freeDigest(line: StatementLine, taken: ReadonlySet<string>, counts: Map<string, number>): string {
  const identity = identifyLine(line);
  let count = counts.get(identity) ?? 0;
  let digest: string;
  do {
    count += 1;
    digest = hashIdentity(identity, count);
  } while (taken.has(digest));
  counts.set(identity, count);
  return digest;
}

async function rememberColumns(
  req: PayloadRequest,
  account: string,
  table: ReadFile['table'],
): Promise<void> {
  if (!table) return;
  const columns = JSON.stringify(table.remember);
  await queryRows(
    req,
    sql`insert into money.bank_columns (account, columns) values (${account}, ${columns}::jsonb)
        on conflict (account) do update set columns = excluded.columns`,
  );
}
