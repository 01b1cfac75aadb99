import { sql } from '@payloadcms/db-postgres/drizzle';
import type { StoredKey } from '#platform/passkeys/verify-passkey.ts';
import { rowsOf, type Writer } from '#platform/transaction.ts';

/** A passkey as the admin lists it. */
export type ListedPasskey = { id: string; name: string; madeAt: string; lastUsedAt: string | null };
type Row = { id: string; name: string; made_at: string; last_used_at: string | null };

/** Whether an account signs in with a second step. */
export async function hasSecondStep(writer: Writer, account: number): Promise<boolean> {
  const rows = await rowsOf(writer, sql`select 1 from staff.passkeys where account = ${account} limit 1`);
  return rows.length > 0;
}

/** The passkeys of an account, newest first; days as ISO instants. */
export async function listPasskeys(writer: Writer, account: number): Promise<ListedPasskey[]> {
  const rows = await rowsOf<Row>(
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
  return rowsOf(
    writer,
    sql`select id, transports from staff.passkeys where account = ${account} order by made_at`,
  );
}

/** A passkey of this account; null if it has no such. */
export async function findKey(writer: Writer, account: number, id: string): Promise<StoredKey | null> {
  const [row] = await rowsOf<{ public_key: Buffer; counter: string }>(
    writer,
    sql`select public_key, counter from staff.passkeys where account = ${account} and id = ${id}`,
  );
  return row ? { id, publicKey: row.public_key, counter: Number(row.counter) } : null;
}

type NewPasskey = StoredKey & { name: string; transports: readonly string[] };

/** False if some account has this passkey already. */
export async function storePasskey(writer: Writer, account: number, passkey: NewPasskey): Promise<boolean> {
  const { id, name, publicKey, counter, transports } = passkey;
  const rows = await rowsOf(
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
  const rows = await rowsOf(
    writer,
    sql`update staff.passkeys set counter = ${counter}, last_used_at = now()
        where id = ${id} and counter = ${before} returning 1`,
  );
  return rows.length === 1;
}

/** False if the account has no such passkey. */
export async function removePasskey(writer: Writer, account: number, id: string): Promise<boolean> {
  const rows = await rowsOf(
    writer,
    sql`delete from staff.passkeys where account = ${account} and id = ${id} returning 1`,
  );
  return rows.length === 1;
}

/** Removes everything an account could show as its second step, and what was asked of it. */
export async function forgetSecondStep(writer: Writer, account: number): Promise<void> {
  await rowsOf(writer, sql`delete from staff.passkeys where account = ${account}`);
  await rowsOf(writer, sql`delete from staff.recovery_codes where account = ${account}`);
  await rowsOf(writer, sql`delete from staff.challenges where account = ${account}`);
}
