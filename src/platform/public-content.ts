import type { CollectionSlug, FlattenedField, GlobalSlug, Payload, RequestContext, Where } from 'payload';
import {
  type Claims,
  fillClaims,
  findClaimKeys,
  findDueDay,
  type StoredClaim,
  toClaim,
} from '#core/claim.ts';
import { defaultLocale } from '#core/locale.ts';
import { dayIn } from '#core/zoned-time.ts';
import { openCms } from '#platform/payload.ts';
import { createReadCache, relatedTags, SAMPLES_TAG } from '#platform/read-cache.ts';
import { limitValidity, type RenderContext } from '#platform/render-context.ts';
import { type Part, planPages } from '#platform/windows.rules.ts';

/**
 * A document as stored, with all languages of its localized fields (`{ en, am }`); features turn it into their own
 * types.
 */
export type StoredDocument = { id: number } & Record<string, unknown>;

type Query = {
  collection: CollectionSlug;
  where?: Where;
  sort?: string | string[];
  /** How many levels of related documents are included; 1 includes pictures. */
  depth?: number;
  /** The fields to read: all if omitted, only the id if empty. */
  select?: Record<string, true>;
  /** False for a query that nobody else will make: its result displaces nothing in the cache of reads. */
  isShared?: boolean;
  /** Texts keep the placeholders of claims, for pages that fill them in themselves. */
  asWritten?: boolean;
};
type PageSelection = { limit?: number; page?: number };

/** The cache of public reads. The server opens it once it hears of changes (server.ts). */
export const publicReads = createReadCache();

/**
 * What every public read shares. Access control always applies: visitors get what is published and consented to at
 * `renderContext.now`, previewing staff get their drafts.
 */
function asVisitor(renderContext: RenderContext, context: RequestContext = {}) {
  return {
    overrideAccess: false,
    locale: 'all',
    draft: renderContext.preview !== null,
    user: renderContext.preview,
    context: { ...context, now: renderContext.now },
  } as const;
}

/**
 * Every document of a collection the visitor may see, up to `limit`, from the given page on. Previewing staff also
 * get drafts that have every required field; others appear on their own pages only.
 */
export async function listPublic<Row extends object = StoredDocument>(
  renderContext: RenderContext,
  query: Query & PageSelection,
): Promise<Row[]> {
  const rows = await readPublic<Row>(renderContext, query);
  if (!renderContext.preview) return rows;
  const cms = await openCms();
  const fields = cms.collections[query.collection].config.flattenedFields.filter(
    ({ name }) => !query.select || Object.hasOwn(query.select, name),
  );
  return rows.filter(row => isComplete(fields, row as Record<string, unknown>));
}

/** Whether every required field is filled in; for translated ones, in English. */
function isComplete(fields: FlattenedField[], row: Record<string, unknown>): boolean {
  return fields.every(field => {
    const stored = row[field.name];
    const isTranslated = 'localized' in field && field.localized;
    const value = isTranslated ? (stored as Record<string, unknown> | null)?.[defaultLocale] : stored;
    if (field.type === 'group') return isComplete(field.flattenedFields, (value ?? {}) as typeof row);
    const isRequired = 'required' in field && field.required === true;
    return !isRequired || (value !== null && value !== undefined && value !== '');
  });
}

async function readPublic<Row extends object>(
  renderContext: RenderContext,
  {
    collection,
    where,
    sort,
    select,
    depth = 1,
    limit = 0,
    page = 1,
    isShared = true,
    asWritten = false,
  }: Query & PageSelection,
): Promise<Row[]> {
  const cms = await openCms();
  const { flattenedFields } = cms.collections[collection].config;
  const tags = await note(cms, renderContext, collection, flattenedFields, { select, depth });
  const query = {
    collection,
    depth,
    limit,
    page,
    pagination: false,
    ...(where ? { where } : {}),
    ...(sort ? { sort } : {}),
    ...(select ? { select } : {}),
  };
  const read = async () => {
    const { docs } = await cms.find({ ...asVisitor(renderContext), ...query });
    return docs as unknown as Row[];
  };
  const rows = await (isShared ? readOnce(renderContext, ['list', query], tags, read) : read());
  return asWritten ? rows : withClaims(renderContext, rows);
}

/**
 * Documents `from` (counted from 0) up to, not including, `to` of a sorted list, without reading the others: the length
 * of the list costs nothing. `sort` must be a total order, or two windows may overlap.
 */
