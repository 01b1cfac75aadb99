import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { z } from 'zod';
import { env } from '#platform/env.ts';
import { openAccounts, orDatabaseFault } from '../open-accounts.ts';
import { cookiesWithHint } from '../session-cookies.ts';
import { rowsOf } from '../supporter/rows-of.ts';
import { passkeyHost } from './passkey.rules.ts';
import { authenticationResponse, readCredential } from './passkey.schema.ts';
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
  if (!stored) return null;
  const counter = await check(answer, stored, challenge);
  if (counter === null || !(await use({ payload }, stored, { counter, now }))) return null;
  const accounts = await openAccounts();
  const { headers: cookies } = await orDatabaseFault(
    accounts,
    accounts.api.signInKnown({ body: { userId: stored.user_id }, headers, returnHeaders: true }),
  );
  return cookiesWithHint(cookies, env.SITE_URL.startsWith('https:'));
}

/** The signature counter of a valid response, otherwise null. */
async function check(
  answer: AuthenticationResponse,
  stored: StoredPasskey,
  challenge: string,
): Promise<number | null> {
  const { clientDataJSON, userHandle } = answer.response;
  const claimedUserId = Buffer.from(userHandle ?? '', 'base64url').toString();
  if (userHandle && claimedUserId !== stored.user_id) return null;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { crossOrigin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    if (crossOrigin) return null; // Our pages are never embedded in another site.
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...answer,
        response: { ...answer.response, userHandle: userHandle ?? undefined },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: env.SITE_URL,
      expectedRPID: passkeyHost(env.SITE_URL) ?? '',
      credential: {
        id: stored.id,
        publicKey: new Uint8Array(stored.public_key),
        counter: Number(stored.counter),
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null; // The library throws on any mismatch; the sender need not know which.
  }
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
