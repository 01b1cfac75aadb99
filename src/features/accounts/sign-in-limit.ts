import { toInbox } from '#core/email-address.ts';
import { env } from '#platform/env.ts';
import { toNetwork } from '#platform/http/client-address.ts';
import type { LimitStore } from '#platform/limits/limit-store.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';

const tenMinutes = 600_000;
const day = 24 * 3_600_000;
let network: RateLimit | undefined;
let address: RateLimit | undefined;

/** Limits sign-in attempts per network, for all methods: the seconds to wait, or null. */
export function refuseNetwork(clientAddress: string): Promise<number | null> {
  network ??= createSharedLimit({ name: 'sign-in', limit: env.SIGN_IN_PER_NETWORK, windowMs: tenMinutes });
  return network.refuse(toNetwork(clientAddress));
}

/**
 * Limits how many links one network has mailed to an inbox, whether or not it has an account. Others may still ask for the
 * rest of its budget (mail-budget.ts), so that nobody can lock out its owner alone: a provider gives one customer up to
 * 65,536 networks of 64 bits.
 */
export function refuseMail(clientAddress: string, email: string): Promise<number | null> {
  address ??= createSharedLimit({
    name: 'sign-in-mail',
    limit: env.SIGN_IN_MAILS_PER_ADDRESS,
    windowMs: day,
  });
  return address.refuse(`${toNetwork(clientAddress, 48)} ${toInbox(email)}`);
}

type Rule = { readonly window: number; readonly max: number };

/**
 * Where better-auth counts calls, callbacks of identity services above all: with our limits, so that they hold over all
 * site processes. Its own storage in the database would keep counters that are never read again.
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
