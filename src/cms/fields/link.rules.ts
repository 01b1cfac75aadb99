import { isHttpsLink, isSitePath, wholeAddress } from '#core/links.ts';

/** Where a CMS link may lead: to this site, to another site, or either. */
export type LinkTarget = 'site' | 'elsewhere' | 'either';

const sentences: Record<LinkTarget, string> = {
  site: 'Write the part of the address after the site’s name, beginning with /, such as /news.',
  elsewhere: 'Write the whole address, beginning with https://.',
  either: 'Write a page of this site, such as /news, or a whole address beginning with https://.',
};

/** What is wrong with a link, in one sentence, or null. An empty one is fine here, and so is one without `https://`. */
export function linkProblem(value: unknown, target: LinkTarget): string | null {
  if (value === null || value === undefined || value === '') return null;
  const text = target === 'site' ? String(value) : wholeAddress(String(value));
  const fits = (target !== 'elsewhere' && isSitePath(text)) || (target !== 'site' && isHttpsLink(text));
  return fits ? null : sentences[target];
}
