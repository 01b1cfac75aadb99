import { z } from 'zod';
import { decimalText } from '#core/money.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { ownValue } from '#core/own-value.ts';
import {
  isReference,
  type ListedPayment,
  type PaymentProvider,
  type PaymentState,
  type ProviderProblem,
  takes,
} from '#money/domain/payment-provider.ts';
import type { Clock } from '#platform/clock.ts';
import { askChapa, type ChapaOptions, decimalAmount, readChapaEvent, TX_PREFIX } from './chapa-api.ts';
import { chapaFailure } from './chapa-failures.rules.ts';

const started = z.object({
  status: z.literal('success'),
  data: z.object({ checkout_url: z.url({ protocol: /^https?$/ }) }),
});

const verified = z.object({
  message: z.string().catch(''),
  data: z.object({
    tx_ref: z.string(),
    reference: z.string().nullish(),
    currency: z.string().regex(/^[A-Z]{3}$/),
    amount: decimalAmount,
    charge: decimalAmount.nullish(),
    status: z.string(),
    updated_at: z.iso.datetime({ offset: true }),
  }),
});

const refunded = z.object({
  status: z.literal('success'),
  data: z.object({ ref: z.string().optional(), ref_id: z.string().optional() }),
});

const states: Readonly<Record<string, PaymentState>> = {
  success: 'paid',
  pending: 'waiting',
  failed: 'failed',
  cancelled: 'failed',
  'failed/cancelled': 'failed',
  refunded: 'refunded',
  reversed: 'refunded',
};

/**
 * Chapa: telebirr, CBE Birr, M-Pesa, banks and cards in birr, on its own page. Written from developer.chapa.co
 * (initialize, verify-payments, all transactions, refund, webhooks). `tx_ref` is ours, so after a lost answer we can still ask.
 */
export function chapaProvider(options: ChapaOptions, clock: Clock): PaymentProvider {
  const ofChapa = { smallest: { ETB: 100 }, canBeMonthly: false, listsRefunds: false };
  return {
    id: 'chapa',
    ...ofChapa,
    async start(donation) {
      if (!takes(ofChapa, donation)) return problem('unsuitable');
      const providerId = TX_PREFIX + donation.reference;
      const answer = await askChapa(options, 'transaction/initialize', started, {
        amount: decimalText(donation.amount),
        currency: donation.amount.currency,
        tx_ref: providerId,
        return_url: donation.returnTo,
        // Chapa takes at most 16 characters here, without punctuation.
        customization: { title: donation.title.replace(/[^\p{L}\p{M}\p{N} ]/gu, '').slice(0, 16) },
      });
      return answer.ok ? ok({ providerId, redirectTo: answer.value.data.checkout_url }) : answer;
    },
    async verify(providerId) {
      const answer = await askChapa(
        options,
        `transaction/verify/${encodeURIComponent(providerId)}`,
        verified,
      );
      if (!answer.ok) return answer;
      const { data, message } = answer.value;
      const state = ownValue(states, data.status);
      if (!state || data.tx_ref !== providerId) return problem('unclear');
      return ok({
        state,
        amount: { units: data.amount, currency: data.currency },
        // Chapa's answer has no refunded amount, and `refunded` can also mean a partial refund.
        refunds: data.status === 'reversed' ? 'all' : 'unsaid',
        disputes: [],
        fee: data.charge == null ? null : { units: data.charge, currency: data.currency },
        at: new Date(data.updated_at),
        paymentId: data.reference ?? null,
        failure: state === 'failed' ? chapaFailure(data.status, message) : null,
      });
    },
    list: since => listChapaPayments(options, since),
    async refund(providerId, amount, reason, idempotencyKey) {
      // A refund names the payment by Chapa's own reference, which exists once somebody has paid.
      const payment = await askChapa(
        options,
        `transaction/verify/${encodeURIComponent(providerId)}`,
        verified,
      );
      if (!payment.ok) return payment;
      const { reference } = payment.value.data;
      if (!reference) return problem('unknown');
      const answer = await askChapa(
        options,
        `refund/${encodeURIComponent(reference)}`,
        refunded,
        // Chapa's reference is unique, so the same key twice should send money once; not tried against Chapa.
        { amount: decimalText(amount), reason, reference: idempotencyKey },
      );
      if (!answer.ok) return answer;
      const { ref_id, ref } = answer.value.data;
      return ok({ refundId: ref_id ?? ref ?? idempotencyKey, done: false });
    },
    readEvent: (rawBody, headers) => readChapaEvent(options, rawBody, headers, clock.now()),
  };
}

const page = z.object({
  data: z.object({
    transactions: z.array(
      z.object({
        status: z.string(),
        ref_id: z.string().max(100),
        trans_id: z.string().nullish(),
        created_at: z.iso.datetime({ offset: true }),
      }),
    ),
    pagination: z.object({ next_page_url: z.string().nullish() }),
  }),
});

const PER_PAGE = 50;
/** 2,000 payments in one go, as at Stripe. */
const MOST_PAGES = 40;

/**
 * The payments at Chapa since a moment, by its own list (developer.chapa.co, all transactions). The order of the list is
 * not documented, so reading ends early only after pages have turned from newer to older payments. A page that cannot be
 * read makes the whole list a problem, so that unread payments never count as read.
 */
export async function listChapaPayments(
  options: ChapaOptions,
  since: Date,
): Promise<Outcome<ListedPayment[], ProviderProblem>> {
  const listed: ListedPayment[] = [];
  for (let number = 1; number <= MOST_PAGES; number += 1) {
    const answer = await askChapa(options, `transactions?per_page=${PER_PAGE}&page=${number}`, page);
    if (!answer.ok) return answer;
    const { transactions, pagination } = answer.value.data;
    const recent = transactions.filter(({ created_at: at }) => new Date(at) >= since);
    for (const { status, ref_id: paymentId, trans_id: ours, created_at: at } of recent)
      if (status === 'success')
        listed.push({ paymentId, donation: readDonationReference(ours), at: new Date(at) });
    const isPast = listed.length > 0 && recent.length === 0;
    if (isPast || !pagination.next_page_url) break;
  }
  return ok(listed);
}

function readDonationReference(transaction: string | null | undefined): string | null {
  if (!transaction?.startsWith(TX_PREFIX)) return null;
  const donation = transaction.slice(TX_PREFIX.length);
  return isReference(donation) ? donation : null;
}
