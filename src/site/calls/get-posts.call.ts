import { z } from 'zod';
import { listPosts } from '#features/news/post.queries.ts';
import { declareCall } from '#platform/http/call.ts';
import { postItem } from './content.schema.ts';
import { postItemOf } from './content-items.ts';

export const getPosts = declareCall({
  id: 'getPosts',
  method: 'GET',
  path: '/api/getPosts',
  area: 'Content',
  kept: true,
  summary: 'The news, as the list shows it',
  details: 'A starter card first, then newest first, a Coming Soon card last.',
  ends: { 200: { says: 'The cards in their order.', body: z.array(postItem) } },
}).answeredBy(async ({ reading }) => ({ status: 200, body: (await listPosts(reading)).map(postItemOf) }));
