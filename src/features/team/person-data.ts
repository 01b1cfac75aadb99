import type { TeamMember } from './team.queries.ts';

/** The member as schema.org knows people: https://schema.org/Person. `address` is the page of this person. */
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
      // Only the cut that may be shown elsewhere: a picture on our page is not agreed to for search results.
      ...(picture?.share ? { image: new URL(picture.share.src, origin).href } : {}),
      worksFor: { '@id': `${origin}/#organisation` },
    },
  };
}
