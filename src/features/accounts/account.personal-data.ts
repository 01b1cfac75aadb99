import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import { executorOf } from '#platform/transaction.ts';

/** An account as it is handed out to whose it is. */
export type KeptAccount = { name: string; email: string; phone: string; joinedAt: string };

type Row = { name: string; email: string; phone: string | null; createdAt: Date | string };

/** The account of the owner of an address, however it is spelled; null when there is none. */
export async function findAccount(payload: Payload, email: string): Promise<KeptAccount | null> {
  const { rows } = (await (
    await executorOf({ payload })
  ).execute(
    sql`select name, email, phone, "createdAt" from auth."user" where lower(email) = ${comparedEmail(email)}`,
  )) as { rows: Row[] };
  const [row] = rows;
  return row
    ? {
        name: row.name,
        email: row.email,
        phone: row.phone ?? '',
        joinedAt: new Date(row.createdAt).toISOString(),
      }
    : null;
}

/** Erases it, which signs its owner out everywhere, and tells how many there were: one or none. */
export async function eraseAccount(payload: Payload, email: string): Promise<number> {
  const { rows } = (await (
    await executorOf({ payload })
  ).execute(sql`delete from auth."user" where lower(email) = ${comparedEmail(email)} returning id`)) as {
    rows: unknown[];
  };
  return rows.length;
}
