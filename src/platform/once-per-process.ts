/**
 * One instance per process, however often its module is loaded: the built site and the built admin contain copies of
 * modules that the program running them also has, and all must share one.
 */
export function oncePerProcess<Thing>(name: string, make: () => Thing): Thing {
  const globals = globalThis as unknown as Record<symbol, Thing | undefined>;
  const key = Symbol.for(`adey: ${name}`);
  const thing = globals[key] ?? make();
  globals[key] = thing;
  return thing;
}

type Pool = { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };

const pools = oncePerProcess('pools', () => new Map<string, Pool>());

/** Includes a connection pool in the metrics, under `name`. */
export function watchPool(name: string, pool: unknown): void {
  pools.set(name, pool as Pool);
}

/** Every watched pool, with its open and idle connections and the callers waiting for one. */
export function countPools(): { name: string; open: number; idle: number; waiting: number }[] {
  return [...pools].map(([name, pool]) => ({
    name,
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));
}