export async function windowPublic<Row extends object = StoredDocument>(
  renderContext: RenderContext,
  query: Query & { sort: string | string[] },
  window: Part,
): Promise<Row[]> {
  const { pages, skip } = planPages(window);
  const inWindow = <Row>(read: Row[][]) => read.flat().slice(skip, skip + window.to - window.from);
  if (window.from < FAR_BACK)
    return inWindow(
      await Promise.all(pages.map(part => listPublic<Row>(renderContext, { ...query, ...part }))),
    );
  const idsOnly = { ...query, depth: 0, select: {} };
  const found = inWindow(
    await Promise.all(pages.map(part => listPublic(renderContext, { ...idsOnly, ...part }))),
  );
  const ids = found.map(({ id }) => id);
  const rows = await listPublic<Row & { id: number }>(renderContext, {
    ...query,
    where: { id: { in: ids } },
  });
  const byId = new Map(rows.map(row => [row.id, row]));
  return ids.flatMap(id => byId.get(id) ?? []);
}

/**
 * From this offset on, a window's ids are read first: the database assembles every row it skips, which took 120 ms on
 * page 900, and 5 ms for ids alone.
 */
const FAR_BACK = 100;

/** How many documents of a collection the visitor may see. */
export async function countPublic(
  renderContext: RenderContext,
  { collection, where }: Pick<Query, 'collection' | 'where'>,
): Promise<number> {
  const cms = await openCms();
  const tags = await note(cms, renderContext, collection, cms.collections[collection].config.flattenedFields);
  const query = { collection, ...(where ? { where } : {}) };
  const { totalDocs } = await readOnce(renderContext, ['count', query], tags, () =>
    cms.count({
      ...query,
      overrideAccess: false,
      user: renderContext.preview,
      context: { now: renderContext.now },
    }),
  );
  return totalDocs;
}

const ofSamples: ReadonlySet<string> = new Set([SAMPLES_TAG]);

/** Whether visitors can read anything that is marked as sample content. Pictures alone do not count. */
export async function showsSamples(renderContext: RenderContext): Promise<boolean> {
  const cms = await openCms();
  renderContext.tags.add(SAMPLES_TAG);
  const content = cms.config.collections.filter(
    ({ flattenedFields, versions }) =>
      versions?.drafts && flattenedFields.some(({ name }) => name === 'sample'),
  );
  const { shown } = await readOnce(renderContext, ['samples'], ofSamples, async () => {
    for (const { slug } of content) {
      const found = await cms.find({
        ...asVisitor(renderContext),
        collection: slug as CollectionSlug,
        where: { sample: { equals: true } },
        select: {},
        depth: 0,
        limit: 1,
        pagination: false,
      });
      if (found.docs.length > 0) return { shown: true };
    }
    return { shown: false };
  });
  return shown;
}

/** The first matching document the visitor may see, or null. */
export async function findPublicBy<Row extends object = StoredDocument>(
  renderContext: RenderContext,
  query: Query & { where: Where },
): Promise<Row | null> {
  const [first] = await readPublic<Row>(renderContext, { ...query, limit: 1 });
  return first ?? null;
}

/** The document of a collection that has only one, which is a page itself; null if the visitor may not see it. */
export async function findOnlyPublic<Row extends object = StoredDocument>(
  renderContext: RenderContext,
  collection: CollectionSlug,
): Promise<Row | null> {
  const { shown } = renderContext;
  if (shown?.collection === collection) return withClaims(renderContext, shown.document as unknown as Row);
  return findPublicBy<Row>(renderContext, { collection, where: {}, sort: 'id' });
}

/** Settings of the whole site. They always exist; fields never filled in are missing. */
export async function getPublicGlobal<Row extends object = Record<string, unknown>>(
  renderContext: RenderContext,
  slug: GlobalSlug,
  { depth = 1 }: { depth?: number } = {},
): Promise<Row> {
  const cms = await openCms();
  const fields = cms.globals.config.find(global => global.slug === slug)?.flattenedFields ?? [];
  // Without related documents, only the settings themselves can change the page.
  const tags = await note(cms, renderContext, slug, depth > 0 ? fields : []);
  const stored = await readOnce(
    renderContext,
    ['global', slug, depth],
    tags,
    async () => (await cms.findGlobal({ ...asVisitor(renderContext), slug, depth })) as unknown as Row,
  );
  return withClaims(renderContext, stored);
}

/**
 * The document at an address, or where it moved if the address is a former one (SLUG-07), or null. `movedTo` is the
 * last part of the new address.
 */
