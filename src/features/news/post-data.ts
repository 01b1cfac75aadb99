import type { PostPage } from './post.queries.ts';

/** The post as schema.org knows news: https://schema.org/NewsArticle. `path` is the address on the site at `origin`. */
export function articleData(post: PostPage, origin: string, path: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: post.heading.text,
    ...(post.description.text ? { description: post.description.text } : {}),
    ...(post.postDate ? { datePublished: post.postDate } : {}),
    ...(post.updatedAt ? { dateModified: post.updatedAt } : {}),
    ...(post.picture ? { image: new URL(post.picture.share?.src ?? post.picture.src, origin).href } : {}),
    mainEntityOfPage: new URL(path, origin).href,
    author: { '@id': `${origin}/#organisation` },
    publisher: { '@id': `${origin}/#organisation` },
  };
}
