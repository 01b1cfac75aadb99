import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostUnits } from '#core/money.ts';
import { anyEvents, makeEvent as event } from '../../../tests/support/payment-events.ts';
import { permutations } from '../../../tests/support/permutations.ts';
import {
  asEvent,
  changeBetween,
  computeStatus,
  type DonationStatus,
  donationStatuses,
  inOrder,
  isWellFormed,
  nothing,
  type PaymentEvent,
  type Position,
  type ReportedEvent,
  staying,
  writtenNumber,
} from './donation-status.ts';

const stateAfter = (...events: PaymentEvent[]) => computeStatus(events).state;

const paid = event('paid', 10, 1000n);
const again = event('paid', 11, 1000n, { payment: 'p2', id: 'again' });
const fee = event('fee', 10, 59n);
const part = event('refunded', 20, 300n, { refund: 'r1' });
const whole = event('refunded', 30, 1000n, { refund: 'r1' });
const disputed = event('disputed', 40, 700n);
const lost = event('lost', 50, 700n);

/** What led to each status. */
const stories: Record<DonationStatus, PaymentEvent[]> = {
  started: [],
  waiting: [event('waiting', 1)],
  paid: [paid],
  failed: [event('waiting', 1), event('failed', 2)],
  'refunded-in-part': [paid, part],
  refunded: [paid, whole],
  disputed: [paid, disputed],
  lost: [paid, disputed, lost],
};

/** What can be reported next. */
const next = {
  waiting: event('waiting', 99),
  failed: event('failed', 99),
  paid: event('paid', 99, 1000n),
  fee: event('fee', 99, 59n),
  'refund of a part': event('refunded', 99, 300n, { refund: 'r2' }),
  'refund of all': event('refunded', 99, 1000n, { refund: 'r2' }),
  'failure of the refund': event('refunded', 99, 0n, { refund: 'r1' }),
  dispute: event('disputed', 99, 200n),
  'dispute won': event('won', 99),
  'dispute lost': event('lost', 99, 200n),
};

type Changes = Partial<Record<keyof typeof next, DonationStatus>>;
const beforePayment: Changes = { waiting: 'waiting', failed: 'failed', paid: 'paid' };

/** The status that follows a report. A report that is not listed leaves the status as it is. */
const changes: Record<DonationStatus, Changes> = {
  started: beforePayment,
  waiting: beforePayment,
  failed: beforePayment,
  paid: {
    failed: 'failed',
    'refund of a part': 'refunded-in-part',
    'refund of all': 'refunded',
    dispute: 'disputed',
    'dispute lost': 'lost',
  },
  'refunded-in-part': {
    failed: 'failed',
    'refund of all': 'refunded',
    'failure of the refund': 'paid',
    dispute: 'disputed',
    'dispute lost': 'lost',
  },
  refunded: { failed: 'failed', 'failure of the refund': 'paid' },
  disputed: { failed: 'failed', 'refund of all': 'refunded', 'dispute won': 'paid', 'dispute lost': 'lost' },
  lost: { failed: 'failed', 'refund of all': 'refunded', dispute: 'disputed' },
};

