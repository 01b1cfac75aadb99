import { isClaimKey } from '#core/claim.ts';
import { localePath, locales } from '#core/locale.ts';
import { foldTab } from '#features/home/initiative.rules.ts';
import type { KnownParameters } from '#platform/page-cache/page-key.ts';

const longestTab = 80;

/** The tab of the initiative section. */
const tab = new Map([['tab', canonicalTab]]);
/** The page of a list, from the second on. */
const page = new Map([['page', canonicalPage]]);

/** The campaign or project a gift is meant for. */
const purpose = new Map([
  ['campaign', canonicalNumber],
  ['project', canonicalNumber],
]);

/** The number of the register that a message is about. */
const about = new Map([['about', canonicalKey]]);

const known = {
  '/': tab,
  '/news': page,
  '/events': page,
  '/team': page,
  '/latest-updates': page,
  '/sitemap.xml': page,
  '/donate': purpose,
  '/contact': about,
};

/**
 * The query parameters that change a page, in every language, with their valid values. Which of these exist depends on
 * the content: each page names them (`queriesHeader`).
 */
export const knownParameters: KnownParameters = new Map(
  Object.entries(known).flatMap(([path, parameters]) =>
    locales.map(locale => [localePath(locale, path), parameters] as const),
  ),
);

function canonicalTab(value: string): string | null {
  const folded = foldTab(value);
  return folded.endsWith('_tab') && folded.length <= longestTab ? folded : null;
}

function canonicalKey(value: string): string | null {
  return isClaimKey(value) ? value : null;
}

function canonicalPage(value: string): string | null {
  return value === '1' ? null : canonicalNumber(value);
}

function canonicalNumber(value: string): string | null {
  return /^[1-9]\d{0,3}$/.test(value) ? value : null;
}

/**
 * The paths, without language, of endpoints cached like pages; all-endpoints.test.ts checks that their declarations
 * agree.
 */
export const cachedEndpoints: ReadonlySet<string> = new Set([
  '/api/getEvents',
  '/api/getPosts',
  '/api/getSiteContent',
]);
