import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrivals,
  cashIn,
  conflicts,
  countInside,
  type DoorEntry,
  type DoorEvent,
  type DoorKind,
  type DoorTicket,
  decide,
  type Found,
  listLastActs,
  oversold,
  type Paid,
  saleProblem,
  salesIn,
} from './door.rules.ts';

const HOUR = 3_600_000;
const event: DoorEvent = { id: 7, name: 'Coffee', when: '', opensAt: 10 * HOUR, closesAt: 20 * HOUR };
const ticket: DoorTicket = {
  id: 'a',
  event: 7,
  eventName: 'Coffee',
  kind: 'adult',
  kindName: 'Adult',
  seats: 1,
  state: 'confirmed',
  issue: 2,
};
const entry = (more: Partial<DoorEntry>): DoorEntry => ({
  id: 'first',
  event: 7,
  phone: 'one',
  door: 'Main door',
  at: 11 * HOUR,
  shown: 'in',
  ticket: 'a',
  kind: 'adult',
  seats: 1,
  of: null,
  undoes: null,
  sale: null,
  ...more,
});
const found = (more: Partial<DoorTicket> = {}, issue = 2): Found => ({
  ticket: { ...ticket, ...more },
  issue,
});

describe('what a phone shows', () => {
  const undo = entry({ id: 'undo', shown: 'undone', undoes: 'first' });
  const two = { id: 'second', of: 4 };
  const cases: [name: string, found: Found, entries: DoorEntry[], hour: number, shown: string][] = [
    ['a valid ticket is let in', found(), [], 12, 'in'],
    ['the ticket of a family is let in', found({ seats: 4 }), [], 12, 'in'],
    ['a family of whom some are in', found({ seats: 4 }), [entry({ seats: 2, of: 4 })], 12, 'in'],
    [
      'a family of whom one is missing',
      found({ seats: 4 }),
      [entry({ seats: 1, of: 4 }), entry({ ...two, seats: 2 })],
      12,
      'in',
    ],
    [
      'a family that came in two parts',
      found({ seats: 4 }),
      [entry({ seats: 2, of: 4 }), entry({ ...two, seats: 2 })],
      12,
      'already',
    ],
    ['a family that came at once', found({ seats: 4 }), [entry({ seats: 4, of: 4 })], 12, 'already'],
    ['a family that an earlier page let in', found({ seats: 4 }), [entry({ seats: 4 })], 12, 'already'],
    [
      'a family of whom a part was taken back',
      found({ seats: 4 }),
      [entry({ seats: 4, of: 4 }), undo],
      12,
      'in',
    ],
    [
      'more of a family than it has',
      found({ seats: 4 }),
      [entry({ seats: 4, of: 4 }), entry({ ...two, seats: 4 })],
      12,
      'already',
    ],
    [
      'the rest of a family before the door opens',
      found({ seats: 4 }),
      [entry({ seats: 2, of: 4 })],
      9,
      'in',
    ],
    [
      'the rest of a family whose ticket is cancelled',
      found({ seats: 4, state: 'cancelled' }),
      [entry({ seats: 2, of: 4 })],
      12,
      'cancelled',
    ],
    ['others being in change nothing', found(), [entry({ ticket: 'b' })], 12, 'in'],
    ['exactly when the door opens', found(), [], 10, 'in'],
    ['before the door opens', found(), [], 9, 'not-yet'],
    ['in already', found(), [entry({})], 12, 'already'],
    ['in already, and before the door opens', found(), [entry({})], 9, 'already'],
    ['in, and undone', found(), [entry({}), undo], 12, 'in'],
    ['undone before it arrives here', found(), [undo, entry({})], 12, 'in'],
    ['undone, and let in again', found(), [entry({}), undo, entry({ id: 'again' })], 12, 'already'],
    ['only refused so far', found(), [entry({ shown: 'not-yet' })], 12, 'in'],
    ['of another event', found({ event: 8 }), [], 12, 'other-event'],
    ['of another event, and cancelled', found({ event: 8, state: 'cancelled' }), [], 12, 'other-event'],
    ['passed on: the old code', found({}, 1), [], 12, 'revoked'],
    ['a code of an issue to come', found({}, 3), [], 12, 'revoked'],
    ['passed on, and the new owner is in', found({}, 1), [entry({})], 12, 'revoked'],
    ['cancelled', found({ state: 'cancelled' }), [], 12, 'cancelled'],
    ['cancelled, although somebody is in', found({ state: 'cancelled' }), [entry({})], 12, 'cancelled'],
    ['waits for a press or a payment', found({ state: 'held' }), [], 12, 'unconfirmed'],
    ['nobody knows it', { problem: 'unknown' }, [], 12, 'unknown'],
    ['a slip of the finger', { problem: 'mistyped' }, [], 12, 'mistyped'],
    ['a code of something else', { problem: 'foreign' }, [], 12, 'foreign'],
  ];
  it.each(cases)('%s', (_, what, entries, hour, shown) => {
    expect(decide(what, { event, entries, now: hour * HOUR }).shown).toBe(shown);
  });

  it('who is in already is said with the door and the time of the earliest arrival', () => {
    const entries = [entry({ id: 'late', at: 13 * HOUR, door: 'Garden' }), entry({})];
    expect(decide(found(), { event, entries, now: 14 * HOUR }).before).toMatchObject({
      door: 'Main door',
      at: 11 * HOUR,
    });
  });
});

