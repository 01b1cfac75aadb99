import type { Fields, RecordReader } from '#core/old-record.ts';
import type { Localized } from '#core/words.ts';
import {
  type MovableEvent,
  type OldEvent,
  pickOldEventWords,
  readOldEvent,
  readOldEventFacts,
  toOldEvent,
} from '#features/events/old-event.ts';
import {
  type MovablePost,
  type OldPost,
  pickOldPostWords,
  readOldPost,
  readOldPostFacts,
  toOldPost,
} from '#features/news/old-post.ts';

export type KindName = 'posts' | 'events';
export const kindNames: readonly KindName[] = ['posts', 'events'];

export type OldRecord = OldPost | OldEvent;
export type OldWords = ReturnType<typeof pickOldPostWords> | ReturnType<typeof pickOldEventWords>;

/** How records of one kind are read, exported, and converted to fields of the CMS. */
export type OldKind = {
  name: KindName;
  read(record: RecordReader, key: string): OldRecord;
  of(
    stored: Fields,
    format: { words: (value: Localized) => string; picture: (picture: unknown) => string },
  ): OldRecord;
  words(old: OldRecord): OldWords;
  facts(old: OldRecord): Fields;
};

const posts: OldKind = {
  name: 'posts',
  read: readOldPost,
  of: (stored, format) => toOldPost(stored as MovablePost, format),
  words: old => pickOldPostWords(old as OldPost),
  facts: old => readOldPostFacts(old as OldPost),
};

const events: OldKind = {
  name: 'events',
  read: readOldEvent,
  of: (stored, format) => toOldEvent(stored as MovableEvent, format),
  words: old => pickOldEventWords(old as OldEvent),
  facts: old => readOldEventFacts(old as OldEvent),
};

/** The two kinds of records in the old database. */
export const oldKinds: Record<KindName, OldKind> = { posts, events };

/** The names of a record's pictures. */
export function picturesIn(old: OldRecord): string[] {
  const names = 'moreImg' in old ? [old.img, old.blurImg, ...old.moreImg] : [old.img];
  return names.filter(name => name !== '');
}

/** The record with each picture renamed by `named`; pictures without a name are dropped. */
export function withPictures<Old extends OldRecord>(old: Old, named: (picture: string) => string): Old {
  if (!('moreImg' in old)) return { ...old, img: named(old.img) };
  const moreImg = old.moreImg.map(named).filter(name => name !== '');
  return { ...old, img: named(old.img), blurImg: named(old.blurImg), moreImg };
}

/** The picture fields for the CMS. */
export function pictureFields(old: OldRecord, findNumber: (picture: string) => number | null): Fields {
  if (!('moreImg' in old)) return { img: findNumber(old.img) };
  const more = old.moreImg.map(findNumber).filter(number => number !== null);
  return { img: findNumber(old.img), blurImg: findNumber(old.blurImg), moreImg: more };
}
