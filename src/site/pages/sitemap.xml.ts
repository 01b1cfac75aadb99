import type { APIRoute } from 'astro';
import { pageQueries } from '#core/lists.ts';
import { localePath, locales } from '#core/locale.ts';
import { xmlText } from '#core/markup.ts';
import { env } from '#platform/env.ts';
import { queriesHeader } from '#platform/page-cache/rendered-page.ts';
import { countSitemapParts, listSitemapPaths } from '#site/readers/read-site-map.ts';

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * Every public page in every language, each with its translations: in one file or, once there are too many, in parts
 * that this file lists (`?page=2` is the first of them, because `?page=1` always means the page without a number).
 */
export const GET: APIRoute = async ({ locals: { renderContext }, url }) => {
  const parts = await countSitemapParts(renderContext);
  const wanted = Number(url.searchParams.get('page') ?? 1);
  const queries = parts === 1 ? [] : pageQueries(parts + 1);
  const isIndex = parts > 1 && !(wanted > 1 && wanted <= parts + 1);
  const body = isIndex
    ? writeIndex(queries)
    : writeSitemap(await listSitemapPaths(renderContext, parts === 1 ? 1 : wanted - 1));
  return new Response(['<?xml version="1.0" encoding="utf-8"?>', ...body, ''].join('\n'), {
    headers: { 'content-type': 'application/xml; charset=utf-8', [queriesHeader]: queries.join(' ') },
  });
};

function writeIndex(queries: readonly string[]): string[] {
  const address = (query: string) => xmlText(new URL(`/sitemap.xml?${query}`, env.SITE_URL).href);
  return [
    `<sitemapindex xmlns="${namespace}">`,
    ...queries.map(query => `<sitemap><loc>${address(query)}</loc></sitemap>`),
    '</sitemapindex>',
  ];
}

function writeSitemap(paths: readonly string[]): string[] {
  const address = (path: string, locale: (typeof locales)[number]) =>
    xmlText(new URL(localePath(locale, path), env.SITE_URL).href);
  const entries = paths.flatMap(path => {
    const links = locales
      .map(locale => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address(path, locale)}"/>`)
      .join('');
    return locales.map(locale => `<url><loc>${address(path, locale)}</loc>${links}</url>`);
  });
  return [
    `<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...entries,
    '</urlset>',
  ];
}
