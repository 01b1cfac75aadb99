import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { env } from '#platform/env.ts';
import { refuseNetwork } from '../sign-in-limit.ts';
import type { Supporter } from '../signed-in-user.queries.ts';
import { rowsOf } from '../supporter/rows-of.ts';
import {
  isFresh,
  mostPasskeys,
  passkeyAlgorithms,
  passkeyHost,
  questionHoldsMinutes,
} from './passkey.rules.ts';
import { makeQuestion } from './passkey-question.ts';

/** unavailable: this site has no address passkeys work at. stale: signed in too long ago. full: there are as many as may be. */
export type AskPasskeyProblem = 'unavailable' | 'too-often' | 'stale' | 'full';

/** What the browser hands to its passkeys, as JSON, and the question in it. */
export type PasskeyQuestion = { readonly question: string; readonly options: Record<string, unknown> };

type Asking = { readonly network: string; readonly now: Date };

const timeout = questionHoldsMinutes * 60_000;

/** The question anybody's passkey answers to sign in: no account is named, so nothing is told about any. */
export async function askToSignIn(
  payload: Payload,
  { network, now }: Asking,
): Promise<Outcome<PasskeyQuestion, AskPasskeyProblem>> {
  const host = passkeyHost(env.SITE_URL);
  if (host === null) return problem('unavailable');
  if ((await refuseNetwork(network)) !== null) return problem('too-often');
  const question = await makeQuestion({ payload }, null, now);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: host,
    challenge: Buffer.from(question, 'base64url'),
    userVerification: 'required',
    timeout,
  });
  return ok({ question, options: { ...options } });
}

/** The question a new passkey of this person answers. It says which there are, so that one device makes no second. */
export async function askToAdd(
  payload: Payload,
  supporter: Supporter,
  { network, now }: Asking,
): Promise<Outcome<PasskeyQuestion, AskPasskeyProblem>> {
  const host = passkeyHost(env.SITE_URL);
  if (host === null) return problem('unavailable');
  if (!isFresh(supporter.since, new Date())) return problem('stale');
  if ((await refuseNetwork(network)) !== null) return problem('too-often');
  const known = await rowsOf<{ id: string; transports: string[] }>(
    { payload },
    sql`select id, transports from auth.passkeys where user_id = ${supporter.id}`,
  );
  if (known.length >= mostPasskeys) return problem('full');
  const question = await makeQuestion({ payload }, supporter.id, now);
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpID: host,
    rpName: host,
    userName: supporter.email,
    userID: new Uint8Array(Buffer.from(supporter.id)),
    challenge: Buffer.from(question, 'base64url'),
    attestationType: 'none',
    supportedAlgorithmIDs: [...passkeyAlgorithms],
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout,
  });
  return ok({ question, options: { ...options } });
}
