import { z } from 'zod';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { openCms } from '#platform/payload.ts';
import { donateKey } from './count.rules.ts';
import { countOf, pageViewRequest } from './count.schema.ts';
import { countVisit } from './count-visit.action.ts';
import { engagementTexts } from './engagement.texts.ts';

const counted = z.strictObject({ success: z.literal(true), n: countOf });
const refused = z.object({
  success: z.literal(false),
  error: z.string().meta({ description: 'What to tell the visitor, in their language' }),
});

/** The browser limits views to one per event; here every call counts, within the rate limit (ruling 20). */
export const addPageView = defineEndpoint({
  id: 'addPageView',
  method: 'POST',
  path: '/api/addPageView',
  area: 'Numbers',
  summary: 'Counts one view of an event',
  details:
    'eventID is the key of the event. A link to the donation page is counted under donate. n is the number the view became. A machine that names itself as one gets the number and is not counted.',
  body: pageViewRequest,
  inProblems: { shape: refused, of: error => ({ success: false, error }) },
  responses: {
    200: { description: 'The view is counted.', body: counted },
    404: { description: 'No published event has that key.', members: refused },
    429: { description: 'This network has counted it often enough for now.', members: refused },
  },
}).handler(async ({ body, request, clientAddress, renderContext }) => {
  const kind = body.eventID === donateKey ? 'click' : 'view';
  const name = { kind, key: body.eventID } as const;
  const userAgent = request.headers.get('user-agent');
  const visit = { clientAddress, userAgent, now: renderContext.now };
  const outcome = await countVisit(await openCms(), name, visit);
  if (outcome.ok) return { status: 200, body: { success: true, n: outcome.value } };
  const texts = engagementTexts[renderContext.locale];
  if (outcome.problem.code === 'unknown') {
    const members = { success: false, error: texts.unknownEvent } as const;
    return { status: 404, detail: 'No published event has that key.', members };
  }
  const headers = { 'retry-after': String(outcome.problem.wait) };
  const members = { success: false, error: texts.countedOften } as const;
  return { status: 429, detail: 'Counted often enough for now.', members, headers };
});
