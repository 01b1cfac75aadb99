import { createHash, randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { env } from '#platform/env.ts';
import { challengeTtlMinutes } from '#platform/passkeys/passkey.rules.ts';
import { rowsOf, type Writer } from '#platform/transaction.ts';

const digestOf = (challenge: string) => createHash('sha256').update(challenge).digest();
const isSecure = () => env.SITE_URL.startsWith('https:');

// The __Host- prefix prevents other hosts of our domain from setting it (RFC 6265bis, 4.1.3).
const cookieName = () => (isSecure() ? '__Host-adey-passkey' : 'adey-passkey');

/** Creates a WebAuthn challenge: for an account to add a passkey, or without one to sign in. */
export async function createChallenge(writer: Writer, userId: string | null, now: Date): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const until = new Date(now.getTime() + challengeTtlMinutes * 60_000).toISOString();
  await rowsOf(
    writer,
    sql`insert into auth.passkey_questions (digest, user_id, expires_at) values (${digestOf(challenge)}, ${userId}, ${until})`,
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
  const deleted = await rowsOf(
    writer,
    sql`delete from auth.passkey_questions where digest = ${digestOf(challenge)} and expires_at > ${now.toISOString()}
        and user_id is not distinct from ${userId} returning 1`,
  );
  return deleted.length === 1 ? challenge : null;
}

function challengeIn(cookies: string): string | null {
  const pair = cookies.split(/;\s*/).find(cookie => cookie.startsWith(`${cookieName()}=`));
  const challenge = pair?.slice(cookieName().length + 1) ?? '';
  return /^[A-Za-z0-9_-]{43}$/.test(challenge) ? challenge : null;
}
