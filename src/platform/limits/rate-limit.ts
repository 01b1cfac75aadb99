import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { logInfo } from '#platform/log.ts';
import { dayNumber, type LimitStore, limitStore } from './limit-store.ts';

/** `limit` calls of one caller in a window of `windowMs` milliseconds, at most a day; `name` separates the limits. */
type LimitOptions = { readonly name: string; readonly limit: number; readonly windowMs: number };

/**
 * Allows `limit` calls of one caller in each window, over all site processes. A window begins with the first call, so
 * across the boundary of two windows up to `2 * limit - 1` calls are allowed within `windowMs`.
 */
export type RateLimit = {
  /**
   * Null when the call is allowed, else the whole seconds to wait, for `Retry-After`. Memory and database hold a digest
   * of `caller` (a network, a mail address) that changes daily, never the caller.
   */
  refuse(caller: string): Promise<number | null>;
  /** Takes back one allowed call, such as a try with the right password. */
  forgive(caller: string): Promise<void>;
};

/** Beyond this the oldest callers are forgotten, so that a flood cannot fill the memory: some 8 MB for each limit. */
export const mostCallersInMemory = 20_000;

/**
 * A limit that all processes share through PostgreSQL (decision 0030). A caller who has to wait is refused from memory,
 * so that a flood does not reach the database; while the database is unreachable, each process counts on from what it
 * last saw.
 */
export function createSharedLimit(options: LimitOptions, store?: LimitStore): RateLimit {
  let opened: RateLimit | undefined;
  const open = () => {
    opened ??= openLimit(options, store ?? limitStore());
    return opened;
  };
  return {
    refuse: caller => open().refuse(caller),
    forgive: caller => open().forgive(caller),
  };
}

function openLimit({ name, limit, windowMs }: LimitOptions, store: LimitStore): RateLimit {
  const settings = { keyPrefix: '', points: limit, duration: windowMs / 1000 };
  const local = new RateLimiterMemory(settings);
  const shared = new RateLimiterPostgres({
    ...settings,
    storeClient: store,
    storeType: 'client',
    schemaName: 'limits',
    tableName: 'calls',
    tableCreated: true,
    clearExpiredByTimeout: false,
    insuranceLimiter: local,
  });
  /** The keys in `local`, the oldest first, and until when a refusal has been logged. */
  const loggedUntil = new Map<string, number>();

  return {
    async refuse(caller) {
      const key = await findKey(caller);
      const seen = ofOpenWindow(await local.get(key));
      if (seen && seen.consumedPoints >= limit) return refused(key, seen.msBeforeNext);
      const { consumedPoints, msBeforeNext } = await consume(key);
      if (consumedPoints > limit) return refused(key, msBeforeNext);
      remember(key, consumedPoints, msBeforeNext);
      return null;
    },
    async forgive(caller) {
      const key = await findKey(caller);
      const { consumedPoints, msBeforeNext } = await shared.reward(key, 1);
      remember(key, consumedPoints, msBeforeNext);
    },
  };

  /** A window belongs to the day it began on: until it ends, the digest of that day is the key. */
  async function findKey(caller: string): Promise<string> {
    const now = Date.now();
    const [today, before] = [dayNumber(now), dayNumber(now - windowMs)];
    const key = store.digestCaller(name, caller, today);
    if (before === today || ofOpenWindow(await local.get(key))) return key;
    const former = store.digestCaller(name, caller, before);
    const isOpen = ofOpenWindow(await local.get(former)) ?? ofOpenWindow(await shared.get(former));
    return isOpen ? former : key;
  }

  /** A window that ends later than two windows from now was written by a wrong clock and is ignored. */
  function ofOpenWindow(found: RateLimiterRes | null): RateLimiterRes | null {
    return found && found.msBeforeNext > 0 && found.msBeforeNext <= 2 * windowMs ? found : null;
  }

  async function consume(key: string): Promise<RateLimiterRes> {
    const first = await shared.consume(key).catch(orThrow);
    if (first.msBeforeNext <= 2 * windowMs) return first;
    await shared.delete(key);
    return shared.consume(key).catch(orThrow);
  }

  /** Logs once for each wait, so that a flood does not fill the log, and never who called. */
  function refused(key: string, msBeforeNext: number): number {
    const now = Date.now();
    if ((loggedUntil.get(key) ?? 0) <= now) logInfo('limit reached', { limit: name });
    remember(key, limit, msBeforeNext, now + msBeforeNext);
    return Math.max(1, Math.ceil(msBeforeNext / 1000));
  }

  function remember(key: string, points: number, ms: number, until = loggedUntil.get(key) ?? 0): void {
    // Without a duration the limiter would keep the key for ever.
    void local.set(key, points, Math.max(ms, 1) / 1000);
    loggedUntil.delete(key);
    loggedUntil.set(key, until);
    if (loggedUntil.size > mostCallersInMemory) forget(loggedUntil.keys().next().value ?? '');
  }

  function forget(key: string): void {
    loggedUntil.delete(key);
    void local.delete(key);
  }
}

/** The limiter rejects with its result when a call is one too many. */
function orThrow(rejected: unknown): RateLimiterRes {
  if (rejected instanceof RateLimiterRes) return rejected;
  throw rejected;
}

/** Most callers in one window; beyond it new ones are refused, so that a flood cannot fill the memory. */
const mostCallers = 20_000;

type LocalLimit = {
  /** Whether this call of `caller` is within the limit. */
  allows(caller: string): boolean;
};

/**
 * Allows `limit` calls of one caller in each window of `windowMs` milliseconds, in this process only and without
 * asking the database: for counts that may be lost but must never be slow. Callers are in memory until the window
 * ends.
 */
export function createLocalLimit({ limit, windowMs }: { limit: number; windowMs: number }): LocalLimit {
  const calls = new Map<string, number>();
  let endsAt = 0;
  return {
    allows(caller) {
      const now = performance.now();
      if (now >= endsAt) {
        calls.clear();
        endsAt = now + windowMs;
      }
      const n = (calls.get(caller) ?? 0) + 1;
      if (n > limit || (n === 1 && calls.size >= mostCallers)) return false;
      calls.set(caller, n);
      return true;
    },
  };
}
