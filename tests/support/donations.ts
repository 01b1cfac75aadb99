import type { Payload } from 'payload';
import type { EventKind, ReportedEvent } from '#money/domain/donation-status.ts';
import type { PaymentMethodId } from '#money/domain/payment-methods.ts';
import {
  type NewDonation,
  type StoredDonation,
  storeDonation,
} from '#money/donations/store-donation.action.ts';
import { inOneTransaction } from '#platform/transaction.ts';

/** The moment at which gifts in tests start. */
export const STARTED = new Date('2026-11-20T09:00:00.000Z');

const request: NewDonation = {
  total: { units: 2_500n, currency: 'USD' },
  feeCovered: 0n,
  rhythm: 'once',
  firstDonation: null,
  project: null,
  campaign: null,
  anonymous: false,
  method: 'stripe',
  language: 'en',
  donor: null,
};

/** Starts a gift of 25 dollars by card, unless overridden. */
export async function giveDonation(
  payload: Payload,
  options: Partial<NewDonation> = {},
): Promise<StoredDonation> {
  const outcome = await inOneTransaction(payload, req =>
    storeDonation(req, { ...request, ...options }, STARTED),
  );
  if (!outcome.ok) throw new Error(outcome.problem);
  return outcome.value;
}

let reported = 0;

/** An event of a gift, as its way would receive it from its provider. */
export function report(
  reference: string,
  kind: EventKind,
  amount = 0n,
  more: Partial<ReportedEvent> & { method?: PaymentMethodId } = {},
): ReportedEvent {
  reported += 1;
  const moment = new Date(STARTED.getTime() + reported * 1000);
  return {
    method: 'stripe',
    id: `event-${reported}`,
    reference,
    payment: `payment of ${reference}`,
    kind,
    moment,
    sequence: 0,
    amount,
    currency: 'USD',
    ...more,
  };
}
