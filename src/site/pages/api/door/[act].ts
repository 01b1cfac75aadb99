import type { APIRoute } from 'astro';
import { serveEndpoints } from '#platform/http/answer-endpoint.ts';
import { problemDocument } from '#platform/http/problem-document.ts';
import {
  getDoorCopy,
  leaveDoor,
  lookUpCode,
  sellTicketAtDoor,
  syncDoor,
} from '#site/endpoints/door.endpoint.ts';

const acts = new Map(
  [getDoorCopy, lookUpCode, syncDoor, sellTicketAtDoor, leaveDoor].map(each => [
    each.path,
    serveEndpoints(each),
  ]),
);

/** What phones at the door ask for. */
export const ALL: APIRoute = context =>
  acts.get(context.locals.path as `/api${string}`)?.(context) ??
  problemDocument(404, 'Not Found', 'Unknown endpoint.');
