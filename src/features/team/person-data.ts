import type { TeamMember } from './team.queries.ts';

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
