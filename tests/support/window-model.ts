/** The reference implementation of a limit: a window starts with the first call and allows `limit` calls. */
export function createWindowModel({ limit, windowMs }: { limit: number; windowMs: number }) {
  const windows = new Map<string, { until: number; calls: number }>();
  return {
    /** The whole seconds to wait at `now`, or null when the call is allowed. */
    refuse(caller: string, now: number): number | null {
      const open = windows.get(caller);
      const window = open && open.until > now ? open : { until: now + windowMs, calls: 0 };
      windows.set(caller, window);
      if (window.calls >= limit) return Math.ceil((window.until - now) / 1000);
      window.calls += 1;
      return null;
    },
  };
}
