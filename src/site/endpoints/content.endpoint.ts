import { z } from 'zod';
import { listEvents } from '#features/events/event.queries.ts';
import { listPosts } from '#features/news/post.queries.ts';
import { listProjects } from '#features/projects/project.queries.ts';
import { listTeam } from '#features/team/team.queries.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { eventItem, postItem, siteContent } from './content.schema.ts';
import { eventItemOf, postItemOf } from './content-items.ts';

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