describe('status', () => {
  it.each(donationStatuses)('the status of a donation is "%s" after the events that lead to it', status => {
    expect(stateAfter(...stories[status])).toBe(status);
  });

  it.each(donationStatuses)(
    'the status of a donation changes from "%s" by the listed reports and by no others',
    status => {
      const after = Object.entries(next).map(([name, report]) => [
        name,
        stateAfter(...stories[status], report),
      ]);
      const unchanged = Object.keys(next).map(name => [name, status]);
      expect(Object.fromEntries(after)).toEqual({ ...Object.fromEntries(unchanged), ...changes[status] });
    },
  );

  it('a donation refunded in part is refunded in part again when a dispute about it is won', () => {
    expect(stateAfter(paid, part, disputed, event('won', 50))).toBe('refunded-in-part');
  });

  it('the status of a donation is not set back by a report that is older than the last one', () => {
    expect(stateAfter(paid, event('failed', 9))).toBe('paid');
    expect(stateAfter(paid, event('waiting', 9), event('failed', 8))).toBe('paid');
    expect(stateAfter(event('failed', 2), event('waiting', 1))).toBe('failed');
    expect(stateAfter(paid, disputed, event('won', 39))).toBe('disputed');
  });

  it('a donation whose failed payment is tried again is waiting', () => {
    expect(stateAfter(event('failed', 1), event('waiting', 2), event('fee', 3))).toBe('waiting');
  });

  it('the status of a donation is the same in all 720 orders in which its six events can arrive', () => {
    const story = [
      event('waiting', 1),
      paid,
      part,
      disputed,
      event('lost', 50, 300n),
      event('disputed', 60, 200n),
    ];
    const expected = computeStatus(story);
    expect(expected.state).toBe('disputed');
    for (const order of permutations(story)) expect(computeStatus(order)).toEqual(expected);
  });

  it('the status of a donation does not change when its events are repeated, reordered or contradictory', () => {
    fc.assert(
      fc.property(
        anyEvents({ maxLength: 8 }).chain(given =>
          fc.tuple(
            fc.constant(given),
            fc.shuffledSubarray(given),
            fc.shuffledSubarray(given, { minLength: given.length }),
          ),
        ),
        ([given, some, all]) => {
          expect(computeStatus([...some, ...all])).toEqual(computeStatus(given));
        },
      ),
    );
  });
});

describe('two payments', () => {
  const returned = event('refunded', 12, 1000n, { payment: 'p2', refund: 'r2' });

  it('a donation that was paid twice has received both payments, and their fees', () => {
    const fees = [fee, event('fee', 11, 41n, { payment: 'p2' })];
    expect(computeStatus([paid, again, ...fees]).position).toEqual({
      ...nothing,
      received: 2000n,
      fee: 100n,
    });
  });

  it('a donation that was paid twice is paid when one of the payments went back as a whole', () => {
    expect(stateAfter(paid, again, returned)).toBe('paid');
  });

  it('a donation that was paid twice is refunded in part when a part of a kept payment went back', () => {
    expect(stateAfter(paid, again, part)).toBe('refunded-in-part');
    expect(stateAfter(paid, again, returned, part)).toBe('refunded-in-part');
  });

  it('a donation that was paid twice is refunded when both payments went back', () => {
    expect(stateAfter(paid, again, returned, whole)).toBe('refunded');
  });

  it('a donation that was paid twice stays paid when one of its payments fails', () => {
    expect(computeStatus([paid, again, event('failed', 12, 0n, { payment: 'p2' })])).toEqual({
      state: 'paid',
      position: { ...nothing, received: 1000n },
    });
  });

  it('a donation that was paid twice loses no more to a dispute than the disputed payment', () => {
    expect(computeStatus([paid, again, event('lost', 20, 5000n)]).position.lost).toBe(1000n);
  });
});

