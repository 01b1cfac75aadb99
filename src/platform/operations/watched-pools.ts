import { oncePerProcess } from '#platform/operations/once-per-process.ts';

type Pool = { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };

const pools = oncePerProcess('pools', () => new Map<string, Pool>());

/** Makes a pool of database connections one whose figures are told, under a name of ours. */
export function watchPool(name: string, pool: unknown): void {
  pools.set(name, pool as Pool);
}

/** Every pool of this process, with its connections: open, unused, and callers that wait for one. */
export function countPools(): { name: string; open: number; idle: number; waiting: number }[] {
  return [...pools].map(([name, pool]) => ({
    name,
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));
}
