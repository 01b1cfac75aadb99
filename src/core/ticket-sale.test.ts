import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fits, kindsFor, roomFor, saleState, toTicketSale } from './ticket-sale.ts';

const stored = {
  places: 10,
  kinds: [
    { id: 'adult', name: { en: 'Adult', am: 'አዋቂ' } },
    { id: 'family', name: { en: 'Family' }, seats: 4, limit: 2, most: 50 },
    { id: 'helper', name: { en: 'Helper' }, code: ' Thanks ' },
  ],
  questions: [
    { id: 'diet', question: { en: 'What do you eat?' }, isRequired: true },
    { id: 'empty', question: { en: '' } },
  ],
};
const sale = toTicketSale(stored, 'en');
if (!sale) throw new Error('The sale has kinds.');

describe('the kinds of ticket of an event', () => {
  it('a sale has the kinds and questions that have words, and no more than ten tickets of a kind in an order', () => {
    expect(sale.kinds.map(({ id, seats, most }) => [id, seats, most])).toEqual([
      ['adult', 1, 10],
      ['family', 4, 10],
      ['helper', 1, 10],
    ]);
    expect(sale.questions).toEqual([
      { id: 'diet', question: { text: 'What do you eat?' }, isRequired: true },
    ]);
    expect(toTicketSale(stored, 'am')?.kinds[1]?.name).toEqual({ text: 'Family', lang: 'en' });
  });

  it('an event without places or without kinds sells nothing here', () => {
    expect(toTicketSale({ ...stored, places: null }, 'en')).toBeNull();
    expect(toTicketSale({ places: 10, kinds: [] }, 'en')).toBeNull();
    expect(toTicketSale(undefined, 'en')).toBeNull();
  });

  it('a kind with a code is shown to those who type it, in capitals too, and to nobody else', () => {
    const names = (code: string) => kindsFor(sale, code).map(({ id }) => id);
    expect(names('')).toEqual(['adult', 'family']);
    expect(names('THANKS ')).toEqual(['adult', 'family', 'helper']);
    expect(names('thank')).toEqual(['adult', 'family']);
  });

  it('the first and the last day of a sale are days where the event is, both included', () => {
    const days = { from: '2026-12-01', until: '2026-12-02' };
    const at = (instant: string) => saleState(days, 'Africa/Addis_Ababa', new Date(instant));
    expect(at('2026-11-30T20:59:59Z')).toBe('soon');
    expect(at('2026-11-30T21:00:00Z')).toBe('open');
    expect(at('2026-12-02T20:59:59Z')).toBe('open');
    expect(at('2026-12-02T21:00:00Z')).toBe('over');
  });
});

describe('places', () => {
  it('all kinds share the places of the event, and a family ticket takes several', () => {
    expect([...roomFor(sale, [{ kind: 'adult', tickets: 3, seats: 3 }])]).toEqual([
      ['adult', 7],
      ['family', 1],
      ['helper', 7],
    ]);
    expect(roomFor(sale, [{ kind: 'family', tickets: 2, seats: 8 }]).get('family')).toBe(0);
  });

  it('more taken than there are places leaves no room, and nothing negative', () => {
    expect([...roomFor(sale, [{ kind: 'gone', tickets: 12, seats: 12 }]).values()]).toEqual([0, 0, 0]);
  });

  it('kinds that fit one by one are refused together when they take more than is left', () => {
    const taken = [{ kind: 'adult', tickets: 3, seats: 3 }];
    expect(
      fits(
        sale,
        taken,
        new Map([
          ['family', 1],
          ['adult', 3],
        ]),
      ),
    ).toBe(true);
    expect(
      fits(
        sale,
        taken,
        new Map([
          ['family', 1],
          ['adult', 4],
        ]),
      ),
    ).toBe(false);
    expect(fits(sale, taken, new Map([['unknown', 1]]))).toBe(false);
  });

  it('what fits never takes more places than there are', () => {
    const few = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(few, few, few, few, (adults, families, moreAdults, moreFamilies) => {
        const taken = [
          { kind: 'adult', tickets: adults, seats: adults },
          { kind: 'family', tickets: families, seats: families * 4 },
        ];
        const wanted = new Map([
          ['adult', moreAdults],
          ['family', moreFamilies],
        ]);
        if (!fits(sale, taken, wanted)) return;
        expect(adults + moreAdults + 4 * (families + moreFamilies)).toBeLessThanOrEqual(sale.places);
        expect(families + moreFamilies).toBeLessThanOrEqual(2);
      }),
    );
  });
});
