import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  Payload,
  PayloadRequest,
  TypeWithID,
} from 'payload';
import { readClaims } from '#cms/claims/read-claims.ts';
import { type Claims, fillClaims, findClaimKeys } from '#core/claim.ts';
import { locales } from '#core/locale.ts';
import { indexKeys, queryKeys } from '#core/search-keys.ts';
import { wordsIn } from '#core/search-words.ts';
import { startClock } from '#platform/clock.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { env } from '#platform/env.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { type IndexedKind, indexedKinds, isIndexedKind, toSearchText } from './search-kinds.rules.ts';

/** The version of the table and of its content; change it to rebuild the index of every database. */
export const searchTableStep = 'search-entries-6';

/**
 * Derived from the content; what a search finds is read again with access control. It stores words, not readable texts.
 * `seen_by`: `all` where the newest version of a document is the published one, else `visitors` for the published version
 * and `staff` for the newest.
 */
const table = `
  create schema if not exists search;
  drop table if exists search.entries;
  create table search.entries (
    kind text not null,
    document integer not null,
    locale text not null,
    seen_by text not null check (seen_by in ('all', 'visitors', 'staff')),
    day date,
    title tsvector not null,
    words tsvector not null,
    near tsvector not null,
    primary key (kind, document, locale, seen_by)
  );
  create index entries_words on search.entries using gin (words);
  create index entries_near on search.entries using gin (near);
  comment on table search.entries is
    'The words of content: what visitors see, and drafts above it for staff. Made again from the content at any time.';
`;

/** Creates the table of the search in the database at `url`, empty. */
export async function prepareSearchTable(url: string): Promise<void> {
  await connectOnce(url, client => client.query(table));
}

/** Of longer texts only the beginning is indexed: 16,383 is the highest position in a tsvector. */
const mostWords = 8000;
/** How many words of title and introduction are indexed for misspelt queries. */
const mostNear = 80;

/** Updates the search index in the transaction that writes a document. */
export const indexSearch: {
  afterChange: CollectionAfterChangeHook;
  afterDelete: CollectionAfterDeleteHook;
} = {
  afterChange: ({ collection, doc, req }) => indexDocument(req, collection.slug, doc.id),
  afterDelete: ({ collection, id, req }) => forgetDocument(req, collection.slug, id),
};

/** Writes what states numbers of the register again when one of them, or its source, changes for visitors. */
export const indexStated: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (![doc._status, previousDoc?._status].includes('published')) return;
  const names = (stored: StoredDocument | undefined) => findClaimKeys(stored).length > 0;
  await eachVersion(req, async (kind, stored, newest) => {
    if (!names(stored) && !names(newest)) return;
    await forgetDocument(req, kind, Number(stored.id));
    await writeVersions(req, kind, stored, newest);
  });
};

type StoredDocument = TypeWithID & { _status?: string; deletedAt?: string | null };
/** Who can find this version of a document, as in the table above. */
type SeenBy = 'all' | 'visitors' | 'staff';

async function indexDocument(req: PayloadRequest, kind: string, id: number): Promise<void> {
  if (!isIndexedKind(kind)) return;
  const published = await req.payload.db.findOne<StoredDocument>({
    collection: kind,
    where: { id: { equals: id } },
    locale: 'all',
    req,
  });
  const newest = await newestVersions(req, kind, { parent: { equals: id } });
  await forgetDocument(req, kind, id);
  if (published) await writeVersions(req, kind, published, newest.get(id));
}

async function forgetDocument(writer: Writer, kind: string, id: number | string): Promise<void> {
  if (!isIndexedKind(kind)) return;
  await queryRows(writer, sql`delete from search.entries where kind = ${kind} and document = ${Number(id)}`);
}

/** The newest version of each document, published or not, by document id; empty for collections without drafts. */
async function newestVersions(
  writer: Writer,
  kind: IndexedKind,
  where: { parent: object },
): Promise<Map<number, StoredDocument>> {
  const { payload } = writer;
  if (!payload.collections[kind as CollectionSlug].config.versions?.drafts) return new Map();
  const { docs } = await payload.db.queryDrafts<StoredDocument>({
    collection: kind as CollectionSlug,
    where,
    limit: documentsAtOnce,
    pagination: false,
    locale: 'all',
    req: writer as PayloadRequest,
  });
  return new Map(docs.map(document => [Number(document.id), document]));
}

/** Writes the published version of a document, and its newest draft for staff. */
async function writeVersions(
  writer: Writer,
  kind: IndexedKind,
  stored: StoredDocument,
  newest: StoredDocument = stored,
): Promise<void> {
  if (stored.deletedAt) return;
  const isShown = stored._status === 'published' && !indexedKinds[kind].staffOnly;
  const isDraftAbove = newest._status === 'draft';
  if (isShown) await writeEntries(writer, kind, stored, isDraftAbove ? 'visitors' : 'all');
  if (!isShown || isDraftAbove) await writeEntries(writer, kind, newest, 'staff');
}

