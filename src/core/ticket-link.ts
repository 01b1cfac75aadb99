/** The placeholder for the number of tickets in a link that staff enter. */
const place = '{quantity}';

/** A ticket link outside the cart: for one ticket. */
export function linkForOne(link: string): string {
  return link.replaceAll(place, '1');
}

/**
 * A ticket link for `quantity` tickets: the number replaces `{quantity}` or becomes a parameter of that name. A link
 * that is not an absolute address is returned unchanged.
 */
export function linkForTickets(link: string, quantity: number): string {
  if (link.includes(place)) return link.replaceAll(place, String(quantity));
  if (!URL.canParse(link)) return link;
  const address = new URL(link);
  address.searchParams.set('quantity', String(quantity));
  return address.href;
}
