import { expect, it } from 'vitest';
import { computeStatus, type PaymentEvent, type Position } from '#money/domain/donation-status.ts';
import type { Verified } from '#money/domain/payment-provider.ts';
import type { StoredRefund } from '#money/domain/refund.ts';
import { toEvents } from './verified-events.rules.ts';

const at = new Date('2026-11-23T09:00:00Z');
const later = new Date('2026-11-23T10:00:00Z');
const asked = { method: 'stripe', providerId: 'cs_1', reference: 'RF18539007547034', refunds: [] } as const;
const paid: Verified = {
  state: 'paid',
  amount: { units: 2_500n, currency: 'USD' },
  refunds: [],
  disputes: [],
  fee: { units: 103n, currency: 'USD' },
  at,
  paymentId: 'pi_1',
  failure: null,
};
const disputed = (...disputes: Verified['disputes']): Verified => ({ ...paid, disputes });
const open = { state: 'open', units: 2_500n } as const;
const won = { ...open, state: 'won' } as const;
const lost = { ...open, state: 'lost' } as const;

type Answer = { verified: Verified; askedAt: number; refunds?: readonly StoredRefund[] };

/** The state of the ledger after these responses, each compared with what was stored before it. */
function eventsAfter(answers: readonly Answer[]): PaymentEvent[] {
  const events: PaymentEvent[] = [];
  for (const { verified, askedAt, refunds = [] } of answers) {
    const now = new Date(later.getTime() + askedAt * 1_000);
    const made = toEvents(verified, { ...asked, refunds, now, before: [...events] });
    events.push(...made.map(each => ({ ...each, moment: each.moment.getTime() })));
  }
  return events;
}

const standsAfter = (...answers: Verified[]) =>
  computeStatus(eventsAfter(answers.map((verified, askedAt) => ({ verified, askedAt }))));

it('an open payment yields no event', () => {
  expect(toEvents({ ...paid, state: 'open' }, { ...asked, now: later, before: [] })).toEqual([]);
});

it('a payment, its fee and its disputes are booked once, however often the provider is asked', () => {
  const once = standsAfter(paid);
  expect(once).toMatchObject({ state: 'paid', position: { received: 2_500n, fee: 103n } });
  expect(standsAfter(paid, paid, paid)).toEqual(once);
  const answers = [paid, disputed(open), disputed(open), disputed(lost), disputed(lost)];
  const kinds = eventsAfter(answers.map((verified, askedAt) => ({ verified, askedAt }))).map(
    ({ kind }) => kind,
  );
  expect(kinds.filter(kind => kind !== 'paid')).toEqual(['fee', 'disputed', 'lost']);
});

it('a fee in another currency than the gift is ignored, and a changed fee is booked', () => {
  const abroad = { ...paid, fee: { units: 95n, currency: 'EUR' } };
  expect(standsAfter(abroad)).toMatchObject({ position: { received: 2_500n, fee: 0n } });
  const dearer = { ...paid, fee: { units: 95n, currency: 'USD' } };
  expect(standsAfter(paid, dearer)).toMatchObject({ position: { fee: 95n } });
});

const refund = (id: string, state: StoredRefund['state'], units = 500n): StoredRefund => ({
  id,
  providerId: `re_${id}`,
  units,
  state,
  reported: true,
});

/** The state of the ledger after answers in which the payment has these refunds. */
const refundsAfter = (...answers: StoredRefund[][]) =>
  computeStatus(eventsAfter(answers.map((refunds, askedAt) => ({ verified: paid, askedAt, refunds }))));

it('a refund is booked once sent and reversed when it fails', () => {
  expect(refundsAfter([refund('a', 'waiting')])).toMatchObject({ state: 'paid', position: { refunded: 0n } });
  expect(refundsAfter([refund('a', 'sent')])).toMatchObject({
    state: 'refunded-in-part',
    position: { refunded: 500n },
  });
  expect(refundsAfter([refund('a', 'sent')], [refund('a', 'failed')])).toMatchObject({
    state: 'paid',
    position: { refunded: 0n },
  });
  expect(
    refundsAfter(
      [refund('a', 'sent')],
      [refund('a', 'failed'), refund('b', 'sent', 700n)],
      [refund('a', 'failed'), refund('b', 'sent', 700n)],
    ),
  ).toMatchObject({ state: 'refunded-in-part', position: { refunded: 700n } });
});

