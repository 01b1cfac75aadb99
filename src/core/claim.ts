import type { Locale } from './locale.ts';

/** What is counted. Staff choose from this list and cannot type a unit. */
export const claimUnits = [
  'children',
  'families',
  'volunteers',
  'people',
  'gifts',
  'medicines',
  'birr',
  'percent',
] as const;
export type ClaimUnit = (typeof claimUnits)[number];

/** What kind of number it is: as counted, "more than", or a change against the period before. */
export const claimKinds = ['counted', 'more-than', 'increase'] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** The claims that pages have a place for. Texts can state any other, by its key in braces. */
export const placedClaims = [
  'childrenHelped',
  'diagnosticWorkUp',
  'volunteersIncrease',
  'donationsIncrease',
] as const;
export type PlacedClaim = (typeof placedClaims)[number];

/** How many months may pass until somebody looks at a claim again. */
export const claimIntervals = ['1', '3', '6', '12'] as const;

/** A number of the register as pages state it. */
export type Claim = {
  key: string;
  /** Null where it is not known. */
  value: number | null;
  kind: ClaimKind;
  unit: ClaimUnit;
  /** The last day (ISO) on which somebody looked at it, once it should have been looked at again; else null. */
  staleSince: string | null;
  /** What it says, with `{value}` in its place. */
  sentence?: TextPerLocale;
};
type TextPerLocale = { [locale in Locale]?: string | null } | string | null | undefined;
/** The claims that visitors may read, by key. One without a public source is not among them. */
export type Claims = ReadonlyMap<string, Claim>;

export const notKnown = { en: 'not known', am: 'ያልታወቀ' } as const satisfies Record<Locale, string>;

/** The value alone, as texts state it: `1,600`. */
export function bareNumber({ value }: Pick<Claim, 'value'>, locale: Locale): string {
  return value === null ? notKnown[locale] : value.toLocaleString('en', { maximumFractionDigits: 2 });
}

/** The value with its sign, as it stands alone: `75+`, `25%`. */
export function signedNumber(claim: Pick<Claim, 'value' | 'kind' | 'unit'>, locale: Locale): string {
  if (claim.value === null) return notKnown[locale];
  const percent = claim.unit === 'percent' ? '%' : '';
  return `${bareNumber(claim, locale)}${percent}${claim.kind === 'more-than' ? '+' : ''}`;
}

/** The address of a claim in the register, without language. */
export const claimPath = (key: string): string => `/claims#${key}`;

const keyPattern = /^[a-z][A-Za-z0-9]{1,39}$/;
/** Placeholders of other texts, which no claim may be called. */
const reserved = new Set(['value', 'name', 'organisation', 'year', 'constructor']);

export const isClaimKey = (key: unknown): key is string =>
  typeof key === 'string' && keyPattern.test(key) && !reserved.has(key);

const placeholder = /\{([a-z][A-Za-z0-9]{1,39})\}/g;

/** The keys that a text names in braces, each once. */
export const keysIn = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, key = '']) => key)),
];

/** A text without the placeholders of claims, for addresses. */
export const withoutPlaceholders = (text: string): string => text.replace(placeholder, '').trim();

/** A number of the register in a filled text: its key, where it begins, and how it is written. */
export type StatedNumber = { key: string; at: number; shown: string };

/** A text field with its numbers filled in keeps here, for each language, where they stand. */
export const statedIn = Symbol('stated numbers');

/**
 * A text with its claims as numbers. One that visitors may not read, because it or its source is not public, is not known
 * to them either. Placeholders of other texts stay.
 */
export const fillText = (text: string, claims: Claims, locale: Locale): string =>
  stateNumbers(text, claims, locale).text;

function stateNumbers(written: string, claims: Claims, locale: Locale) {
  const numbers: StatedNumber[] = [];
  let text = '';
  let end = 0;
  for (const found of written.matchAll(placeholder)) {
    const [all, key = ''] = found;
    text += written.slice(end, found.index);
    end = found.index + all.length;
    const claim = claims.get(key);
    const shown = claim ? bareNumber(claim, locale) : isClaimKey(key) ? notKnown[locale] : all;
    if (claim) numbers.push({ key, at: text.length, shown });
    text += shown;
  }
  return { text: text + written.slice(end), numbers };
}

