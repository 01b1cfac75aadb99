import type { APIRoute } from 'astro';
import { issueFeed, listIssues } from '#features/newsletter/issues/issue.queries.ts';
import { issueTexts } from '#features/newsletter/issues/issue.texts.ts';
import { env } from '#platform/env.ts';
import { readFrame } from '#site/frame/read-frame.ts';

/** The issues of the newsletter as an Atom feed, in the language of its address. */
export const GET: APIRoute = async ({ locals: { renderContext, path } }) => {
  const { organisation, to } = await readFrame(renderContext, path);
  const feed = issueFeed(await listIssues(renderContext), {
    title: `${issueTexts[renderContext.locale].title} — ${organisation.name.text}`,
    author: organisation.name.text,
    locale: renderContext.locale,
    page: new URL(to('/newsletter'), env.SITE_URL).href,
    self: new URL(to('/newsletter/feed.xml'), env.SITE_URL).href,
    toAddress: href => new URL(to(href), env.SITE_URL).href,
  });
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
};
