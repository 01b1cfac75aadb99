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

describe('what staff enter for a kind of ticket', () => {
  const read = (kind: object, currency: string | null = 'ETB') =>
    toTicketSale({ places: 10, currency, kinds: [{ id: 'one', name: { en: 'One' }, ...kind }] }, 'en')
      ?.kinds[0];

  it('a kind of which only the name is known is free, for everybody, and takes one place', () => {
    expect(read({}, null)).toEqual({
      id: 'one',
      name: { text: 'One' },
      note: { text: '' },
      seats: 1,
      limit: null,
      most: 10,
      from: null,
      until: null,
      code: null,
    });
  });

  it('all that is entered for a kind is kept', () => {
    const entered = {
      note: { en: 'Up to 12 years' },
      ...{ seats: 3, limit: 40, most: 4, code: ' Thanks ', isSoldAtDoor: true },
      ...{ from: '2026-12-01T00:00:00.000Z', until: '2026-12-24T00:00:00.000Z' },
    };
    expect(read(entered)).toMatchObject({
      note: { text: 'Up to 12 years' },
      ...{ seats: 3, limit: 40, most: 4, code: 'thanks', isAtDoor: true },
      ...{ from: '2026-12-01', until: '2026-12-24' },
    });
    expect(read({ isSoldAtDoor: false })).not.toHaveProperty('isAtDoor');
  });

  it.each([
    ['a price', { price: '250.50' }, { units: 25_050n, isOwn: false }],
    ['a suggestion', { price: '250', isOwnPrice: true }, { units: 25_000n, isOwn: true }],
    ['no suggestion', { isOwnPrice: true }, { units: 0n, isOwn: true }],
  ])(
    'a kind with %s has its price in the smallest units of the currency',
    (_what, kind, { units, isOwn }) => {
      expect(read(kind)?.price).toEqual({ money: { units, currency: 'ETB' }, isOwn });
    },
  );

  it.each([
    ['a price in words', { price: 'ten birr' }, 'ETB'],
    ['a price of nothing', { price: '0' }, 'ETB'],
    ['a suggestion that cannot be read', { price: '1,2,3.4567', isOwnPrice: true }, 'ETB'],
    ['a price without a currency', { price: '250' }, null],
    ['a price in no known currency', { price: '250' }, 'BIRR'],
    ['a price that everybody chooses in no currency', { isOwnPrice: true }, null],
  ])('a kind with %s is not sold, instead of being free', (_what, kind, currency) => {
    expect(read(kind, currency)).toBeUndefined();
  });

  it('a kind or a question without an id or without words is left out', () => {
    const name = { en: 'One' };
    const kinds = [{ id: '', name }, { id: 'nameless' }, { id: 'one', name }];
    const questions = [{ id: null, question: name }, { id: 'q', question: name }, { id: 'empty' }];
    const found = toTicketSale({ places: 1, kinds, questions, words: { en: 'Ring twice' } }, 'en');
    expect(found?.kinds.map(({ id }) => id)).toEqual(['one']);
    expect(found?.questions).toEqual([{ id: 'q', question: { text: 'One' }, isRequired: false }]);
    expect(found?.words).toEqual({ text: 'Ring twice' });
    expect(toTicketSale({ places: 1, kinds }, 'en')?.questions).toEqual([]);
    expect(toTicketSale({ places: 1, kinds: null }, 'en')).toBeNull();
  });
});

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
    const always = saleState({ from: null, until: null }, 'Africa/Addis_Ababa', new Date('2026-12-01'));
    expect(always, 'without days').toBe('open');
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

  it('a kind of which there are only so many has room for those that are left of it', () => {
    const twenty = { ...sale, places: 20 };
    const taken = [
      { kind: 'adult', tickets: 1, seats: 1 },
      { kind: 'family', tickets: 1, seats: 4 },
    ];
    expect(roomFor(twenty, taken).get('family')).toBe(1);
    expect(fits(twenty, taken, new Map([['family', 1]]))).toBe(true);
    expect(
      fits(
        twenty,
        taken,
        new Map([
          ['adult', 1],
          ['family', 2],
        ]),
      ),
    ).toBe(false);
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
