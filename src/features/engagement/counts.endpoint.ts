import { z } from 'zod';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { openCms } from '#platform/payload.ts';
import {
  countKinds,
  donateKey,
  isCountKey,
  mostNumbersAtOnce,
  readClickCount,
  readCountName,
} from './count.rules.ts';
import { countVisit, listCounts, listNumbers } from './counts.action.ts';
import { engagementTexts } from './engagement.texts.ts';

/** The key of a count: a heading in lower case without separators. */
const countKey = z.string().refine(isCountKey, 'is not a click key').meta({
  description: 'The key something is counted under: its heading in lower case without separators',
  example: 'fundraiserii',
});

const countSchema = z.int().min(0).meta({ description: 'How often it was counted', example: 12 });

const countsByKey = z
  .record(z.string(), countSchema)
  .meta({ description: 'Numbers by their keys', example: { fundraiserii: 12 } });

/** What clients of the old site send for a page view. */
const pageViewRequest = z.strictObject({ eventID: countKey });

/** What a browser sends for a click, love or share. */
const clickRequest = z.strictObject({
  key: countKey,
  kind: z.enum(countKinds).default('click').meta({ description: 'What is counted; by default an opening' }),
});

const clicksQuery = z.strictObject({ key: countKey.optional() });

const numbersQuery = z.strictObject({
  of: z
    .array(z.string().refine(name => readCountName(name) !== null, 'is no name such as click:fundraiserii'))
    .max(mostNumbersAtOnce, `at most ${mostNumbersAtOnce} names`)
    .default([])
    .meta({ description: 'What is counted and of what; repeated for each', example: ['view:fundraiserii'] }),
});

/** Adds one to a count. Nothing lowers a count: taking back a love only affects the browser. */
export const addClick = defineEndpoint({
  id: 'addClick',
  method: 'POST',
  path: '/api/addClick',
  area: 'Numbers',
  summary: 'Raises the number of a key by one',
  details: 'A bot that identifies itself gets the number and is not counted.',
  body: clickRequest,
  responses: {
    200: { description: 'It is counted.', body: z.strictObject({ n: countSchema }) },
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
      body: z.union([countSchema, countsByKey]),
    },
  },
}).handler(async ({ query }) => {
  const counts = await listCounts(await openCms(), 'click', query.key);
  return { status: 200, body: query.key === undefined ? counts : readClickCount(counts, query.key) };
});

/** A list with one map, because clients of the old site expect that. */
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
        .record(z.string(), countSchema)
        .meta({ example: { 'view:fundraiserii': 12, 'love:fundraiserii': 3 } }),
    },
  },
}).handler(async ({ query }) => {
  const names = query.of.map(readCountName).filter(name => name !== null);
  return { status: 200, body: await listNumbers(await openCms(), names) };
});

const counted = z.strictObject({ success: z.literal(true), n: countSchema });
const refused = z.object({
  success: z.literal(false),
  error: z.string().meta({ description: 'What to tell the visitor, in their language' }),
});

/** The browser limits views to one per event; here every call counts, within the rate limit. */
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
