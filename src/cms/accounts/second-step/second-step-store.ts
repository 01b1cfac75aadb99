import { sql } from '@payloadcms/db-postgres/drizzle';
import { codeDigest, newOneTimeCode } from '#cms/accounts/one-time-code.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import type { StoredKey } from '#platform/passkeys/verify-passkey.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';

/** The version of the tables below; change it with them, so that existing databases are updated too. */
export const secondStepTablesStep = 'second-step-tables-1';

/**
 * In a schema of their own, so that no interface of the CMS can ever list them. They name accounts by number without a
 * foreign key, because a restore recreates the tables of the CMS; ids are never reused. Challenges are
 * unlogged, so that no backup has them.
 */
const tables = `
  create schema if not exists staff;
  create table if not exists staff.passkeys (
    id text primary key,
    account int not null,
    name text not null,
    public_key bytea not null,
    counter bigint not null,
    transports jsonb not null,
    made_at timestamptz not null default now(),
    last_used_at timestamptz
  );
  create index if not exists passkeys_account on staff.passkeys (account);
  create table if not exists staff.recovery_codes (
    digest bytea primary key,
    account int not null
  );
  create index if not exists recovery_codes_account on staff.recovery_codes (account);
  create unlogged table if not exists staff.challenges (
    digest bytea primary key,
    account int not null,
    password bytea,
    expires_at timestamptz not null
  );
  comment on table staff.recovery_codes is 'One-time codes in place of a passkey, as digests.';
  comment on table staff.challenges is
    'What a passkey is asked, as digests: to be added, or, with the password that was right, to finish signing in.';
`;

/** Creates the tables of the second step in the database at `url`. */
export async function prepareSecondStepTables(url: string): Promise<void> {
  await connectOnce(url, client => client.query(tables));
}

/** A passkey as the admin lists it. */
export type ListedPasskey = { id: string; name: string; madeAt: string; lastUsedAt: string | null };
type Row = { id: string; name: string; made_at: string; last_used_at: string | null };

/** Whether an account signs in with a second step. */
export async function hasSecondStep(writer: Writer, account: number): Promise<boolean> {
  const rows = await queryRows(writer, sql`select 1 from staff.passkeys where account = ${account} limit 1`);
  return rows.length > 0;
}

/** The passkeys of an account, newest first; days as ISO instants. */
export async function listPasskeys(writer: Writer, account: number): Promise<ListedPasskey[]> {
  const rows = await queryRows<Row>(
    writer,
    sql`select id, name, made_at, last_used_at from staff.passkeys where account = ${account} order by made_at desc, id`,
  );
  return rows.map(({ id, name, made_at, last_used_at }) => ({
    id,
    name,
    madeAt: new Date(made_at).toISOString(),
    lastUsedAt: last_used_at === null ? null : new Date(last_used_at).toISOString(),
  }));
}

/** The ids of an account's passkeys, as the options of a challenge list them. */
export function listKeyIds(writer: Writer, account: number): Promise<{ id: string; transports: never[] }[]> {
  return queryRows(
    writer,
    sql`select id, transports from staff.passkeys where account = ${account} order by made_at`,
  );
}

/** A passkey of this account; null if it has no passkey with this id. */
export async function findKey(writer: Writer, account: number, id: string): Promise<StoredKey | null> {
  const [row] = await queryRows<{ public_key: Buffer; counter: string }>(
    writer,
    sql`select public_key, counter from staff.passkeys where account = ${account} and id = ${id}`,
  );
  return row ? { id, publicKey: row.public_key, counter: Number(row.counter) } : null;
}

type NewPasskey = StoredKey & { name: string; transports: readonly string[] };

/** Stores a passkey; false if an account already has it. */
export async function storePasskey(writer: Writer, account: number, passkey: NewPasskey): Promise<boolean> {
  const { id, name, publicKey, counter, transports } = passkey;
  const rows = await queryRows(
    writer,
    sql`insert into staff.passkeys (id, account, name, public_key, counter, transports)
        values (${id}, ${account}, ${name}, ${Buffer.from(publicKey)}, ${counter}, ${JSON.stringify(transports)}::jsonb)
        on conflict do nothing returning 1`,
  );
  return rows.length === 1;
}

/**
 * Records a use. False if another request changed the counter in the meantime: the key may have been copied
 * (WebAuthn 3, 6.1.1).
 */
export async function markUsed(
  writer: Writer,
  { id, counter: before }: StoredKey,
  counter: number,
): Promise<boolean> {
  const rows = await queryRows(
    writer,
    sql`update staff.passkeys set counter = ${counter}, last_used_at = now()
        where id = ${id} and counter = ${before} returning 1`,
  );
  return rows.length === 1;
}

/** Deletes a passkey; false if the account does not have it. */
export async function removePasskey(writer: Writer, account: number, id: string): Promise<boolean> {
  const rows = await queryRows(
    writer,
    sql`delete from staff.passkeys where account = ${account} and id = ${id} returning 1`,
  );
  return rows.length === 1;
}

/** Deletes the passkeys, recovery codes and open challenges of an account. */
export async function deleteSecondStep(writer: Writer, account: number): Promise<void> {
  await queryRows(writer, sql`delete from staff.passkeys where account = ${account}`);
  await queryRows(writer, sql`delete from staff.recovery_codes where account = ${account}`);
  await queryRows(writer, sql`delete from staff.challenges where account = ${account}`);
}

const HOW_MANY = 10;

/** Replaces the recovery codes of an account by ten new ones. Only digests are stored, so the codes can be shown only now. */
export async function makeRecoveryCodes(writer: Writer, account: number): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newOneTimeCode);
  await queryRows(writer, sql`delete from staff.recovery_codes where account = ${account}`);
  const rows = codes.map(code => sql`(${codeDigest(code)}, ${account}::int)`);
  await queryRows(
    writer,
    sql`insert into staff.recovery_codes (digest, account) values ${sql.join(rows, sql`, `)}`,
  );
  return codes;
}

/** How many codes an account has left. */
export async function countRecoveryCodes(writer: Writer, account: number): Promise<number> {
  const [row] = await queryRows<{ n: string }>(
    writer,
    sql`select count(*) as n from staff.recovery_codes where account = ${account}`,
  );
  return Number(row?.n);
}

/** Uses up a code of this account; false if it is wrong, used or belongs to another account. */
export async function consumeRecoveryCode(writer: Writer, account: number, typed: string): Promise<boolean> {
  const digest = codeDigest(typed);
  if (digest === null) return false;
  const rows = await queryRows(
    writer,
    sql`delete from staff.recovery_codes where digest = ${digest} and account = ${account} returning 1`,
  );
  return rows.length === 1;
}
