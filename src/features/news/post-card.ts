import { hasChangedNames } from '#cms/consents/consent.rules.ts';
import { type MediaPicture, type StoredPicture, toPicture } from '#cms/media/media-picture.ts';
import { articleWords, type StoredArticle } from '#cms/page-blocks/read-article.ts';
import { parsePostDate } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import { readingMinutes, starterReadingMinutes } from '#core/reading-time.ts';
import type { Article } from '#core/rich-text.ts';
import { hasTranslation, type Localized, pickWords, type Words } from '#core/words.ts';

/** A post as stored, read with all languages. */
export type StoredPost = {
  id: number;
  slug?: string | null;
  clickKey?: string | null;
  type: 'intro' | 'ad' | 'normal';
  heading?: Localized;
  preIntro?: Localized;
  postDate?: string | null;
  img?: StoredPicture | number | null;
  description?: Localized;
  disc?: { par1?: Localized; par2?: Localized; occ?: Localized; poster?: Localized };
  body?: StoredArticle;
  prev?: Localized;
  readTime?: number | null;
  identifiable?: string | null;
  nameChanged?: boolean | null;
  updatedAt?: string;
};

/** A post as shown on a card. */
export type PostCard = {
  /** The id; null for a default card, which is not stored. */
  id: number | null;
  /** The address without language; null if the card has no page. */
  href: string | null;
  /** The key of its click count. */
  key: string;
  type: 'intro' | 'ad' | 'normal';
  heading: Words;
  preIntro: Words;
  /** The day of the post, YYYY-MM-DD. */
  postDate: string | null;
  minutes: number | null;
  picture: MediaPicture | null;
  /** The line of a coming-soon card. */
  line: Words;
  description: Words;
  /** The last change, as an ISO instant. */
  updatedAt: string | null;
};

/** What the page of a post shows beyond its card. */
export type PostPage = PostCard & {
  slug: string;
  par1: Words;
  par2: Words;
  /** The long text below the two paragraphs. */
  body: Article<MediaPicture>;
  occasion: Words;
  poster: Words;
  /** The text calls people by other names than their own. */
  namesChanged: boolean;
  /** Whether the post has text in the page's language. */
  translated: boolean;
};

/** A stored post as visitors see it on a card. */
export function toPostCard(stored: StoredPost, locale: Locale): PostCard {
  const words = (value: Localized) => pickWords(value, locale);
  const counted = readingMinutes([
    words(stored.disc?.par1).text,
    words(stored.disc?.par2).text,
    articleWords(stored.body, locale),
  ]);
  return {
    id: stored.id,
    href: stored.type === 'ad' || !stored.slug ? null : `/news/${stored.slug}`,
    key: stored.clickKey ?? '',
    type: stored.type,
    heading: words(stored.heading),
    preIntro: words(stored.preIntro),
    postDate: parsePostDate(stored.postDate),
    minutes: stored.readTime ?? (stored.type === 'intro' ? starterReadingMinutes : counted),
    picture: toPicture(stored.img, locale),
    line: words(stored.prev),
    description: words(stored.description),
    updatedAt: stored.updatedAt ?? null,
  };
}

/** A stored post as visitors see it on its page. */
export function toPostPage(stored: StoredPost, body: PostPage['body'], locale: Locale): PostPage {
  const words = (value: Localized) => pickWords(value, locale);
  return {
    ...toPostCard(stored, locale),
    slug: stored.slug ?? '',
    par1: words(stored.disc?.par1),
    par2: words(stored.disc?.par2),
    body,
    occasion: words(stored.disc?.occ),
    poster: words(stored.disc?.poster),
    namesChanged: hasChangedNames(stored),
    translated: hasTranslation(stored.heading, locale),
  };
}

const texts = {
  en: {
    starter: ['Start here: what the mission does', 'Welcome'],
    comingSoon: ['The next update is on its way', 'Coming Soon'],
    line: 'Join the community to read it first.',
  },
  am: {
    starter: ['ከዚህ ይጀምሩ፦ ድርጅታችን ምን ይሠራል', 'እንኳን ደህና መጡ'],
    comingSoon: ['ቀጣዩ ዜና በቅርቡ ይቀርባል', 'በቅርቡ'],
    line: 'ቀድመው ለማንበብ ማኅበረሰቡን ይቀላቀሉ።',
  },
} as const satisfies Record<Locale, object>;

const empty = {
  id: null,
  key: '',
  updatedAt: null,
  postDate: null,
  picture: null,
  description: { text: '' },
  line: { text: '' },
};

/** The default starter card; it leads to the about page, which always exists. */
export function standingStarter(locale: Locale): PostCard {
  const [heading, preIntro] = texts[locale].starter;
  return {
    ...empty,
    type: 'intro',
    href: '/about',
    heading: { text: heading },
    preIntro: { text: preIntro },
    minutes: starterReadingMinutes,
  };
}

/** The default 'Coming Soon' card. */
export function standingComingSoon(locale: Locale): PostCard {
  const [heading, preIntro] = texts[locale].comingSoon;
  return {
    ...empty,
    type: 'ad',
    href: null,
    heading: { text: heading },
    preIntro: { text: preIntro },
    minutes: null,
    line: { text: texts[locale].line },
  };
}
