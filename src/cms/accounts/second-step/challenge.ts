import { createHash, randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { env } from '#platform/env.ts';
import { challengeTtlMinutes, passkeyHost } from '#platform/passkeys/passkey.rules.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { listKeyIds } from './second-step-store.ts';

const hashText = (text: string) => createHash('sha256').update(text).digest();
const isSecure = () => env.STAFF_URL.startsWith('https:');
const cookieName = () => `${isSecure() ? '__Host-' : ''}adey-second-step`;

type Challenge = {
  account: number;
  /** The stored password that was right; null for a challenge that adds a passkey. */
  password: string | null;
};

/** Creates a random challenge for an account, stored as a digest, with the cookie that binds it to this browser. */
export async function createChallenge(
  writer: Writer,
  { account, password }: Challenge,
): Promise<{ challenge: string; cookie: string }> {
  const challenge = randomBytes(32).toString('base64url');
  await queryRows(writer, sql`delete from staff.challenges where expires_at < now()`);
  await queryRows(
    writer,
    sql`insert into staff.challenges (digest, account, password, expires_at) values (${hashText(challenge)}, ${account},
        ${password === null ? null : hashText(password)}, now() + make_interval(mins => ${challengeTtlMinutes}))`,
  );
  return { challenge, cookie: writeCookie(challenge, challengeTtlMinutes * 60) };
}

function writeCookie(value: string, seconds: number): string {
  const secure = isSecure() ? '; Secure' : '';
  return `${cookieName()}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict${secure}`;
}

/** Ends the cookie of a challenge. */
export const endedCookie = (): string => writeCookie('', 0);

function challengeIn(headers: Headers): string | null {
  const pair = (headers.get('cookie') ?? '')
    .split(/;\s*/)
    .find(cookie => cookie.startsWith(`${cookieName()}=`));
  const challenge = pair?.slice(cookieName().length + 1) ?? '';
  return /^[A-Za-z0-9_-]{43}$/.test(challenge) ? challenge : null;
}

export type PendingSignIn = { readonly challenge: string; readonly account: number };

/** The account whose password was right in this browser within the last minutes; null if there is none, or its password has changed since. */
export async function findPendingSignIn(writer: Writer, headers: Headers): Promise<PendingSignIn | null> {
  const challenge = challengeIn(headers);
  if (challenge === null) return null;
  const [row] = await queryRows<{ account: number; password: Buffer; hash: string | null }>(
    writer,
    sql`select c.account, c.password, s.hash from staff.challenges c join public.staff s on s.id = c.account
        where c.digest = ${hashText(challenge)} and c.password is not null and c.expires_at > now()`,
  );
  if (!row?.hash || !hashText(row.hash).equals(row.password)) return null;
  return { challenge, account: row.account };
}

/** Uses up the challenge of a sign-in; false if another request was first. */
export async function consumePendingSignIn(
  writer: Writer,
  { challenge, account }: PendingSignIn,
): Promise<boolean> {
  const rows = await queryRows(
    writer,
    sql`delete from staff.challenges where digest = ${hashText(challenge)} and account = ${account}
        and password is not null and expires_at > now() returning 1`,
  );
  return rows.length === 1;
}

/** Uses up this browser's challenge for adding a passkey, and returns it; null if there is none. */
export async function consumeAddChallenge(
  writer: Writer,
  headers: Headers,
  account: number,
): Promise<string | null> {
  const challenge = challengeIn(headers);
  if (challenge === null) return null;
  const rows = await queryRows(
    writer,
    sql`delete from staff.challenges where digest = ${hashText(challenge)} and account = ${account}
        and password is null and expires_at > now() returning 1`,
  );
  return rows.length === 1 ? challenge : null;
}

/** Options for `navigator.credentials.get` as JSON; null unless the password was right in this browser a moment ago. */
export async function signInOptions(payload: Payload, headers: Headers) {
  const pending = await findPendingSignIn({ payload }, headers);
  if (!pending) return null;
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID: passkeyHost(env.STAFF_URL) ?? '',
    challenge: Buffer.from(pending.challenge, 'base64url'),
    allowCredentials: await listKeyIds({ payload }, pending.account),
    userVerification: 'required',
    timeout: challengeTtlMinutes * 60_000,
  });
}
