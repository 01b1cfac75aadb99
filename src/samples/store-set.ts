import type { CollectionSlug, PayloadRequest } from 'payload';

/** A document for the local API: `data` in English, `am` the available Amharic texts. */
export type SampleDocument = { data: Record<string, unknown>; am?: Record<string, unknown> };

/**
 * Sample documents of one collection. `knownBy` is the field whose English value identifies them, or their address where
 * they have one from the start: existing ones are
 * left unchanged, so that seeding again neither duplicates nor overwrites.
 */
export type SampleSet = { collection: CollectionSlug; knownBy: string; documents: SampleDocument[] };

/**
 * Stores the missing documents of a set, published and marked as samples. Sequential, because ordered collections
 * number them on creation. English first, then Amharic.
 */
export async function storeSet(
  req: PayloadRequest,
  { collection, knownBy, documents }: SampleSet,
): Promise<void> {
  const existing = await existingKeys(req, collection, knownBy);
  for (const document of documents)
    if (!existing.has(document.data.slug ?? document.data[knownBy]))
      await storeDocument(req, collection, document);
}

/** Stores one document and returns its id. */
export async function storeDocument(
  req: PayloadRequest,
  collection: CollectionSlug,
  { data, am }: SampleDocument,
): Promise<number> {
  const marks = { sample: true, _status: 'published' };
  const options = { collection, depth: 0, overrideAccess: true, req } as const;
  const created = await req.payload.create({
    ...options,
    locale: 'en',
    data: { ...data, ...marks } as never,
  });
  const id = Number(created.id);
  // Without a fallback, because otherwise English texts would be stored as Amharic where those are missing.
  const inAmharic = { ...options, id, locale: 'am', fallbackLocale: false } as const;
  if (am) await req.payload.update({ ...inAmharic, data: { ...giveRowIds(created, am), ...marks } as never });
  return id;
}

/** Rows are translated in place, so each Amharic row takes the id of its English one. */
function giveRowIds(created: object, am: Record<string, unknown>): Record<string, unknown> {
  const stored = new Map(Object.entries(created));
  const rowsIn = (field: string, words: unknown) => {
    const rows: unknown = stored.get(field);
    if (Array.isArray(words) && Array.isArray(rows))
      return words.map((row: object, index) => ({ ...row, id: (rows[index] as { id?: string }).id }));
    // A group, which can have rows of its own.
    if (field === 'tickets' && rows) return giveRowIds(rows as object, words as Record<string, unknown>);
    return words;
  };
  return Object.fromEntries(Object.entries(am).map(([field, words]) => [field, rowsIn(field, words)]));
}

async function existingKeys(req: PayloadRequest, collection: CollectionSlug, knownBy: string) {
  const { docs } = await req.payload.find({
    collection,
    select: { [knownBy]: true, slug: true } as never,
    locale: 'en',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  return new Set(
    docs.flatMap(document => {
      const { slug, [knownBy]: known } = document as Record<string, unknown>;
      return [slug, known];
    }),
  );
}
