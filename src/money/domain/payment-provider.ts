import { type Money, mostUnits } from '#core/money.ts';
import type { Outcome } from '#core/outcome.ts';
import { ownValue } from '#core/own-value.ts';
import type { MonthlyStatus } from './monthly-status.ts';
import type { Failure } from './payment-failure.ts';
import type { PaymentMethodId } from './payment-methods.ts';
import type { ReportedRefund } from './refund.ts';

/** What a provider gets to know about a donation: never the name or address of the donor. */
export type PaymentRequest = {
  /** Our own reference, see `isReference`. */
  readonly reference: string;
  readonly amount: Money;
  readonly monthly: boolean;
  /** What the provider's page calls the donation. */
  readonly title: string;
  /** Where the donor comes back to, paid or not. */
  readonly returnTo: string;
  readonly cancelTo: string;
};

/**
 * unsuitable: the provider does not take this donation. unreachable: no answer in time, or an error of the provider. busy: ask
 * later. refused: the provider declined. unclear: an answer we do not understand. unknown: it has no such payment.
 */
export type ProviderProblem = 'unsuitable' | 'unreachable' | 'busy' | 'refused' | 'unclear' | 'unknown';

/** open: the donor has not paid yet. waiting: they paid, and the payment is not settled. */
export type PaymentState = 'open' | 'waiting' | 'paid' | 'failed' | 'refunded';

/** open: the provider withholds the amount. won: we got it back. lost: it is gone. */
export type Dispute = { readonly state: 'open' | 'won' | 'lost'; readonly units: bigint };

export type Verified = {
  readonly state: PaymentState;
  /** What was asked for; the ledger compares it with the donation. */
  readonly amount: Money;
  /**
   * Its refunds, each with its own state. unsaid: the provider tells no more than `state`. all: it tells only that
   * everything was returned.
   */
  readonly refunds: readonly ReportedRefund[] | 'unsaid' | 'all';
  /** Every dispute there was, with how much of the amount it is about, in smallest units. */
  readonly disputes: readonly Dispute[];
  /** The provider's fee, once it is known; may be in the currency of the account. */
  readonly fee: Money | null;
  readonly at: Date;
  /** The provider's id of this payment in later events. */
  readonly paymentId: string | null;
  /** Why the last attempt to pay failed, also while the donor may still try again; null where none did or it was paid. */
  readonly failure: Failure | null;
};

export type EventKind =
  | 'paid'
  | 'waiting'
  | 'failed'
  | 'refunded'
  | 'refund-failed'
  | 'disputed'
  | 'dispute-closed'
  | 'monthly-paid'
  | 'monthly-failed'
  | 'monthly-changed'
  | 'monthly-ended';

/** The content of a webhook: a reason to call `verify`, never booked by itself. */
export type ProviderEvent = {
  /** The same for each delivery of the same event. */
  readonly id: string;
  readonly at: Date;
  /** Grows with time; one lower than the last is outdated. */
  readonly sequence: number;
  /** Our reference; null where the provider names only its payment. */
  readonly donation: string | null;
  readonly paymentId: string | null;
  /** What `verify` takes, where it differs from that of the donation: each invoice of a monthly donation. */
  readonly verifyId: string | null;
  readonly what: EventKind;
};

/** foreign: genuine, but not of our account, our mode or our donations. unknown: genuine, but of no kind we listen to. */
export type EventProblem = 'unsigned' | 'forged' | 'stale' | 'foreign' | 'unknown';

/** A payment as the provider's own list names it; `donation` is our reference, where it carries one. */
export type ListedPayment = { paymentId: string; donation: string | null; at: Date };

/** A payment begun at a provider, and our reference of the donation it is for. */
export type StartedPayment = { providerId: string; reference: string };

/** A monthly donation by the last answer of its provider. */
export type VerifiedMonthly = {
  readonly state: MonthlyStatus;
  readonly amount: Money;
  /** When the next month is due; null where none is planned. */
  readonly nextAt: Date | null;
  /** Why the last month could not be taken, while it is failing. */
  readonly failure: Failure | null;
  /** The provider's name of the last month that could not be taken, while it is failing and was tried. */
  readonly failedMonth: string | null;
  /** What `verify` takes for each month after the first that was paid, the oldest first. */
  readonly months: readonly string[];
};

/** Monthly donations at a provider, each named by the payment of its first month. Doing an act twice is doing it once. */
export type MonthlyProvider = {
  ask(providerId: string): Promise<Outcome<VerifiedMonthly, ProviderProblem>>;
  set(providerId: string, act: 'pause' | 'go-on' | 'end'): Promise<Outcome<'done', ProviderProblem>>;
  /** Sets the amount from the next month on; the current month is neither charged nor refunded. */
  setAmount(providerId: string, amount: Money): Promise<Outcome<'done', ProviderProblem>>;
  /** The address of the provider's page where a donor enters a new card; null where it has none. */
  readonly portal:
    | ((providerId: string, returnTo: string) => Promise<Outcome<string, ProviderProblem>>)
    | null;
};

/** A refund that the provider accepted; `done` once the money has left. */
export type Refund = { readonly refundId: string; readonly done: boolean };

/** A payment provider. Expected failures are values; nothing personal is logged. */
export type PaymentProvider = {
  readonly id: PaymentMethodId;
  /** The currencies it takes, each with its smallest amount. */
  readonly smallest: Readonly<Record<string, number>>;
  readonly canBeMonthly: boolean;
  /** Set if `canBeMonthly` is true. */
  readonly monthly?: MonthlyProvider;
  /** `verify` lists refunds with their states; otherwise staff may have to find out what became of one. */
  readonly listsRefunds: boolean;
  start(
    donation: PaymentRequest,
  ): Promise<Outcome<{ providerId: string; redirectTo: string }, ProviderProblem>>;
  verify(providerId: string): Promise<Outcome<Verified, ProviderProblem>>;
  /** Lists payments since a moment; missing if the provider documents no list. */
  list?(since: Date): Promise<Outcome<ListedPayment[], ProviderProblem>>;
  /** The same key twice is one refund. */
  refund(
    providerId: string,
    amount: Money,
    reason: string,
    idempotencyKey: string,
  ): Promise<Outcome<Refund, ProviderProblem>>;
  readEvent(
    rawBody: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
  ): Outcome<ProviderEvent, EventProblem>;
};

const reference = /^[A-Za-z0-9-]{8,40}$/;

/** Whether this can be a reference of ours. References from outside are checked before they are looked up. */
export const isReference = (text: unknown): text is string =>
  typeof text === 'string' && reference.test(text);

/** Whether a provider takes this payment: its currency, at least its smallest amount, and monthly only if it supports that. */
export function takes(
  method: Pick<PaymentProvider, 'smallest' | 'canBeMonthly'>,
  donation: PaymentRequest,
): boolean {
  const { currency, units } = donation.amount;
  if (!isReference(donation.reference) || (donation.monthly && !method.canBeMonthly)) return false;
  const smallest = ownValue(method.smallest, currency);
  return smallest !== undefined && units >= BigInt(smallest) && units <= mostUnits;
}
