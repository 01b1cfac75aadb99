import { batch } from '#core/batch.ts';
import { defaultLocale } from '#core/locale.ts';
import { listPublic } from '#platform/public-content.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { type CountKind, type CountName, donateKey } from './count.rules.ts';

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
export async function isCounted({ kind, key }: CountName, now: Date): Promise<boolean> {
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
