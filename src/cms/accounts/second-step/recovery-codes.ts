import { sql } from '@payloadcms/db-postgres/drizzle';
import { rowsOf, type Writer } from '#platform/transaction.ts';
import { newOneTimeCode } from '../one-time-code.rules.ts';
import { codeDigest } from '../one-time-code.ts';

const HOW_MANY = 10;

/** Makes ten codes in place of those there were. Only their digests are stored, so they can be shown this once. */
export async function makeRecoveryCodes(writer: Writer, account: number): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newOneTimeCode);
  await rowsOf(writer, sql`delete from staff.recovery_codes where account = ${account}`);
  const rows = codes.map(code => sql`(${codeDigest(code)}, ${account}::int)`);
  await rowsOf(
    writer,
    sql`insert into staff.recovery_codes (digest, account) values ${sql.join(rows, sql`, `)}`,
  );
  return codes;
}

/** How many codes an account has left. */
export async function countRecoveryCodes(writer: Writer, account: number): Promise<number> {
  const [row] = await rowsOf<{ n: string }>(
    writer,
    sql`select count(*) as n from staff.recovery_codes where account = ${account}`,
  );
  return Number(row?.n);
}

/** Uses up a code of this account; false if it is wrong, somebody else's or was used. */
export async function consumeRecoveryCode(writer: Writer, account: number, typed: string): Promise<boolean> {
  const digest = codeDigest(typed);
  if (digest === null) return false;
  const rows = await rowsOf(
    writer,
    sql`delete from staff.recovery_codes where digest = ${digest} and account = ${account} returning 1`,
  );
  return rows.length === 1;
}
