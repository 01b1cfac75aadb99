import { hasChangedNames, type TextAboutPeople } from '#cms/consents/consent.rules.ts';
import { type MediaPicture, type StoredPicture, toPicture } from '#cms/media/media-picture.ts';
import type { Locale } from '#core/locale.ts';
import { isTranslated, type Localized, pickWords, type Words } from '#core/words.ts';
import { findByAddress, listPublic } from '#platform/public-content.ts';
import type { RenderContext } from '#platform/render-context.ts';

type StoredPartner = TextAboutPeople & {
  slug?: string | null;
  name?: Localized;
  img?: StoredPicture | number | null;
  description?: Localized;
  disc?: { par1?: Localized; par2?: Localized };
  link?: string | null;
};

/** A partner as shown in lists. */
export type Partner = {
  slug: string;
  /** The address without language. */
  href: string;
  name: Words;
  description: Words;
  /** A picture or logo; null if missing or not public. */
  picture: MediaPicture | null;
};

/** What the page of a partner shows beyond the list. */
export type PartnerPage = Partner & {
  par1: Words;
  par2: Words;
  /** The text calls people by other names than their own. */
  namesChanged: boolean;
  /** The partner's own website; empty if unknown. */
  website: string;
  /** Whether the partner has text in the page's language. */
  translated: boolean;
};

/** The partners in the order set by staff. */
export async function listPartners(renderContext: RenderContext): Promise<Partner[]> {
  const stored = await listPublic<StoredPartner>(renderContext, { collection: 'partners', sort: '_order' });
  return stored.flatMap(partner =>
    partner.slug ? [toPartner(partner, partner.slug, renderContext.locale)] : [],
  );
}

/** The partner at an address, its new address if it moved, or null. */
export async function findPartner(
  renderContext: RenderContext,
  slug: string,
): Promise<PartnerPage | { movedTo: string } | null> {
  const found = await findByAddress<StoredPartner>(renderContext, 'partners', slug);
  if (!found || 'movedTo' in found) return found;
  const partner = toPartner(found, slug, renderContext.locale);
  const par1 = pickWords(found.disc?.par1, renderContext.locale);
  const par2 = pickWords(found.disc?.par2, renderContext.locale);
  const translated = isTranslated(par1, partner.description, partner.name);
  const namesChanged = hasChangedNames(found);
  return { ...partner, par1, par2, namesChanged, website: found.link ?? '', translated };
}

function toPartner(stored: StoredPartner, slug: string, locale: Locale): Partner {
  return {
    slug,
    href: `/partnership/${slug}`,
    name: pickWords(stored.name, locale),
    description: pickWords(stored.description, locale),
    picture: toPicture(stored.img, locale),
  };
}
