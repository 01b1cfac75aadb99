import { sql } from '@payloadcms/db-postgres/drizzle';
import { rowsOf, type Writer } from './rows-of.ts';

/** One browser somebody is signed in with; `device` is the family of browser and system, empty where it was not told. */
export type OpenSession = {
  readonly id: string;
  readonly device: string;
  readonly since: Date;
  readonly lastSeen: Date;
};

type Row = { id: string; userAgent: string | null; createdAt: string; updatedAt: string };

/** Where somebody is signed in, the latest first. */
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

/** Ends one session of this person; another's is none of theirs. Tells whether there was one. */
export async function endSession(writer: Writer, userId: string, id: string): Promise<boolean> {
  const deleted = await rowsOf(
    writer,
    sql`delete from auth.session where id = ${id} and "userId" = ${userId} returning id`,
  );
  return deleted.length === 1;
}

/** Signs a person out everywhere; links that were mailed and not used yet end as well. */
export async function endSessions(
  writer: Writer,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await rowsOf(writer, sql`delete from auth.session where "userId" = ${id}`);
  await rowsOf(writer, sql`delete from auth.mail_links where email = ${email}`);
}