async function writeEntries(
  writer: Writer,
  kind: IndexedKind,
  stored: StoredDocument,
  seenBy: SeenBy,
): Promise<void> {
  const claims = findClaimKeys(stored).length > 0 ? await statedNow(writer) : noClaims;
  const filled = fillClaims(stored as object as Record<string, unknown>, claims);
  for (const locale of locales) {
    const { title, intro, body, day, path } = toSearchText(kind, filled, locale);
    // Only staff can find documents without a page.
    const seen = path === null ? 'staff' : seenBy;
    if (path === null && seenBy === 'visitors') continue;
    const inTitle = listWords(title.text);
    const inIntro = listWords(intro);
    const inBody = listWords(body);
    const all = [...new Set([...inTitle, ...inIntro, ...inBody])];
    const nearby = [...new Set([...inTitle, ...inIntro])].slice(0, mostNear);
    await queryRows(
      writer,
      sql`insert into search.entries (kind, document, locale, seen_by, day, title, words, near) values (
        ${kind}, ${Number(stored.id)}, ${locale}, ${seen}, ${day},
        ${weighted(inTitle, 'A')} || ${writeKeys(inTitle, 'exact')},
        ${weighted(inTitle, 'A')} || ${weighted(inIntro, 'B')} || ${weighted(inBody, 'C')} || ${writeKeys(all, 'exact')},
        ${writeKeys(nearby, 'near')}
      )`,
    );
  }
}

const noClaims: Claims = new Map();
const statedNow = (writer: Writer) => readClaims(writer, startClock(env.FIXED_NOW).now());

const listWords = (text: string) => wordsIn(text, mostWords).map(({ word }) => word);

/** Every word as written, and its English stem. Words contain only letters and digits, so nothing needs escaping. */
function weighted(words: readonly string[], weight: 'A' | 'B' | 'C'): SQL {
  const asWritten = words.map((word, at) => `'${word}':${at + 1}${weight}`).join(' ');
  return sql`(${asWritten}::tsvector || setweight(to_tsvector('english', ${words.join(' ')}), ${weight}::"char"))`;
}

function writeKeys(words: readonly string[], which: 'exact' | 'near'): SQL {
  const keys = new Set(words.flatMap(word => indexKeys(word)[which]));
  return sql`array_to_tsvector(${`{${[...keys].map(key => `"${key}"`).join(',')}}`}::text[])`;
}

const documentsAtOnce = 200;

/** Rebuilds the whole index from the content. */
export async function rebuildSearch(payload: Payload): Promise<void> {
  await queryRows({ payload }, sql`delete from search.entries`);
  await eachVersion({ payload }, (kind, stored, newest) => writeVersions({ payload }, kind, stored, newest));
}

type Visit = (kind: IndexedKind, stored: StoredDocument, newest: StoredDocument | undefined) => Promise<void>;

/** Visits every document that a search can find, with its newest version. */
async function eachVersion(writer: Writer, visit: Visit): Promise<void> {
  for (const kind of Object.keys(indexedKinds).filter(isIndexedKind)) {
    for (let page = 1, more = true; more; page += 1) {
      const { docs, hasNextPage } = await writer.payload.db.find<StoredDocument>({
        collection: kind as CollectionSlug,
        limit: documentsAtOnce,
        page,
        sort: 'id',
        locale: 'all',
        req: writer as PayloadRequest,
      });
      const ids = docs.map(({ id }) => id);
      const newest = await newestVersions(writer, kind, { parent: { in: ids } });
      for (const stored of docs) await visit(kind, stored, newest.get(Number(stored.id)));
      more = hasNextPage;
    }
  }
}

/** A search of search.entries: `where` may use `query`, which also ranks the results. */
export type Match = { query: SQL; where: SQL };

/** Words and the prefixes of phonetic keys need no escaping. */
const lexemes = (keys: readonly string[]) => keys.map(key => `'${key}'`).join(' | ');

/** Matches a word as written, as a prefix, as a stem or by its sound. */
function exactly(word: string): SQL {
  const keys = queryKeys(word).exact;
  const written = [`'${word}':*`, ...(keys.length > 0 ? [lexemes(keys)] : [])].join(' | ');
  return sql`(${written}::tsquery || plainto_tsquery('english', ${word}))`;
}

/** Documents with all of these folded words. */
export function exactMatch(words: readonly string[]): Match {
  return { query: sql.join(words.map(exactly), sql` && `), where: sql`words @@ query` };
}

/** Documents with all of these words or, in title and introduction, words of similar spelling or sound; null without keys. */
export function nearMatch(words: readonly string[]): Match | null {
  const nearKeys = words.map(word => queryKeys(word).near);
  if (nearKeys.every(keys => keys.length === 0)) return null;
  const each = words.map((word, at) => {
    const keys = nearKeys[at] ?? [];
    const asWritten = sql`words @@ ${exactly(word)}`;
    return keys.length > 0 ? sql`(${asWritten} or near @@ ${lexemes(keys)}::tsquery)` : asWritten;
  });
  return { query: sql.join(words.map(exactly), sql` || `), where: sql.join(each, sql` and `) };
}

/**
 * A `with` clause: `matched` has the entries that match, with the columns of search.entries and `query`. Materialized,
 * because the planner would otherwise use the index of the language and compare every entry with the words.
 */
export function matchedEntries({ query, where }: Match): SQL {
  return sql`asked as materialized (select ${query} as query),
    matched as materialized (select entries.*, query from search.entries, asked where ${where})`;
}
