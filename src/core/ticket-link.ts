/** Where staff write it in a ticket link, the number of tickets stands. */
const place = '{quantity}';

/** A ticket link as it stands outside the cart: for one ticket. */
export function linkForOne(link: string): string {
  return link.replaceAll(place, '1');
}

/**
 * A ticket link for so many tickets: the number stands where staff wrote `{quantity}`, else in a parameter `quantity`. A
 * link that is no absolute address is returned as it is.
 */
export function linkForTickets(link: string, quantity: number): string {
  if (link.includes(place)) return link.replaceAll(place, String(quantity));
  if (!URL.canParse(link)) return link;
  const address = new URL(link);
  address.searchParams.set('quantity', String(quantity));
  return address.href;
}
