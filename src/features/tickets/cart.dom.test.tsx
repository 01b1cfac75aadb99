import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Cart } from './cart.island.tsx';
import { $cart } from './cart.store.ts';
import { AddToCart } from './cart-buttons.island.tsx';
import { followCheckouts } from './checkouts.browser.ts';
import { Paid } from './paid.island.tsx';

const evening = { event: 'fundraiserii', heading: 'Fundraiser II', date: '2026-12-02', quantity: 1 };
const offer = { ...evening, label: 'Get Ticket', address: '', checkout: 'https://tickets.example.org/x' };

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  $cart.set([]);
});

describe('the cart', () => {
  it('[STORE-04] is what the previous page stored, without corrupt items, and lasts if storage is full', () => {
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

  it('marks tickets when their shop is opened, even before hydration, and removes them once paid', async () => {
    followCheckouts();
    const other = { ...evening, event: 'coffee', heading: 'Coffee' };
    $cart.set([evening, other]);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<a href="#shop" data-ticket="fundraiserii">Get Ticket</a>',
    );
    await userEvent.click(screen.getByText('Get Ticket'));
    await vi.waitFor(() => expect($cart.get()[0]).toEqual({ ...evening, atShop: true }));
    render(<Paid locale="en" />);
    expect(screen.getByRole('status').textContent).toContain('Fundraiser II');
    expect($cart.get()).toEqual([other]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect($cart.get()).toEqual([other, evening]);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('counts added tickets wherever the count is shown', async () => {
    render(<AddToCart item={evening} locale="en" />);
    const add = screen.getByRole('button', { name: 'Add to cart' });
    await userEvent.click(add);
    await userEvent.click(add);
    expect(screen.getByRole('link', { name: 'In your cart: 2' })).toBeTruthy();
    expect(JSON.parse(localStorage.getItem('cartItems') ?? '')).toEqual([{ ...evening, quantity: 2 }]);
  });

  it('links to the shop with the number of tickets, and restores what was removed', async () => {
    $cart.set([evening]);
    const { container } = render(
      <Cart
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
