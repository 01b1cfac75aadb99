import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { env } from '#platform/env.ts';
import { isProven } from '#platform/limits/proof-of-work.ts';
import { createSharedLimit } from '#platform/limits/rate-limit.ts';
import { logWarning } from '#platform/log.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import {
  type Attack,
  findAttack,
  looksLikeCardTesting,
  type Verdicts,
  verdictWindowMs,
} from './abuse.rules.ts';

/** A donation that is about to begin, with the purpose in its form. */
export type Beginning = { network: string; purpose: string; proof: string | undefined; now: Date };

/**
 * `too-often`: the network has to wait. `slowed`: the device has to prove work first; a browser with
 * script does so by itself.
 */
export type SlowDownProblem = { code: 'too-often'; wait: number } | { code: 'slowed'; wait: number };

const TEN_MINUTES = 10 * 60_000;
/** How many donations begin without a proof while giving is slowed, for phones without script. */
const unproven = { ofNetwork: 2, ofAll: 30 };

let limits: ReturnType<typeof openLimits> | undefined;

function openLimits() {
  const open = (name: string, limit: number) =>
    createSharedLimit({ name: `giving ${name}`, limit, windowMs: TEN_MINUTES });
  return {
    network: open('network', env.GIVING_PER_NETWORK),
    purpose: open('purpose', env.GIVING_PER_PURPOSE),
    all: open('all', env.GIVING_AT_ONCE),
    unprovenNetwork: open('unproven network', unproven.ofNetwork),
    unprovenAll: open('unproven', unproven.ofAll),
  };
}

/**
 * Lets a donation begin or says what it takes. When very many begin, for one purpose or altogether, or far more payments fail
 * than go through, giving is slowed instead of closed: devices prove work (decision 0016), and a few begin without.
 */
export async function slowDown(
  payload: Payload,
  { network, purpose, proof, now }: Beginning,
): Promise<Outcome<'begin', SlowDownProblem>> {
  limits ??= openLimits();
  const wait = await limits.network.refuse(network);
  if (wait !== null) {
    await countSlowed(payload, 'refused', now);
    return problem({ code: 'too-often', wait });
  }
  const waits = [await limits.all.refuse('all'), await limits.purpose.refuse(purpose)];
  const isSlow = waits.some(each => each !== null) || (await isBeingTested(payload, now));
  if (!isSlow) return ok('begin');
  if (await isProven(proof, now)) {
    await countSlowed(payload, 'solved', now);
    return ok('begin');
  }
  const pause = (await limits.unprovenNetwork.refuse(network)) ?? (await limits.unprovenAll.refuse('all'));
  if (pause === null) return ok('begin');
  await countSlowed(payload, 'asked', now);
  return problem({ code: 'slowed', wait: pause });
}

/** This process logs no further warning about card testing before then, in ms since 1970. */
let warnedUntil = 0;

async function isBeingTested(payload: Payload, now: Date): Promise<boolean> {
  const verdicts = await readVerdicts({ payload }, now);
  if (!looksLikeCardTesting(verdicts, env.GIVING_FAILED)) return false;
  if (now.getTime() >= warnedUntil) logWarning('cards are being tried out', verdicts);
  warnedUntil = Math.max(warnedUntil, now.getTime() + verdictWindowMs);
  return true;
}

/** The payments that providers reported in the 15 minutes before `now`. */
export async function readVerdicts(reader: Writer, now: Date): Promise<Verdicts> {
  const since = new Date(now.getTime() - verdictWindowMs).toISOString();
  const [row] = await queryRows<Verdicts>(
    reader,
    sql`select count(distinct donation) filter (where kind = 'failed')::int as failed,
          count(distinct donation) filter (where kind = 'paid')::int as paid
        from money.events where moment > ${since} and problem is null and kind in ('failed', 'paid')`,
  );
  return row ?? { failed: 0, paid: 0 };
}

/** asked: has to prove work. solved: proved it. refused: its network began too many. */
export type SlowedCount = 'asked' | 'solved' | 'refused';
export type Slowed = Record<SlowedCount, number>;

/** Counts one donation that was slowed, in the hour of `now`. */
export async function countSlowed(payload: Payload, what: SlowedCount, now: Date): Promise<void> {
  const column = sql.identifier(what);
  await queryRows(
    { payload },
    sql`insert into money.slowed (hour, ${column}) values (date_trunc('hour', ${now.toISOString()}::timestamptz), 1)
        on conflict (hour) do update set ${column} = money.slowed.${column} + 1`,
  );
}

/** How many donations were slowed in the day before `now`, or in so many hours before it. */
export async function readSlowed(reader: Writer, now: Date, hours = 24): Promise<Slowed> {
  const since = new Date(now.getTime() - hours * 3_600_000).toISOString();
  const [row] = await queryRows<Slowed>(
    reader,
    sql`select coalesce(sum(asked), 0)::int as asked, coalesce(sum(solved), 0)::int as solved,
          coalesce(sum(refused), 0)::int as refused from money.slowed where hour > ${since}`,
  );
  return row ?? { asked: 0, solved: 0, refused: 0 };
}

/** The attack that is going on; null if there is none. */
export async function readAttack(reader: Writer, now: Date): Promise<Attack | null> {
  const [verdicts, { asked, refused }] = await Promise.all([
    readVerdicts(reader, now),
    readSlowed(reader, now, 1),
  ]);
  return findAttack(verdicts, asked + refused, env.GIVING_FAILED);
}
