import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { env } from '#platform/env.ts';
import {
  challengeTtlMinutes,
  isFresh,
  mostPasskeys,
  passkeyAlgorithms,
  passkeyHost,
} from '#platform/passkeys/passkey.rules.ts';
import { rowsOf } from '#platform/transaction.ts';
import { refuseNetwork } from '../sign-in-limit.ts';
import type { Supporter } from '../signed-in-user.queries.ts';
import { createChallenge } from './passkey-challenge.ts';

/**
 * unavailable: browsers allow no passkeys at this site's address. stale: signed in too long ago. full: the limit of
 * passkeys is reached.
 */
export type PasskeyRequestProblem = 'unavailable' | 'too-often' | 'stale' | 'full';

/** Options for `navigator.credentials` as JSON, and the challenge in them. */
export type PasskeyChallenge = { readonly challenge: string; readonly options: Record<string, unknown> };

type PasskeyRequest = { readonly network: string; readonly now: Date };
/** Whether only an account without a passkey may add one: whoever asks is not signed in yet. */
type Registration = PasskeyRequest & { readonly isFirst?: boolean };

const timeout = challengeTtlMinutes * 60_000;

/** A sign-in challenge. It names no account, so it reveals nothing about any. */
export async function createSignInChallenge(
  payload: Payload,
  { network, now }: PasskeyRequest,
): Promise<Outcome<PasskeyChallenge, PasskeyRequestProblem>> {
  const host = passkeyHost(env.SITE_URL);
  if (host === null) return problem('unavailable');
  if ((await refuseNetwork(network)) !== null) return problem('too-often');
  const challenge = await createChallenge({ payload }, null, now);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: host,
    challenge: Buffer.from(challenge, 'base64url'),
    userVerification: 'required',
    timeout,
  });
  return ok({ challenge, options: { ...options } });
}

/** A registration challenge. It lists the existing passkeys, so that no device registers twice. */
export async function createRegistrationChallenge(
  payload: Payload,
  supporter: Supporter,
  { network, isFirst = false, now }: Registration,
): Promise<Outcome<PasskeyChallenge, PasskeyRequestProblem>> {
  const host = passkeyHost(env.SITE_URL);
  if (host === null) return problem('unavailable');
  if (!isFresh(supporter.since, new Date())) return problem('stale');
  if ((await refuseNetwork(network)) !== null) return problem('too-often');
  const known = await rowsOf<{ id: string; transports: string[] }>(
    { payload },
    sql`select id, transports from auth.passkeys where user_id = ${supporter.id}`,
  );
  if (isFirst && known.length > 0) return problem('stale');
  if (known.length >= mostPasskeys) return problem('full');
  const challenge = await createChallenge({ payload }, supporter.id, now);
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpID: host,
    rpName: host,
    userName: supporter.email,
    userID: new Uint8Array(Buffer.from(supporter.id)),
    challenge: Buffer.from(challenge, 'base64url'),
    attestationType: 'none',
    supportedAlgorithmIDs: [...passkeyAlgorithms],
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout,
  });
  return ok({ challenge, options: { ...options } });
}