describe('a sale at the door', () => {
  const price = { units: 300, currency: 'ETB', isOwn: false };
  const adult: DoorKind = { id: 'adult', name: 'Adult', seats: 1, price, free: 4, left: null };
  const family = { ...adult, id: 'family', seats: 3 };
  const sold = (kind: string, seats: number, id = kind): DoorEntry =>
    entry({ id, ticket: id, kind, seats, sale: { units: 300, currency: 'ETB' } });
  const birr = (units: number) => ({ units, currency: 'ETB' });
  const [own, free] = [
    { ...adult, price: { ...price, isOwn: true } },
    { ...adult, price: null },
  ];
  const cases: [name: string, kind: DoorKind, paid: Paid, sales: DoorEntry[], problem: string | null][] = [
    ['the price, with a place', adult, birr(300), [], null],
    ['the last place', { ...adult, free: 1 }, birr(300), [], null],
    ['no place', { ...adult, free: 0 }, birr(300), [], 'full'],
    [
      'fewer places than none, after others were sold over them',
      { ...adult, free: -2 },
      birr(300),
      [],
      'full',
    ],
    ['none left of its kind', { ...adult, left: 0 }, birr(300), [], 'full'],
    [
      'the last of its kind, sold on this phone',
      { ...adult, left: 1 },
      birr(300),
      [sold('adult', 1)],
      'full',
    ],
    [
      'the last of its kind, and another kind sold',
      { ...adult, left: 1 },
      birr(300),
      [sold('child', 1)],
      null,
    ],
    ['a family in four places', family, birr(300), [], null],
    ['a family in two places', family, birr(300), [sold('adult', 1, 'x'), sold('adult', 1, 'y')], 'full'],
    ['less than the price', adult, birr(299), [], 'price'],
    ['more than the price', adult, birr(301), [], 'price'],
    ['another currency', adult, { units: 300, currency: 'USD' }, [], 'price'],
    ['whatever they can', own, birr(7), [], null],
    ['nothing, where everybody pays what they can', own, birr(0), [], null],
    ['what they can, in another currency', own, { units: 7, currency: 'USD' }, [], 'price'],
    ['nothing for a free kind', free, { units: 0, currency: null }, [], null],
    ['something for a free kind', free, birr(1), [], 'price'],
  ];
  it.each(cases)('%s', (_, kind, paid, sales, wrong) => {
    expect(saleProblem(kind, paid, sales)).toBe(wrong);
  });

  it('what was paid together is one act of its phone until all of it is taken back', () => {
    const together = { id: 'basket', units: 600 };
    const own = (id: string, more: Partial<DoorEntry> = {}) => ({
      ...sold('adult', 1, id),
      phone: 'own',
      ...more,
    });
    const entries = [
      own('one'),
      own('two', { together }),
      own('other', { phone: 'other', together }),
      own('three', { together }),
      entry({ id: 'guests', shown: 'guests', phone: 'own', ticket: null }),
      entry({ id: 'no', shown: 'already', phone: 'own' }),
    ];
    const ids = (lines: DoorEntry[], most = 5) =>
      listLastActs(lines, 'own', most).map(act => act.map(({ id }) => id));
    expect(ids(entries)).toEqual([['guests'], ['two', 'three'], ['one']]);
    expect(ids(entries, 2)).toEqual([['guests'], ['two', 'three']]);
    const undone = (id: string) => entry({ id: `undo ${id}`, shown: 'undone', undoes: id, phone: 'own' });
    expect(ids([...entries, undone('two')])).toEqual([['guests'], ['three'], ['one']]);
    expect(ids([...entries, undone('two'), undone('three')])).toEqual([['guests'], ['one']]);
  });

  it('a sold ticket is inside like any other, and counts as cash until it is taken back', () => {
    const [one, two] = [sold('adult', 1, 'one'), { ...sold('family', 3, 'two'), isOver: true }];
    const entries = [
      one,
      two,
      sold('adult', 1, 'three'),
      entry({ id: 'u', shown: 'undone', undoes: 'three' }),
    ];
    expect(countInside(entries).all).toBe(4);
    expect(cashIn(salesIn(entries))).toEqual(new Map([['ETB', 600]]));
    expect(oversold(entries)).toEqual([two]);
    expect(conflicts(entries)).toEqual([]);
  });
});

