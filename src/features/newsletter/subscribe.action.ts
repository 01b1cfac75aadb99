import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import type { Locale } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { inOneTransaction } from '#platform/in-one-transaction.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { executorOf } from '#platform/transaction.ts';
import { dayMs } from './confirmation/confirmation.rules.ts';
import { confirmationMail } from './confirmation/confirmation-mail.ts';
import { consentWords } from './consent-words.ts';
import { unsubscribedHashes } from './preferences/unsubscribed-hash.ts';
import { consentVersion } from './subscribe.rules.ts';
import type { SubscribeRequest } from './subscribe.schema.ts';
import { refuseSubscription } from './subscribe-limits.ts';

/** Who asks, in which language, and when. The network address bounds abuse and is not kept. */
export type SubscribeContext = { language: Locale; clientAddress: string; now: Date };

/** `already`: the address is waiting for confirmation or confirmed. */
export type Subscription = 'newly' | 'already';

/** `too-often`: the network or the address has asked as often as it may; `wait` is in whole seconds. */
export type SubscribeProblem = { code: 'too-often'; wait: number };

/**
 * Takes one person into the community: the one act behind both calls and the plain form. The new row waits for its
 * address to be confirmed, and the mail that asks for it is written in the same transaction. Whoever left before waits
 * again; whoever waits already gets the mail again, at most once a day (ruling 29).
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

/** The row whose address is to be confirmed. */
type PendingRow = { id: number; email: string };

async function first(req: PayloadRequest, statement: SQL): Promise<PendingRow | null> {
  const { rows } = (await (await executorOf(req)).execute(statement)) as { rows: PendingRow[] };
  return rows[0] ?? null;
}

/** Somebody who left and joins again by themselves gets their row back, so that links in old mail lead to it. */
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
      returning id, email
    `,
  );
}

/** One statement decides, so that two posts of one address at the same instant cannot both be the first. */
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
      returning id, email
    `,
  );
}

/** Whoever waits and was last written to a day ago or longer is written to again, at the address as it was first typed. */
function resendConfirmation(req: PayloadRequest, compared: string, { now }: SubscribeContext) {
  const dayAgo = new Date(now.getTime() - dayMs).toISOString();
  return first(
    req,
    sql`
      update subscribers set confirmation_mailed_at = ${now.toISOString()}
      where compared = ${compared} and status = 'waiting'
        and (confirmation_mailed_at is null or confirmation_mailed_at <= ${dayAgo})
      returning id, email
    `,
  );
}
