import { listProjects } from '#features/projects/project.queries.ts';
import { listTeam } from '#features/team/team.queries.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { siteContent } from './content.schema.ts';

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
