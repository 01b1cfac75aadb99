import { isHttpsLink } from '#core/links.ts';

/** Which campaign a link to the donation page belongs to, where it belongs to none of its own. */
export const anyCampaign = 'donate';

type Attribution = {
  /** The host name of this site. */
  source: string;
  /** The key of a campaign, or `anyCampaign`. */
  campaign: string;
};

/**
 * A link to the donation page that says where its visitors come from: source, medium and campaign, as donation pages
 * everywhere count them, and nothing about the person. The rest of the link stays letter for letter, because services
 * sign their queries and find forms by fragment; a parameter staff have written themselves wins. A link that leads
 * nowhere else (empty, or a page of ours) comes back as it is.
 */
export function attributed(link: string, { source, campaign }: Attribution): string {
  if (!isHttpsLink(link)) return link;
  const hashAt = link.indexOf('#');
  const address = hashAt === -1 ? link : link.slice(0, hashAt);
  const fragment = hashAt === -1 ? '' : link.slice(hashAt);
  const queryAt = address.indexOf('?');
  const query = queryAt === -1 ? '' : address.slice(queryAt + 1);
  const parameters = new URLSearchParams(query);
  const added = Object.entries({ utm_source: source, utm_medium: 'referral', utm_campaign: campaign })
    .filter(([name]) => !parameters.has(name))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  if (!added) return link;
  if (queryAt === -1) return `${address}?${added}${fragment}`;
  return `${address}${query === '' || query.endsWith('&') ? '' : '&'}${added}${fragment}`;
}
