import type { Words } from '#core/words.ts';
import type { Frame } from '#site/frame/read-frame.ts';

/** A page's breadcrumbs for schema.org: https://schema.org/BreadcrumbList. `path` is without language. */
export function breadcrumbData(
  crumbs: readonly { name: Words; path: string }[],
  { to }: Pick<Frame, 'to'>,
  origin: string,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: name.text,
      item: new URL(to(path), origin).href,
    })),
  };
}
