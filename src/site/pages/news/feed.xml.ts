import type { APIRoute } from 'astro';
import { entriesInFeed } from '#core/atom-feed.ts';
import { newsTexts } from '#features/news/news.texts.ts';
import { listNewestPosts } from '#features/news/post.queries.ts';
import { newsFeed } from '#features/news/post-data.ts';
import { env } from '#platform/env.ts';
import { readFrame } from '#site/frame/read-frame.ts';

/** The news as an Atom feed, in the language of its address. */
export const GET: APIRoute = async ({ locals: { renderContext, path } }) => {
  const { organisation, to } = await readFrame(renderContext, path);
  const posts = await listNewestPosts(renderContext, entriesInFeed);
  const feed = newsFeed(posts, {
    title: `${newsTexts[renderContext.locale].title} — ${organisation.name.text}`,
    author: organisation.name.text,
    locale: renderContext.locale,
    page: new URL(to('/news'), env.SITE_URL).href,
    self: new URL(to('/news/feed.xml'), env.SITE_URL).href,
    toAddress: href => new URL(to(href), env.SITE_URL).href,
  });
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
};
