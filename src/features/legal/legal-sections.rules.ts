import { slugOf } from '#core/slug.ts';
import type { Words } from '#core/words.ts';

/** One section of a legal page, with its anchor. */
export type LegalSection = { anchor: string; heading: Words; text: Words };

/** Pages with at least this many sections start with a table of contents. */
export const sectionsWithContents = 5;

/** Derives each section's anchor from its heading; repeated headings are numbered. */
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
