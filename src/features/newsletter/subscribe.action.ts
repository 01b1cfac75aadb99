import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import type { Locale } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { env } from '#platform/env.ts';
import { networkOf } from '#platform/http/client-address.ts';
import { isProven } from '#platform/limits/proof-of-work.ts';
import { createSharedLimit } from '#platform/limits/rate-limit.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { executorOf, inOneTransaction } from '#platform/transaction.ts';
import { confirmationMail, unsubscribedHashes } from './reader-links.ts';
import { consentVersion, dayMs } from './subscribe.rules.ts';
import type { SubscribeRequest } from './subscribe.schema.ts';
import { consentWords } from './subscribe.texts.ts';

/** The network address is used for limits and not stored. */
type SubscribeContext = { language: Locale; clientAddress: string; now: Date };

/** `already`: the address is confirmed or waiting for confirmation. */
export type Subscription = 'newly' | 'already';

/** `too-often`: the network or the address reached its limit; `wait` is in whole seconds. */
export type SubscribeProblem = { code: 'too-often'; wait: number };

/**
 * Subscribes one person; used by both endpoints and the plain form. The new row waits for confirmation, and the
 * confirmation mail is queued in the same transaction. Unsubscribed people start over; waiting ones get the mail again,
 * at most once a day (ruling 29).
 */
export async function subscribe(
  payload: Payload,
  request: SubscribeRequest,
  context: SubscribeContext,
): Promise<Outcome<Subscription, SubscribeProblem>> {
  const compared = comparedEmail(request.email);
  const wait = await refuseSubscription({ compared, proof: request.proof, ...context });
  if (wait !== null) return problem({ code: 'too-often', wait });
  return inOneTransaction(payload, async req => {
    const added =
      (await rejoin(req, request, compared, context)) ?? (await join(req, request, compared, context));
    const pending = added ?? (await resendConfirmation(req, compared, context));
    if (pending) await queueMail(req, confirmationMail(pending, context));
    return ok(added ? 'newly' : 'already');
  });
}

/** A row that needs confirmation, with the mailbox the link goes to. */
type PendingRow = { id: number; email: string };

async function first(req: PayloadRequest, statement: SQL): Promise<PendingRow | null> {
  const { rows } = (await (await executorOf(req)).execute(statement)) as { rows: PendingRow[] };
  return rows[0] ?? null;
}

/** People who unsubscribed and subscribe again get their old row, so that links in old mail still work. */
function rejoin(req: PayloadRequest, request: SubscribeRequest, compared: string, context: SubscribeContext) {
  const { name, email, source } = request;
  const at = context.now.toISOString();
  return first(
    req,
    sql`
      update subscribers set
        name = ${name}, email = ${email}, compared = ${compared}, status = 'waiting', language = ${context.language},
        joined_at = ${at}, left_at = null, source = ${source}, consent_version = ${consentVersion},
        consent_text = ${consentWords(context.language)}, confirmation_mailed_at = ${at}, updated_at = ${at}
      where compared in ${unsubscribedHashes(compared)}
      returning id, compared as email
    `,
  );
}

/** A single statement, so that two concurrent posts of one address cannot both count as new. */
function join(req: PayloadRequest, request: SubscribeRequest, compared: string, context: SubscribeContext) {
  const { name, email, source } = request;
  const at = context.now.toISOString();
  return first(
    req,
    sql`
      insert into subscribers
        (name, email, compared, status, language, joined_at, source, consent_version, consent_text,
         confirmation_mailed_at, updated_at, created_at)
      values
        (${name}, ${email}, ${compared}, 'waiting', ${context.language}, ${at}, ${source}, ${consentVersion},
         ${consentWords(context.language)}, ${at}, ${at}, ${at})
      on conflict (compared) do nothing
      returning id, compared as email
    `,
  );
}

/**
 * Returns a waiting or suspended row whose last mail is at least a day old. A suspended one stays so until its owner presses
 * the button in that mail.
 */
function resendConfirmation(req: PayloadRequest, compared: string, { now }: SubscribeContext) {
  const dayAgo = new Date(now.getTime() - dayMs).toISOString();
  return first(
    req,
    sql`
      update subscribers set confirmation_mailed_at = ${now.toISOString()}
      where compared = ${compared} and status in ('waiting', 'suspended')
        and (confirmation_mailed_at is null or confirmation_mailed_at <= ${dayAgo})
      returning id, compared as email
    `,
  );
}

const TEN_MINUTES = 10 * 60_000;

let limits: ReturnType<typeof openLimits> | undefined;

function openLimits() {
  return {
    perNetwork: createSharedLimit({
      name: 'subscribe network',
      limit: env.SUBSCRIBE_PER_NETWORK,
      windowMs: TEN_MINUTES,
    }),
    withoutProof: createSharedLimit({
      name: 'subscribe without proof',
      limit: env.SUBSCRIBE_WITHOUT_PROOF,
      windowMs: TEN_MINUTES,
    }),
    perAddress: createSharedLimit({
      name: 'subscribe address',
      limit: env.SUBSCRIBE_PER_ADDRESS,
      windowMs: dayMs,
    }),
  };
}

type Attempt = { compared: string; proof: string | undefined; clientAddress: string; now: Date };

/**
 * Seconds to wait, or null if allowed. The network is checked first, so that a flood uses up only its own limit.
 * Requests without a proof of work have an additional, stricter limit (decision 0016).
 */
async function refuseSubscription(attempt: Attempt): Promise<number | null> {
  limits ??= openLimits();
  const network = networkOf(attempt.clientAddress);
  const wait = await limits.perNetwork.refuse(network);
  if (wait !== null) return wait;
  const proven = await isProven(attempt.proof, attempt.now);
  const unproven = proven ? null : await limits.withoutProof.refuse(network);
  return unproven ?? limits.perAddress.refuse(attempt.compared);
}
