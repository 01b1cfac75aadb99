import { keysIn } from '#core/claim.ts';
import { type Locale, localePath } from '#core/locale.ts';
import { type Message, message } from '#core/message.ts';
import { ownValue } from '#core/own-value.ts';

/** The sections of the home page below the hero, in their default order. */
export const homeSections = ['mission', 'cards', 'quick-links', 'initiative', 'stories', 'booking'] as const;
export type HomeSection = (typeof homeSections)[number];

/** A row of the list staff arrange: a section of the home page, or a part as other pages have them. */
export type StoredRow = { blockType?: string; section?: string | null; shown?: boolean | null };

/** One item of the home page: a section, or a part by its row. */
export type Placed<Row> = { section: HomeSection } | { row: Row };

const SECTION = 'section';
const isSection = (value: unknown): value is HomeSection => homeSections.some(section => section === value);

/**
 * What the home page shows below the hero, in order. A section without a row stands in its default place, so that one
 * added by a later release appears; only a row that is switched off hides it. The first of two rows about one section
 * counts.
 */
export function arrangeHome<Row extends StoredRow>(rows: readonly Row[] | null | undefined): Placed<Row>[] {
  const placed: (Placed<Row> & { hidden?: boolean })[] = [];
  const named = new Set<HomeSection>();
  for (const row of rows ?? []) {
    if (row.blockType !== SECTION) placed.push({ row });
    else if (isSection(row.section) && !named.has(row.section)) {
      named.add(row.section);
      placed.push({ section: row.section, hidden: row.shown === false });
    }
  }
  for (const [at, section] of homeSections.entries()) {
    if (named.has(section)) continue;
    const before = homeSections.slice(0, at);
    const after = placed.findLastIndex(one => 'section' in one && before.includes(one.section));
    placed.splice(after + 1, 0, { section });
  }
  return placed.flatMap((one): Placed<Row>[] => {
    if ('row' in one) return [{ row: one.row }];
    return one.hidden ? [] : [{ section: one.section }];
  });
}

/** Whether the home page has its default sections in their default order. */
export function isUsualHome<Row>(placed: readonly Placed<Row>[]): boolean {
  return (
    placed.length === homeSections.length &&
    placed.every((one, at) => 'section' in one && one.section === homeSections[at])
  );
}

/** The frame of each section. Neighbours of one frame share its background. */
const frames = {
  mission: 'about',
  cards: 'about',
  'quick-links': 'about',
  initiative: 'calendar',
  stories: 'calendar',
  booking: 'booking',
} as const satisfies Record<HomeSection, string>;
type HomeFrame = (typeof frames)[HomeSection];

/** Neighbouring sections in one frame, or a single part. `first`: this run is the first of its frame, and has its id. */
export type Run<Row> = { frame: HomeFrame; sections: HomeSection[]; first: boolean } | { row: Row };

/** Groups neighbouring sections of one frame. */
export function groupSections<Row>(placed: readonly Placed<Row>[]): Run<Row>[] {
  const runs: Run<Row>[] = [];
  for (const one of placed) {
    if ('row' in one) {
      runs.push(one);
      continue;
    }
    const frame = frames[one.section];
    const last = runs.at(-1);
    if (last && 'frame' in last && last.frame === frame) last.sections.push(one.section);
    else {
      const first = !runs.some(run => 'frame' in run && run.frame === frame);
      runs.push({ frame, sections: [one.section], first });
    }
  }
  return runs;
}

/** Whether the home page has the anchors `about` and `calendar`, which links lead to. */
export function findAnchors<Row>(placed: readonly Placed<Row>[]): { about: boolean; calendar: boolean } {
  const shown = placed.flatMap(one => ('section' in one ? [one.section] : []));
  return {
    about: shown.some(section => frames[section] === 'about'),
    calendar: shown.includes('initiative'),
  };
}

/** Which parts of the road are shown: those whose section comes after the mission, where the road begins. */
export function planRoad<Row>(placed: readonly Placed<Row>[]): { goesOn: boolean; arrives: boolean } {
  const at = (section: HomeSection) => placed.findIndex(one => 'section' in one && one.section === section);
  const begin = at('mission');
  const follows = (section: HomeSection) => begin >= 0 && at(section) > begin;
  return { goesOn: follows('quick-links'), arrives: follows('stories') };
}

/** Number of posts in the teaser: on phones (to 640 px), from 768 to 1023 px, and otherwise. */
export const teaserCounts = { phone: 3, tablet: 4, otherwise: 5 } as const;

