import { z } from 'zod';
import { listEvents } from '#features/events/event.queries.ts';
import { declareCall } from '#platform/http/call.ts';
import { eventItem } from './content.schema.ts';
import { eventItemOf } from './content-items.ts';

export const getEvents = declareCall({
  id: 'getEvents',
  method: 'GET',
  path: '/api/getEvents',
  area: 'Content',
  kept: true,
  summary: 'The events, as the list shows them',
  details: 'A starter card first, then newest first by their day.',
  ends: { 200: { says: 'The cards in their order.', body: z.array(eventItem) } },
}).answeredBy(async ({ reading }) => ({ status: 200, body: (await listEvents(reading)).map(eventItemOf) }));
