import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { signInMailKind } from './sign-in.rules.ts';

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
  const rows = await queryRows<Row>(
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
  const deleted = await queryRows(
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
  await queryRows(writer, sql`delete from auth.session where "userId" = ${id}`);
  await queryRows(writer, sql`delete from auth.mail_links where email = ${email}`);
}

/** Ends the sessions of an account in all other browsers, and invalidates its unused sign-in links. */
export async function endOtherSessions(
  writer: Writer,
  { id, sessionId, email }: { id: string; sessionId: string; email: string },
): Promise<void> {
  await queryRows(writer, sql`delete from auth.session where "userId" = ${id} and id <> ${sessionId}`);
  await queryRows(writer, sql`delete from auth.mail_links where email = ${email}`);
}

const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\b(OPR|Opera)\b/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

const nameIn = (list: readonly [RegExp, string][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? '';

/**
 * Reduces a user agent to browser and system, "Firefox, Android": enough to recognise your own devices, and shared
 * with millions of others.
 */
export function deviceName(userAgent: string): string {
  return [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(Boolean).join(', ');
}

/** Staff can see for a week whether a link was sent; then its mail is deleted. */
const mailDays = 7;

/**
 * Deletes expired sessions, sign-in states, passkey challenges, unused links and their mails; returns the count of
 * each.
 */
export async function sweepAccounts(payload: Payload, now: Date) {
  const at = now.toISOString();
  const count = async (statement: ReturnType<typeof sql>) => (await queryRows({ payload }, statement)).length;
  return {
    sessions: await count(sql`delete from auth.session where "expiresAt" <= ${at} returning id`),
    beginnings: await count(sql`delete from auth.verification where "expiresAt" <= ${at} returning id`),
    links: await count(sql`delete from auth.mail_links where expires_at <= ${at} returning digest`),
    questions: await count(
      sql`delete from auth.passkey_questions where expires_at <= ${at} returning digest`,
    ),
    mails: await count(
      sql`delete from mails where kind = ${signInMailKind} and created_at < ${at}::timestamptz - ${mailDays} * interval '1 day' returning id`,
    ),
  };
}
