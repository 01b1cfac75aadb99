import { sql } from '@payloadcms/db-postgres/drizzle';
import { isbot } from 'isbot';
import type { Payload } from 'payload';
import { batch } from '#core/batch.ts';
import { defaultLocale } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { runPrepared } from '#platform/database/cms-pool.ts';
import { env } from '#platform/env.ts';
import { toNetwork } from '#platform/http/client-address.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { listPublic } from '#platform/public-content.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { getExecutor } from '#platform/transaction.ts';
import { type CountKind, type CountName, donateKey, writeCountName } from './count.rules.ts';

/** The sender of a count, used for limits and to exclude bots; not stored. */
export type Visit = {
  readonly clientAddress: string;
  /** The User-Agent header, or null. */
  readonly userAgent: string | null;
  readonly now: Date;
};

/** `unknown`: no published post or event has that key. `too-often`: `wait` is in whole seconds. */
type VisitProblem = { code: 'unknown' } | { code: 'too-often'; wait: number };

const aMinute = 60_000;
let perMinute: RateLimit | undefined;

/**
 * Counts a click, view, love or share within the limit per network and returns the new count. Declared bots
 * get the current count and are not counted.
 */
export async function countVisit(
  payload: Payload,
  name: CountName,
  { clientAddress, userAgent, now }: Visit,
): Promise<Outcome<number, VisitProblem>> {
  if (!(await isCounted(name, now))) return problem({ code: 'unknown' });
  if (isbot(userAgent)) return ok((await listNumbers(payload, [name]))[writeCountName(name)] ?? 0);
  perMinute ??= createSharedLimit({ name: 'count', limit: env.COUNT_PER_NETWORK, windowMs: aMinute });
  const caller = `${toNetwork(clientAddress)} ${writeCountName(name)}`;
  const wait = await perMinute.refuse(caller);
  if (wait !== null) return problem({ code: 'too-often', wait });
  return ok(await raiseCount(payload, name));
}

const collections = ['events', 'posts'] as const;
type Collection = (typeof collections)[number];

/** Only events are viewed and loved; posts too can be clicked and shared. */
const carriers: Record<CountKind, readonly Collection[]> = {
  click: collections,
  view: ['events'],
  love: ['events'],
  share: collections,
};

/**
 * How long a found key is trusted without another query. Removed content is counted for at most this long; new content
 * counts at once.
 */
const trustedMs = 10_000;

type CachedKey = { carriers: ReadonlySet<Collection>; until: number };

/**
 * Whether `name` may be counted: only keys of published content, so that nobody can fill the table with invented ones.
 */
async function isCounted({ kind, key }: CountName, now: Date): Promise<boolean> {
  if (key === donateKey) return kind === 'click';
  const found = await findCarriers(key, now);
  return carriers[kind].some(collection => found.has(collection));
}

/** Found keys, at most as many as there is content; unknown keys are queried each time. */
const cachedKeys = new Map<string, CachedKey>();
const lookUp = batch(lookUpBatch);

async function findCarriers(key: string, now: Date): Promise<ReadonlySet<Collection>> {
  const cached = cachedKeys.get(key);
  if (cached && performance.now() < cached.until) return cached.carriers;
  const found = await lookUp({ key, now });
  if (found.size > 0) cachedKeys.set(key, { carriers: found, until: performance.now() + trustedMs });
  else cachedKeys.delete(key);
  return found;
}

async function lookUpBatch(
  lookups: readonly { key: string; now: Date }[],
): Promise<ReadonlySet<Collection>[]> {
  const now = lookups.at(-1)?.now ?? new Date();
  const keys = [...new Set(lookups.map(({ key }) => key))];
  const found = await Promise.all(
    collections.map(async collection => {
      const renderContext = createRenderContext({ locale: defaultLocale, now });
      const where = { clickKey: { in: keys } };
      const rows = await listPublic<{ clickKey?: string | null }>(renderContext, {
        collection,
        where,
        depth: 0,
      });
      return { collection, keys: new Set(rows.map(({ clickKey }) => clickKey)) };
    }),
  );
  return lookups.map(
    ({ key }) => new Set(found.filter(one => one.keys.has(key)).map(({ collection }) => collection)),
  );
}

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

/** $1 kinds, $2 keys. */
const numbersQuery = `
  select asked.kind, asked.key, counts.n
  from unnest($1::text[], $2::text[]) as asked(kind, key)
  join counts on counts.kind = asked.kind::enum_counts_kind and counts.key = asked.key
`;

type CountRow = CountName & { n: string | number };
type Numbers = Record<string, number>;

const listing = new WeakMap<Payload, (names: readonly CountName[]) => Promise<Numbers>>();

/** The counts of a page by name; 0 if never counted. Concurrent requests are combined into one query. */
export function listNumbers(payload: Payload, names: readonly CountName[]): Promise<Numbers> {
  const list =
    listing.get(payload) ??
    batch((requests: readonly (readonly CountName[])[]) => listBatch(payload, requests));
  listing.set(payload, list);
  return list(names);
}

async function listBatch(payload: Payload, requests: readonly (readonly CountName[])[]): Promise<Numbers[]> {
  const wanted = new Map(requests.flat().map(name => [writeCountName(name), name]));
  const each = [...wanted.values()];
  const values = [each.map(({ kind }) => kind), each.map(({ key }) => key)];
  const rows =
    each.length === 0
      ? []
      : await runPrepared<CountRow>(payload, { name: 'list numbers', text: numbersQuery, values });
  const numbers = new Map(rows.map(row => [writeCountName(row), Number(row.n)]));
  return requests.map(names =>
    Object.fromEntries(names.map(writeCountName).map(name => [name, numbers.get(name) ?? 0])),
  );
}

/** The counts of one kind by key: all, or only the given key if it was ever counted. */
export async function listCounts(
  payload: Payload,
  kind: CountKind,
  key?: string,
): Promise<Record<string, number>> {
  const executor = await getExecutor({ payload });
  const only = key === undefined ? sql`` : sql` and key = ${key}`;
  const { rows } = (await executor.execute(sql`
    select key, n from counts where kind = ${kind}${only} order by key
  `)) as { rows: { key: string; n: string | number }[] };
  return Object.fromEntries(rows.map(row => [row.key, Number(row.n)]));
}
