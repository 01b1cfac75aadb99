import { slugOf } from '#core/slug.ts';
import type { Words } from '#core/words.ts';

/** One section of a legal page, with the anchor that links to it. */
export type LegalSection = { anchor: string; heading: Words; text: Words };

/** From this many sections on a page begins with a list of them. */
export const sectionsWithContents = 5;

/** Gives each section the anchor made from its heading; a heading that comes again is numbered. */
export function withAnchors(sections: readonly Omit<LegalSection, 'anchor'>[]): LegalSection[] {
  const usedSlugs = new Set<string>();
  return sections.map(section => {
    const own = slugOf(section.heading.text) || 'section';
    let anchor = own;
    for (let number = 2; usedSlugs.has(anchor); number += 1) anchor = `${own}-${number}`;
    usedSlugs.add(anchor);
    return { ...section, anchor };
  });
}
