/** Where "now" comes from; whatever depends on the time takes one, so that tests own theirs. */
export type Clock = { now(): Date };

const systemClock: Clock = { now: () => new Date() };

/**
 * The clock of a process: the system's, or, for journeys that need a certain day, one that shows `start` (an ISO
 * instant) at this moment and runs on from there at real speed. Production refuses a start (env.schema.ts).
 */
export function startClock(start?: string): Clock {
  if (start === undefined) return systemClock;
  const shown = Date.parse(start);
  if (Number.isNaN(shown)) throw new Error(`A clock starts from an ISO instant, not from "${start}".`);
  const began = performance.now();
  return { now: () => new Date(shown + performance.now() - began) };
}
