import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from '#core/money.ts';
import {
  changeBetween,
  type EventKind,
  eventKinds,
  nothing,
  type PaymentEvent,
  type Position,
  statusOf,
  staying,
} from '#money/domain/donation-status.ts';
import { linesForDonation } from './posting.rules.ts';

const event = (
  kind: EventKind,
  moment: number,
  amount = 0n,
  more: Partial<PaymentEvent> = {},
): PaymentEvent => ({
  id: `${kind}-${moment}-${amount}`,
  payment: 'p1',
  kind,
  moment,
  sequence: 0,
  amount,
  ...more,
});
const stateAfter = (...events: PaymentEvent[]) => statusOf(events).state;

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((first, at) => permutations(items.toSpliced(at, 1)).map(rest => [first, ...rest]));
}

const paid = event('paid', 10, 1000n);
const fee = event('fee', 10, 59n);
const part = event('refunded', 20, 300n);
const whole = event('refunded', 30, 1000n);
const disputed = event('disputed', 40, 700n);

describe('the state of a gift', () => {
  it('follows from the newest events', () => {
    const stories: [string, PaymentEvent[]][] = [
      ['started', []],
      ['waiting', [event('waiting', 1)]],
      ['failed', [event('waiting', 1), event('failed', 2)]],
      ['waiting', [event('failed', 1), event('waiting', 2)]],
      ['paid', [event('failed', 1), paid]],
      ['paid', [paid, event('waiting', 99)]],
      ['failed', [paid, event('failed', 99)]],
      ['refunded-in-part', [paid, part]],
      ['refunded', [paid, part, whole]],
      ['disputed', [paid, part, disputed]],
      ['lost', [paid, part, disputed, event('lost', 50, 700n)]],
      ['refunded-in-part', [paid, part, disputed, event('won', 50, 700n)]],
      ['paid', [paid, disputed, event('won', 50, 700n)]],
      ['started', [part]],
    ];
    for (const [expected, given] of stories) expect(stateAfter(...given)).toBe(expected);
  });

  it('counts what was received, how much of it was lost and why', () => {
    expect(statusOf([paid, fee, part, disputed]).position).toEqual({
      received: 1000n,
      fee: 59n,
      refunded: 300n,
      disputed: 700n,
      lost: 0n,
    });
  });

  it('counts every dispute of one payment: a lost amount stays lost during and after another dispute', () => {
    const lost = event('lost', 50, 200n);
    const second = event('disputed', 60, 300n);
    const { state, position } = statusOf([paid, disputed, lost, second]);
    expect([state, position.disputed, position.lost]).toEqual(['disputed', 300n, 200n]);
    const after = statusOf([paid, disputed, lost, second, event('won', 70)]);
    expect([after.state, after.position.lost]).toEqual(['lost', 200n]);
    const appealed = statusOf([
      paid,
      disputed,
      lost,
      event('lost', 80),
      event('won', 80, 0n, { sequence: 1 }),
    ]);
    expect(appealed.state).toBe('paid');
  });

  it('never refunds more than was received', () => {
    const { position } = statusOf([paid, event('refunded', 20, 5000n), event('lost', 30, 5000n)]);
    expect([position.received, position.refunded, position.lost]).toEqual([1000n, 1000n, 0n]);
    expect(statusOf([part, fee, disputed]).position).toEqual(nothing);
  });

  it('counts two payments together', () => {
    const again = event('paid', 11, 1000n, { payment: 'p2', id: 'again' });
    expect(statusOf([paid, again]).position.received).toBe(2000n);
    expect(stateAfter(paid, again, part)).toBe('refunded-in-part');
  });

  it('calls a gift paid whose second payment went back as a whole', () => {
    const again = event('paid', 11, 1000n, { payment: 'p2', id: 'again' });
    const returned = event('refunded', 12, 1000n, { payment: 'p2' });
    expect(stateAfter(paid, again, returned)).toBe('paid');
    expect(stateAfter(paid, again, returned, part)).toBe('refunded-in-part');
    expect(stateAfter(paid, again, returned, whole)).toBe('refunded');
  });

  it('uses the higher sequence number among simultaneous events, and otherwise the more serious kind', () => {
    expect(stateAfter(event('failed', 10), paid)).toBe('paid');
    expect(stateAfter({ ...event('failed', 10), sequence: 2 }, { ...paid, sequence: 1 })).toBe('failed');
  });
});

/** The lines booked when events arrive in this order, each booking its difference. */
function bookedFor(events: readonly PaymentEvent[]): Map<string, bigint> {
  const balances = new Map<string, bigint>();
  let before: Position = nothing;
  events.forEach((_event, at) => {
    const after = statusOf(events.slice(0, at + 1)).position;
    const lines = linesForDonation(changeBetween(before, after), {
      method: 'stripe',
      fund: 'general',
      currency: 'USD',
    });
    expect(sumOf(lines)).toBe(0n);
    for (const { account, units } of lines) balances.set(account, (balances.get(account) ?? 0n) + units);
    before = after;
  });
  return new Map([...balances].filter(([, amount]) => amount !== 0n).toSorted());
}

const events = fc.record({
  id: fc.string({ minLength: 1, maxLength: 4 }),
  payment: fc.constantFrom('p1', 'p2'),
  kind: fc.constantFrom(...eventKinds),
  moment: fc.nat({ max: 4 }),
  sequence: fc.nat({ max: 2 }),
  amount: fc.bigInt({ min: 0n, max: 2000n }),
});

describe('a later event', () => {
  const story = [
    event('waiting', 1),
    paid,
    part,
    disputed,
    event('lost', 50, 300n),
    event('disputed', 60, 200n),
  ];

  it('never overwrites a newer state: all 720 orders of a gift have the same result, in state and in books', () => {
    const expected = statusOf(story);
    expect(expected.state).toBe('disputed');
    const books = bookedFor(story);
    for (const order of permutations(story)) {
      expect(statusOf(order)).toEqual(expected);
      expect(bookedFor(order)).toEqual(books);
    }
  });

  it('may be repeated, reordered or contradictory: states and books are the same in every order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(events, { selector: ({ id }) => id, maxLength: 5 }), given => {
        const expected = statusOf(given);
        const books = bookedFor(given);
        for (const order of permutations(given)) {
          expect(statusOf([...order, ...given])).toEqual(expected);
          expect(bookedFor([...order, ...given])).toEqual(books);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('never leaves an impossible balance in a gift’s accounts', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 8 }), given => {
        const { received, refunded, disputed: open, lost } = statusOf(given).position;
        expect(refunded >= 0n && open >= 0n && lost >= 0n).toBe(true);
        expect(refunded + open + lost).toBeLessThanOrEqual(received);
      }),
    );
  });
});

it('what stays of a gift is what was neither given back, withheld nor lost', () => {
  const position = { received: 1000n, fee: 59n, refunded: 300n, disputed: 200n, lost: 100n };
  expect([staying(position), staying(nothing)]).toEqual([400n, 0n]);
});
