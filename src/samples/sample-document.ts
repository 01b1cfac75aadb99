import type { CollectionSlug } from 'payload';
import type { ConsentName } from './consents.ts';
import type { PictureName } from './pictures.ts';

/** A document for the local API: `data` in English, `am` the available Amharic texts. */
export type SampleDocument = { data: Record<string, unknown>; am?: Record<string, unknown> };

/**
 * Sample documents of one collection. `knownBy` is the field whose English value identifies them: existing ones are
 * left unchanged, so that seeding again neither duplicates nor overwrites.
 */
export type SampleSet = { collection: CollectionSlug; knownBy: string; documents: SampleDocument[] };

/** The ids of stored pictures and consents, for references. */
export type Stored = {
  pictures: Record<PictureName, number>;
  consents: Record<ConsentName, number>;
};
