import type { CollectionSlug, FlattenedField, GlobalSlug, Payload, RequestContext, Where } from 'payload';
import { openCms } from '#platform/payload.ts';
import { changesAt, type Reading } from '#platform/reading.ts';
import { relatedTags } from '#platform/related-tags.ts';
import { type Part, partsOf } from '#platform/windows.rules.ts';

/** A document as stored, with every language of its localized fields (`{ en, am }`); features turn it into their types. */
export type StoredDocument = { id: number } & Record<string, unknown>;

type Query = {
  collection: CollectionSlug;
  where?: Where;
  sort?: string | string[];
  /** How many levels of related documents come along; 1 brings pictures. */
  depth?: number;
  /** The fields to read; all of them where it is left out, none but the number where it is empty. */
  select?: Record<string, true>;
};
type Stretch = { limit?: number; page?: number };

/**
 * What every public read shares. Access control always applies: visitors get what is published and consented to at
 * `reading.now`, staff who preview get their drafts.
 */
function asVisitor(reading: Reading, context: RequestContext = {}) {
  return {
    overrideAccess: false,
    locale: 'all',
    draft: reading.preview !== null,
    user: reading.preview,
    context: { ...context, now: reading.now },
  } as const;
}

/** Every document of a collection the reader may see, up to `limit`; from a page of so many on where one is named. */
export async function listPublic<Row extends object = StoredDocument>(
  reading: Reading,
  { collection, where, sort, select, depth = 1, limit = 0, page = 1 }: Query & Stretch,
): Promise<Row[]> {
  const cms = await openCms();
  await note(cms, reading, collection, cms.collections[collection].config.flattenedFields);
  const { docs } = await cms.find({
    ...asVisitor(reading),
    collection,
    depth,
    limit,
    page,
    pagination: false,
    ...(where ? { where } : {}),
    ...(sort ? { sort } : {}),
    ...(select ? { select } : {}),
  });
  return docs as unknown as Row[];
}

/**
 * Documents `from` (counted from 0) up to `to` (left out) of a sorted list, without reading those before and after: how
 * long the list is costs nothing. `sort` must leave nothing open, or two windows may overlap.
 */
export async function windowPublic<Row extends object = StoredDocument>(
  reading: Reading,
  query: Query & { sort: string | string[] },
  window: Part,
): Promise<Row[]> {
  const { pages, skip } = partsOf(window);
  const inWindow = <Row>(read: Row[][]) => read.flat().slice(skip, skip + window.to - window.from);
  if (window.from < FAR_BACK)
    return inWindow(await Promise.all(pages.map(part => listPublic<Row>(reading, { ...query, ...part }))));
  const narrow = { ...query, depth: 0, select: {} };
  const found = inWindow(await Promise.all(pages.map(part => listPublic(reading, { ...narrow, ...part }))));
  const ids = found.map(({ id }) => id);
  const rows = await listPublic<Row & { id: number }>(reading, { ...query, where: { id: { in: ids } } });
  const byId = new Map(rows.map(row => [row.id, row]));
  return ids.flatMap(id => byId.get(id) ?? []);
}

/**
 * From so many rows before a window on it is found by its numbers first: the database puts the words of every row together
 * that it skips, which on page 900 took 120 ms, and numbers alone 5.
 */
const FAR_BACK = 100;

/** How many documents of a collection the reader may see. */
export async function countPublic(
  reading: Reading,
  { collection, where }: Pick<Query, 'collection' | 'where'>,
): Promise<number> {
  const cms = await openCms();
  await note(cms, reading, collection, cms.collections[collection].config.flattenedFields);
  const { totalDocs } = await cms.count({
    collection,
    overrideAccess: false,
    user: reading.preview,
    context: { now: reading.now },
    ...(where ? { where } : {}),
  });
  return totalDocs;
}

/** The first document that matches and that the reader may see; null when there is none. */
export async function findPublicBy<Row extends object = StoredDocument>(
  reading: Reading,
  query: Query & { where: Where },
): Promise<Row | null> {
  const [first] = await listPublic<Row>(reading, { ...query, limit: 1 });
  return first ?? null;
}

/** Settings of the whole site. They always exist; what was never filled in is missing from them. */
export async function getPublicGlobal<Row extends object = Record<string, unknown>>(
  reading: Reading,
  slug: GlobalSlug,
  { depth = 1 }: { depth?: number } = {},
): Promise<Row> {
  const cms = await openCms();
  const fields = cms.globals.config.find(global => global.slug === slug)?.flattenedFields ?? [];
  await note(cms, reading, slug, fields);
  return (await cms.findGlobal({ ...asVisitor(reading), slug, depth })) as unknown as Row;
}

/**
 * The document at an address, or where it moved when the address is a former one (SLUG-07), or null.
 * `movedTo` is the new last part of the address.
 */
export async function findByAddress<Row extends object = StoredDocument>(
  reading: Reading,
  collection: CollectionSlug,
  slug: string,
  { depth = 1 }: { depth?: number } = {},
): Promise<Row | { movedTo: string } | null> {
  const found = await findPublicBy<Row>(reading, { collection, where: { slug: { equals: slug } }, depth });
  if (found) return found;
  const cms = await openCms();
  const { docs } = await cms.find({
    ...asVisitor(reading, { askedAddress: { collection, slug } }),
    collection: 'former-addresses',
    where: { and: [{ kind: { equals: collection } }, { slug: { equals: slug } }] },
    limit: 1,
    pagination: false,
  });
  const former = docs[0];
  if (!former) return null;
  const where = { id: { equals: former.documentId } };
  const moved = await findPublicBy<{ slug?: string | null }>(reading, { collection, where, depth: 0 });
  return moved?.slug ? { movedTo: moved.slug } : null;
}

type Instant = (cms: Payload, now: Date) => Promise<Date | null>;
/** What payload.config.ts lends: this layer knows of no consents. */
type Lent = { nextPublicChange: Instant; lastWithdrawal: Instant };

const asked = new WeakMap<Reading, Promise<[Date | null, Date | null]>>();

/** Writes down what is read. Where consent decides, the page is good only until the next consent ends. */
async function note(cms: Payload, reading: Reading, slug: string, fields: FlattenedField[]): Promise<void> {
  const tags = relatedTags(fields).add(slug);
  for (const tag of tags) reading.tags.add(tag);
  if (!tags.has('consents')) return;
  const { nextPublicChange, lastWithdrawal } = cms.config.custom as Lent;
  const told =
    asked.get(reading) ?? Promise.all([nextPublicChange(cms, reading.now), lastWithdrawal(cms, reading.now)]);
  asked.set(reading, told);
  const [next, last] = await told;
  changesAt(reading, next);
  reading.withdrawnAt = last;
}
