import { z } from 'zod';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { openCms } from '#platform/payload.ts';
import { donateKey } from './count.rules.ts';
import { countsByKey } from './count.schema.ts';
import { listCounts } from './numbers.queries.ts';

/** A list with one map, because clients of the old site expect that (event-views.rules.ts). */
export const getEventViews = defineEndpoint({
  id: 'getEventViews',
  method: 'GET',
  path: '/api/getEventViews',
  area: 'Numbers',
  summary: 'How often each event was viewed',
  responses: {
    200: {
      description: 'A list whose one element has the views of all events.',
      body: z.tuple([countsByKey]),
    },
  },
}).handler(async () => {
  const cms = await openCms();
  const [views, donations] = await Promise.all([
    listCounts(cms, 'view'),
    listCounts(cms, 'click', donateKey),
  ]);
  return { status: 200, body: [{ ...donations, ...views }] };
});
