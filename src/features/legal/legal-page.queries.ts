import { parsePostDate, toIsoDay } from '#core/dates.ts';
import { toSlug } from '#core/slug.ts';
import { isTranslated, type Localized, pickWords, type Words } from '#core/words.ts';
import type { IsoDay } from '#core/zoned-time.ts';
import { findByAddress } from '#platform/public-content.ts';
import type { RenderContext } from '#platform/render-context.ts';

type StoredLegalPage = {
  title?: Localized;
  description?: Localized;
  validFrom?: string | null;
  sections?: { heading?: Localized; text?: Localized }[] | null;
  updatedAt: string;
};

export type LegalPage = {
  title: Words;
  /** A short summary in plain language. */
  summary: Words;
  validFrom: IsoDay | null;
  /** The day of the last change, in Ethiopia. */
  changedOn: IsoDay;
  sections: LegalSection[];
  translated: boolean;
};

const ethiopia = { timeZone: 'Africa/Addis_Ababa' };

/** The legal page at an address, its new address if it moved, or null. */
export async function findLegalPage(
  renderContext: RenderContext,
  slug: string,
): Promise<LegalPage | { movedTo: string } | null> {
  const found = await findByAddress<StoredLegalPage>(renderContext, 'legal-pages', slug);
  if (!found || 'movedTo' in found) return found;
  const words = (value: Localized) => pickWords(value, renderContext.locale);
  const sections = (found.sections ?? []).map(({ heading, text }) => ({
    heading: words(heading),
    text: words(text),
  }));
  return {
    title: words(found.title),
    summary: words(found.description),
    validFrom: parsePostDate(found.validFrom),
    changedOn: toIsoDay(new Date(found.updatedAt), ethiopia),
    sections: withAnchors(sections),
    // The sections are binding, so a translated summary alone does not make the page translated.
    translated: isTranslated(...sections.map(({ text }) => text), words(found.description)),
  };
}

/** One section of a legal page, with its anchor. */
export type LegalSection = { anchor: string; heading: Words; text: Words };

/** Pages with at least this many sections start with a table of contents. */
export const sectionsWithContents = 5;

/** Derives each section's anchor from its heading; repeated headings are numbered. */
export function withAnchors(sections: readonly Omit<LegalSection, 'anchor'>[]): LegalSection[] {
  const usedSlugs = new Set<string>();
  return sections.map(section => {
    const own = toSlug(section.heading.text) || 'section';
    let anchor = own;
    for (let number = 2; usedSlugs.has(anchor); number += 1) anchor = `${own}-${number}`;
    usedSlugs.add(anchor);
    return { ...section, anchor };
  });
}
