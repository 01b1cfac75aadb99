import { z } from 'zod';
import { listEvents } from '#features/events/event.queries.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { eventItem } from './content.schema.ts';
import { eventItemOf } from './content-items.ts';

export const getEvents = defineEndpoint({
  id: 'getEvents',
  method: 'GET',
  path: '/api/getEvents',
  area: 'Content',
  cached: true,
  summary: 'The events, as the list shows them',
  details: 'A starter card first, then newest first by their day.',
  responses: { 200: { description: 'The cards in their order.', body: z.array(eventItem) } },
}).handler(async ({ renderContext }) => ({
  status: 200,
  body: (await listEvents(renderContext)).map(eventItemOf),
}));