describe('position', () => {
  const positionAfter = (...events: PaymentEvent[]) => computeStatus(events).position;

  it('the position of a donation has what was received and how much of it went again for which reason', () => {
    expect(positionAfter(paid, fee, part, disputed)).toEqual({
      received: 1000n,
      fee: 59n,
      refunded: 300n,
      disputed: 700n,
      lost: 0n,
    });
  });

  it('the fee of a donation is the one that was reported last', () => {
    expect(positionAfter(paid, fee, event('fee', 12, 61n)).fee).toBe(61n);
  });

  it('a refund, a fee and a dispute do not count before the payment is known', () => {
    expect(positionAfter(part, fee, disputed, lost)).toEqual(nothing);
  });

  it('a refund and a fee no longer count after the payment was taken back', () => {
    expect(positionAfter(paid, fee, part, event('failed', 99))).toEqual(nothing);
  });

  it('the refunds of a donation are added up, each with what was reported of it last', () => {
    const other = event('refunded', 21, 200n, { refund: 'r2' });
    expect(positionAfter(paid, part, other).refunded).toBe(500n);
    expect(positionAfter(paid, part, other, event('refunded', 22, 0n, { refund: 'r2' })).refunded).toBe(300n);
  });

  it('a report about all refunds together is the least that was refunded', () => {
    const together = (amount: bigint) => event('refunded', 22, amount);
    expect(positionAfter(paid, together(400n)).refunded).toBe(400n);
    expect(positionAfter(paid, part, together(400n)).refunded).toBe(400n);
    expect(positionAfter(paid, part, together(200n)).refunded).toBe(300n);
  });

  it('what one dispute lost stays lost when another dispute begins or is won', () => {
    const first = [paid, disputed, event('lost', 50, 200n)];
    const second = event('disputed', 60, 300n);
    expect(positionAfter(...first)).toMatchObject({ disputed: 0n, lost: 200n });
    expect(positionAfter(...first, second)).toMatchObject({ disputed: 300n, lost: 200n });
    expect(positionAfter(...first, second, event('won', 70))).toMatchObject({ disputed: 0n, lost: 200n });
  });

  it('what a dispute lost is no longer lost when an appeal reverses it', () => {
    const appealed = [event('lost', 80), event('won', 80, 0n, { sequence: 1 })];
    expect(computeStatus([paid, disputed, lost, ...appealed])).toEqual({
      state: 'paid',
      position: { ...nothing, received: 1000n },
    });
  });

  it('a refund counts before a loss, and a loss before an open dispute, up to what was received', () => {
    const more = (kind: 'refunded' | 'lost' | 'disputed', at: number, amount: bigint) =>
      event(kind, at, amount);
    expect(positionAfter(paid, more('refunded', 20, 5000n), more('lost', 30, 5000n))).toMatchObject({
      refunded: 1000n,
      lost: 0n,
    });
    expect(
      positionAfter(paid, more('refunded', 20, 300n), more('lost', 30, 600n), more('disputed', 40, 5000n)),
    ).toMatchObject({ refunded: 300n, lost: 600n, disputed: 100n });
  });

  it('no amount of a donation is below zero, and no more goes again than was received, whatever is reported', () => {
    fc.assert(
      fc.property(anyEvents({ maxLength: 12 }), given => {
        const { position } = computeStatus(given);
        for (const amount of Object.values(position)) expect(amount).toBeGreaterThanOrEqual(0n);
        expect(staying(position)).toBeGreaterThanOrEqual(0n);
      }),
    );
  });
});

describe('order of events', () => {
  it('events of one moment count by their sequence number', () => {
    expect(stateAfter({ ...event('failed', 10), sequence: 2 }, { ...paid, sequence: 1 })).toBe('failed');
  });

  it('events of one moment and sequence number count by the seriousness of their kind', () => {
    expect(stateAfter(event('failed', 10), paid)).toBe('paid');
    expect(stateAfter(event('disputed', 20, 5n), event('lost', 20, 5n), paid)).toBe('lost');
  });

  it('events that are alike in all else count by their ids, so that their order of arrival never decides', () => {
    const one = event('fee', 10, 5n, { id: 'a' });
    const other = event('fee', 10, 6n, { id: 'b' });
    for (const arrived of [
      [one, other],
      [other, one],
    ]) {
      expect(inOrder(arrived)).toEqual([one, other]);
      expect(computeStatus([paid, ...arrived]).position.fee).toBe(6n);
    }
  });

  it('an event that arrives twice counts once', () => {
    expect(inOrder([part, paid, part])).toEqual([paid, part]);
  });
});

const amounts = fc.bigInt({ min: 0n, max: mostUnits });
const positions: fc.Arbitrary<Position> = fc.record({
  received: amounts,
  fee: amounts,
  refunded: amounts,
  disputed: amounts,
  lost: amounts,
});

