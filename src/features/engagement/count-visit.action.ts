import { isbot } from 'isbot';
import type { Payload } from 'payload';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { env } from '#platform/env.ts';
import { networkOf } from '#platform/http/client-address.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { type CountName, writeCountName } from './count.rules.ts';
import { isCounted } from './counted-keys.queries.ts';
import { listNumbers } from './numbers.queries.ts';
import { raiseCount } from './raise-count.ts';

/** The sender of a count, used for limits and to exclude bots; not stored. */
export type Visit = {
  readonly clientAddress: string;
  /** The User-Agent header, or null. */
  readonly userAgent: string | null;
  readonly now: Date;
};

/** `unknown`: no published post or event has that key. `too-often`: `wait` is in whole seconds. */
export type VisitProblem = { code: 'unknown' } | { code: 'too-often'; wait: number };

const aMinute = 60_000;
let perMinute: RateLimit | undefined;

/**
 * Counts a click, view, love or share within the limit per network (ruling 36) and returns the new count. Declared bots
 * get the current count and are not counted.
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
