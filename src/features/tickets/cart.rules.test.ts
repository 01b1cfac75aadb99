import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addItem,
  type CartItem,
  countTickets,
  markAtShop,
  readCart,
  removeItem,
  setQuantity,
  withoutPaid,
} from './cart.rules.ts';

const evening: CartItem = {
  event: 'fundraiserii',
  heading: 'Fundraiser II',
  date: '2026-12-02',
  quantity: 1,
};
const coffee: CartItem = { event: 'ቡና', heading: 'ቡና', date: null, quantity: 2 };

describe('the cart', () => {
  it('tickets of the same event are added up, from one to ten', () => {
    expect(addItem(addItem([], evening), coffee)).toEqual([evening, coffee]);
    expect(addItem([evening], { ...evening, quantity: 2 })).toEqual([{ ...evening, quantity: 3 }]);
    expect(addItem([evening], { ...evening, quantity: 10 })[0]?.quantity).toBe(10);
    expect(
      [0, -3, 4.9, 99, Number.NaN].map(n => setQuantity([evening], evening.event, n)[0]?.quantity),
    ).toEqual([1, 1, 4, 10, 1]);
    expect(removeItem([evening, coffee], evening.event)).toEqual([coffee]);
    expect(countTickets([evening, coffee])).toBe(3);
  });

  it('invalid stored items are dropped, and valid ones are kept', () => {
    const corrupt = [
      null,
      7,
      'x',
      [],
      {},
      { ...evening, quantity: 0 },
      { ...evening, quantity: '2' },
      { ...evening, event: '../x' },
      { ...evening, heading: ' ' },
      { ...evening, heading: 'x'.repeat(301) },
      { ...evening, event: 'x'.repeat(201) },
      { ...evening, event: 'x/' },
      { ...evening, event: 7 },
      { ...evening, quantity: 1.5 },
      { ...evening, quantity: -1 },
    ];
    expect(readCart([evening, ...corrupt, coffee])).toEqual([evening, coffee]);
    expect(readCart([{ ...evening, date: 'soon', price: 3 }])).toEqual([{ ...evening, date: null }]);
    for (const date of ['on 2026-12-02', '2026-12-02T10:00', '2026-02-30', 7])
      expect(readCart([{ ...evening, date }])).toEqual([{ ...evening, date: null }]);
    const long = { ...evening, heading: 'x'.repeat(300), event: 'x'.repeat(200) };
    expect(readCart([long])).toEqual([long]);
    for (const nonsense of [null, {}, 'cart', 3]) expect(readCart(nonsense)).toEqual([]);
  });

  it('setting a quantity changes only that event', () => {
    expect(setQuantity([evening, coffee], coffee.event, 5)).toEqual([evening, { ...coffee, quantity: 5 }]);
  });

  it('a payment drops the items that are at the shop, or everything if none is marked', () => {
    const taken = markAtShop([evening, coffee], coffee.event);
    expect(taken).toEqual([evening, { ...coffee, atShop: true }]);
    expect(readCart(taken)).toEqual(taken);
    expect(readCart([{ ...coffee, atShop: 'yes' }])).toEqual([coffee]);
    expect(withoutPaid(taken)).toEqual([evening]);
    expect(withoutPaid([evening, coffee])).toEqual([]);
    expect(withoutPaid([])).toEqual([]);
  });

  it('the cart holds at most fifty events', () => {
    const many = Array.from({ length: 51 }, (_, index) => ({ ...evening, event: `event${index}` }));
    expect(readCart(many)).toEqual(many.slice(0, 50));
  });

  it('any stored value is read without an exception, as at most fifty items, and survives a round trip', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.array(
            fc.oneof(
              fc.anything(),
              fc.constant(evening),
              fc.record({ event: fc.string(), heading: fc.string(), quantity: fc.double() }),
            ),
          ),
        ),
        stored => {
          const items = readCart(stored);
          expect(items.length).toBeLessThanOrEqual(50);
          expect(readCart(JSON.parse(JSON.stringify(items)))).toEqual(items);
        },
      ),
    );
  });
});
