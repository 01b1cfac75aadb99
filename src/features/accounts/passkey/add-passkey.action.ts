import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { defaultLocale } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { env } from '#platform/env.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { isFresh, mostPasskeys } from '#platform/passkeys/passkey.rules.ts';
import { readCredential, registrationResponse } from '#platform/passkeys/passkey.schema.ts';
import { verifyNewPasskey } from '#platform/passkeys/verify-passkey.ts';
import { inOneTransaction, rowsOf } from '#platform/transaction.ts';
import type { Supporter } from '../signed-in-user.queries.ts';
import { endOtherSessions } from '../supporter/sessions.ts';
import { consumeChallenge } from './passkey-challenge.ts';
import { passkeyAddedKind, passkeyMailTexts } from './passkey-mail.texts.ts';

/**
 * failed: not a valid response to our challenge. known: already registered. full, stale: as when requesting the
 * challenge.
 */
export type AddPasskeyProblem = 'failed' | 'known' | 'full' | 'stale';

type Adding = {
  /** The new passkey as JSON from the browser. */
  readonly credential: string | undefined;
  readonly name: string;
  /** Whether only an account without a passkey may add one: whoever adds it is not signed in yet. */
  readonly isFirst?: boolean;
  readonly headers: Headers;
  readonly now: Date;
};

/**
 * Adds a passkey to the signed-in account, or the first to one that waits for it, and notifies its owner by mail, in case it
 * was somebody else.
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
    await rowsOf(req, sql`select 1 from auth."user" where id = ${supporter.id} for update`);
    const { id, publicKey, counter } = passkey;
    const [count] = await rowsOf<{ n: string }>(
      req,
      sql`select count(*) as n from auth.passkeys where user_id = ${supporter.id}`,
    );
    if (isFirst && Number(count?.n) > 0) return problem('stale');
    if (Number(count?.n) >= mostPasskeys) return problem('full');
    const inserted = await rowsOf(
      req,
      sql`insert into auth.passkeys (id, user_id, name, public_key, counter, transports, made_at)
          values (${id}, ${supporter.id}, ${name}, ${Buffer.from(publicKey)}, ${counter},
            ${JSON.stringify(registration.response.transports ?? [])}::jsonb, ${now.toISOString()})
          on conflict do nothing returning 1`,
    );
    if (inserted.length === 0) return problem('known');
    // Its owner was verified by the device just now, as when signing in with it.
    await rowsOf(req, sql`update auth.session set "byPasskey" = true where id = ${supporter.sessionId}`);
    if (isFirst) await endOtherSessions(req, supporter);
    const locale = supporter.language ?? defaultLocale;
    const { subject } = passkeyMailTexts[locale].added;
    await queueMail(req, { kind: passkeyAddedKind, to: supporter.email, locale, subject, data: {} });
    return ok(null);
  });
}
