import { z } from 'zod';
import { doorKeeper } from '#cms/accounts/preview-viewer.ts';
import { lookSchema, sellSchema, snapshotSchema, syncSchema } from '#features/tickets/door/door.schema.ts';
import {
  findCode,
  makeCopy,
  readLog,
  readVersion,
  sellAtDoor,
  storeEntries,
} from '#features/tickets/door/door-store.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { openCms } from '#platform/payload.ts';
import { endedDoorCookie } from '#platform/staff-token.ts';
import { findDoorEvent, readDoorKinds, saleEventsFor } from '#site/readers/read-door.ts';

// For phones at the door, which are signed in as staff. Not among the endpoints that are described for everybody.

/** In every answer of ours: the page of a captive portal has none. */
const mark = { adey: z.literal('door') };
const ours = { adey: 'door' } as const;

const area = 'Door';
const refusals = {
  401: { description: 'Nobody is signed in for the door.', members: z.object(mark) },
  429: { description: 'This account has asked too often for now.' },
};

let sales: RateLimit | undefined;
/** Lines with sales of one account, more than doors can sell; further ones wait on the phone. */
const salesPerTenMinutes = 600;

let limit: RateLimit | undefined;
/** Three doors of one account, a person every other second, and what phones ask by themselves. */
const perTenMinutes = 3_000;

type Refusal =
  | { status: 401; detail: string; members: typeof ours }
  | { status: 429; detail: string; headers: Record<string, string> };

const waiting = (wait: number): Refusal => ({
  ...{ status: 429, detail: 'Asked too often for now.', headers: { 'retry-after': String(wait) } },
});

/** Null if the account may send so many sales now. */
async function refuseSales(account: number, count: number): Promise<Refusal | null> {
  sales ??= createSharedLimit({
    name: 'sales at the door',
    limit: salesPerTenMinutes,
    windowMs: 10 * 60_000,
  });
  for (let each = 0; each < count; each++) {
    const wait = await sales.refuse(String(account));
    if (wait !== null) return waiting(wait);
  }
  return null;
}

const hasSale = (line: unknown): boolean =>
  typeof line === 'object' && line !== null && 'sale' in line && line.sale !== null;

/** The account of whoever asks, or why not. */
async function enter(request: Request): Promise<{ account: number } | { refusal: Refusal }> {
  const keeper = await doorKeeper(request.headers);
  if (!keeper) return { refusal: { status: 401, detail: 'Sign in for the door.', members: ours } };
  limit ??= createSharedLimit({ name: 'door', limit: perTenMinutes, windowMs: 10 * 60_000 });
  const wait = await limit.refuse(String(keeper.id));
  return wait === null ? { account: Number(keeper.id) } : { refusal: waiting(wait) };
}

/** The event with its tickets, for deciding without a network. */
export const getDoorCopy = defineEndpoint({
  id: 'getDoorCopy',
  method: 'GET',
  path: '/api/door/copy',
  area,
  summary: 'What a phone needs to let people in without a network',
  query: snapshotSchema,
  responses: {
    200: { description: 'The copy.', body: z.looseObject(mark) },
    404: { description: 'There is no such event.', members: z.object(mark) },
    ...refusals,
  },
}).handler(async ({ query, request, renderContext }) => {
  const entered = await enter(request);
  if ('refusal' in entered) return entered.refusal;
  const event = await findDoorEvent(renderContext, query.event);
  if (!event) return { status: 404, detail: 'There is no such event.', members: ours };
  // The version first: what changes meanwhile is then fetched again.
  const copy = await makeCopy({ payload: await openCms() }, event.id);
  const kinds = await readDoorKinds(renderContext, event.id);
  return { status: 200, body: { ...ours, event, now: renderContext.now.getTime(), kinds, ...copy } };
});

/** Which ticket a code is for. The phone decides about it, as it does without a network. */
export const lookUpCode = defineEndpoint({
  id: 'lookUpCode',
  method: 'POST',
  path: '/api/door/look',
  area,
  summary: 'The ticket of a scanned or typed code',
  body: lookSchema,
  responses: { 200: { description: 'What was found.', body: z.looseObject(mark) }, ...refusals },
}).handler(async ({ body, request }) => {
  const entered = await enter(request);
  if ('refusal' in entered) return entered.refusal;
  const found = await findCode({ payload: await openCms() }, body.event, body.code);
  return { status: 200, body: { ...ours, found } };
});

/** Sells tickets to somebody who is not let in yet, all of them or none. Sending them again sells nothing more. */
export const sellTicketAtDoor = defineEndpoint({
  id: 'sellTicketAtDoor',
  method: 'POST',
  path: '/api/door/sell',
  area,
  summary: 'Sells tickets for cash, if places are free for all of them',
  body: sellSchema,
  responses: {
    200: {
      description: 'They are sold, or why none is.',
      body: z.looseObject({ ...mark, problem: z.enum(['closed', 'full', 'price']).nullable() }),
    },
    ...refusals,
  },
}).handler(async ({ body, request, renderContext }) => {
  const entered = await enter(request);
  if ('refusal' in entered) return entered.refusal;
  const { lines, clock } = body;
  const refused = await refuseSales(entered.account, lines.length);
  if (refused) return refused;
  const sending = { ...entered, ...saleEventsFor(renderContext), clock };
  const sold = await sellAtDoor(await openCms(), lines, sending);
  return { status: 200, body: { ...ours, problem: sold.ok ? null : sold.problem } };
});

/** Takes the pass of a phone away; names and tickets the phone deletes itself. */
export const leaveDoor = defineEndpoint({
  id: 'leaveDoor',
  method: 'POST',
  path: '/api/door/leave',
  area,
  summary: 'Signs a phone out of the door',
  responses: { 204: { description: 'It has no pass any more.' } },
}).handler(async () => ({
  response: new Response(null, { status: 204, headers: { 'set-cookie': endedDoorCookie() } }),
}));

/** Takes the log of a phone, and gives it that of the others. */
export const syncDoor = defineEndpoint({
  id: 'syncDoor',
  method: 'POST',
  path: '/api/door/sync',
  area,
  summary: 'Adds the lines of a phone to the log of the doors, and returns the new ones of an event',
  body: syncSchema,
  responses: {
    200: {
      description: 'Everything is stored but the lines in `refused`, by their places.',
      body: z.looseObject({ ...mark, refused: z.array(z.int()) }),
    },
    ...refusals,
  },
}).handler(async ({ body, request, renderContext }) => {
  const entered = await enter(request);
  if ('refusal' in entered) return entered.refusal;
  const tooMany = await refuseSales(entered.account, body.entries.filter(hasSale).length);
  if (tooMany) return tooMany;
  const payload = await openCms();
  const { event, clock, since } = body;
  const { now } = renderContext;
  const sending = { ...entered, ...saleEventsFor(renderContext), clock };
  const refused = await storeEntries(payload, body.entries, sending);
  const [log, version] = [await readLog({ payload }, event, since), await readVersion({ payload }, event)];
  return { status: 200, body: { ...ours, refused, ...log, version, now: now.getTime() } };
});
