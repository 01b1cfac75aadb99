import { describe, expect, it } from 'vitest';
import { type PaymentMethodId, paymentMethodIds } from '#money/domain/payment-methods.ts';
import { type RefundSender, type RefundState, refundSenders, refundStates } from '#money/domain/refund.ts';
import { answersTo, isStaffMethod, placesFor, type RefundAnswer } from './refund.rules.ts';

describe('how payments are returned', () => {
  it.each<[PaymentMethodId, boolean]>([
    ['stripe', false],
    ['chapa', false],
    ['practice', false],
    ['bank', true],
    ['cash', true],
    ['cheque', true],
    ['in-kind', true],
  ])('a payment by "%s" is returned by staff themselves: %s', (method, isOurs) => {
    expect(isStaffMethod(method)).toBe(isOurs);
  });

  it.each(paymentMethodIds.filter(method => method !== 'in-kind'))(
    'a payment by "%s" can be returned from the bank, in cash or by cheque, and not in goods',
    method => {
      expect(placesFor(method)).toEqual(['bank', 'cash', 'cheque']);
    },
  );

  it('a gift in kind can be returned in goods, and not in money', () => {
    expect(placesFor('in-kind')).toEqual(['in-kind']);
  });
});

/** What staff can say about a refund in each state; nothing where a state is missing. */
type Answers = Partial<Record<RefundState, RefundAnswer[]>>;
const onlyPlans: Answers = { 'to-send': ['done', 'withdrawn'], failed: ['kept'] };
const everything: Answers = { ...onlyPlans, waiting: ['done', 'back'], sent: ['back'] };

describe('what staff can say about a refund', () => {
  it.each<[string, RefundSender, boolean, Answers]>([
    ['staff', 'staff', false, everything],
    ['staff beside a provider that lists its own', 'staff', true, everything],
    ['a provider that does not list its refunds', 'provider', false, everything],
    ['a provider that lists its refunds', 'provider', true, onlyPlans],
    ['a bank', 'bank', false, onlyPlans],
    ['a bank beside a provider that lists its own', 'bank', true, onlyPlans],
  ])(
    'a refund by %s takes the listed answers in each state, and no others',
    (_who, sentBy, providerLists, answers) => {
      const given = refundStates.map(state => [state, answersTo({ state, sentBy }, providerLists)]);
      const expected = refundStates.map(state => [state, answers[state] ?? []]);
      expect(Object.fromEntries(given)).toEqual(Object.fromEntries(expected));
    },
  );

  it.each(refundSenders)('a refund by "%s" that failed and was dealt with takes no more answers', sentBy => {
    expect(answersTo({ state: 'failed', sentBy, isClosed: true }, false)).toEqual([]);
  });
});
