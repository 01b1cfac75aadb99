import { createHash, randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { env } from '#platform/env.ts';
import { challengeTtlMinutes } from '#platform/passkeys/passkey.rules.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';

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
  const rows = await queryRows<Row>(
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
  const named = await queryRows(
    writer,
    sql`update auth.passkeys set name = ${name} where id = ${id} and user_id = ${userId} returning 1`,
  );
  return named.length === 1;
}

/** Removes a passkey of this account; false if it has no such passkey. */
export async function removePasskey(writer: Writer, userId: string, id: string): Promise<boolean> {
  const removed = await queryRows(
    writer,
    sql`delete from auth.passkeys where id = ${id} and user_id = ${userId} returning 1`,
  );
  return removed.length === 1;
}

const hashChallenge = (challenge: string) => createHash('sha256').update(challenge).digest();
const isSecure = () => env.SITE_URL.startsWith('https:');

// The __Host- prefix prevents other hosts of our domain from setting it (RFC 6265bis, 4.1.3).
const cookieName = () => (isSecure() ? '__Host-adey-passkey' : 'adey-passkey');

/** Creates a WebAuthn challenge: for an account to add a passkey, or without one to sign in. */
export async function createChallenge(writer: Writer, userId: string | null, now: Date): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const until = new Date(now.getTime() + challengeTtlMinutes * 60_000).toISOString();
  await queryRows(
    writer,
    sql`insert into auth.passkey_questions (digest, user_id, expires_at) values (${hashChallenge(challenge)}, ${userId}, ${until})`,
  );
  return challenge;
}

/** The cookie that binds a challenge to the browser that requested it; responses from other browsers are rejected. */
export function challengeCookie(challenge: string): string {
  const life = `${cookieName()}=${challenge}; Max-Age=${challengeTtlMinutes * 60}`;
  return `${life}; Path=/; HttpOnly; SameSite=Strict${isSecure() ? '; Secure' : ''}`;
}

/**
 * Consumes this browser's challenge for the given account, or for none. It works once and before it expires, whatever
 * the response turns out to be.
 */
export async function consumeChallenge(
  writer: Writer,
  { headers, userId, now }: { headers: Headers; userId: string | null; now: Date },
): Promise<string | null> {
  const challenge = challengeIn(headers.get('cookie') ?? '');
  if (challenge === null) return null;
  const deleted = await queryRows(
    writer,
    sql`delete from auth.passkey_questions where digest = ${hashChallenge(challenge)} and expires_at > ${now.toISOString()}
        and user_id is not distinct from ${userId} returning 1`,
  );
  return deleted.length === 1 ? challenge : null;
}

function challengeIn(cookies: string): string | null {
  const pair = cookies.split(/;\s*/).find(cookie => cookie.startsWith(`${cookieName()}=`));
  const challenge = pair?.slice(cookieName().length + 1) ?? '';
  return /^[A-Za-z0-9_-]{43}$/.test(challenge) ? challenge : null;
}
