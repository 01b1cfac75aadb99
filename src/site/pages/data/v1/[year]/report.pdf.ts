import type { APIRoute } from 'astro';
import { writeYearPdf } from '#money/years/year-pdf.ts';
import { readFrame } from '#site/frame/read-frame.ts';
import { parseFilePath } from '#site/readers/open-data.ts';
import { readYear } from '#site/readers/read-year.ts';

/** A fiscal year on paper. */
export const GET: APIRoute = async ({ locals: { renderContext, path } }) => {
  const { organisation } = await readFrame(renderContext, path);
  const year = await readYear(renderContext, organisation, parseFilePath(path).year);
  if (!year) return new Response(null, { status: 404 });
  const pdf = await writeYearPdf({ ...year, issuer: organisation.name.text, locale: renderContext.locale });
  return new Response(new Uint8Array(pdf), { headers: { 'content-type': 'application/pdf' } });
};
