import type { APIRoute } from 'astro';
import { licence } from '#money/years/years.texts.ts';
import { env } from '#platform/env.ts';
import { readFrame } from '#site/frame/read-frame.ts';
import { dataPaths, yearDataset } from '#site/readers/open-data.ts';
import { readYears } from '#site/readers/read-year.ts';

/** What open data there is: https://schema.org/DataCatalog. */
export const GET: APIRoute = async ({ locals: { renderContext, path } }) => {
  const frame = await readFrame(renderContext, path);
  const years = await readYears(renderContext, frame.organisation);
  const catalogue = {
    '@context': 'https://schema.org',
    '@type': 'DataCatalog',
    name: frame.organisation.name.text,
    version: '1',
    license: licence.address,
    url: new URL(dataPaths.catalogue, env.SITE_URL).href,
    iati: [dataPaths.organisation, dataPaths.activities].map(each => new URL(each, env.SITE_URL).href),
    dataset: years.map(year => yearDataset(year, frame)),
  };
  return new Response(`${JSON.stringify(catalogue, null, 2)}\n`, {
    headers: { 'content-type': 'application/ld+json; charset=utf-8' },
  });
};
