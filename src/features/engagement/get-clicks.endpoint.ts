import { z } from 'zod';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { openCms } from '#platform/payload.ts';
import { clicksQuery, countOf, countsByKey } from './count.schema.ts';
import { clickCountOf } from './event-views.rules.ts';
import { listCounts } from './numbers.queries.ts';

/** Clicks on posts and on donation links. */
export const getClicks = defineEndpoint({
  id: 'getClicks',
  method: 'GET',
  path: '/api/getClicks',
  area: 'Numbers',
  summary: 'How often something was opened: one number for a key, all of them without',
  query: clicksQuery,
  responses: {
    200: {
      description: 'The number, 0 where nothing was counted; or all numbers.',
      body: z.union([countOf, countsByKey]),
    },
  },
}).handler(async ({ query }) => {
  const counts = await listCounts(await openCms(), 'click', query.key);
  return { status: 200, body: query.key === undefined ? counts : clickCountOf(counts, query.key) };
});
