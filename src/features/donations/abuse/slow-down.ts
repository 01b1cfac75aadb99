import type { Payload } from 'payload';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { env } from '#platform/env.ts';
import { isProven } from '#platform/limits/proof-of-work.ts';
import { createSharedLimit } from '#platform/limits/rate-limit.ts';
import { logWarning } from '#platform/log.ts';
import { countSlowed, readVerdicts } from './abuse.queries.ts';
import { looksLikeCardTesting, verdictWindowMs } from './abuse.rules.ts';

/** A gift that is about to begin. `purpose` is what the form says it is for. */
export type Beginning = { network: string; purpose: string; proof: string | undefined; now: Date };

/**
 * `too-often`: the network has to wait. `slowed`: the gift begins once the device has proved some work; a browser with
 * script does so by itself.
 */
export type SlowDownProblem = { code: 'too-often'; wait: number } | { code: 'slowed'; wait: number };

const TEN_MINUTES = 10 * 60_000;
/** While payments are slowed, so many gifts begin without a proof: phones without script. */
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
 * Lets a gift begin or says what it takes. When very many begin, on one page or all over, or when far more payments fail
 * than go through, giving is slowed and not closed: a device proves work (decision 0016), and some begin without.
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

/** Until when a warning about card testing has been logged by this process, in ms since 1970. */
let warnedUntil = 0;

async function isBeingTested(payload: Payload, now: Date): Promise<boolean> {
  const verdicts = await readVerdicts({ payload }, now);
  if (!looksLikeCardTesting(verdicts, env.GIVING_FAILED)) return false;
  if (now.getTime() >= warnedUntil) logWarning('cards are being tried out', verdicts);
  warnedUntil = Math.max(warnedUntil, now.getTime() + verdictWindowMs);
  return true;
}
