import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { z } from 'zod';
import { defaultLocale, isLocale } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { env } from '#platform/env.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import {
  challengeTtlMinutes,
  isFresh,
  mostPasskeys,
  passkeyAlgorithms,
  passkeyHost,
} from '#platform/passkeys/passkey.rules.ts';
import {
  authenticationResponse,
  readCredential,
  registrationResponse,
  verifyNewPasskey,
  verifyPasskey,
} from '#platform/passkeys/verify-passkey.ts';
import { inOneTransaction, queryRows } from '#platform/transaction.ts';
import { openAccounts, orDatabaseFault } from '../open-accounts.ts';
import { cookiesWithHint } from '../session-cookies.ts';
import { endOtherSessions, endSessions } from '../sessions.ts';
import { refuseNetwork } from '../sign-in-limit.ts';
import type { Supporter } from '../signed-in-user.queries.ts';
import { passkeyAddedKind, passkeyMailTexts, passkeysRemovedKind } from './passkey-mail.texts.ts';
import { consumeChallenge, createChallenge } from './passkey-store.ts';

/**
 * unavailable: browsers allow no passkeys at this site's address. stale: signed in too long ago. full: the limit of
 * passkeys is reached.
 */
export type PasskeyRequestProblem = 'unavailable' | 'too-often' | 'stale' | 'full';

/** Options for `navigator.credentials` as JSON, and the challenge in them. */
type PasskeyChallenge = { readonly challenge: string; readonly options: Record<string, unknown> };

type PasskeyRequest = { readonly network: string; readonly now: Date };
/** True while the supporter is not signed in yet: then only an account without passkeys may add one. */
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
  const known = await queryRows<{ id: string; transports: string[] }>(
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
  const [stored] = await queryRows<StoredPasskey>(
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
  const used = await queryRows(
    writer,
    sql`update auth.passkeys set counter = ${counter}, last_used_at = ${now.toISOString()}
        where id = ${id} and counter = ${before} returning 1`,
  );
  return used.length === 1;
}

/**
 * failed: not a valid response to our challenge. known: already registered. full, stale: as when requesting the
 * challenge.
 */
type AddPasskeyProblem = 'failed' | 'known' | 'full' | 'stale';

type Adding = {
  /** The new passkey as JSON from the browser. */
  readonly credential: string | undefined;
  readonly name: string;
  /** True while the supporter is not signed in yet: then only an account without passkeys may add one. */
  readonly isFirst?: boolean;
  readonly headers: Headers;
  readonly now: Date;
};

/**
 * Adds a passkey to the signed-in account, or the first one to an account waiting for it, and notifies the owner by mail,
 * in case it was added by somebody else.
 */
export async function addPasskey(
  payload: Payload,
  supporter: Supporter,
  { credential, name, isFirst = false, headers, now }: Adding,
): Promise<Outcome<null, AddPasskeyProblem>> {
  if (!isFresh(supporter.since, new Date())) return problem('stale');
  const registration = readCredential(registrationResponse, credential);
  const challenge = await consumeChallenge({ payload }, { headers, userId: supporter.id, now });
  if (!registration || challenge === null) return problem('failed');
  const passkey = await verifyNewPasskey(registration, { challenge, origin: env.SITE_URL });
  if (!passkey) return problem('failed');
  return inOneTransaction(payload, async req => {
    // Locks the account, so that two concurrent requests cannot exceed the limit.
    await queryRows(req, sql`select 1 from auth."user" where id = ${supporter.id} for update`);
    const { id, publicKey, counter } = passkey;
    const [count] = await queryRows<{ n: string }>(
      req,
      sql`select count(*) as n from auth.passkeys where user_id = ${supporter.id}`,
    );
    if (isFirst && Number(count?.n) > 0) return problem('stale');
    if (Number(count?.n) >= mostPasskeys) return problem('full');
    const inserted = await queryRows(
      req,
      sql`insert into auth.passkeys (id, user_id, name, public_key, counter, transports, made_at)
          values (${id}, ${supporter.id}, ${name}, ${Buffer.from(publicKey)}, ${counter},
            ${JSON.stringify(registration.response.transports ?? [])}::jsonb, ${now.toISOString()})
          on conflict do nothing returning 1`,
    );
    if (inserted.length === 0) return problem('known');
    // Its owner was verified by the device just now, as when signing in with it.
    await queryRows(req, sql`update auth.session set "byPasskey" = true where id = ${supporter.sessionId}`);
    if (isFirst) await endOtherSessions(req, supporter);
    const locale = supporter.language ?? defaultLocale;
    const { subject } = passkeyMailTexts[locale].added;
    await queueMail(req, { kind: passkeyAddedKind, to: supporter.email, locale, subject, data: {} });
    return ok(null);
  });
}

/**
 * Removes all passkeys of a supporter who lost them, signs them out everywhere and tells them by mail. Returns how many
 * there were; null if no account has this address.
 */
export async function removePasskeys(payload: Payload, email: string): Promise<number | null> {
  return inOneTransaction(payload, async req => {
    const [account] = await queryRows<{ id: string; email: string; language: string | null }>(
      req,
      sql`select id, email, language from auth."user" where email = ${email} for update`,
    );
    if (!account) return null;
    const removed = await queryRows(
      req,
      sql`delete from auth.passkeys where user_id = ${account.id} returning 1`,
    );
    await endSessions(req, account);
    const locale = isLocale(account.language) ? account.language : defaultLocale;
    const { subject } = passkeyMailTexts[locale].removed;
    await queueMail(req, { kind: passkeysRemovedKind, to: account.email, locale, subject, data: {} });
    return removed.length;
  });
}
