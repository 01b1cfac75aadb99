import { z } from 'zod';
import { listEvents } from '#features/events/event.queries.ts';
import { listPosts } from '#features/news/post.queries.ts';
import { listProjects } from '#features/projects/project.queries.ts';
import { listTeam } from '#features/team/team.queries.ts';
import { isSecret } from '#platform/derived-keys.ts';
import { env } from '#platform/env.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { eventItem, postItem, siteContent } from './content.schema.ts';
import { eventItemOf, postItemOf } from './content-items.ts';
import { readWholeDatabase } from './read-whole-database.ts';
import { wholeDatabase } from './whole-database.schema.ts';

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

export const getSiteContent = defineEndpoint({
  id: 'getSiteContent',
  method: 'GET',
  path: '/api/getSiteContent',
  area: 'Content',
  cached: true,
  summary: 'Projects and the team',
  responses: { 200: { description: 'Both in the order staff gave them.', body: siteContent } },
}).handler(async ({ renderContext }) => {
  const [projects, team] = await Promise.all([listProjects(renderContext), listTeam(renderContext)]);
  const body = {
    projects: projects.map(({ label, href }) => ({ label: label.text, path: href })),
    teams: team.map(({ name, role, href }) => ({ name: name.text, role: role.text, path: href })),
  };
  return { status: 200, body };
});

const secretHeader = 'token';

/** For programs that hold the secret, never for browsers (ruling 24). */
export const getDatabase = defineEndpoint({
  id: 'getDatabase',
  method: 'GET',
  path: '/api/getDatabase',
  area: 'Content',
  summary: 'All posts and events at once, in the shape of the old site',
  details:
    'Newest first, a starter card before them; after the posts a Coming Soon card. Off while no secret is set.',
  secretHeader,
  responses: {
    200: { description: 'Posts and events by their keys.', body: wholeDatabase },
    403: { description: 'Without the secret, or with another.' },
    404: { description: 'The call is off.' },
  },
}).handler(async ({ request, renderContext }) => {
  const secret = env.WHOLE_DATABASE_SECRET;
  if (!secret) return { status: 404, detail: 'This call is off.' };
  if (!isSecret(request.headers.get(secretHeader), secret))
    return { status: 403, detail: 'The secret is missing or another.' };
  return { status: 200, body: await readWholeDatabase(renderContext) };
});
