import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fits, roomFor, type TicketSale } from '#core/ticket-sale.ts';
import type { SaleEvent } from './sale-event.ts';
import { nextInLine } from './waiting-list.rules.ts';

const kind = { note: { text: '' }, limit: null, most: 10, from: null, until: null, code: null };
const sale: TicketSale = {
  places: 10,
  kinds: [
    { ...kind, id: 'adult', name: { text: 'Adult' }, seats: 1 },
    { ...kind, id: 'family', name: { text: 'Family' }, seats: 4, limit: 2 },
    { ...kind, id: 'early', name: { text: 'Early' }, seats: 1, until: '2026-12-01' },
    { ...kind, id: 'helper', name: { text: 'Helper' }, seats: 1, code: 'thanks' },
    { ...kind, id: 'few', name: { text: 'Few' }, seats: 1, most: 2 },
  ],
  questions: [],
  words: { text: '' },
};
const event: SaleEvent = {
  ...{ id: 921, heading: { text: 'Coffee' }, href: '/events/coffee', when: 'Dec 05, 2026, 10:00' },
  ...{ timeZone: 'Africa/Addis_Ababa', place: null, sale, isScheduled: true, entry: null },
  start: new Date('2026-12-05T07:00:00Z'),
  end: new Date('2026-12-05T09:00:00Z'),
};
const [before, after] = [new Date('2026-11-30T06:00:00Z'), new Date('2026-12-03T06:00:00Z')];

type Quantities = Record<string, number>;
const wait = (all: readonly Quantities[]) =>
  all.map((choice, index) => ({ id: String(index), choice: new Map(Object.entries(choice)) }));
const adults = (tickets: number) => [{ kind: 'adult', tickets, seats: tickets }];
const due = (free: number, all: readonly Quantities[], { of = event, now = before } = {}) =>
  nextInLine(of, adults(10 - free), wait(all), now).next.map(({ id }) => Number(id));

describe('to whom free places belong', () => {
  it.each<[string, number, Quantities[], number[]]>([
    ['nobody waits', 3, [], []],
    ['nothing is free', 0, [{ adult: 1 }], []],
    ['the first ask first', 2, [{ adult: 1 }, { adult: 1 }, { adult: 1 }], [0, 1]],
    ['a group that does not fit keeps nothing', 1, [{ adult: 3 }], []],
    ['the next that fits comes before it', 2, [{ adult: 3 }, { adult: 2 }], [1]],
    ['a group of several kinds gets all or nothing', 4, [{ adult: 1, family: 1 }, { family: 1 }], [1]],
    ['a family takes four places of all kinds', 6, [{ family: 1 }, { adult: 3 }, { adult: 2 }], [0, 2]],
    ['a kind has no more tickets than its limit', 10, [{ family: 2 }, { family: 1 }, { adult: 2 }], [0, 2]],
    ['more than one order may hold now', 5, [{ few: 3 }, { few: 2 }], [1]],
    ['a kind that is gone', 5, [{ gone: 1 }, { adult: 1 }], [1]],
    ['a kind with a code', 1, [{ helper: 1 }], [0]],
  ])('%s', (_, free, waiting, expected) => expect(due(free, waiting)).toEqual(expected));

  it('no places are kept for people who wait after the sale has ended, or once the event has begun or is called off', () => {
    const waiting: Quantities[] = [{ early: 1 }, { adult: 1 }];
    expect(due(1, waiting)).toEqual([0]);
    expect(due(1, waiting, { now: after })).toEqual([1]);
    expect(due(1, waiting, { now: event.start })).toEqual([]);
    expect(due(1, waiting, { of: { ...event, isScheduled: false } })).toEqual([]);
    expect(due(1, waiting, { of: { ...event, sale: null } })).toEqual([]);
  });

  it('never more than there is, and nobody waits in vain for what is left for newcomers', () => {
    const few = fc.record({ adult: fc.nat(3), family: fc.nat(2) });
    fc.assert(
      fc.property(fc.nat(12), fc.array(few, { maxLength: 8 }), (taken, choices) => {
        const waiting = wait(choices.filter(({ adult, family }) => adult + family > 0));
        const line = nextInLine(event, adults(taken), waiting, before);
        const seats = line.taken.reduce((sum, each) => sum + each.seats, 0);
        expect(seats).toBeLessThanOrEqual(Math.max(taken, sale.places));
        const left = waiting.filter(each => !line.next.includes(each));
        expect(left.filter(({ choice }) => fits(sale, line.taken, choice))).toEqual([]);
        expect(roomFor(sale, line.taken).get('family') ?? 0).toBeLessThanOrEqual(2);
      }),
    );
  });
});
