import { describe, expect, it } from 'vitest';
import { toCheckIn } from './check-in.rules.ts';
import type { DoorEntry } from './door.rules.ts';

const ticket = (id: string, kind: string, seats = 1) => ({
  ...{ id, kind, kindName: kind, seats, name: `${id}!`, isAtDoor: false },
});
const tickets = [ticket('a', 'Adult'), ticket('b', 'Family', 4), ticket('c', 'Adult')];
const line = (id: string, at: number, more: Partial<DoorEntry> = {}): DoorEntry => ({
  ...{
    id,
    event: 1,
    phone: 'p',
    door: 'north',
    at,
    shown: 'in',
    kind: null,
    seats: 1,
    of: null,
    undoes: null,
  },
  ...{ ticket: null, sale: null, isOver: false },
  ...more,
});

describe('who is in', () => {
  it('people are counted by kind with guests apart, and whoever is not in is missing', () => {
    const log = [
      line('1', 10, { ticket: 'b', kind: 'Family', seats: 4 }),
      line('2', 20, { shown: 'guests', seats: 2 }),
    ];
    expect(toCheckIn(tickets, log)).toMatchObject({
      ...{ inside: 6, expected: 6, guests: 2, twice: [] },
      kinds: [
        { name: 'Adult', inside: 0, expected: 2 },
        { name: 'Family', inside: 4, expected: 4 },
      ],
      missing: [{ id: 'a' }, { id: 'c' }],
    });
  });

  it('the rest of a family that came in part is missing', () => {
    const log = [line('1', 10, { ticket: 'b', kind: 'Family', seats: 3, of: 4 })];
    expect(toCheckIn(tickets, log)).toMatchObject({
      inside: 3,
      missing: [{ id: 'a' }, { id: 'b', seats: 1 }, { id: 'c' }],
    });
  });

  it('a line that was taken back is shown as such, and its people are missing again', () => {
    const log = [
      line('1', 10, { ticket: 'a', kind: 'Adult' }),
      line('2', 30, { shown: 'undone', undoes: '1' }),
    ];
    const { inside, missing, last } = toCheckIn(tickets, log);
    expect([inside, missing.map(({ id }) => id)]).toEqual([0, ['a', 'b', 'c']]);
    expect(last).toMatchObject([{ id: '1', isUndone: true, ticket: { name: 'a!' } }]);
  });

  it('a ticket that two doors let in counts once and is named, and the newest lines come first', () => {
    const log = [
      line('2', 20, { ticket: 'a', kind: 'Adult', door: 'south' }),
      line('1', 10, { ticket: 'a', kind: 'Adult' }),
      line('3', 15, { shown: 'unknown' }),
    ];
    const { inside, twice, last } = toCheckIn(tickets, log);
    expect([inside, twice.map(({ id }) => id)]).toEqual([1, ['a']]);
    expect(last.map(({ id }) => id)).toEqual(['2', '3', '1']);
  });

  it('people whose ticket was cancelled after they came are in all the same', () => {
    const log = [line('1', 10, { ticket: 'gone', kind: 'Helper' })];
    expect(toCheckIn(tickets, log)).toMatchObject({
      ...{ inside: 1, expected: 6 },
      kinds: [{}, {}, { name: '–', inside: 1, expected: 0 }],
    });
  });
});
