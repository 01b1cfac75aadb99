import { linkForTickets } from '#core/ticket-link.ts';
import { $cart, changeCart } from './cart.browser.ts';
import { addItem, type CartItem, removeItem, setQuantity } from './cart.rules.ts';

/**
 * Shows the cart. The page contains a row for every event on sale, and a template for events that no longer are: texts
 * and links come from the page, never from browser storage.
 */
export function showCart(): void {
  const page = document.querySelector<HTMLElement>('[data-cart]');
  if (!page) return;
  $cart.subscribe(items => show(page, items));
  page.addEventListener('change', ({ target }) => {
    const row = rowOf(target);
    if (row && target instanceof HTMLSelectElement)
      changeCart(items => setQuantity(items, row.dataset.cartRow ?? '', Number(target.value)));
  });
  page.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-cart-remove]');
    if (button) remove(page, rowOf(button)?.dataset.cartRow ?? '');
    else if ((target as Element).closest('[data-cart-undo]')) undo(page);
  });
}

const rowOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest<HTMLElement>('[data-cart-row]');
const rows = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>('[data-cart-row]')];

function show(page: HTMLElement, items: readonly CartItem[]): void {
  page.dataset.cart = items.length > 0 ? 'filled' : 'empty';
  for (const row of rows(page)) {
    const item = items.find(({ event }) => event === row.dataset.cartRow);
    row.hidden = !item;
    const choice = row.querySelector('select');
    if (item && choice) choice.value = String(item.quantity);
    const shop = row.querySelector<HTMLAnchorElement>('a[data-checkout]');
    if (item && shop) shop.href = linkForTickets(shop.dataset.checkout ?? '', item.quantity);
    if (!item && row.dataset.gone !== undefined) row.remove();
  }
  const known = new Set(rows(page).map(({ dataset }) => dataset.cartRow));
  for (const item of items) if (!known.has(item.event)) addUnavailable(page, item);
}

/** A row for an event that is over or off sale, with the heading stored in the cart. */
function addUnavailable(page: HTMLElement, { event, heading }: CartItem): void {
  const template = page.querySelector<HTMLTemplateElement>('[data-cart-gone]');
  const row = template?.content.firstElementChild?.cloneNode(true);
  if (!(row instanceof HTMLElement)) return;
  row.dataset.cartRow = event;
  row.dataset.gone = '';
  for (const name of row.querySelectorAll('[data-cart-name]')) name.textContent = heading;
  page.querySelector('[data-cart-rows]')?.append(row);
}

let removed: CartItem | undefined;

function remove(page: HTMLElement, event: string): void {
  removed = $cart.get().find(item => item.event === event);
  if (!removed) return;
  changeCart(items => removeItem(items, event));
  announce(page, removed.heading);
  page.querySelector<HTMLElement>('[data-cart-undo]')?.focus();
}

function undo(page: HTMLElement): void {
  const back = removed;
  removed = undefined;
  if (!back) return;
  changeCart(items => addItem(items, back));
  announce(page, '');
  rows(page)
    .find(({ dataset }) => dataset.cartRow === back.event)
    ?.querySelector<HTMLElement>('[data-cart-remove]')
    ?.focus();
}

/** Announces what was removed, beside a button to undo. */
function announce(page: HTMLElement, heading: string): void {
  const notice = page.querySelector<HTMLElement>('[data-cart-removed]');
  const name = notice?.querySelector('[data-cart-removed-name]');
  if (!notice || !name) return;
  name.textContent = heading;
  notice.hidden = heading === '';
}

showCart();
