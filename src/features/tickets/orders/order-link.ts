import { type Locale, localePath } from '#core/locale.ts';
import { isSignedFor, signFor } from '#platform/derived-keys.ts';
import { env } from '#platform/env.ts';

/** The page on which somebody orders the tickets they chose. */
export const ORDERING_PATH = '/send/ticket-order';
/** The page of one order, without language. */
export const ORDER_PATH = '/send/tickets';
/** The events of an order as a file for a calendar. */
export const ORDER_FILE_PATH = '/send/tickets.ics';
/** The tickets of an order as PDF. */
export const TICKETS_PDF_PATH = '/send/tickets.pdf';
/** The query parameter with the signed link of an order, as its mails contain it. */
export const ORDER_PARAMETER = 'order';
/** The query parameter with the id of one ticket of the order. */
export const TICKET_PARAMETER = 'ticket';
/** The query parameter with which the form shows the order that it just made. */
export const ORDERED_PARAMETER = 'ordered';

/** Which links of an order a token is for. */
const purposes = { [ORDER_PARAMETER]: 'ticket-links', [ORDERED_PARAMETER]: 'ticket-views' } as const;
export type LinkOfOrder = keyof typeof purposes;

/**
 * Identifies an order in links: its random id, signed. Contains no personal data; valid as long as the order is stored. The
 * token of a mail confirms and cancels the order, so no page shows it to somebody who does not have it already.
 */
export const orderToken = (id: string, of: LinkOfOrder = ORDER_PARAMETER): string =>
  `${id}.${signFor(purposes[of], id)}`;

/** The full address of a page of an order, or of its calendar file. */
export function orderLink(id: string, of: LinkOfOrder, locale: Locale, path = ORDER_PATH): string {
  const address = new URL(localePath(locale, path), env.SITE_URL);
  address.searchParams.set(of, orderToken(id, of));
  return address.href;
}

/** The id of the order in a link; null if we did not sign it for such a link. */
export function readOrderToken(
  value: string | null | undefined,
  of: LinkOfOrder = ORDER_PARAMETER,
): string | null {
  const [id = '', signature = '', ...more] = (value ?? '').split('.');
  const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
  return more.length === 0 && isId && isSignedFor(purposes[of], id, signature) ? id : null;
}
