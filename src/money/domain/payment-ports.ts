import type { Payload, PayloadRequest } from 'payload';
import type { Outcome } from '#core/outcome.ts';
import type { ReportedEvent } from '#money/domain/donation-status.ts';
import type { PaymentProvider, ProviderProblem, StartedPayment } from '#money/domain/payment-provider.ts';

/**
 * What became of an event. `known`: it was stored before. The next three are stored and wait for staff; a malformed one
 * is not stored.
 */
export type Received = 'booked' | 'known' | 'unknown-gift' | 'other-way' | 'wrong-currency' | 'malformed';

/** Stores an event of a payment and books what it changes, within the transaction of `req`. The event is well-formed. */
export type ApplyEvent = (req: PayloadRequest, event: ReportedEvent) => Promise<Received>;

/** Asks a provider about a payment and books what it says. Features get these as parameters (src/donation-flow). */
export type CheckPayment = (
  payload: Payload,
  provider: PaymentProvider,
  payment: StartedPayment,
  now: Date,
) => Promise<Outcome<'booked', ProviderProblem>>;
