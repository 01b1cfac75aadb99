import type { Payload } from 'payload';
import { batch } from '#core/batch.ts';
import { runPrepared } from '#platform/database/cms-pool.ts';
import { type CountName, writeCountName } from './count.rules.ts';

/** One atomic statement for all pending counts, ordered by key to avoid deadlocks. $1 kinds, $2 keys, $3 increments. */
const raiseCounts = `
  insert into counts as known (kind, key, n)
  select kind::enum_counts_kind, key, n from unnest($1::text[], $2::text[], $3::int[]) as raised(kind, key, n)
  order by kind, key
  on conflict (kind, key) do update set n = known.n + excluded.n, updated_at = now()
  returning kind::text as kind, key, n
`;

type Row = CountName & { n: string | number };

const raising = new WeakMap<Payload, (name: CountName) => Promise<number>>();

/**
 * Adds one and returns the new count, which no other caller gets. It is committed before the response. Calls during a
 * running statement are combined into the next one, so that many clicks share one write.
 */
export function raiseCount(payload: Payload, name: CountName): Promise<number> {
  const known = raising.get(payload);
  if (known) return known(name);
  const raise = batch((names: readonly CountName[]) => raiseTogether(payload, names));
  raising.set(payload, raise);
  return raise(name);
}

async function raiseTogether(payload: Payload, names: readonly CountName[]): Promise<number[]> {
  const namesByKey = Map.groupBy(names, writeCountName);
  const each = [...namesByKey.values()].flatMap(([first]) => first ?? []);
  const rows = await runPrepared<Row>(payload, {
    name: 'raise counts',
    text: raiseCounts,
    values: [
      each.map(({ kind }) => kind),
      each.map(({ key }) => key),
      each.map(name => namesByKey.get(writeCountName(name))?.length ?? 0),
    ],
  });
  const next = new Map(
    rows.map(row => {
      const name = writeCountName(row);
      return [name, Number(row.n) - (namesByKey.get(name)?.length ?? 0)];
    }),
  );
  return names.map(name => {
    const n = (next.get(writeCountName(name)) ?? 0) + 1;
    next.set(writeCountName(name), n);
    return n;
  });
}
