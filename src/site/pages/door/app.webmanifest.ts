import type { APIRoute } from 'astro';
import { localePath } from '#core/locale.ts';
import { doorTexts } from '#features/tickets/door/door.texts.ts';
import { browserColours } from '#ui/tokens/palette.ts';

/** The manifest for adding the door to the home screen of a phone. */
export const GET: APIRoute = ({ locals: { renderContext } }) => {
  const { title, description } = doorTexts[renderContext.locale];
  const page = localePath(renderContext.locale, '/door');
  const manifest = {
    ...{ name: title, short_name: title, description, lang: renderContext.locale },
    ...{ id: page, start_url: page, scope: page, display: 'standalone' },
    ...{ background_color: '#f1e2fb', theme_color: browserColours.day },
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
