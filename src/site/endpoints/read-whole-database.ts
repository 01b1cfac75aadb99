import { pictureOf } from '#cms/media/media-picture.ts';
import { type Localized, pickWords } from '#core/words.ts';
import { type MovableEvent, oldEventOf } from '#features/events/old-event.ts';
import { type MovablePost, oldPostOf } from '#features/news/old-post.ts';
import { env } from '#platform/env.ts';
import { listPublic } from '#platform/public-content.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { orderEvents, orderPosts } from './whole-database.rules.ts';

type Stored = { readonly id: number; readonly origin?: string | null };

/** Every post and event visitors can see, in the shape and order of the old database. Nothing in it is about people. */
export async function readWholeDatabase(renderContext: RenderContext) {
  const { locale } = renderContext;
  const description = {
    words: (value: Localized) => pickWords(value, locale).text,
    picture(value: unknown) {
      const found = pictureOf(value, locale);
      return found ? new URL(found.src, env.SITE_URL).href : '';
    },
  };
  const [posts, events] = await Promise.all([
    listPublic<MovablePost & Stored>(renderContext, { collection: 'posts', sort: '-postDate' }),
    listPublic<MovableEvent & Stored>(renderContext, { collection: 'events', sort: '-dateTime.date' }),
  ]);
  const keyOf = ({ origin, id }: Stored) => origin ?? `p${id}`;
  return {
    posts: orderPosts(
      posts.map(post => ({ key: keyOf(post), item: oldPostOf(post, description) })),
      locale,
    ),
    events: orderEvents(
      events.map(event => ({ key: keyOf(event), item: oldEventOf(event, description) })),
      locale,
    ),
  };
}
