import { listProjects } from '#features/projects/project.queries.ts';
import { listTeam } from '#features/team/team.queries.ts';
import { declareCall } from '#platform/http/call.ts';
import { siteContent } from './content.schema.ts';

export const getSiteContent = declareCall({
  id: 'getSiteContent',
  method: 'GET',
  path: '/api/getSiteContent',
  area: 'Content',
  kept: true,
  summary: 'Projects and the team',
  ends: { 200: { says: 'Both in the order staff gave them.', body: siteContent } },
}).answeredBy(async ({ reading }) => {
  const [projects, team] = await Promise.all([listProjects(reading), listTeam(reading)]);
  const body = {
    projects: projects.map(({ label, href }) => ({ label: label.text, path: href })),
    teams: team.map(({ name, role, href }) => ({ name: name.text, role: role.text, path: href })),
  };
  return { status: 200, body };
});
