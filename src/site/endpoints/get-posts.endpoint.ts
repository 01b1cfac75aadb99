import { z } from 'zod';
import { listPosts } from '#features/news/post.queries.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { postItem } from './content.schema.ts';
import { postItemOf } from './content-items.ts';

export const getPosts = defineEndpoint({
  id: 'getPosts',
  method: 'GET',
  path: '/api/getPosts',
  area: 'Content',
  cached: true,
  summary: 'The news, as the list shows it',
  details: 'A starter card first, then newest first, a Coming Soon card last.',
  responses: { 200: { description: 'The cards in their order.', body: z.array(postItem) } },
}).handler(async ({ renderContext }) => ({
  status: 200,
  body: (await listPosts(renderContext)).map(postItemOf),
}));