it('the change between two positions is what has to be added to the first to get the second', () => {
  fc.assert(
    fc.property(positions, positions, (before, after) => {
      const change = changeBetween(before, after);
      for (const name of Object.keys(nothing) as (keyof Position)[])
        expect(before[name] + change[name]).toBe(after[name]);
    }),
  );
});

it('what stays of a donation is what was neither refunded, withheld nor lost; a fee does not lessen it', () => {
  const position = { received: 1000n, fee: 59n, refunded: 300n, disputed: 200n, lost: 100n };
  expect([staying(position), staying(nothing)]).toEqual([400n, 0n]);
});

it.each(['2026-11-23T09:00:00.123Z', new Date('2026-11-23T09:00:00.123Z')])(
  'a stored event with the moment %j is the event that was stored',
  moment => {
    const { id, payment, kind } = part;
    const stored = { id, payment, kind, refund: 'r1', moment, sequence: '7', amount: '9007199254740993' };
    expect(asEvent(stored)).toEqual({
      ...stored,
      moment: Date.UTC(2026, 10, 23, 9, 0, 0, 123),
      sequence: 7,
      amount: 9_007_199_254_740_993n,
    });
  },
);

describe('reported events', () => {
  const reported: ReportedEvent = {
    id: 'ev_1',
    payment: 'pi_1',
    kind: 'paid',
    moment: new Date('2026-11-23T09:00:00Z'),
    sequence: 0,
    amount: 1000n,
    method: 'stripe',
    reference: 'RF18539007547034',
    currency: 'USD',
  };

  it.each<[string, Partial<ReportedEvent>]>([
    ['usual values', {}],
    ['an id of 255 characters', { id: 'x'.repeat(255) }],
    ['a payment of 255 characters', { payment: 'x'.repeat(255) }],
    ['the first moment of 1970', { moment: new Date(0) }],
    ['the last millisecond before the year 3000', { moment: new Date(Date.UTC(3000, 0) - 1) }],
    ['an amount of 0', { amount: 0n }],
    ['the largest amount', { amount: mostUnits }],
    ['a sequence number below 0', { sequence: -1 }],
  ])('a reported event can be stored with %s', (_what, values) => {
    expect(isWellFormed({ ...reported, ...values })).toBe(true);
  });

  it.each<[string, Partial<Record<keyof ReportedEvent, unknown>>]>([
    ['an empty id', { id: '' }],
    ['an id of 256 characters', { id: 'x'.repeat(256) }],
    ['a zero character in its id', { id: 'ev\0' }],
    ['an empty payment', { payment: '' }],
    ['a payment of 256 characters', { payment: 'x'.repeat(256) }],
    ['a zero character in its payment', { payment: '\0pi' }],
    ['an unknown kind', { kind: 'chargeback' }],
    ['a moment that is no date', { moment: new Date('soon') }],
    ['a moment before 1970', { moment: new Date(-1) }],
    ['a moment from the year 3000 on', { moment: new Date(Date.UTC(3000, 0)) }],
    ['a sequence number with a fraction', { sequence: 0.5 }],
    ['a sequence number that is not exact', { sequence: 2 ** 53 }],
    ['an amount below 0', { amount: -1n }],
    ['an amount above the largest', { amount: mostUnits + 1n }],
    ['a currency in small letters', { currency: 'usd' }],
    ['a currency of two letters', { currency: 'US' }],
    ['a currency with a letter before it', { currency: 'AUSD' }],
    ['a currency with a letter behind it', { currency: 'USDT' }],
    ['a line break behind its currency', { currency: 'USD\n' }],
  ])('a reported event cannot be stored with %s', (_what, values) => {
    expect(isWellFormed({ ...reported, ...values } as ReportedEvent)).toBe(false);
  });
});

it('the number of a receipt has six digits or more', () => {
  expect(['1', '123456', '1234567'].map(writtenNumber)).toEqual(['000001', '123456', '1234567']);
});
