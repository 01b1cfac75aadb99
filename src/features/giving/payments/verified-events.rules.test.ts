import { expect, it } from 'vitest';
import { standingOf } from '../gift.rules.ts';
import type { Verified } from '../ways/way.ts';
import { eventsOf } from './verified-events.rules.ts';

const at = new Date('2026-11-23T09:00:00Z');
const later = new Date('2026-11-23T10:00:00Z');
const asked = {
  way: 'stripe',
  providerId: 'cs_1',
  reference: 'RF18539007547034',
  now: later,
  wasDisputed: false,
} as const;
const paid: Verified = {
  state: 'paid',
  amount: { currency: 'USD', amount: 2_500 },
  refunded: 0,
  fee: { currency: 'USD', amount: 103 },
  at,
  paymentId: 'pi_1',
};

function standsAfter(...verified: [Verified, boolean?][]) {
  const events = verified.flatMap(([each, wasDisputed = false]) => eventsOf(each, { ...asked, wasDisputed }));
  return standingOf(events.map(event => ({ ...event, moment: event.moment.getTime() })));
}

it('says nothing of a payment that nobody made yet', () => {
  expect(eventsOf({ ...paid, state: 'open' }, asked)).toEqual([]);
});

it('books what was paid once, however often the provider is asked', () => {
  const once = standsAfter([paid]);
  expect(once).toMatchObject({ state: 'paid', position: { received: 2_500n, fee: 103n } });
  expect(standsAfter([paid], [paid], [paid])).toEqual(once);
});

it('leaves out a fee in another currency than the gift', () => {
  const abroad = { ...paid, fee: { currency: 'EUR', amount: 95 } };
  expect(standsAfter([abroad])).toMatchObject({ position: { received: 2_500n, fee: 0n } });
});

it('follows refunds, a dispute and its end', () => {
  const refunded: Verified = { ...paid, state: 'refunded', refunded: 500 };
  expect(standsAfter([paid], [refunded])).toMatchObject({
    state: 'refunded-in-part',
    position: { refunded: 500n },
  });
  const disputed: Verified = { ...paid, state: 'disputed' };
  expect(standsAfter([paid], [disputed])).toMatchObject({
    state: 'disputed',
    position: { disputed: 2_500n },
  });
  expect(standsAfter([paid], [disputed], [paid, true])).toMatchObject({
    state: 'paid',
    position: { disputed: 0n },
  });
});

it('keeps a failure that came before the payment from undoing it', () => {
  const failed: Verified = { ...paid, state: 'failed', fee: null, at: new Date(at.getTime() - 60_000) };
  expect(standsAfter([paid], [failed])).toMatchObject({ state: 'paid' });
});
