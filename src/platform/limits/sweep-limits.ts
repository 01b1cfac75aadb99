import type pg from 'pg';
import { logWarning } from '#platform/log.ts';
import { dropBeyond, dropEnded } from './limit-table.ts';

export type SweepSettings = {
  readonly everyMs: number;
  /** A flood of callers is swept before it has filled much, whatever the time. */
  readonly callsUntilSwept: number;
  /** At most this many callers are known at once; beyond it those whose window ends first are forgotten. */
  readonly mostRows: number;
};

/** Some 15 MB at the most. */
const usualSweeps: SweepSettings = { everyMs: 30_000, callsUntilSwept: 20_000, mostRows: 100_000 };
const longestWindowMs = 86_400_000;

/**
 * Deletes windows that have ended, at intervals for as long as this process lives. The library's own clearing leaves rows
 * for an hour and sets no bound. Returns a function to call after each statement on the table.
 */
export function keepSwept(pool: pg.Pool, settings: Partial<SweepSettings> = {}): () => void {
  const { everyMs, callsUntilSwept, mostRows } = { ...usualSweeps, ...settings };
  let calls = 0;
  let isUsed = false;
  let isSweeping = false;

  async function sweep(): Promise<void> {
    if (isSweeping || !isUsed || pool.ended) return;
    isSweeping = true;
    calls = 0;
    const now = Date.now();
    try {
      await pool.query(dropEnded, [now, now + 2 * longestWindowMs]);
      await pool.query(dropBeyond, [mostRows]);
    } catch (error) {
      logWarning('limits not swept', { reason: error instanceof Error ? error.message : String(error) });
    }
    isSweeping = false;
  }

  setInterval(sweep, everyMs).unref();
  return () => {
    const isFirst = !isUsed;
    isUsed = true;
    calls += 1;
    if (isFirst || calls >= callsUntilSwept) void sweep();
  };
}
