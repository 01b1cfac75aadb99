import { describe, expect, it } from 'vitest';
import { linkForOne, linkForTickets } from './ticket-link.ts';

describe('a ticket link', () => {
  it('a ticket link has the quantity in place of {quantity}, and 1 outside the cart', () => {
    const link = 'https://tickets.example.org/{quantity}/buy?n={quantity}';
    expect(linkForTickets(link, 5)).toBe('https://tickets.example.org/5/buy?n=5');
    expect(linkForOne(link)).toBe('https://tickets.example.org/1/buy?n=1');
  });

  it('a ticket link without {quantity} has the quantity as its last parameter', () => {
    expect(linkForTickets('https://tickets.example.org/evening', 3)).toBe(
      'https://tickets.example.org/evening?quantity=3',
    );
    expect(linkForTickets('https://tickets.example.org/?event=7&quantity=1#buy', 10)).toBe(
      'https://tickets.example.org/?event=7&quantity=10#buy',
    );
    expect(linkForOne('https://tickets.example.org/evening')).toBe('https://tickets.example.org/evening');
  });

  it('a ticket link that is not an absolute address is unchanged', () => {
    expect(linkForTickets('/sales/get-tickets', 2)).toBe('/sales/get-tickets');
  });
});
