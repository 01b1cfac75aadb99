import type { FlattenedField } from 'payload';

/** What public content was read from: collections and globals, `all` after notices may have been missed. */
type Changed = Iterable<string> | 'all';

/** Most documents in a cached result; longer lists are read again each time. */
const mostDocuments = 200;

type Entry = { readonly tags: ReadonlySet<string>; readonly result: Promise<unknown> };

type ReadCache = ReturnType<typeof createReadCache>;

/**
 * The latest `most` public reads, each until something it was read from changes. Pages made for one visitor, such as
 * the answer to a form, are never cached, but nearly all of what they show is the same for everybody. Closed at first:
 * only a process that hears of every change may open it (docs/decisions/0049-cached-reads.md).
 */
export function createReadCache(most = 400) {
  const cached = new Map<string, Entry>();
  let isOpen = false;

  function forget(key: string, entry: Entry): void {
    if (cached.get(key) === entry) cached.delete(key);
  }

  function store(key: string, entry: Entry): void {
    cached.delete(key);
    cached.set(key, entry);
    const [longestUnused] = cached.keys();
    if (cached.size > most && longestUnused !== undefined) cached.delete(longestUnused);
  }

  return {
    /**
     * What `read` returned for this key, or returns now; one read runs however many ask. `key` must name everything the
     * result depends on besides `tags`. The result is frozen, because renders share it. A failed read is not cached.
     */
    read<Result extends object>(
      key: string,
      tags: ReadonlySet<string>,
      read: () => Promise<Result>,
    ): Promise<Result> {
      const found = isOpen ? cached.get(key) : undefined;
      if (found) {
        store(key, found);
        return found.result as Promise<Result>;
      }
      const result = read().then(freeze);
      if (!isOpen) return result;
      const entry = { tags, result };
      store(key, entry);
      result.then(
        rows => isLong(rows) && forget(key, entry),
        () => forget(key, entry),
      );
      return result;
    },

    /** Caches from now on: every later change is reported to `dropTagged`. */
    open(): void {
      cached.clear();
      isOpen = true;
    },

    /** Drops everything: changes may be missed from now on. */
    close(): void {
      cached.clear();
      isOpen = false;
    },

    /** Drops what was read from one of these, including reads in progress. */
    dropTagged(changed: Changed): void {
      const isAbout = (tags: ReadonlySet<string>) =>
        changed === 'all' || [...changed].some(tag => tags.has(tag));
      for (const [key, { tags }] of cached) if (isAbout(tags)) cached.delete(key);
    },

    count: () => cached.size,
  };
}

const isLong = (result: object) => Array.isArray(result) && result.length > mostDocuments;

/** Long lists belong to one reader, who may keep them as they are. */
const freeze = <Result extends object>(result: Result): Result =>
  isLong(result) ? result : freezeDeeply(result);

function freezeDeeply<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freezeDeeply(part);
  return value;
}

/** The part of a cache that follows the connection to the database. */
export type Following = Pick<ReadCache, 'open' | 'close' | 'dropTagged'>;

/** Several caches that open, close and forget together. */
export function combineCaches(...caches: readonly Following[]): Following {
  return {
    open: () => caches.forEach(cache => void cache.open()),
    close: () => caches.forEach(cache => void cache.close()),
    dropTagged: changed => caches.forEach(cache => void cache.dropTagged(changed)),
  };
}

/** On every page, which says while there is sample content: announced when a sample changes, and by nothing else. */
export const SAMPLES_TAG = 'samples';

/** The collections whose documents appear inside a document with these fields, at any depth of groups and lists. */
export function relatedTags(fields: FlattenedField[]): Set<string> {
  const tags = new Set<string>();
  for (const field of fields) {
    if (field.type === 'upload' || field.type === 'relationship')
      for (const slug of [field.relationTo].flat()) tags.add(slug);
    if ('flattenedFields' in field) for (const slug of relatedTags(field.flattenedFields)) tags.add(slug);
    if (field.type === 'blocks')
      for (const block of field.blocks) for (const slug of relatedTags(block.flattenedFields)) tags.add(slug);
  }
  // Whether a picture, a film or a PDF may be seen depends on its consent.
  if (tags.has('media') || tags.has('films') || tags.has('pdfs')) tags.add('consents');
  return tags;
}
