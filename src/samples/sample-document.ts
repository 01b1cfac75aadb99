import type { CollectionSlug } from 'payload';
import type { ConsentName } from './consents.ts';
import type { PictureName } from './pictures.ts';

/** What a document says, as the local API takes it: `data` in English, `am` the words there are in Amharic. */
export type SampleDocument = { data: Record<string, unknown>; am?: Record<string, unknown> };

/**
 * Sample documents of one collection. `knownBy` is the field whose English value tells them apart: one that is there
 * already is left as it is, so that seeding twice doubles nothing and never undoes what staff changed.
 */
export type SampleSet = { collection: CollectionSlug; knownBy: string; documents: SampleDocument[] };

/** What the documents of a set may point to: the numbers pictures and consents got when they were stored. */
export type Stored = {
  pictures: Record<PictureName, number>;
  consents: Record<ConsentName, number>;
};
