import type { APIRoute } from 'astro';
import { entriesInFeed } from '#core/atom-feed.ts';
import { env } from '#platform/env.ts';
import { readFrame } from '#site/frame/read-frame.ts';
import { listUpdates } from '#site/readers/read-updates.ts';
import { updatesFeed, updatesTexts } from '#site/screens/updates-list.tsx';

/** The latest updates as an Atom feed, in the language of its address. */
export const GET: APIRoute = async ({ locals: { renderContext, path } }) => {
  const { organisation, paths, to } = await readFrame(renderContext, path);
  const feed = updatesFeed(await listUpdates(renderContext, entriesInFeed), {
    title: `${updatesTexts[renderContext.locale].title} — ${organisation.name.text}`,
    author: organisation.name.text,
    locale: renderContext.locale,
    page: new URL(to('/latest-updates'), env.SITE_URL).href,
    self: new URL(paths.updatesFeed, env.SITE_URL).href,
    toAddress: href => new URL(to(href), env.SITE_URL).href,
  });
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
};
