import type { Payload } from 'payload';
import { type Outcome, problem } from '#core/outcome.ts';
import { env } from '#platform/env.ts';
import { networkOf } from '#platform/http/network-of.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { type CountProblem, countOne } from './count.action.ts';
import type { CountName } from './count.rules.ts';

/** Where a count comes from, for its limit only. */
type Visit = { readonly clientAddress: string; readonly now: Date };

/** `too-often`: counted as often as one network may; `wait` is in whole seconds. */
export type VisitProblem = { code: CountProblem } | { code: 'too-often'; wait: number };

/** Counts what one visitor opened, viewed or loved, as often as one network may, and gives the new number. */
export async function countVisit(
  payload: Payload,
  name: CountName,
  { clientAddress, now }: Visit,
): Promise<Outcome<number, VisitProblem>> {
  perMinute ??= createSharedLimit({ name: 'count', limit: env.COUNT_PER_NETWORK, windowMs: 60_000 });
  const caller = `${networkOf(clientAddress)} ${name.kind} ${name.key}`;
  const wait = await perMinute.refuse(caller, now.getTime());
  if (wait !== null) return problem({ code: 'too-often', wait });
  const counted = await countOne(payload, name);
  return counted.ok ? counted : problem({ code: counted.problem });
}

let perMinute: RateLimit | undefined;
