import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import type { Locale } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { env } from '#platform/env.ts';
import { networkOf } from '#platform/http/network-of.ts';
import { createSharedLimit } from '#platform/limits/rate-limit.ts';
import { executorOf } from '#platform/transaction.ts';
import { consentVersion } from './subscribe.rules.ts';
import type { SubscribeRequest } from './subscribe.schema.ts';

/** Who asks, in which language, and when. The network address bounds abuse and is not kept. */
export type Asking = { language: Locale; clientAddress: string; now: Date };

/** `already`: the address is waiting for confirmation or confirmed. */
export type Subscription = 'newly' | 'already';

/** `too-often`: the network or the address has asked as often as it may; `wait` is in whole seconds. */
export type SubscribeProblem = { code: 'too-often'; wait: number };

const TEN_MINUTES = 10 * 60_000;
const A_DAY = 24 * 60 * 60_000;

/**
 * Takes one person into the community: the one act behind both calls and the plain form. The new row waits for its
 * address to be confirmed; whoever left before waits again.
 */
export async function subscribe(
  payload: Payload,
  request: SubscribeRequest,
  asking: Asking,
): Promise<Outcome<Subscription, SubscribeProblem>> {
  const compared = comparedEmail(request.email);
  const wait = await refuse(compared, asking);
  if (wait !== null) return problem({ code: 'too-often', wait });
  const { name, email, source } = request;
  const at = asking.now.toISOString();
  const executor = await executorOf({ payload });
  // One statement decides, so that two posts of one address at the same instant cannot both be the first.
  const { rows } = (await executor.execute(sql`
    insert into subscribers
      (name, email, compared, status, language, joined_at, source, consent_version, updated_at, created_at)
    values
      (${name}, ${email}, ${compared}, 'waiting', ${asking.language}, ${at}, ${source}, ${consentVersion}, ${at}, ${at})
    on conflict (compared) do update set
      name = excluded.name, email = excluded.email, status = excluded.status, language = excluded.language,
      joined_at = excluded.joined_at, source = excluded.source, consent_version = excluded.consent_version,
      updated_at = excluded.updated_at
    where subscribers.status = 'left'
    returning id
  `)) as { rows: unknown[] };
  return ok(rows.length > 0 ? 'newly' : 'already');
}

let limits: ReturnType<typeof openLimits> | undefined;

function openLimits() {
  return {
    perNetwork: createSharedLimit({
      name: 'subscribe, network',
      limit: env.SUBSCRIBE_PER_NETWORK,
      windowMs: TEN_MINUTES,
    }),
    perAddress: createSharedLimit({
      name: 'subscribe, address',
      limit: env.SUBSCRIBE_PER_ADDRESS,
      windowMs: A_DAY,
    }),
  };
}

/** The seconds to wait, or null: the network is asked first, so that a flood spends its own limit and nobody else's. */
async function refuse(compared: string, { clientAddress, now }: Asking): Promise<number | null> {
  limits ??= openLimits();
  return (
    (await limits.perNetwork.refuse(networkOf(clientAddress), now.getTime())) ??
    limits.perAddress.refuse(compared, now.getTime())
  );
}
