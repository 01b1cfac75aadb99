import { isIsoDay } from '#core/zoned-time.ts';

/**
 * Tickets in the cart. Heading and day are for events that are no longer on sale; `atShop` marks those whose ticket shop
 * was opened from here. Tickets that this site gives out itself are `own`, and their `event` is the id of their kind.
 */
export type CartItem = {
  event: string;
  heading: string;
  date: string | null;
  quantity: number;
  atShop?: true;
  own?: true;
};

/** The limit of tickets per event, and of events in a cart. */
export const mostTickets = 10;
const mostEvents = 50;
const longestHeading = 300;

/** Parses the stored `cartItems`. Invalid items are dropped, the others kept; duplicates are added up. */
export function readCart(stored: unknown): CartItem[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap(readItem).reduce<CartItem[]>(addItem, []).slice(0, mostEvents);
}

function readItem(stored: unknown): CartItem[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { event, heading, date, quantity, atShop, own } = stored as Record<string, unknown>;
  const isEvent = typeof event === 'string' && /^[\p{L}\p{M}\p{N}]{1,200}$/u.test(event);
  const isHeading = typeof heading === 'string' && heading.trim() !== '' && heading.length <= longestHeading;
  const isNumber = typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 1;
  if (!isEvent || !isHeading || !isNumber) return [];
  return [
    {
      event,
      heading,
      date: typeof date === 'string' && isIsoDay(date) ? date : null,
      quantity: Math.min(quantity, mostTickets),
      ...(atShop === true && { atShop }),
      ...(own === true && { own }),
    },
  ];
}

/** Adds tickets; quantities of the same event are added up, to at most ten. */
export function addItem(items: readonly CartItem[], more: CartItem): CartItem[] {
  const there = items.find(({ event }) => event === more.event);
  if (!there) return [...items, more];
  return setQuantity(items, more.event, there.quantity + more.quantity);
}

/** Sets the quantity for an event, from one to ten. */
export function setQuantity(items: readonly CartItem[], event: string, quantity: number): CartItem[] {
  const within = Math.min(Math.max(Math.trunc(quantity) || 1, 1), mostTickets);
  return items.map(item => (item.event === event ? { ...item, quantity: within } : item));
}

export function removeItem(items: readonly CartItem[], event: string): CartItem[] {
  return items.filter(item => item.event !== event);
}

/** Marks the tickets whose shop is being opened. */
export function markAtShop(items: readonly CartItem[], event: string): CartItem[] {
  return items.map(item => (item.event === event ? { ...item, atShop: true } : item));
}

/**
 * The items left in the cart after a payment: those not taken to a shop. If none is marked, the shop was opened
 * elsewhere, such as on the list of events, and only what no shop sells stays.
 */
export function withoutPaid(items: readonly CartItem[]): CartItem[] {
  const isMarked = items.some(({ atShop }) => atShop);
  return items.filter(({ atShop, own }) => (isMarked ? !atShop : own));
}

/** The items left in the cart once tickets of these kinds were ordered. */
export function withoutOrdered(items: readonly CartItem[], kinds: readonly string[]): CartItem[] {
  return items.filter(({ event, own }) => !own || !kinds.includes(event));
}

/** The items of the cart that are tickets of this site and are still offered. */
export function ownItems(
  items: readonly CartItem[],
  offers: readonly { event: string; own?: true }[],
): CartItem[] {
  return items.filter(({ event }) => offers.some(offer => offer.own && offer.event === event));
}

/** The address that orders what this site gives out itself, with the number of each kind. */
export function orderAddress(path: string, items: readonly Pick<CartItem, 'event' | 'quantity'>[]): string {
  return `${path}?${new URLSearchParams(items.map(({ event, quantity }) => [`t-${event}`, String(quantity)]))}`;
}

/** The number of tickets in a cart. */
export function countTickets(items: readonly CartItem[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
