import type { APIRoute } from 'astro';
import { env } from '#platform/env.ts';
import { readFrame } from '#site/frame/read-frame.ts';
import { browserColours } from '#ui/tokens/palette.ts';

/** The manifest for adding the site to the home screen of a phone. */
export const GET: APIRoute = async ({ locals: { renderContext, path } }) => {
  const { organisation, paths } = await readFrame(renderContext, path);
  const manifest = {
    name: organisation.name.text,
    short_name: organisation.name.text,
    description: organisation.words.description.text || organisation.slogan.text,
    lang: renderContext.locale,
    id: env.SITE_URL,
    start_url: paths.home,
    scope: '/',
    display: 'minimal-ui',
    background_color: '#f1e2fb',
    theme_color: browserColours.day,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
