import type { Payload } from 'payload';
import { env } from '#platform/env.ts';
import { challengeTtlMinutes, passkeyHost } from '#platform/passkeys/passkey.rules.ts';
import { findPendingSignIn } from './challenge.ts';
import { listKeyIds } from './passkey-store.ts';

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