describe('the log of the doors', () => {
  it('two phones that let in one ticket are a conflict, and the earlier one counts', () => {
    const two = [entry({ id: 'z', phone: 'two', at: 12 * HOUR, door: 'Garden' }), entry({ id: 'y' })];
    expect(conflicts(two).map(all => all.map(({ id }) => id))).toEqual([['y', 'z']]);
    expect(countInside(two).all).toBe(1);
    const undone = [...two, entry({ id: 'undo', shown: 'undone', undoes: 'z' })];
    expect(conflicts(undone)).toEqual([]);
    expect(countInside(undone).all).toBe(1);
  });

  it('a family is counted as it comes, and is a conflict only if more came than its ticket is for', () => {
    const part = (id: string, seats: number) => entry({ id, seats, of: 4, kind: 'family' });
    const cases: [lines: DoorEntry[], inside: number, conflicts: number][] = [
      [[part('1', 2)], 2, 0],
      [[part('1', 2), part('2', 2)], 4, 0],
      [[part('1', 1), part('2', 1), part('3', 1)], 3, 0],
      [[part('1', 4), part('2', 4)], 4, 1],
      [[part('1', 2), part('2', 4)], 4, 1],
      [[part('1', 4), part('2', 4), entry({ id: 'u', shown: 'undone', undoes: '2' })], 4, 0],
      [[entry({ id: '1', seats: 4 }), part('2', 1)], 4, 1],
    ];
    for (const [lines, inside, expected] of cases)
      expect([countInside(lines).all, conflicts(lines).length]).toEqual([inside, expected]);
    expect(decide(found({ seats: 4 }), { event, entries: [part('1', 3)], now: 12 * HOUR }).inside).toBe(3);
  });

  it('people are counted by kind with those without a ticket, and what is undone is not', () => {
    const entries = [
      entry({ id: '1' }),
      entry({ id: '2', ticket: 'b', kind: 'family', seats: 4 }),
      entry({ id: '3', ticket: null, kind: null, shown: 'guests', seats: 3 }),
      entry({ id: '4', ticket: null, kind: null, shown: 'guests', seats: 9 }),
      entry({ id: '5', shown: 'undone', undoes: '4' }),
      entry({ id: '6', ticket: 'c', shown: 'cancelled' }),
    ];
    expect(countInside(entries)).toEqual({
      byKind: new Map([
        ['adult', 1],
        ['family', 4],
      ]),
      guests: 3,
      all: 8,
    });
  });

  it('the order in which lines arrive, and lines that arrive twice, change nothing', () => {
    const lines = fc.array(
      fc.record({
        id: fc.integer({ min: 0, max: 30 }).map(String),
        at: fc.integer({ min: 0, max: 5 }),
        shown: fc.constantFrom('in', 'already', 'guests', 'undone'),
        ticket: fc.constantFrom('a', 'b', 'c'),
        undoes: fc.integer({ min: 0, max: 30 }).map(String),
        seats: fc.integer({ min: 1, max: 4 }),
        of: fc.constantFrom(null, 4),
      }),
    );
    fc.assert(
      fc.property(lines, fc.infiniteStream(fc.nat()), (given, random) => {
        const all = [...new Map(given.map(each => [each.id, entry(each as Partial<DoorEntry>)])).values()];
        const mixed = all
          .map(each => ({ each, key: random.next().value ?? 0 }))
          .toSorted((one, other) => one.key - other.key)
          .map(({ each }) => each);
        expect(countInside(mixed)).toEqual(countInside(all));
        expect(new Map([...arrivals(mixed)].toSorted())).toEqual(new Map([...arrivals(all)].toSorted()));
      }),
    );
  });
});
