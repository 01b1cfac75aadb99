import { setTimeout as sleep } from 'node:timers/promises';
import type { Goal } from '../report.ts';

export type Scale = {
  /** How often a fault is injected; each has its own default. */
  readonly times?: number;
  /** Only checks that it works. */
  readonly quick: boolean;
};

/** Injects one kind of fault and reports what visitors saw of it. */
export type Fault = (scale: Scale) => Promise<Goal[]>;

/** Retries until it works; returns the milliseconds it took. */
export async function until(works: () => Promise<boolean>, timeoutMs = 30_000): Promise<number> {
  const since = performance.now();
  while (performance.now() - since < timeoutMs) {
    if (await works().catch(() => false)) return performance.now() - since;
    await sleep(20);
  }
  throw new Error(`It did not work within ${timeoutMs / 1000} seconds: ${works}`);
}
