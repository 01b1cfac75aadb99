import { sql } from '@payloadcms/db-postgres/drizzle';
import { rowsOf, type Writer } from '#platform/transaction.ts';

export type Passkey = {
  readonly id: string;
  readonly name: string;
  readonly madeAt: Date;
  /** Null until it is first used to sign in. */
  readonly lastUsedAt: Date | null;
};

type Row = { id: string; name: string; made_at: string; last_used_at: string | null };

/** The passkeys of an account, newest first. */
export async function listPasskeys(writer: Writer, userId: string): Promise<Passkey[]> {
  const rows = await rowsOf<Row>(
    writer,
    sql`select id, name, made_at, last_used_at from auth.passkeys where user_id = ${userId} order by made_at desc, id`,
  );
  return rows.map(({ id, name, made_at, last_used_at }) => ({
    id,
    name,
    madeAt: new Date(made_at),
    lastUsedAt: last_used_at === null ? null : new Date(last_used_at),
  }));
}

/** Renames a passkey of this account; false if it has no such passkey. */
export async function namePasskey(
  writer: Writer,
  userId: string,
  { id, name }: Pick<Passkey, 'id' | 'name'>,
): Promise<boolean> {
  const named = await rowsOf(
    writer,
    sql`update auth.passkeys set name = ${name} where id = ${id} and user_id = ${userId} returning 1`,
  );
  return named.length === 1;
}

/** Removes a passkey of this account; false if it has no such passkey. */
export async function removePasskey(writer: Writer, userId: string, id: string): Promise<boolean> {
  const removed = await rowsOf(
    writer,
    sql`delete from auth.passkeys where id = ${id} and user_id = ${userId} returning 1`,
  );
  return removed.length === 1;
}
