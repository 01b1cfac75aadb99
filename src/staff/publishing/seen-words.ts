import type { Seen } from '#cms/publishing/publish-check.rules.ts';

/** What visitors see of a document now, as its form says it. */
export const seenWords: Record<Seen, string> = {
  nothing: 'Visitors do not see this yet.',
  hidden: 'It is published, but visitors do not see it: no valid consent covers the website.',
  missing: 'Visitors see the English. There is no Amharic yet.',
  partial: 'Visitors see English and Amharic. Where the Amharic is missing, they see the English.',
  behind: 'Visitors see English and Amharic. The Amharic is older than the English.',
  fine: 'Visitors see English and Amharic, and the two are in step.',
};

/** What publishing, or taking off the site, changed. */
export function movedWords(isOnSite: boolean, pages: number): string {
  if (isOnSite) return pages === 1 ? 'Publishing changed one page:' : `Publishing changed ${pages} pages:`;
  if (pages === 0) return 'It is off the site.';
  return pages === 1
    ? 'It is off the site. One other page changed:'
    : `It is off the site. ${pages} other pages changed:`;
}
