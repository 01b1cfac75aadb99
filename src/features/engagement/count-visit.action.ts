import { isbot } from 'isbot';
import type { Payload } from 'payload';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { env } from '#platform/env.ts';
import { networkOf } from '#platform/http/network-of.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { type CountName, writeCountName } from './count.rules.ts';
import { isCounted } from './counted-keys.queries.ts';
import { listNumbers } from './numbers.queries.ts';
import { raiseCount } from './raise-count.ts';

/** Where a count comes from: for its limit and to leave out machines, and not kept. */
export type Visit = {
  readonly clientAddress: string;
  /** As the browser calls itself; null where it does not. */
  readonly userAgent: string | null;
  readonly now: Date;
};

/** `unknown`: no published post or event carries that key. `too-often`: `wait` is in whole seconds. */
export type VisitProblem = { code: 'unknown' } | { code: 'too-often'; wait: number };

const aMinute = 60_000;
let perMinute: RateLimit | undefined;

/**
 * Counts what one visitor opened, viewed or loved, as often as one network may (ruling 36), and gives the new number.
 * A machine that says it is one is told the number like anybody and is not counted.
 */
export async function countVisit(
  payload: Payload,
  name: CountName,
  { clientAddress, userAgent, now }: Visit,
): Promise<Outcome<number, VisitProblem>> {
  if (!(await isCounted(name, now))) return problem({ code: 'unknown' });
  if (isbot(userAgent)) return ok((await listNumbers(payload, [name]))[writeCountName(name)] ?? 0);
  perMinute ??= createSharedLimit({ name: 'count', limit: env.COUNT_PER_NETWORK, windowMs: aMinute });
  const caller = `${networkOf(clientAddress)} ${writeCountName(name)}`;
  const wait = await perMinute.refuse(caller);
  if (wait !== null) return problem({ code: 'too-often', wait });
  return ok(await raiseCount(payload, name));
}
