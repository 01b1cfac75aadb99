import { parsePostDate } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import { type Localized, type PerLocale, pickLocalized, pickWords, type Words } from '#core/words.ts';
import { isEmpty, wordsOutsideBlocks } from '../rich-text/read-text.rules.ts';

/** The fields of a collection by their role in a search; dots go into groups and lists. */
type SearchKind = {
  title: string;
  intro: readonly string[];
  body: readonly string[];
  /** Rich texts. */
  article?: string;
  day?: string;
  /** Documents have pages below `folder`, or all share the page `address`. */
  folder?: string;
  address?: string;
  /** Only staff can search it: it has no page of its own. */
  staffOnly?: boolean;
};

/** The collections that visitors can search, in the order of the filter. */
export const searchKinds = {
  posts: {
    title: 'heading',
    intro: ['preIntro', 'description'],
    body: ['disc.par1', 'disc.par2', 'disc.occ'],
    article: 'body',
    day: 'postDate',
    folder: '/news',
  },
  events: {
    title: 'heading',
    intro: ['preHeading', 'preIntro', 'description'],
    body: ['disc.par1', 'disc.par2', 'result'],
    article: 'body',
    day: 'dateTime.date',
    folder: '/events',
  },
  projects: {
    title: 'label',
    intro: ['description'],
    body: ['disc.par1', 'disc.par2'],
    article: 'body',
    day: 'date',
    folder: '/projects',
  },
  'team-members': {
    title: 'name',
    intro: ['role', 'description'],
    body: ['disc.par1', 'disc.par2'],
    folder: '/team',
  },
  partners: {
    title: 'name',
    intro: ['description'],
    body: ['disc.par1', 'disc.par2'],
    folder: '/partnership',
  },
  reports: {
    title: 'heading',
    intro: ['description'],
    body: ['disc.par1', 'disc.par2'],
    day: 'publishedOn',
    address: '/reports',
  },
  'legal-pages': {
    title: 'title',
    intro: ['description'],
    body: ['sections.heading', 'sections.text'],
    day: 'validFrom',
    folder: '/legal',
  },
  pages: {
    title: 'title',
    intro: ['description', 'intro'],
    // Without captions, which may be about people and depend on the consent of each picture.
    body: ['blocks.heading', 'blocks.words', 'blocks.cards.title', 'blocks.cards.words'],
    article: 'blocks.text',
    folder: '',
  },
  'newsletter-issues': {
    title: 'subject',
    intro: ['preview'],
    body: [],
    day: 'frozenAt',
    folder: '/newsletter',
  },
} as const satisfies Record<string, SearchKind>;

export type SearchedKind = keyof typeof searchKinds;

/** The collections that staff can search in addition. Pictures are found by their description. */
const staffKinds = {
  media: { title: 'alt', intro: ['credit'], body: [], staffOnly: true },
  films: { title: 'alt', intro: ['credit'], body: [], staffOnly: true },
  pdfs: { title: 'title', intro: [], body: [], staffOnly: true },
  stories: { title: 'heading', intro: ['firstName'], body: ['disc.par1', 'disc.par2'], staffOnly: true },
  testimonials: { title: 'saidBy', intro: [], body: ['words'], staffOnly: true },
  announcements: { title: 'title', intro: ['message'], body: [], staffOnly: true },
  campaigns: { title: 'name', intro: ['desc'], body: [], staffOnly: true },
  cards: { title: 'name', intro: ['heading', 'tabLabel'], body: ['disc'], staffOnly: true },
  gallery: { title: 'description', intro: ['alt'], body: [], staffOnly: true },
  holidays: { title: 'name', intro: ['message'], body: [], staffOnly: true },
  home: {
    title: 'name',
    intro: ['heroTitle', 'heroSentence'],
    body: ['blocks.heading', 'blocks.words', 'blocks.cards.title', 'blocks.cards.words'],
    article: 'blocks.text',
    staffOnly: true,
  },
  'starter-links': { title: 'title', intro: ['label'], body: ['link'], staffOnly: true },
  redirects: { title: 'from', intro: ['to'], body: [], staffOnly: true },
} as const satisfies Record<string, SearchKind>;

export type IndexedKind = SearchedKind | keyof typeof staffKinds;
/** Every collection in the index. */
export const indexedKinds: Record<IndexedKind, SearchKind> = { ...searchKinds, ...staffKinds };
export const isIndexedKind = (value: unknown): value is IndexedKind =>
  typeof value === 'string' && Object.hasOwn(indexedKinds, value);

/** Whether a value names a collection that visitors can search. */
export const isSearchedKind = (value: unknown): value is SearchedKind =>
  typeof value === 'string' && Object.hasOwn(searchKinds, value);

/** What a search uses and shows of one document in a language. */
export type SearchText = {
  title: Words;
  intro: string;
  body: string;
  day: string | null;
  /** Without the language prefix; null while it has no page. */
  path: string | null;
};

/** The texts of a stored document, read with all languages, as visitors see them in `locale`. */
export function toSearchText(kind: IndexedKind, stored: Record<string, unknown>, locale: Locale): SearchText {
  const { title, intro, body, article, day, folder, address } = indexedKinds[kind];
  const texts = (paths: readonly string[]) =>
    joined(
      paths
        .flatMap(path => valuesAt(stored, path.split('.')))
        .map(value => pickWords(value as Localized, locale).text),
    );
  const articles = article ? valuesAt(stored, article.split('.')) : [];
  const dayValue = day ? valuesAt(stored, day.split('.'))[0] : null;
  const { slug } = stored;
  const hasFolder = folder !== undefined;
  return {
    title: pickWords(valuesAt(stored, [title])[0] as Localized, locale),
    intro: texts(intro),
    body: joined([texts(body), ...articles.map(written => articleWords(written, locale))]),
    day: typeof dayValue === 'string' ? parsePostDate(dayValue.slice(0, 10)) : null,
    path:
      address ??
      (hasFolder && typeof slug === 'string' && slug && isPage(stored) ? `${folder}/${slug}` : null),
  };
}

const joined = (texts: readonly string[]) => texts.filter(text => text.trim() !== '').join(' ');

/** Starter cards and coming-soon cards have no page. */
const isPage = ({ type = 'normal' }: Record<string, unknown>) => type === 'normal';

const articleWords = (written: unknown, locale: Locale) =>
  wordsOutsideBlocks(pickLocalized(written as PerLocale<unknown>, locale, isEmpty)?.value);

function valuesAt(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined) return [value];
  const next = (value as Record<string, unknown> | null | undefined)?.[step];
  return Array.isArray(next) ? next.flatMap(item => valuesAt(item, rest)) : valuesAt(next, rest);
}
