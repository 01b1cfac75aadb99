import { linkForTickets } from '#core/ticket-link.ts';
import { drawIsland } from '#ui/islands/draw-island.browser.ts';
import type { CartProps } from './cart.island.tsx';
import { type CartItem, orderAddress, ownItems } from './cart.rules.ts';
import { $cart } from './cart.store.ts';

/** Shows the stored cart on its page before React is there, and what other tabs change in it. */
export function showCart(): () => void {
  return $cart.subscribe(items => drawIsland<CartProps>('Cart', (place, props) => draw(place, props, items)));
}

function draw(
  place: Element,
  { offers, ordering }: CartProps,
  items: readonly CartItem[],
): Partial<CartProps> {
  place.querySelector('[data-cart]')?.setAttribute('data-cart', items.length > 0 ? 'filled' : 'empty');
  const rows = place.querySelector('ul[data-cart-rows]');
  for (const { event, checkout } of offers) {
    const row = rows?.querySelector<HTMLElement>(`[data-cart-row="${CSS.escape(event)}"]`);
    const [select, link] = [row?.querySelector('select'), row?.querySelector('a[data-ticket]')];
    const quantity = items.find(item => item.event === event)?.quantity ?? 0;
    if (!row || !select) continue;
    row.hidden = quantity === 0;
    select.value = String(Math.max(quantity, 1));
    if (checkout) link?.setAttribute('href', linkForTickets(checkout, Math.max(quantity, 1)));
  }
  const own = ownItems(items, offers);
  const order = place.querySelector<HTMLElement>('[data-cart-order]');
  order?.toggleAttribute('hidden', own.length === 0);
  order?.querySelector('a')?.setAttribute('href', orderAddress(ordering, own));
  for (const row of rows?.querySelectorAll('[data-cart-gone]') ?? []) row.remove();
  const gone = items.filter(({ event }) => !offers.some(offer => offer.event === event));
  rows?.append(...gone.flatMap(drawGone));
  return { drawn: items };
}

/** The row of an event that is no longer on sale, from the template that the server rendered. */
function drawGone({ event, heading }: CartItem): Element[] {
  const template = document.querySelector<HTMLTemplateElement>('template[data-cart-template]');
  const row = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
  if (!row) return [];
  row.dataset.cartRow = event;
  const [title, name] = [row.querySelector('h3'), row.querySelector('button > span')];
  if (title) title.textContent = heading;
  if (name) name.textContent = ` ${heading}`;
  return [row];
}