export async function findByAddress<Row extends object = StoredDocument>(
  renderContext: RenderContext,
  collection: CollectionSlug,
  slug: string,
  { depth = 1 }: { depth?: number } = {},
): Promise<Row | { movedTo: string } | null> {
  const { shown } = renderContext;
  if (shown?.collection === collection && shown.slug === slug)
    return withClaims(renderContext, shown.document as unknown as Row);
  const found = await findPublicBy<Row>(renderContext, {
    collection,
    where: { slug: { equals: slug } },
    depth,
  });
  if (found) return found;
  const cms = await openCms();
  const { docs } = await cms.find({
    ...asVisitor(renderContext, { requestedAddress: { collection, slug } }),
    collection: 'former-addresses',
    where: { and: [{ kind: { equals: collection } }, { slug: { equals: slug } }] },
    limit: 1,
    pagination: false,
  });
  const former = docs[0];
  if (!former) return null;
  const where = { id: { equals: former.documentId } };
  const moved = await findPublicBy<{ slug?: string | null }>(renderContext, { collection, where, depth: 0 });
  return moved?.slug ? { movedTo: moved.slug } : null;
}

/** Without who looks after it: a change of staff changes no page. */
const statedFields: Record<string, true> = {
  key: true,
  value: true,
  unit: true,
  kind: true,
  sentence: true,
  lookedAt: true,
  every: true,
  source: true,
};

/**
 * The numbers of the register that visitors may read. One whose source is missing or not public is left out: a number
 * without a source is not stated.
 */
export async function listClaims(renderContext: RenderContext): Promise<Claims> {
  const stored = await readPublic<StoredClaim & { source?: unknown }>(renderContext, {
    collection: 'claims',
    select: statedFields,
    asWritten: true,
  });
  const today = dayIn(homeZone, renderContext.now);
  const sourced = stored.filter(({ source }) => typeof source === 'object' && source !== null);
  for (const claim of sourced) {
    const due = findDueDay(claim);
    // Midnight in Ethiopia.
    if (due && due > today) limitValidity(renderContext, new Date(`${due}T00:00:00+03:00`));
  }
  return new Map(sourced.map(claim => [claim.key, toClaim(claim, today)]));
}

/** The keys that shared results name: they are read often, and never change. */
const named = new WeakMap<object, readonly string[]>();

/** What was read, with the numbers of the register in place of their keys. */
async function withClaims<Stored extends object>(
  renderContext: RenderContext,
  stored: Stored,
): Promise<Stored> {
  const keys = named.get(stored) ?? findClaimKeys(stored);
  named.set(stored, keys);
  if (keys.length === 0) return stored;
  const claims = await listClaims(renderContext);
  noteStated(renderContext, keys, claims);
  return fillClaims(stored, claims);
}

/** Notes which numbers the page states in its texts, so that its end can lead to their sources. */
export function noteStated({ stated }: RenderContext, keys: readonly string[], claims: Claims): void {
  for (const key of keys) {
    const claim = claims.get(key);
    if (claim) stated.set(key, claim);
  }
}

type Instant = (cms: Payload, now: Date) => Promise<Date | null>;
/** Provided by payload.config.ts: this layer knows nothing about consents. */
type ConsentDates = { nextPublicChange: Instant; lastWithdrawal: Instant };

/** The day in Ethiopia, on which consents end: what may be shown changes with it even if nothing is written. */
const homeZone = 'Africa/Addis_Ababa';

/** Reads for visitors through the cache; previews are never cached. */
function readOnce<Result extends object>(
  { now, preview }: RenderContext,
  query: readonly unknown[],
  tags: ReadonlySet<string>,
  read: () => Promise<Result>,
): Promise<Result> {
  if (preview) return read();
  return publicReads.read(JSON.stringify([dayIn(homeZone, now), ...query]), tags, read);
}

const ofConsents: ReadonlySet<string> = new Set(['consents']);

/** Records what is read, and returns it. If consent matters, the page is fresh only until the next consent ends. */
async function note(
  cms: Payload,
  renderContext: RenderContext,
  slug: string,
  fields: FlattenedField[],
  { select, depth = 1 }: Pick<Query, 'select' | 'depth'> = {},
): Promise<ReadonlySet<string>> {
  const read = fields.filter(({ name }) => !select || Object.hasOwn(select, name));
  const tags = relatedTags(read).add(slug);
  if (depth > 1)
    for (const related of relatedTags(read))
      for (const tag of relatedTags(cms.collections[related as CollectionSlug].config.flattenedFields))
        tags.add(tag);
  // Whether a document may be seen can depend on a consent, whichever of its fields are read.
  if (relatedTags(fields).has('consents')) tags.add('consents');
  for (const tag of tags) renderContext.tags.add(tag);
  if (!tags.has('consents')) return tags;
  const { nextPublicChange, lastWithdrawal } = cms.config.custom as ConsentDates;
  const [next, last] = await readOnce(renderContext, ['consent dates'], ofConsents, () =>
    Promise.all([nextPublicChange(cms, renderContext.now), lastWithdrawal(cms, renderContext.now)]),
  );
  limitValidity(renderContext, next);
  renderContext.withdrawnAt = last;
  return tags;
}
