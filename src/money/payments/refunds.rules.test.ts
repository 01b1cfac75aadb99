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

it('refunds listed by a provider are taken unchanged', () => {
  const listed = { id: 're_1', key: 'a', units: 500n, state: 'failed', failure: 'declined' } as const;
  expect(refundsIn(answer('paid', [listed]), [stored('sent')], 'gift-1')).toEqual([listed]);
});

describe('a provider that reports only "refunded"', () => {
  it('the refunds requested from the provider count as sent, with their requested amounts', () => {
    const other = stored('asked', { id: 'b', units: 1_000n });
    expect(states(answer('refunded'), stored('waiting'), other)).toEqual([
      ['a', 4_000n, 'sent'],
      ['b', 1_000n, 'sent'],
    ]);
  });

  it('a reported refund that staff did not request is one of the whole payment', () => {
    expect(states(answer('refunded'))).toEqual([['gift-1:refunded', 10_000n, 'sent']]);
    expect(states(answer('refunded'), stored('refused'))).toEqual([['gift-1:refunded', 10_000n, 'sent']]);
  });

  it('a reported refund has failed if the payment is "paid" again, and an unreported one is unchanged', () => {
    expect(states(answer('paid'), stored('sent', { reported: true }))).toEqual([['a', 4_000n, 'failed']]);
    expect(states(answer('paid'), stored('waiting'), stored('sent', { id: 'b' }))).toEqual([]);
  });

  it('a failed refund is sent again if the payment is "refunded" again', () => {
    expect(states(answer('refunded'), stored('failed', { reported: true }))).toEqual([['a', 4_000n, 'sent']]);
  });
});

it('if the provider reports that all was returned, the rest counts as a refund made at the provider', () => {
  expect(states(answer('refunded', 'all'), stored('waiting'))).toEqual([
    ['a', 4_000n, 'sent'],
    ['gift-1:refunded', 6_000n, 'sent'],
  ]);
  expect(states(answer('refunded', 'all'), stored('sent', { units: 10_000n }))).toEqual([
    ['a', 10_000n, 'sent'],
  ]);
});
