import type { APIRoute } from 'astro';
import { localePath, locales } from '#core/locale.ts';
import { xmlText } from '#core/xml.ts';
import { listEvents } from '#features/events/event.queries.ts';
import { listPosts } from '#features/news/post.queries.ts';
import { env } from '#platform/env.ts';

/** Pages that stand at fixed addresses; the rest follows from the content. */
const standing = ['/', '/about', '/events', '/news'];

/** Every public page in every language, each naming its counterparts. */
export const GET: APIRoute = async ({ locals: { reading } }) => {
  const [posts, events] = await Promise.all([listPosts(reading), listEvents(reading)]);
  const open = [...posts, ...events].flatMap(({ href }) => (href ? [href] : []));
  const paths = [...new Set([...standing, ...open])];
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
