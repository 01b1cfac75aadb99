import { splitLocale } from '#core/locale.ts';

// The pages of tickets that somebody keeps on their device (decision 0115).

/** Outside the names that the worker for reading offline cleans up. */
export const TICKET_STORE = 'tickets-1';

/**
 * On each page of an order: for how many seconds its tickets may be kept, so that no clock of a phone matters, or `none`. Pages of
 * a captive portal have no such header.
 */
export const ticketHeader = 'adey-tickets';

/** On each copy: until when it is kept, by the clock of the device (an ISO instant). */
export const untilHeader = 'x-tickets-until';

/** The address of the page of an order without what was done last, `/send/tickets?order=…`; null for any other page. */
export function toTicketPage(url: string, origin: string): string | null {
  const { origin: from, pathname, searchParams } = new URL(url, origin);
  const order = searchParams.get('order');
  const known = [...searchParams.keys()].every(name => name === 'order' || name === 'result');
  if (from !== origin || splitLocale(pathname).path !== '/send/tickets' || !order || !known) return null;
  return `${pathname}?${new URLSearchParams({ order })}`;
}

/** What becomes of the copy when an answer arrives: it is renewed, deleted, or shown instead of an answer that is none of ours. */
export function judgeAnswer({
  ok,
  status,
  headers,
}: Pick<Response, 'ok' | 'status' | 'headers'>): 'renew' | 'delete' | 'show copy' {
  const seconds = headers.get(ticketHeader);
  if (seconds === null || status >= 500) return 'show copy';
  return ok && Number(seconds) > 0 ? 'renew' : 'delete';
}

/** Until when an answer that `judgeAnswer` renews is kept. */
export const keptUntil = ({ headers }: Pick<Response, 'headers'>, now: Date): string =>
  new Date(now.getTime() + Number(headers.get(ticketHeader)) * 1000).toISOString();

/** Whether a copy is over. */
export const isOver = (until: string | null, now: Date): boolean =>
  !(Date.parse(until ?? '') > now.getTime());
