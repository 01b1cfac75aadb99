/** Lets `limit` calls of one caller through in any `windowMs` milliseconds. */
export type RateLimit = {
  /** Null when the call may go on, else the whole seconds to wait. `caller` is kept in memory only, never written. */
  refuse(caller: string, now: number): number | null;
};

const mostCallers = 50_000;

/** A sliding window in memory; the oldest callers are forgotten first, so a flood of callers cannot fill it. */
export function createRateLimit({ limit, windowMs }: { limit: number; windowMs: number }): RateLimit {
  const calls = new Map<string, number[]>();
  return {
    refuse(caller, now) {
      const recent = (calls.get(caller) ?? []).filter(at => at > now - windowMs);
      calls.delete(caller);
      calls.set(caller, recent);
      if (calls.size > mostCallers) calls.delete(calls.keys().next().value ?? '');
      const oldest = recent[0];
      if (recent.length >= limit && oldest !== undefined)
        return Math.max(1, Math.ceil((oldest + windowMs - now) / 1000));
      recent.push(now);
      return null;
    },
  };
}
