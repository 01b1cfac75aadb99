import { $cart, changeCart } from './cart.browser.ts';
import { addItem, countTickets, readCart } from './cart.rules.ts';

/** Enables the cart buttons of a page, and shows the number of tickets per event and in total. */
export function followCart(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-cart-add]');
    const [item] = readCart([JSON.parse(button?.dataset.cartAdd ?? 'null')]);
    if (item) changeCart(items => addItem(items, item));
  });
  $cart.subscribe(items => {
    for (const line of document.querySelectorAll<HTMLElement>('[data-cart-of]')) {
      const item = items.find(({ event }) => event === line.dataset.cartOf);
      write(line, item?.quantity ?? 0);
    }
    for (const place of document.querySelectorAll<HTMLElement>('[data-cart-all]'))
      write(place, countTickets(items));
  });
}

/** Writes a number, and hides its surroundings at zero. */
function write(place: HTMLElement, number: number): void {
  place.hidden = number === 0;
  const shown = place.querySelector('[data-cart-number]');
  if (shown) shown.textContent = String(number);
}

followCart();
