import { z } from 'zod';
import { localePath } from '#core/locale.ts';
import { searchedKinds } from '#features/search/search.queries.ts';
import { readSearch, searchDates } from '#features/search/search.schema.ts';
import { searchTexts } from '#features/search/search.texts.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { answerSearch } from '#site/readers/read-search.ts';

const mostSuggestions = 6;

const suggestion = z.strictObject({
  title: z
    .array(z.strictObject({ text: z.string(), isMarked: z.boolean() }))
    .meta({ description: 'The title in pieces; the marked ones are what was looked for' }),
  lang: z.string().optional().meta({ description: 'Where the title is not in the language asked for' }),
  kind: z.string().meta({ description: 'What it is, in words', example: 'News' }),
  href: z.string().meta({ description: 'The path of its page', example: '/news/donations-up-40-percent' }),
});

/** The suggestions of the search field. */
export const getSuggestions = defineEndpoint({
  id: 'getSuggestions',
  method: 'GET',
  path: '/api/suggestions',
  area: 'Content',
  summary: 'The first pages that a search finds, for a list below the field',
  details: 'The same search as /search, with titles alone. Below /am it searches the Amharic pages.',
  query: z.strictObject({
    q: z.string().max(1000).default('').meta({ description: 'What was typed so far', example: 'medicine' }),
    kind: z
      .enum(['', ...searchedKinds])
      .default('')
      .meta({ description: 'Only this kind of content' }),
    date: z
      .enum(['', ...searchDates])
      .default('')
      .meta({ description: 'Only what is this new' }),
  }),
  responses: {
    200: {
      description: 'The best first; total counts all that /search would show.',
      body: z.strictObject({ total: z.int(), suggestions: z.array(suggestion).max(mostSuggestions) }),
    },
    429: { description: 'This network has asked often enough for now.' },
    422: { description: 'These words take too long to search for.' },
  },
}).handler(async ({ query, clientAddress, renderContext }) => {
  const { locale } = renderContext;
  const search = readSearch(new URLSearchParams(query));
  const { found } = await answerSearch('suggestions', search, { clientAddress, renderContext });
  if (found === 'busy')
    return { status: 429, detail: 'Asked often enough for now.', headers: { 'retry-after': '60' } };
  if (found === 'slow')
    return { status: 422, detail: 'These words take too long to search for. Rarer ones do not.' };
  const suggestions = found.results.slice(0, mostSuggestions).map(({ title, lang, kind, href }) => ({
    title: [...title],
    ...(lang && { lang }),
    kind: searchTexts[locale].kinds[kind],
    href: localePath(locale, href),
  }));
  return { status: 200, body: { total: found.total, suggestions } };
});
