/** Where "now" comes from; whatever depends on the time takes one, so that tests own theirs. */
export type Clock = { now(): Date };

const systemClock: Clock = { now: () => new Date() };

/**
 * The clock of a process: the system's, or, for journeys that need a certain day, one that shows `start` (an ISO
 * instant) at this moment and runs on from there at real speed. After `instant/later` it shows the later one as soon
 * as the process gets SIGUSR2, so that a journey reaches midnight when it is ready. Production refuses a start
 * (env.schema.ts).
 */
export function startClock(start?: string): Clock {
  if (start === undefined) return systemClock;
  const [instant = '', later] = start.split('/');
  let now = runFrom(instant);
  if (later !== undefined)
    process.once('SIGUSR2', () => {
      now = runFrom(later);
    });
  return { now: () => now() };
}

function runFrom(instant: string): () => Date {
  const shown = Date.parse(instant);
  if (Number.isNaN(shown)) throw new Error(`A clock starts from an ISO instant, not from "${instant}".`);
  const began = performance.now();
  return () => new Date(shown + performance.now() - began);
}
