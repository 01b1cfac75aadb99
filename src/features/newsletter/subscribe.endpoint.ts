import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { comparedEmail } from '#core/email-address.ts';
import { PROOF_PATH } from '#core/http-names.ts';
import type { Locale } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { confirmationMail } from '#features/newsletter/confirmation/confirmation-mail.ts';
import { env } from '#platform/env.ts';
import { toNetwork } from '#platform/http/client-address.ts';
import { defineEndpoint, type EndpointRequest } from '#platform/http/endpoint.ts';
import { isProven, createProofChallenge as newTask } from '#platform/limits/proof-of-work.ts';
import { createSharedLimit } from '#platform/limits/rate-limit.ts';
import { queueNeededMail, unlessInboxFull } from '#platform/mail/outbox.ts';
import { openCms } from '#platform/payload.ts';
import { getExecutor, inOneTransaction } from '#platform/transaction.ts';
import { unsubscribedHashes } from './reader-links.ts';
import { consentVersion, dayMs, type SubscriptionResult, subscriptionTypes } from './subscribe.rules.ts';
import { type SubscribeRequest, subscribeRequest } from './subscribe.schema.ts';
import { consentWords, subscribeTexts, typeWords } from './subscribe.texts.ts';

const types = { newly: 'Success', already: 'Already Subscribed' } as const;

/** The subscriber object of both endpoints. Clients of the old site send a time, which is ignored. */
const subscriberObject = subscribeRequest
  .extend({ dateTime: z.string().max(64).optional().meta({ description: 'Not used' }) })
  .strict();

/** The result the dialog shows. */
const resultShape = {
  type: z.enum(subscriptionTypes),
  message: z.string().meta({ description: 'What to tell the visitor, in their language' }),
  user: z.strictObject({ name: z.string() }),
};

/** Body of a refusal. */
const refusedSubscription = z.object({ message: resultShape.message });

/** The result as a message in the visitor's language. */
export function toSubscriptionResult(
  subscription: Subscription,
  name: string,
  language: Locale,
): SubscriptionResult {
  const type = types[subscription];
  return { type, message: subscribeTexts[language][typeWords[type].message], user: { name } };
}

async function subscribeFromRequest({
  body,
  clientAddress,
  renderContext,
}: EndpointRequest<SubscribeRequest>): Promise<Outcome<Subscription, SubscribeProblem>> {
  const context = { clientAddress, language: renderContext.locale, now: renderContext.now };
  return subscribe(await openCms(), body, context);
}

/** The refusal for exceeded limits: `detail` for developers, `message` for the visitor. */
function tooOften({ wait }: SubscribeProblem, language: Locale) {
  return {
    status: 429,
    detail: 'Subscribed often enough for now.',
    members: { message: subscribeTexts[language].tooOften },
    headers: { 'retry-after': String(wait) },
  } as const;
}

const successBody = z.strictObject({
  success: z.boolean().meta({ description: 'true: newly subscribed; false: already subscribed' }),
  ...resultShape,
});

/** Clients of this endpoint read `success` in every response, errors included. */
const notAdded = z.object({ success: z.literal(false), error: z.string() });

export const addSubscriber = defineEndpoint({
  id: 'addSubscriber',
  method: 'POST',
  path: '/api/addSubscriber',
  area: 'Newsletter',
  summary: 'Somebody joins the community',
  details: 'Letters come only after the address was confirmed from its own mail.',
  body: subscriberObject,
  inProblems: { shape: notAdded, of: error => ({ success: false, error }) },
  responses: {
    200: { description: 'The address is in, newly or already.', body: successBody },
    429: {
      description: 'This network or this address has asked often enough for now.',
      members: refusedSubscription,
    },
  },
}).handler(async request_ => {
  const outcome = await subscribeFromRequest(request_);
  const { locale } = request_.renderContext;
  if (!outcome.ok) return tooOften(outcome.problem, locale);
  const result = toSubscriptionResult(outcome.value, request_.body.name, locale);
  return { status: 200, body: { success: outcome.value === 'newly', ...result } };
});

const refused = z.object({ ok: z.literal(false), error: z.string() });

/**
 * An installation has one product. Its name is read from the path, because Astro passes no parameters to an endpoint
 * whose address had its language removed.
 */