const firstIndex = 2;
/** How many posts the teaser needs to read. */
export const teaserReach = firstIndex + teaserCounts.otherwise;

/** The widths at which a post of the teaser is shown; CSS hides it at others. */
type TeaserWidths = 'all' | 'not-phone' | 'otherwise';

/**
 * The posts of the teaser from the whole list, starter card included: from index 2, as many as the widest screen shows,
 * without coming-soon cards (`ad`).
 */
export function teaserPosts<Post extends { type: string }>(posts: readonly Post[]): Post[] {
  const candidates = posts.filter(post => post.type !== 'ad');
  return candidates.slice(firstIndex, firstIndex + teaserCounts.otherwise);
}

/** The widths at which the post at an index (0, 1, …) of the teaser is shown. */
export function teaserWidths(place: number): TeaserWidths {
  if (place < teaserCounts.phone) return 'all';
  return place < teaserCounts.tablet ? 'not-phone' : 'otherwise';
}

/** Where a card leads: a path, optionally with a scroll target such as `/#calendar`. */
type CardTarget = { path: string; pathWithScroll?: string | null | undefined };

/**
 * The address of a card in the page's language; a scroll target takes precedence over the plain path.
 * @param missing places that the home page does not have at present, such as `calendar`.
 */
export function cardAddress(
  { path, pathWithScroll }: CardTarget,
  locale: Locale,
  missing: readonly string[] = [],
): string {
  const scroll = pathWithScroll?.trim();
  const isThere = scroll && !missing.some(place => scroll.startsWith('/') && scroll.endsWith(`#${place}`));
  return localePath(locale, isThere ? scroll : path);
}

/** Intl.Segmenter would not split a sentence before a placeholder. */
const sentenceEnd = /(?<=[.!?።])\s+/;

/**
 * The sentences of a description that state a claim, with placeholders. They appear on the card itself; the full
 * description is under its tab. Empty if there is none.
 */
export function claimSentences(description: string): string {
  return description
    .trim()
    .split(sentenceEnd)
    .filter(sentence => keysIn(sentence).some(key => !isOwn(key)))
    .join(' ');
}

/** The drawings for cards, by their names in ui/art, with the card colour each was made for. */
export const cardDrawings = {
  impact: 'saffron',
  'programs-medicine': 'sky',
  'progress-coffee': 'lilac',
  partners: 'mint',
  'meet-coffee-table': 'peach',
  team: 'deep-blue',
  testimonial: 'coral',
  'achievement-mesob': 'pale-lilac',
  'about-wide': 'dawn-lilac',
} as const;

export type CardDrawing = keyof typeof cardDrawings;
export type CardGround = (typeof cardDrawings)[CardDrawing];

/** The card colours by token name. Text is ink, on Deep blue white. */
export const cardGrounds = [...new Set(Object.values(cardDrawings))] as const;

export function isCardDrawing(value: unknown): value is CardDrawing {
  return typeof value === 'string' && Object.hasOwn(cardDrawings, value);
}

/** Placeholders in card texts beside the numbers of the register: the child's first name and the organisation. */
const ownPlaceholders = ['name', 'organisation'] as const;
const isOwn = (key: string) => ownPlaceholders.some(own => own === key);

export type CardValues = Readonly<Record<string, string | null | undefined>>;

const placeholder = /\{(\w+)\}/g;

/** Fills in the placeholders; null if a value is missing. */
export function fillCardWords(words: string, values: CardValues): string | null {
  let isComplete = true;
  const filled = words.replace(placeholder, (_all, key: string) => {
    const value = ownValue(values, key);
    if (value === null || value === undefined || value === '') isComplete = false;
    return String(value ?? '');
  });
  return isComplete ? filled : null;
}

/** The problem with a card text as a sentence; null if every placeholder is known. `claims`: the keys of the register. */
export function cardWordsProblem(value: unknown, claims: readonly string[]): Message | null {
  const known = [...ownPlaceholders, ...claims];
  const keys = [...String(value ?? '').matchAll(placeholder)].map(([, key]) => key);
  const unknown = keys.find(key => !known.some(one => one === key));
  return unknown
    ? message('{placeholder} cannot be filled in. You can use: {known}.', {
        placeholder: `{${unknown}}`,
        known: known.map(key => `{${key}}`).join(', '),
      })
    : null;
}
