import type pg from 'pg';
import { logWarning } from '#platform/log.ts';
import { dropBeyond, dropEnded } from './limit-table.ts';

export type SweepSettings = {
  readonly everyMs: number;
  /** A flood of callers is swept before it has filled much, whatever the time. */
  readonly rowsUntilSwept: number;
  /** At most this many callers are known at once; beyond it those whose window ends first are forgotten. */
  readonly mostRows: number;
};

/** Some 15 MB at the most. */
const usualSweeps: SweepSettings = { everyMs: 30_000, rowsUntilSwept: 20_000, mostRows: 100_000 };
const longestWindowMs = 86_400_000;

type Sweeping = {
  /** `rows` were written at `now` by the clock of this process. */
  note(rows: number, now: number): void;
};

/** Deletes what has ended, now and then for as long as this process lives: nothing stays longer than it is needed. */
export function keepSwept(pool: pg.Pool, settings: Partial<SweepSettings> = {}): Sweeping {
  const { everyMs, rowsUntilSwept, mostRows } = { ...usualSweeps, ...settings };
  let clockAhead: number | null = null;
  let written = 0;
  let isSweeping = false;

  async function sweep(): Promise<void> {
    if (isSweeping || clockAhead === null || pool.ended) return;
    isSweeping = true;
    written = 0;
    const now = Math.floor(performance.now() + clockAhead);
    try {
      await pool.query(dropEnded, [now, now + 2 * longestWindowMs]);
      await pool.query(dropBeyond, [mostRows]);
    } catch (error) {
      logWarning('limits not swept', { reason: error instanceof Error ? error.message : String(error) });
    }
    isSweeping = false;
  }

  setInterval(sweep, everyMs).unref();
  return {
    note(rows, now) {
      const isFirst = clockAhead === null;
      clockAhead = now - performance.now();
      written += rows;
      if (isFirst || written >= rowsUntilSwept) void sweep();
    },
  };
}
