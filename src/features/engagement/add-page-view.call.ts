import { z } from 'zod';
import { declareCall } from '#platform/http/call.ts';
import { openCms } from '#platform/payload.ts';
import { donateKey } from './count.rules.ts';
import { pageViewRequest } from './count.schema.ts';
import { countVisit } from './count-visit.action.ts';
import { engagementTexts } from './engagement.texts.ts';

const counted = z.strictObject({ success: z.literal(true) });
const refused = z.object({
  success: z.literal(false),
  error: z.string().meta({ description: 'What to tell the visitor, in their language' }),
});

/** Once per event and browser is the browser's affair; here each call counts, within the limit (ruling 20). */
export const addPageView = declareCall({
  id: 'addPageView',
  method: 'POST',
  path: '/api/addPageView',
  area: 'Numbers',
  summary: 'Counts one view of an event',
  details:
    'eventID is the key of the event. A link to the donation page is counted under donate. A machine that names itself as one is not counted.',
  body: pageViewRequest,
  inProblems: { shape: refused, of: error => ({ success: false, error }) },
  ends: {
    200: { says: 'The view is counted.', body: counted },
    404: { says: 'No published event has that key.', members: refused },
    429: { says: 'This network has counted it often enough for now.', members: refused },
  },
}).answeredBy(async ({ body, request, clientAddress, reading }) => {
  const kind = body.eventID === donateKey ? 'click' : 'view';
  const name = { kind, key: body.eventID } as const;
  const userAgent = request.headers.get('user-agent');
  const visit = { clientAddress, userAgent, now: reading.now };
  const outcome = await countVisit(await openCms(), name, visit);
  if (outcome.ok) return { status: 200, body: { success: true } };
  const texts = engagementTexts[reading.locale];
  if (outcome.problem.code === 'unknown') {
    const members = { success: false, error: texts.unknownEvent } as const;
    return { status: 404, detail: 'No published event has that key.', members };
  }
  const headers = { 'retry-after': String(outcome.problem.wait) };
  const members = { success: false, error: texts.countedOften } as const;
  return { status: 429, detail: 'Counted often enough for now.', members, headers };
});
