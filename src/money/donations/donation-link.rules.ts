import { isHttpsLink } from '#core/links.ts';

/** The campaign key of donation links that belong to no campaign. */
export const anyCampaign = 'donate';

type Attribution = {
  /** The host name of this site. */
  source: string;
  /** A campaign's key, or `anyCampaign`. */
  campaign: string;
};

/**
 * Adds source, medium and campaign to a donation link, as donation services expect them, and nothing about the person.
 * The rest of the link stays byte for byte, because services sign queries and select forms by fragment; parameters
 * written by staff take precedence. Links within this site and empty links are returned unchanged.
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
