import { type MediaPicture, type StoredPicture, toPicture } from '#cms/media/media-picture.ts';
import type { Locale } from '#core/locale.ts';
import { isTranslated, type Localized, pickWords, type Words } from '#core/words.ts';
import { findByAddress, listPublic } from '#platform/public-content.ts';
import type { RenderContext } from '#platform/render-context.ts';

type StoredMember = {
  slug?: string | null;
  name?: Localized;
  role?: Localized;
  img?: StoredPicture | number | null;
  description?: Localized;
  disc?: { par1?: Localized; par2?: Localized };
  sample?: boolean | null;
};

/** A member as shown in lists. */
export type TeamMember = {
  slug: string;
  /** The address without language. */
  href: string;
  name: Words;
  role: Words;
  description: Words;
  /** Null if missing or not public. */
  picture: MediaPicture | null;
};

/** What the page of a member shows beyond the list. */
export type TeamMemberPage = TeamMember & {
  par1: Words;
  par2: Words;
  /** Sample content: a role without a real person. */
  sample: boolean;
  /** Whether there is text in the page's language. */
  translated: boolean;
};

/** The team in the order set by staff. */
export async function listTeam(renderContext: RenderContext): Promise<TeamMember[]> {
  const stored = await listPublic<StoredMember>(renderContext, {
    collection: 'team-members',
    sort: '_order',
  });
  return stored.flatMap(member => (member.slug ? [toMember(member, member.slug, renderContext.locale)] : []));
}

/** The member at an address, the new address if it moved, or null. */
export async function findTeamMember(
  renderContext: RenderContext,
  slug: string,
): Promise<TeamMemberPage | { movedTo: string } | null> {
  const found = await findByAddress<StoredMember>(renderContext, 'team-members', slug);
  if (!found || 'movedTo' in found) return found;
  const member = toMember(found, slug, renderContext.locale);
  const par1 = pickWords(found.disc?.par1, renderContext.locale);
  const par2 = pickWords(found.disc?.par2, renderContext.locale);
  const translated = isTranslated(par1, member.description, member.name);
  return { ...member, par1, par2, sample: found.sample === true, translated };
}

function toMember(stored: StoredMember, slug: string, locale: Locale): TeamMember {
  return {
    slug,
    href: `/team/${slug}`,
    name: pickWords(stored.name, locale),
    role: pickWords(stored.role, locale),
    description: pickWords(stored.description, locale),
    picture: toPicture(stored.img, locale),
  };
}

/** Structured data of a member: https://schema.org/Person. `address` is the member's page. */
export function personData(
  { name, role, description, picture }: TeamMember,
  { address, origin }: { address: string; origin: string },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: address,
    mainEntity: {
      '@type': 'Person',
      name: name.text,
      ...(role.text ? { jobTitle: role.text } : {}),
      ...(description.text ? { description: description.text } : {}),
      // Only the share image: consent for our page does not cover search results.
      ...(picture?.share ? { image: new URL(picture.share.src, origin).href } : {}),
      worksFor: { '@id': `${origin}/#organisation` },
    },
  };
}
