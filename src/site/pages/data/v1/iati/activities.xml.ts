import type { APIRoute } from 'astro';
import { writeIatiActivities } from '#money/years/iati.ts';
import { readFrame } from '#site/frame/read-frame.ts';
import { listIatiProjects, readIati } from '#site/readers/open-data.ts';

/** The activity file for IATI: projects as activities. */
export const GET: APIRoute = async ({ locals: { renderContext, path } }) => {
  const frame = await readFrame(renderContext, path);
  const [input, projects] = await Promise.all([readIati(frame), listIatiProjects(frame)]);
  const file = writeIatiActivities(input, projects);
  if (file === null) return new Response(null, { status: 404 });
  return new Response(file, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
