import { act, cleanup } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoveToggle } from '#features/engagement/love-toggle.island.tsx';
import { readCart } from '#features/tickets/cart.rules.ts';
import { $cart } from '#features/tickets/cart.store.ts';
import { AddToCart, CartLink } from '#features/tickets/cart-buttons.island.tsx';
import { rememberedScript } from './remembered.ts';

const evening = { event: 'fundraiserii', heading: 'Fundraiser II', date: '2026-12-02', quantity: 1 };
const controls = {
  LoveToggle: <LoveToggle of="packing" heading={{ text: 'Packing day' }} locale="en" />,
  AddToCart: <AddToCart item={evening} locale="en" />,
  CartLink: <CartLink locale="en" />,
} satisfies Record<string, ReactElement>;

const place = (name: keyof typeof controls) => document.querySelector(`[name=${name}]`) as HTMLElement;
const heart = () => place('LoveToggle').querySelector('button')?.getAttribute('aria-pressed');
/** The numbers that a visitor sees: at the button that adds tickets, and at the link to the cart. */
const numbers = () =>
  (['AddToCart', 'CartLink'] as const).map(name => {
    const shown = place(name).querySelector<HTMLElement>('[data-in-cart]');
    return shown?.hidden ? null : Number(shown?.querySelector('data')?.textContent);
  });

/** Says that storage has changed, as another tab does, or the browser that restores a page from its cache. */
const say = (change: 'storage' | 'pageshow') => dispatchEvent(new Event(change));
function store(key: string, value: unknown): void {
  localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
}

beforeEach(() => {
  document.body.innerHTML = Object.entries(controls)
    .map(([name, control]) => `<adey-island name="${name}">${renderToString(control)}</adey-island>`)
    .join('');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  $cart.set([]);
});

describe('what this browser remembers', () => {
  it('is shown as the markup arrives, and nothing is shown where nothing is stored', async () => {
    expect([heart(), numbers()]).toEqual(['false', [null, null]]);
    store('postLoved_Events', ['packing', 'walk']);
    store('cartItems', [
      { ...evening, quantity: 3 },
      { ...evening, event: 'coffee' },
    ]);
    const markup = document.body.innerHTML;
    document.body.replaceChildren();
    // biome-ignore lint/security/noGlobalEval: the browser is given this text, so the test gives it to one
    globalThis.eval(rememberedScript.text);
    document.body.innerHTML = markup;
    await vi.waitFor(() => expect([heart(), numbers()]).toEqual(['true', [3, 4]]));
  });

  it('follows other tabs, and is right again on a page from the back/forward cache', () => {
    store('postLoved_Events', ['packing']);
    say('storage');
    expect(heart()).toBe('true');
    store('postLoved_Events', []);
    store('cartItems', [evening]);
    say('pageshow');
    expect([heart(), numbers()]).toEqual(['false', [1, 1]]);
  });

  it('is read as the stores read it, whatever is stored', () => {
    for (const loves of ['{not json', '[7,"packing"]', '"packing"', '{"packing":1}', 'null']) {
      store('postLoved_Events', loves);
      say('storage');
      expect(heart(), loves).toBe('false');
    }
    const carts: unknown[] = [
      '{not json',
      { ...evening },
      [null, 7, [], { event: 'x' }, evening],
      [evening, { ...evening, quantity: 4 }, { ...evening, quantity: 9 }],
      [
        { ...evening, quantity: 1.5 },
        { ...evening, quantity: '2' },
        { ...evening, quantity: 0 },
      ],
      [
        { ...evening, heading: ' ' },
        { ...evening, heading: 'x'.repeat(301) },
        { ...evening, event: 'a-b' },
      ],
      [
        { ...evening, event: '__proto__' },
        { ...evening, event: 'ቡና', quantity: 11 },
      ],
      Array.from({ length: 60 }, (_, at) => ({ ...evening, event: `event${at}` })),
    ];
    for (const cart of carts) {
      store('cartItems', cart);
      say('storage');
      const items = typeof cart === 'string' ? [] : readCart(cart);
      const sum = items.reduce((all, { quantity }) => all + quantity, 0);
      const own = items.find(({ event }) => event === evening.event)?.quantity;
      expect(numbers(), JSON.stringify(cart)).toEqual([own ?? null, sum || null]);
    }
  });

  it('is hydrated without a complaint or a change, and followed by the islands from then on', async () => {
    const complaints = vi.spyOn(console, 'error');
    store('postLoved_Events', ['packing']);
    store('cartItems', [{ ...evening, quantity: 2 }]);
    dispatchEvent(new StorageEvent('storage', { key: 'postLoved_Events', newValue: '["packing"]' }));
    dispatchEvent(
      new StorageEvent('storage', { key: 'cartItems', newValue: localStorage.getItem('cartItems') }),
    );
    const before = place('CartLink').querySelector('data');
    for (const [name, control] of Object.entries(controls)) {
      const container = place(name as keyof typeof controls);
      await act(async () => void hydrateRoot(container, control));
      container.toggleAttribute('ready', true);
    }
    expect([heart(), numbers()]).toEqual(['true', [2, 2]]);
    expect(place('CartLink').querySelector('data')).toBe(before);
    await act(async () => $cart.set([]));
    expect(numbers()).toEqual([null, null]);
    expect(complaints).not.toHaveBeenCalled();
  });
});

it('the script has no comment, which would end its only line', () => {
  expect(rememberedScript.text).not.toMatch(/\/\/|\/\*|\n/);
});
