import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Loaded into a measured process (--import): tells whoever started it how late its event loop was since the last time
 * it was asked, and resets that.
 */
const everyMs = 5;
const delay = monitorEventLoopDelay({ resolution: everyMs });
delay.enable();

/** The monitor counts from one of its looks to the next: what goes beyond its own interval is the delay. */
const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - everyMs);

process.on('message', (message: unknown) => {
  if (message === 'reset') delay.reset();
  if (message === 'look') process.send?.({ p99: late(delay.percentile(99)), max: late(delay.max) });
});
// Listening for messages may not be what keeps the process alive.
process.channel?.unref();
