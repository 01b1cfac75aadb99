import type { Locale } from '#core/locale.ts';
import type { PostPage } from './post.queries.ts';

type Place = {
  origin: string;
  /** The address on the site at `origin`. */
  path: string;
  locale: Locale;
};

/** The post as schema.org knows news: https://schema.org/NewsArticle. */
export function articleData(post: PostPage, { origin, path, locale }: Place): object {
  const { picture } = post;
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: post.heading.text,
    inLanguage: post.heading.lang ?? locale,
    ...(post.description.text ? { description: post.description.text } : {}),
    ...(post.postDate ? { datePublished: post.postDate } : {}),
    ...(post.updatedAt ? { dateModified: post.updatedAt } : {}),
    // Only the cut that may be shown elsewhere: a picture on our page is not agreed to for search results.
    ...(picture?.share ? { image: new URL(picture.share.src, origin).href } : {}),
    mainEntityOfPage: new URL(path, origin).href,
    author: { '@id': `${origin}/#organisation` },
    publisher: { '@id': `${origin}/#organisation` },
  };
}
