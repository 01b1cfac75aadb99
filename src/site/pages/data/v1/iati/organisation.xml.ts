import type { APIRoute } from 'astro';
import { writeIatiOrganisation } from '#money/years/iati.ts';
import { readFrame } from '#site/frame/read-frame.ts';
import { readIati } from '#site/readers/open-data.ts';
import { readYearNames } from '#site/readers/read-year.ts';

/** The organisation file for IATI. */
export const GET: APIRoute = async ({ locals: { renderContext, path } }) => {
  const frame = await readFrame(renderContext, path);
  const [input, names] = await Promise.all([readIati(frame), readYearNames(renderContext)]);
  return new Response(writeIatiOrganisation(input, names.fund), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
};
