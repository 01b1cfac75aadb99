/** The source of "now"; whatever depends on the time takes one, so that tests control theirs. */
export type Clock = { now(): Date };

const systemClock: Clock = { now: () => new Date() };

/**
 * The clock of a process: the system's, or, for journeys that need a certain day, one that begins at `start` (an ISO
 * instant) and runs on at real speed. With `instant/later` it switches to the later instant on SIGUSR2, so that a
 * journey reaches midnight when it is ready. Production refuses a start (env.schema.ts).
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