it('a failed refund stays failed in whatever order its events are stored, and however often', () => {
  const answers = [[refund('a', 'sent')], [refund('a', 'failed')], [refund('a', 'failed')]];
  const events = eventsAfter(answers.map((refunds, askedAt) => ({ verified: paid, askedAt, refunds })));
  expect(events.filter(({ kind }) => kind === 'refunded').map(({ amount }) => amount)).toEqual([500n, 0n]);
  for (const order of [events, events.toReversed(), [...events, ...events]])
    expect(computeStatus(order)).toMatchObject({ state: 'paid', position: { refunded: 0n } });
});

const stories: [string, Verified[], string, Partial<Position>][] = [
  ['an open dispute', [disputed(open)], 'disputed', { disputed: 2_500n, lost: 0n }],
  ['one that was won', [disputed(open), disputed(won)], 'paid', { disputed: 0n, lost: 0n }],
  ['one that was lost', [disputed(open), disputed(lost)], 'lost', { disputed: 0n, lost: 2_500n }],
  ['one that was lost before we heard of it', [disputed(lost)], 'lost', { lost: 2_500n }],
  [
    'a second one after the first was won',
    [disputed(open), disputed(won), disputed(won, open)],
    'disputed',
    {},
  ],
  [
    'a second one that was lost',
    [disputed(open), disputed(won), disputed(won, open), disputed(won, lost)],
    'lost',
    { lost: 2_500n },
  ],
  [
    'a part that was lost while another is open',
    [disputed({ ...open, units: 700n }), disputed({ ...lost, units: 700n }, { ...open, units: 300n })],
    'disputed',
    { disputed: 300n, lost: 700n },
  ],
  ['a loss that was appealed and won', [disputed(lost), disputed(open), disputed(won)], 'paid', { lost: 0n }],
];
it.each(stories)(
  'the order in which dispute events are stored does not change the state: %s',
  (_what, answers, state, position) => {
    const events = eventsAfter([paid, ...answers].map((verified, askedAt) => ({ verified, askedAt })));
    for (const order of [events, events.toReversed(), events.toSorted((a, b) => (a.id < b.id ? -1 : 1))])
      expect(computeStatus(order)).toMatchObject({ state, position });
  },
);

it('a won dispute stays won even if an older "open" response is stored after it', () => {
  const ended = eventsAfter([{ verified: disputed(won), askedAt: 2 }]);
  const slow = eventsAfter([{ verified: disputed(open), askedAt: 1 }]);
  expect(computeStatus([...ended, ...slow])).toMatchObject({ state: 'paid', position: { disputed: 0n } });
});

it('a failure from before the payment is ignored', () => {
  const failed: Verified = { ...paid, state: 'failed', fee: null, at: new Date(at.getTime() - 60_000) };
  expect(standsAfter(paid, failed)).toMatchObject({ state: 'paid' });
});

it.each(['waiting', 'failed'] as const)('no money is booked for a payment that is %s', state => {
  const made = toEvents({ ...paid, state }, { ...asked, now: later, before: [] });
  expect(made).toMatchObject([{ kind: state, amount: 0n, moment: at, currency: 'USD', payment: 'cs_1' }]);
});

it('a payment keeps its event id at any time of asking, and each fee gets its own', () => {
  const idsAt = (now: Date) =>
    Object.fromEntries(
      toEvents({ ...paid, at: now }, { ...asked, now, before: [] }).map(({ kind, id }) => [kind, id]),
    );
  const [first, second] = [idsAt(at), idsAt(later)];
  expect(first.paid).toBe('cs_1:paid');
  expect(second.paid).toBe(first.paid);
  expect(second.fee).not.toBe(first.fee);
});

it('only the payment is booked if the provider reports no fee', () => {
  const made = toEvents({ ...paid, fee: null }, { ...asked, now: later, before: [] });
  expect(made.map(({ kind }) => kind)).toEqual(['paid']);
});
