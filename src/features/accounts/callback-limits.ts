import type { LimitStore } from '#platform/limits/limit-store.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';

type Rule = { readonly window: number; readonly max: number };

/**
 * Where better-auth counts calls, callbacks of identity services above all: with our limits, so that they hold over all
 * site processes. Its own storage in the database would count what nobody ever asks for again.
 */
export function callbackLimits(store?: LimitStore) {
  const limits = new Map<string, RateLimit>();
  return {
    /** Counts one call; `key` names network and path, `window` is in seconds. */
    async consume(key: string, { window, max }: Rule) {
      const name = `accounts ${max} in ${window}`;
      const limit =
        limits.get(name) ?? createSharedLimit({ name, limit: max, windowMs: window * 1000 }, store);
      limits.set(name, limit);
      const retryAfter = await limit.refuse(key);
      return { allowed: retryAfter === null, retryAfter };
    },
  };
}
