import type { APIRoute } from 'astro';
import { localePath, locales } from '#core/locale.ts';
import { xmlText } from '#core/xml.ts';
import { env } from '#platform/env.ts';
import { readSiteMap } from '#site/sections/read-site-map.ts';

/** Every public page in every language, each naming its counterparts. The pages are those of the site map. */
export const GET: APIRoute = async ({ locals: { reading } }) => {
  const listed = (await readSiteMap(reading)).filter(({ unlisted }) => !unlisted);
  const paths = listed.flatMap(({ path, pages }) => [path, ...pages.map(page => page.path)]);
  const address = (path: string, locale: (typeof locales)[number]) =>
    xmlText(new URL(localePath(locale, path), env.SITE_URL).href);
  const entries = paths.flatMap(path => {
    const links = locales
      .map(locale => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address(path, locale)}"/>`)
      .join('');
    return locales.map(locale => `<url><loc>${address(path, locale)}</loc>${links}</url>`);
  });
  const sitemap = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(sitemap, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
