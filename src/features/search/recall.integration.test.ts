import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { createRenderContext } from '#platform/render-context.ts';
import {
  heldOutEnglishSlips,
  heldOutForms,
  heldOutLatin,
  heldOutSlips,
  heldOutSpellings,
} from '../../../tests/support/amharic-held-out.ts';
import { latinPairs } from '../../../tests/support/amharic-in-latin.ts';
import { spellingPairs } from '../../../tests/support/amharic-spellings.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { fullRun } from '../../../tests/support/test-scale.ts';
import { searchContent } from './search.queries.ts';
import { readSearch } from './search.schema.ts';

type Pairs = readonly (readonly [string, string])[];

const now = new Date('2026-11-20T09:00:00Z');
/** Every word in a full run, every fourth in an ordinary one. */
const some = (pairs: Pairs): Pairs => (fullRun ? pairs : pairs.filter((_, at) => at % 4 === 0));
const spellings = some([...spellingPairs, ...heldOutSpellings]);
const latin = some([...latinPairs, ...heldOutLatin]);
const amharic = { spellings, latin, heldOutForms, heldOutSlips };

let payload: Payload;
const addresses = new Map<string, string>();

beforeAll(async () => {
  payload = await openTestPayload();
  const meant = (lists: readonly Pairs[]) => new Set(lists.flat().map(([word]) => word));
  for (const word of meant(Object.values(amharic))) await addPost('am', word);
  for (const word of meant([heldOutEnglishSlips])) await addPost('en', word);
}, 120_000);

async function addPost(locale: Locale, heading: string) {
  const data = { heading, type: 'normal', postDate: '2026-11-01', _status: 'published' };
  const { slug } = await payload.create({ collection: 'posts', locale, data: data as never });
  addresses.set(heading, `/news/${slug}`);
}

/** The pairs whose page is not among the first ten results. */
async function missed(pairs: Pairs, locale: Locale = 'am'): Promise<string[]> {
  const hrefs = await inBatches(pairs, async ([, typed]) => {
    const search = readSearch(new URLSearchParams({ q: typed }));
    const { results } = await searchContent(createRenderContext({ locale, now }), search);
    return results.map(({ href }) => href);
  });
  return pairs.flatMap(([meant, typed], at) =>
    hrefs[at]?.includes(addresses.get(meant) ?? '') ? [] : [`${meant} by ${typed}`],
  );
}

/** As many at once as the database has connections for. */
async function inBatches<Item, Result>(items: readonly Item[], act: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += 8)
    results.push(...(await Promise.all(items.slice(at, at + 8).map(act))));
  return results;
}

it('search finds Amharic words in another spelling (340 pairs, 129 of them held out)', async () => {
  expect(spellingPairs.length + heldOutSpellings.length).toBeGreaterThanOrEqual(340);
  expect(await missed(spellings)).toEqual([]);
}, 60_000);

it('search finds Amharic words by Latin letters (237 pairs, 94 of them held out)', async () => {
  expect(latinPairs.length + heldOutLatin.length).toBeGreaterThanOrEqual(237);
  expect(await missed(latin)).toEqual([]);
}, 60_000);

it('search finds Amharic words with prefixes and suffixes', async () => {
  expect(await missed(heldOutForms)).toEqual([]);
}, 60_000);

it('search finds misspelt words in both languages, except one with two slips', async () => {
  // Two slips in one word are one too many.
  expect(await missed(heldOutSlips)).toEqual(['ኮምፒውተር by ኮምፕዩተር']);
  expect(await missed(heldOutEnglishSlips, 'en')).toEqual([]);
}, 60_000);
