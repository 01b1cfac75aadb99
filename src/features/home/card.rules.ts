import { type Locale, localePath } from '#core/locale.ts';
import { ownValue } from '#core/own-value.ts';

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

const claims = /\{(childrenHelped|diagnosticWorkUp|volunteersIncrease|donationsIncrease)\}/;
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
    .filter(sentence => claims.test(sentence))
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

/** Placeholders in card texts: the child's first name, the organisation and the four claims. */
const cardPlaceholders = [
  'name',
  'organisation',
  'childrenHelped',
  'diagnosticWorkUp',
  'volunteersIncrease',
  'donationsIncrease',
] as const;
type CardPlaceholder = (typeof cardPlaceholders)[number];

export type CardValues = Partial<Record<CardPlaceholder, string | number | null | undefined>>;

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

/** The problem with a card text as a sentence; null if every placeholder is known. */
export function cardWordsProblem(value: unknown): string | null {
  const keys = [...String(value ?? '').matchAll(placeholder)].map(([, key]) => key);
  const unknown = keys.find(key => !cardPlaceholders.some(known => known === key));
  const known = cardPlaceholders.map(key => `{${key}}`).join(', ');
  return unknown ? `{${unknown}} stands for nothing. These can be filled in: ${known}.` : null;
}
