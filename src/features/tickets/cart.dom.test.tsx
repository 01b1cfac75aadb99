import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showCart } from './cart.browser.ts';
import { Cart } from './cart.island.tsx';
import { $cart } from './cart.store.ts';
import { AddToCart } from './cart-buttons.island.tsx';
import { CartPage } from './cart-page.tsx';
import { followCheckouts } from './checkouts.browser.ts';
import { ChooseTickets } from './choose-tickets.island.tsx';
import { showBought } from './paid.browser.ts';
import { Paid } from './paid.island.tsx';
import { $bought } from './paid.store.ts';

const evening = { event: 'fundraiserii', heading: 'Fundraiser II', date: '2026-12-02', quantity: 1 };
const offer = { ...evening, label: 'Get Ticket', address: '', checkout: 'https://tickets.example.org/x' };

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  $cart.set([]);
  $bought.set([]);
});

/** Puts an island into the page as the server renders it. */
function serve(name: string, component: ReactElement): void {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<adey-island name="${name}" props='{"locale":"en"}'>${renderToString(component)}</adey-island>`,
  );
}

const findIsland = (name: string) => document.querySelector(`adey-island[name=${name}]`) as HTMLElement;

/** Hydrates it from the props in the page, as hydrate.browser.ts does. */
// biome-ignore lint/suspicious/noExplicitAny: every island has props of its own
async function hydrate(name: string, of: ComponentType<any>): Promise<void> {
  const place = findIsland(name);
  place.toggleAttribute('hydrating', true);
  await act(
    async () => void hydrateRoot(place, createElement(of, JSON.parse(place.getAttribute('props') ?? ''))),
  );
}

describe('the cart', () => {
  it('[STORE-04] the cart is read from storage without corrupt items, and is kept if storage is full', () => {
    const stored = (text: string) => {
      localStorage.setItem('cartItems', text);
      dispatchEvent(new StorageEvent('storage', { key: 'cartItems', newValue: text }));
    };
    render(<AddToCart item={evening} locale="en" />);
    act(() => stored(JSON.stringify([null, { event: 'x' }, { ...evening, quantity: 4 }])));
    expect(screen.getByRole('link', { name: 'In your cart: 4' })).toBeTruthy();
    act(() => stored('{not json'));
    expect($cart.get()).toEqual([]);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    act(() => $cart.set([evening]));
    dispatchEvent(new Event('pageshow'));
    expect(screen.getByRole('link', { name: 'In your cart: 1' })).toBeTruthy();
  });

  it('opening a shop marks its tickets, and after the payment they are removed, with Undo', async () => {
    const complaints = vi.spyOn(console, 'error');
    followCheckouts();
    const other = { ...evening, event: 'coffee', heading: 'Coffee' };
    $cart.set([evening, other]);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<a href="#shop" data-ticket="fundraiserii">Get Ticket</a>',
    );
    await userEvent.click(screen.getByText('Get Ticket'));
    await vi.waitFor(() => expect($cart.get()[0]).toEqual({ ...evening, atShop: true }));
    serve('Paid', <Paid locale="en" />);
    const line = () => screen.getByRole('status').querySelector('p') as HTMLElement;
    expect(line().hidden).toBe(true);
    showBought();
    expect(line().textContent).toContain('Removed from the cart: Fundraiser II Undo');
    expect([line().hidden, line().dataset.goal]).toEqual([false, 'ticket']);
    expect($cart.get()).toEqual([other]);
    await hydrate('Paid', Paid);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect($cart.get()).toEqual([other, evening]);
    expect([line().hidden, line().dataset.goal]).toEqual([true, undefined]);
    expect(complaints).not.toHaveBeenCalled();
  });

  it('adding a ticket twice shows and stores two tickets', async () => {
    render(<AddToCart item={evening} locale="en" />);
    const add = screen.getByRole('button', { name: 'Add to cart' });
    await userEvent.click(add);
    await userEvent.click(add);
    expect(screen.getByRole('link', { name: 'In your cart: 2' })).toBeTruthy();
    expect(JSON.parse(localStorage.getItem('cartItems') ?? '')).toEqual([{ ...evening, quantity: 2 }]);
  });

  it('the cart is drawn before React loads, with the markup that hydration expects', async () => {
    const complaints = vi.spyOn(console, 'error');
    const over = { ...evening, event: 'over', heading: 'A <b>past</b> evening' };
    document.body.innerHTML = renderToString(
      <CartPage
        locale="en"
        ordering="/send/ticket-order"
        offers={[
          { ...offer, row: 'Fundraiser II' },
          { ...offer, event: 'other', row: '' },
        ]}
      />,
    );
    const stop = showCart();
    const state = () => document.querySelector<HTMLElement>('[data-cart]')?.dataset.cart;
    expect(state()).toBe('empty');
    $cart.set([{ ...evening, quantity: 2 }, over]);
    $cart.set([{ ...evening, quantity: 5 }, over]);
    const drawn = () =>
      [...document.querySelectorAll<HTMLElement>('[data-cart-row]:not([hidden])')].map(
        row => row.querySelector('select')?.value ?? row.textContent,
      );
    const rows = ['5', expect.stringContaining('A <b>past</b> evening')];
    expect([state(), drawn()]).toEqual(['filled', rows]);
    const link = document.querySelector('[data-cart-row] a[data-ticket]');
    expect(link?.getAttribute('href')).toBe(`${offer.checkout}?quantity=5`);
    const remove = screen.getByRole('button', { name: 'Remove A <b>past</b> evening' });

    await hydrate('Cart', Cart);
    expect(complaints).not.toHaveBeenCalled();
    expect([state(), drawn()]).toEqual(['filled', rows]);
    expect(remove.isConnected).toBe(true);
    await userEvent.click(remove);
    expect($cart.get()).toEqual([{ ...evening, quantity: 5 }]);
    expect(drawn()).toEqual(['5']);
    stop();
  });

  it('tickets of our own are ordered together, with the number of each kind in one address', async () => {
    const own = { event: 'a1', heading: 'Coffee, Adult', date: null, quantity: 2, own: true as const };
    const offers = ['a1', 'b2'].map(event => ({
      ...offer,
      event,
      checkout: null,
      own: true as const,
      row: '',
    }));
    document.body.innerHTML = renderToString(
      <CartPage locale="en" ordering="/send/ticket-order" offers={[{ ...offer, row: '' }, ...offers]} />,
    );
    const stop = showCart();
    const order = () => document.querySelector('[data-cart-order]');
    expect(order()?.hasAttribute('hidden')).toBe(true);
    $cart.set([evening, own, { ...own, event: 'b2', quantity: 1 }]);
    const link = () => [order()?.hasAttribute('hidden'), order()?.querySelector('a')?.getAttribute('href')];
    expect(link()).toEqual([false, '/send/ticket-order?t-a1=2&t-b2=1']);
    await hydrate('Cart', Cart);
    expect(link()).toEqual([false, '/send/ticket-order?t-a1=2&t-b2=1']);
    expect(document.querySelectorAll('[data-cart-row=a1] a')).toHaveLength(0);
    stop();
  });

  it('the kinds chosen on the ticket page are put into the cart, and counted there', async () => {
    const kind = { note: { text: '' }, seats: 1, state: 'open', opens: '', most: 10, left: null } as const;
    render(
      <ChooseTickets
        event={7}
        heading="Coffee"
        date="2026-12-02"
        kinds={[
          { ...kind, id: 'a1', name: { text: 'Adult' }, chosen: 1 },
          { ...kind, id: 'b2', name: { text: 'Family' }, seats: 4, left: 2, most: 2, chosen: 0 },
          { ...kind, id: 'c3', name: { text: 'Child' }, state: 'full', chosen: 0 },
        ]}
        action="/send/ticket-order"
        locale="en"
      />,
    );
    expect(screen.getByRole('form', { name: 'Coffee' }).getAttribute('action')).toBe('/send/ticket-order');
    expect(screen.queryByLabelText('Number of tickets: Child')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Number of tickets: Family'), '2');
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect($cart.get()).toEqual([
      { event: 'a1', heading: 'Coffee, Adult', date: '2026-12-02', quantity: 1, own: true },
      { event: 'b2', heading: 'Coffee, Family', date: '2026-12-02', quantity: 2, own: true },
    ]);
    expect(screen.getByRole('link', { name: 'In your cart: 3' })).toBeTruthy();
  });

  it('the shop link contains the number of tickets, and Undo restores a removed event', async () => {
    $cart.set([evening]);
    const { container } = render(
      <Cart
        ordering="/send/ticket-order"
        offers={[offer]}
        locale="en"
        rows={{ fundraiserii: 'Fundraiser II' }}
        empty="Empty"
        scriptless=""
      />,
    );
    await userEvent.selectOptions(screen.getByLabelText(/Tickets for Fundraiser II/), '5');
    expect(screen.getByRole('link', { name: 'Get Ticket' }).getAttribute('href')).toBe(
      `${offer.checkout}?quantity=5`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove Fundraiser II' }));
    expect(container.querySelector('[data-cart]')?.getAttribute('data-cart')).toBe('empty');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect($cart.get()).toEqual([{ ...evening, quantity: 5 }]);
  });
});
