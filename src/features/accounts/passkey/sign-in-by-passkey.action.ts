import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { z } from 'zod';
import { env } from '#platform/env.ts';
import { authenticationResponse, readCredential } from '#platform/passkeys/passkey.schema.ts';
import { verifyPasskey } from '#platform/passkeys/verify-passkey.ts';
import { rowsOf } from '#platform/transaction.ts';
import { openAccounts, orDatabaseFault } from '../open-accounts.ts';
import { cookiesWithHint } from '../session-cookies.ts';
import { consumeChallenge } from './passkey-challenge.ts';

type StoredPasskey = { id: string; user_id: string; public_key: Buffer; counter: string };
type AuthenticationResponse = z.output<typeof authenticationResponse>;

/**
 * Signs in with a passkey that responds to this browser's challenge: returns the cookies of a new session, or null if
 * the response is invalid. Ends the browser's previous session.
 */
export async function signInByPasskey(
  payload: Payload,
  credential: string | undefined,
  { headers, now }: { headers: Headers; now: Date },
): Promise<readonly string[] | null> {
  const answer = readCredential(authenticationResponse, credential);
  const challenge = await consumeChallenge({ payload }, { headers, userId: null, now });
  if (!answer || challenge === null) return null;
  const [stored] = await rowsOf<StoredPasskey>(
    { payload },
    sql`select id, user_id, public_key, counter from auth.passkeys where id = ${answer.id}`,
  );
  if (!stored || !namesOwner(answer, stored)) return null;
  const key = { id: stored.id, publicKey: stored.public_key, counter: Number(stored.counter) };
  const counter = await verifyPasskey(answer, key, { challenge, origin: env.SITE_URL });
  if (counter === null || !(await use({ payload }, stored, { counter, now }))) return null;
  const accounts = await openAccounts();
  const { headers: cookies } = await orDatabaseFault(
    accounts,
    accounts.api.signInByPasskey({ body: { userId: stored.user_id }, headers, returnHeaders: true }),
  );
  return cookiesWithHint(cookies, env.SITE_URL.startsWith('https:'));
}

/** A device may say whose passkey it used; it must be ours. */
function namesOwner(
  { response: { userHandle } }: AuthenticationResponse,
  { user_id }: StoredPasskey,
): boolean {
  return !userHandle || Buffer.from(userHandle, 'base64url').toString() === user_id;
}

/**
 * Records the use. If another request changed the counter in the meantime, the key may have been cloned (WebAuthn 3,
 * 6.1.1).
 */
async function use(
  writer: { payload: Payload },
  { id, counter: before }: StoredPasskey,
  { counter, now }: { counter: number; now: Date },
): Promise<boolean> {
  const used = await rowsOf(
    writer,
    sql`update auth.passkeys set counter = ${counter}, last_used_at = ${now.toISOString()}
        where id = ${id} and counter = ${before} returning 1`,
  );
  return used.length === 1;
}
