import { sql } from '@payloadcms/db-postgres/drizzle';
import { rowsOf, type Writer } from '#platform/transaction.ts';

/** An open session; `device` is browser and system, empty if unknown. */
export type OpenSession = {
  readonly id: string;
  readonly device: string;
  readonly since: Date;
  readonly lastSeen: Date;
};

type Row = { id: string; userAgent: string | null; createdAt: string; updatedAt: string };

/** The open sessions of an account, latest first. */
export async function listSessions(writer: Writer, userId: string, now: Date): Promise<OpenSession[]> {
  const rows = await rowsOf<Row>(
    writer,
    sql`select id, "userAgent", "createdAt", "updatedAt" from auth.session
        where "userId" = ${userId} and "expiresAt" > ${now.toISOString()} order by "updatedAt" desc, id`,
  );
  return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    device: userAgent ?? '',
    since: new Date(createdAt),
    lastSeen: new Date(updatedAt),
  }));
}

/** Ends one session of this account; false if it has no such session. */
export async function endSession(writer: Writer, userId: string, id: string): Promise<boolean> {
  const deleted = await rowsOf(
    writer,
    sql`delete from auth.session where id = ${id} and "userId" = ${userId} returning id`,
  );
  return deleted.length === 1;
}

/** Ends all sessions of an account, and invalidates its unused sign-in links. */
export async function endSessions(
  writer: Writer,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await rowsOf(writer, sql`delete from auth.session where "userId" = ${id}`);
  await rowsOf(writer, sql`delete from auth.mail_links where email = ${email}`);
}

/** Ends the sessions of an account in all other browsers, and invalidates its unused sign-in links. */
export async function endOtherSessions(
  writer: Writer,
  { id, sessionId, email }: { id: string; sessionId: string; email: string },
): Promise<void> {
  await rowsOf(writer, sql`delete from auth.session where "userId" = ${id} and id <> ${sessionId}`);
  await rowsOf(writer, sql`delete from auth.mail_links where email = ${email}`);
}