export const subscribeToProduct = defineEndpoint({
  id: 'subscribeToProduct',
  method: 'POST',
  path: '/api/{product}/subscribe',
  pathParts: { product: 'The name of this installation' },
  area: 'Newsletter',
  summary: 'Somebody joins the community; the same as addSubscriber, answered in another shape',
  body: subscriberObject,
  inProblems: { shape: refused, of: error => ({ ok: false, error }) },
  responses: {
    200: { description: 'The address is in.', body: z.strictObject({ ok: z.literal(true), ...resultShape }) },
    404: { description: 'No product of that name is here.' },
    429: {
      description: 'This network or this address has asked often enough for now.',
      members: refusedSubscription,
    },
  },
}).handler(async request_ => {
  if (request_.path !== `/api/${env.PRODUCT_KEY}/subscribe`)
    return { status: 404, detail: 'No product of that name is here.' };
  const outcome = await subscribeFromRequest(request_);
  const { locale } = request_.renderContext;
  if (!outcome.ok) return tooOften(outcome.problem, locale);
  return {
    status: 200,
    body: { ok: true, ...toSubscriptionResult(outcome.value, request_.body.name, locale) },
  };
});

/** The challenge our forms solve while they are filled in; generated here, without a third party. */
export const getProofChallenge = defineEndpoint({
  id: 'askForWork',
  method: 'GET',
  path: PROOF_PATH,
  area: 'Newsletter',
  summary: 'A task whose solution lets a network subscribe more often',
  details:
    'An ALTCHA challenge (version 2). Its solution is sent as `proof` with a subscription: the JSON of ' +
    '{challenge, solution}. A subscription without one is taken too, under a stricter limit.',
  responses: {
    200: {
      description: 'A task that holds for twenty minutes.',
      body: z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() }),
    },
  },
}).handler(async ({ renderContext }) => {
  const { parameters, signature = '' } = await newTask(renderContext.now);
  return { status: 200, body: { parameters: { ...parameters }, signature } };
});

/** The network address is used for limits and not stored. */
type SubscribeContext = { language: Locale; clientAddress: string; now: Date };

/** `already`: the address is confirmed or waiting for confirmation. */
export type Subscription = 'newly' | 'already';

/** `too-often`: the network or the address reached its limit; `wait` is in whole seconds. */
export type SubscribeProblem = { code: 'too-often'; wait: number };

/**
 * Subscribes one person; used by both endpoints and the plain form. The new row waits for confirmation, and the
 * confirmation mail is queued in the same transaction. Unsubscribed people start over; waiting ones get the mail again,
 * at most once a day.
 */
export async function subscribe(
  payload: Payload,
  request: SubscribeRequest,
  context: SubscribeContext,
): Promise<Outcome<Subscription, SubscribeProblem>> {
  const compared = comparedEmail(request.email);
  const wait = await refuseSubscription({ compared, proof: request.proof, ...context });
  if (wait !== null) return problem({ code: 'too-often', wait });
  const subscribed = await unlessInboxFull(payload, () =>
    inOneTransaction(payload, async req => {
      const added =
        (await rejoin(req, request, compared, context)) ?? (await join(req, request, compared, context));
      const pending = added ?? (await resendConfirmation(req, compared, context));
      if (pending) await queueNeededMail(req, confirmationMail(pending, context));
      return ok<Subscription>(added ? 'newly' : 'already');
    }),
  );
  return subscribed ?? problem({ code: 'too-often', wait: secondsLeftToday(context.now) });
}

const secondsLeftToday = (now: Date) => Math.ceil((dayMs - (now.getTime() % dayMs)) / 1000);

/** A row that needs confirmation, with the mailbox the link goes to. */
type PendingRow = { id: number; email: string };

async function first(req: PayloadRequest, statement: SQL): Promise<PendingRow | null> {
  const { rows } = (await (await getExecutor(req)).execute(statement)) as { rows: PendingRow[] };
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
  const network = toNetwork(attempt.clientAddress);
  const wait = await limits.perNetwork.refuse(network);
  if (wait !== null) return wait;
  const proven = await isProven(attempt.proof, attempt.now);
  const unproven = proven ? null : await limits.withoutProof.refuse(network);
  return unproven ?? limits.perAddress.refuse(attempt.compared);
}
