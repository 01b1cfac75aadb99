import type { APIRoute } from 'astro';
import { tableIds, writeTableCsv } from '#money/years/year-tables.ts';
import { readFrame } from '#site/frame/read-frame.ts';
import { parseFilePath } from '#site/readers/open-data.ts';
import { readYear } from '#site/readers/read-year.ts';

/** A table of a fiscal year as CSV, for all currencies. */
export const GET: APIRoute = async ({ locals: { renderContext, path } }) => {
  const { organisation } = await readFrame(renderContext, path);
  const { year: wanted, name } = parseFilePath(path);
  const id = tableIds.find(known => known === name);
  const year = id && (await readYear(renderContext, organisation, wanted));
  if (!year) return new Response(null, { status: 404 });
  const tables = year.tables.filter(table => table.id === id);
  return new Response(writeTableCsv(year.figures.year, tables), {
    headers: { 'content-type': 'text/csv; charset=utf-8' },
  });
};
