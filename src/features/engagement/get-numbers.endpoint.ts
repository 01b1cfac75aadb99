import { z } from 'zod';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { openCms } from '#platform/payload.ts';
import { readCountName } from './count.rules.ts';
import { countOf, numbersQuery } from './count.schema.ts';
import { listNumbers } from './numbers.queries.ts';

/** All counts of one page in one response. */
export const getNumbers = defineEndpoint({
  id: 'getNumbers',
  method: 'GET',
  path: '/api/numbers',
  area: 'Numbers',
  summary: 'All numbers of one page in one answer',
  query: numbersQuery,
  responses: {
    200: {
      description: 'The numbers by the names they were asked under; 0 where nothing was counted.',
      body: z
        .record(z.string(), countOf)
        .meta({ example: { 'view:fundraiserii': 12, 'love:fundraiserii': 3 } }),
    },
  },
}).handler(async ({ query }) => {
  const names = query.of.map(readCountName).filter(name => name !== null);
  return { status: 200, body: await listNumbers(await openCms(), names) };
});
