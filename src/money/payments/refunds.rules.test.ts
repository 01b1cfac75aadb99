import { describe, expect, it } from 'vitest';
import type { Verified } from '#money/domain/payment-provider.ts';
import type { StoredRefund } from '#money/domain/refund.ts';
import { refundsIn } from './refunds.rules.ts';

const answer = (state: Verified['state'], refunds: Verified['refunds'] = 'unsaid'): Verified => ({
  state,
  amount: { units: 10_000n, currency: 'ETB' },
  refunds,
  disputes: [],
  fee: null,
  at: new Date('2026-11-23T09:00:00Z'),
  paymentId: null,
  failure: null,
});
const stored = (
  state: StoredRefund['state'],
  { id = 'a', units = 4_000n, reported = false }: Partial<StoredRefund> = {},
): StoredRefund => ({ id, providerId: null, units, state, reported });
const states = (verified: Verified, ...refunds: StoredRefund[]) =>
  refundsIn(verified, refunds, 'gift-1').map(({ key, id, units, state }) => [key ?? id, units, state]);

it('the list of a provider is taken as it is', () => {
  const listed = { id: 're_1', key: 'a', units: 500n, state: 'failed', failure: 'declined' } as const;
  expect(refundsIn(answer('paid', [listed]), [stored('sent')], 'gift-1')).toEqual([listed]);
});

describe('where the provider says no more than "refunded"', () => {
  it('the refunds it was asked for have gone out, none of them for more than it was', () => {
    const other = stored('asked', { id: 'b', units: 1_000n });
    expect(states(answer('refunded'), stored('waiting'), other)).toEqual([
      ['a', 4_000n, 'sent'],
      ['b', 1_000n, 'sent'],
    ]);
  });

  it('and nobody asked for one, all of the payment was refunded there', () => {
    expect(states(answer('refunded'))).toEqual([['gift-1:refunded', 10_000n, 'sent']]);
    expect(states(answer('refunded'), stored('refused'))).toEqual([['gift-1:refunded', 10_000n, 'sent']]);
  });

  it('and later "paid" again, they came back; one that it never mentioned stays as it is', () => {
    expect(states(answer('paid'), stored('sent', { reported: true }))).toEqual([['a', 4_000n, 'failed']]);
    expect(states(answer('paid'), stored('waiting'), stored('sent', { id: 'b' }))).toEqual([]);
  });

  it('after it came back, the same refund went out again', () => {
    expect(states(answer('refunded'), stored('failed', { reported: true }))).toEqual([['a', 4_000n, 'sent']]);
  });
});

it('where the provider says that all was returned, the rest is a refund that was made there', () => {
  expect(states(answer('refunded', 'all'), stored('waiting'))).toEqual([
    ['a', 4_000n, 'sent'],
    ['gift-1:refunded', 6_000n, 'sent'],
  ]);
  expect(states(answer('refunded', 'all'), stored('sent', { units: 10_000n }))).toEqual([
    ['a', 10_000n, 'sent'],
  ]);
});
