import { z } from 'zod';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { openCms } from '#platform/payload.ts';
import { clickRequest, countOf } from './count.schema.ts';
import { countVisit } from './count-visit.action.ts';

/** Adds one to a count. Nothing lowers a count: taking back a love only affects the browser (open point 15). */
export const addClick = defineEndpoint({
  id: 'addClick',
  method: 'POST',
  path: '/api/addClick',
  area: 'Numbers',
  summary: 'Raises the number of a key by one',
  details: 'A machine that names itself as one is told the number and is not counted.',
  body: clickRequest,
  responses: {
    200: { description: 'It is counted.', body: z.strictObject({ n: countOf }) },
    404: { description: 'Nothing that visitors can see has that key.' },
    429: { description: 'This network has counted it often enough for now.' },
  },
}).handler(async ({ body, request, clientAddress, renderContext }) => {
  const userAgent = request.headers.get('user-agent');
  const visit = { clientAddress, userAgent, now: renderContext.now };
  const outcome = await countVisit(await openCms(), body, visit);
  if (outcome.ok) return { status: 200, body: { n: outcome.value } };
  if (outcome.problem.code === 'unknown')
    return { status: 404, detail: 'Nothing that visitors can see has that key.' };
  const headers = { 'retry-after': String(outcome.problem.wait) };
  return { status: 429, detail: 'Counted often enough for now.', headers };
});