/** The keys in braces that a stored document names at any depth. */
export function findClaimKeys(stored: unknown): string[] {
  if (typeof stored === 'string') return stored.includes('{') ? keysIn(stored) : [];
  if (typeof stored !== 'object' || stored === null || stored instanceof Date) return [];
  return [...new Set(Object.values(stored).flatMap(findClaimKeys))];
}

/**
 * Whether a stored document states a claim, at any depth: by its key in braces, or for a placed one by the key alone, as
 * lists of figures choose it.
 */
export function statesClaim(stored: unknown, key: string): boolean {
  if (typeof stored === 'string')
    return stored.includes(`{${key}}`) || (stored === key && placedClaims.some(placed => placed === key));
  if (typeof stored !== 'object' || stored === null || stored instanceof Date) return false;
  return Object.values(stored).some(value => statesClaim(value, key));
}

type Node = Record<string, unknown>;

/**
 * A stored document with the claims of its texts as numbers, each in the language of its text. In long texts the number
 * leads to its claim. Nothing is changed in place.
 */
export function fillClaims<Stored>(stored: Stored, claims: Claims): Stored {
  return fill(stored, claims, 'en', false) as Stored;
}

function fill(stored: unknown, claims: Claims, locale: Locale, inLink: boolean): unknown {
  if (typeof stored === 'string') return fillText(stored, claims, locale);
  if (typeof stored !== 'object' || stored === null || stored instanceof Date) return stored;
  if (Array.isArray(stored))
    return stored.flatMap(one =>
      isText(one) && !inLink ? linkedText(one, claims, locale) : [fill(one, claims, locale, inLink)],
    );
  const isLink = inLink || ['link', 'autolink'].includes(String((stored as Node).type));
  const stated: { [locale in Locale]?: StatedNumber[] } = {};
  const filled = Object.entries(stored).map(([name, value]) => {
    const language = name === 'am' || name === 'en' ? name : null;
    if (language === null || typeof value !== 'string')
      return [name, fill(value, claims, language ?? locale, isLink)] as const;
    const { text, numbers } = stateNumbers(value, claims, language);
    if (numbers.length > 0) stated[language] = numbers;
    return [name, text] as const;
  });
  const isStated = Object.keys(stated).length > 0;
  return { ...Object.fromEntries(filled), ...(isStated && { [statedIn]: stated }) };
}

const isText = (node: unknown): node is Node & { text: string } =>
  typeof node === 'object' &&
  node !== null &&
  (node as Node).type === 'text' &&
  typeof (node as Node).text === 'string';

/** The text node of a long text as several: each number is a link to its claim. */
function linkedText(node: Node & { text: string }, claims: Claims, locale: Locale): unknown[] {
  return node.text
    .split(/(\{[a-z][A-Za-z0-9]{1,39}\})/)
    .filter(part => part !== '')
    .map(part => {
      const claim = claims.get(part.slice(1, -1));
      if (!claim || !part.startsWith('{')) return { ...node, text: fillText(part, claims, locale) };
      const text = { ...node, text: bareNumber(claim, locale) };
      const fields = { linkType: 'custom', url: claimPath(claim.key), newTab: false };
      return { type: 'link', version: 3, format: '', indent: 0, direction: 'ltr', fields, children: [text] };
    });
}

/** A claim as stored. */
export type StoredClaim = Pick<Claim, 'key' | 'kind' | 'unit'> & {
  value?: number | null;
  sentence?: TextPerLocale;
  lookedAt?: string | null;
  every?: (typeof claimIntervals)[number] | null;
};

/** The first day on which a stored claim is overdue, or null. */
export const findDueDay = ({ lookedAt, every }: StoredClaim): string | null =>
  lookedAt ? dueDay(lookedAt, Number(every ?? 12)) : null;

/** A stored claim as pages state it on a day (ISO). */
export function toClaim(stored: StoredClaim, today: string): Claim {
  const { key, kind, unit, value, sentence, lookedAt } = stored;
  const due = findDueDay(stored);
  const staleSince = due !== null && due <= today ? (lookedAt?.slice(0, 10) ?? null) : null;
  return { key, kind, unit, value: value ?? null, staleSince, sentence };
}

/** The first day on which a claim is overdue, as an ISO day; a month that is too short ends earlier. */
export function dueDay(lookedAt: string, months: number): string {
  const [year = 0, month = 1, day = 1] = lookedAt.slice(0, 10).split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last) + 1)).toISOString().slice(0, 10);
}
