import { $cart, changeCart } from './cart.browser.ts';
import { addItem, type CartItem, withoutPaid } from './cart.rules.ts';

/**
 * Takes out of the cart what was bought, on the page a ticket shop leads back to. That page cannot prove a payment, so
 * what was taken out is named and can be put back.
 */
export function clearPaidItems(): void {
  const notice = document.querySelector<HTMLElement>('[data-cart-paid]');
  const before = $cart.get();
  const left = withoutPaid(before);
  const taken = before.filter(({ event }) => !left.some(item => item.event === event));
  if (!notice || taken.length === 0) return;
  changeCart(() => left);
  const names = notice.querySelector('[data-cart-paid-names]');
  if (names) names.textContent = taken.map(({ heading }) => heading).join(', ');
  notice.hidden = false;
  notice.dataset.goal = 'ticket';
  notice.querySelector('[data-cart-undo]')?.addEventListener('click', () => putBack(notice, taken));
}

function putBack(notice: HTMLElement, taken: readonly CartItem[]): void {
  changeCart(items => taken.reduce<CartItem[]>((all, { atShop, ...item }) => addItem(all, item), [...items]));
  notice.hidden = true;
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

clearPaidItems();
