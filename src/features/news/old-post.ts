import { formatDate, parsePostDate } from '#core/dates.ts';
import type { RecordReader } from '#core/old-record.ts';
import type { Localized } from '#core/words.ts';

const types = ['normal', 'intro', 'ad'] as const;

/** A post in the format of the old database (section 3 of the specification); missing values are empty strings. */
export type OldPost = {
  img: string;
  heading: string;
  type: (typeof types)[number];
  preIntro: string;
  /** `MMM DD, YYYY`. */
  postDate: string;
  description: string;
  disc: { par1: string; par2: string; occ: string; poster: string };
  prev: string;
  /** In minutes, if set. */
  readTime: number | null;
};

/** A stored post, in one or all languages. */
export type MovablePost = {
  type?: string | null;
  heading?: Localized;
  preIntro?: Localized;
  postDate?: string | null;
  img?: unknown;
  description?: Localized;
  disc?: { par1?: Localized; par2?: Localized; occ?: Localized; poster?: Localized };
  prev?: Localized;
  readTime?: number | null;
};

type RecordFormat = { words: (value: Localized) => string; picture: (picture: unknown) => string };

/** Reads a post of the old database; the reader reports unusable values. */
export function readOldPost(record: RecordReader): OldPost {
  const disc = record.group('disc');
  const day = record.day('postDate');
  return {
    img: record.text('img').trim(),
    heading: record.text('heading').trim(),
    type: record.choice('type', types, 'normal'),
    preIntro: record.text('preIntro'),
    postDate: day ? formatDate(day) : '',
    description: record.text('description'),
    disc: {
      par1: disc.text('par1'),
      par2: disc.text('par2'),
      occ: disc.text('occ'),
      poster: disc.text('poster'),
    },
    prev: record.text('prev'),
    readTime: record.number('readTime'),
  };
}

/** Converts a stored post to the old format. `words` picks the language, `picture` returns a picture's name. */
export function toOldPost(post: MovablePost, { words, picture }: RecordFormat): OldPost {
  const day = parsePostDate(post.postDate);
  return {
    img: picture(post.img),
    heading: words(post.heading),
    type: types.find(type => type === post.type) ?? 'normal',
    preIntro: words(post.preIntro),
    postDate: day ? formatDate(day) : '',
    description: words(post.description),
    disc: {
      par1: words(post.disc?.par1),
      par2: words(post.disc?.par2),
      occ: words(post.disc?.occ),
      poster: words(post.disc?.poster),
    },
    prev: words(post.prev),
    readTime: post.readTime ?? null,
  };
}

/** The translatable texts of a post. */
export function pickOldPostWords({ heading, preIntro, description, disc, prev }: OldPost) {
  return { heading, preIntro, description, disc, prev };
}

/** The untranslated fields of a post for the CMS, without pictures. */
export function readOldPostFacts({ type, postDate, readTime }: OldPost) {
  return { type, postDate: parsePostDate(postDate), readTime };
}
