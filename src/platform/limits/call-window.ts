/** How often each caller may still call, as far as this process knows; callers are kept in memory only. */
export type CallWindow = {
  /** The whole seconds a caller has to wait, or null when the next call may go on. */
  waitOf(caller: string, now: number): number | null;
  /** Writes down a call that went on. */
  note(caller: string, now: number): void;
  /** No call of this caller goes on before `until`: somebody who sees all processes said so. */
  block(caller: string, until: number, now: number): void;
  /** Whether this refusal is the first of a wait of so many seconds: what follows until then is no news. */
  isNews(caller: string, seconds: number, now: number): boolean;
  /** How many callers are remembered. */
  size(): number;
};

type Caller = { calls: readonly number[]; blockedUntil: number; toldUntil: number };

/** The oldest callers are forgotten first, so that a flood of callers cannot fill the memory: some 6 MB for each limit. */
export const mostCallersInMemory = 20_000;

/** Lets `limit` calls of one caller through in any `windowMs` milliseconds. */
export function createCallWindow({ limit, windowMs }: { limit: number; windowMs: number }): CallWindow {
  const callers = new Map<string, Caller>();

  /** A clock that was set back leaves instants in the future; beyond one window they mean nothing. */
  const recent = (calls: readonly number[] = [], now: number) =>
    calls.filter(at => Math.abs(now - at) < windowMs);

  function remember(name: string, now: number, change: Partial<Caller>): void {
    const caller = { calls: [], blockedUntil: 0, toldUntil: 0, ...callers.get(name), ...change };
    callers.delete(name);
    callers.set(name, caller);
    if (callers.size > mostCallersInMemory) callers.delete(callers.keys().next().value ?? '');
    forgetPassed(now);
  }

  /** Whoever called longest ago stands first: nobody is kept for longer than there is a reason to. */
  function forgetPassed(now: number): void {
    for (const [name, { calls, blockedUntil }] of callers) {
      if (blockedUntil > now || recent(calls, now).length > 0) return;
      callers.delete(name);
    }
  }

  return {
    waitOf(name, now) {
      const caller = callers.get(name);
      if (!caller) return null;
      const calls = recent(caller.calls, now);
      const free = calls.length < limit ? 0 : Math.min(...calls) + windowMs;
      const told = caller.blockedUntil - now > windowMs ? 0 : caller.blockedUntil;
      const until = Math.max(free, told);
      return until > now ? secondsUntil(until, now) : null;
    },
    note: (name, now) => remember(name, now, { calls: [...recent(callers.get(name)?.calls, now), now] }),
    block: (name, until, now) => remember(name, now, { blockedUntil: until }),
    isNews(name, seconds, now) {
      if ((callers.get(name)?.toldUntil ?? 0) > now) return false;
      remember(name, now, { toldUntil: now + seconds * 1000 });
      return true;
    },
    size: () => callers.size,
  };
}

/** As `Retry-After` says it: whole seconds, at least one. */
export function secondsUntil(until: number, now: number): number {
  return Math.max(1, Math.ceil((until - now) / 1000));
}
