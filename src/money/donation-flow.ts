import type { Payload } from 'payload';
import * as refunds from '#money/bookkeeping/donations/refund-donation.action.ts';
import * as settling from '#money/bookkeeping/donations/settle-refund.action.ts';
import * as reconciliation from '#money/bookkeeping/reconciliation/reconcile.job.ts';
import { isWellFormed, type ReportedEvent } from '#money/domain/donation-status.ts';
import type { ApplyEvent, CheckPayment, Received } from '#money/domain/payment-ports.ts';
import type { PaymentProvider, ProviderProblem } from '#money/domain/payment-provider.ts';
import * as donations from '#money/donations/receive-event.action.ts';
import { sendTransfer } from '#money/donations/transfer/send-transfer.action.ts';
import * as changes from '#money/donors/monthly/change-monthly.action.ts';
import * as monthly from '#money/donors/monthly/check-monthly.action.ts';
import { postDonation } from '#money/ledger/post-entries.action.ts';
import * as asking from '#money/payments/ask-providers.job.ts';
import * as payments from '#money/payments/check-payment.action.ts';
import * as transfers from '#money/payments/payment-providers.ts';
import { openOutsideProviders } from '#money/payments/payment-providers.ts';
import { practiceProvider } from '#money/payments/practice/practice-provider.ts';
import * as notices from '#money/payments/receive-notice.action.ts';
import { isPracticeOn } from '#money/settings/donation-switch.ts';
import type { BankAccount } from '#money/settings/giving-settings.schema.ts';
import type { Clock } from '#platform/clock.ts';
import { inOneTransaction } from '#platform/transaction.ts';

/*
 * Where ledger, payments, donations, donors and bookkeeping meet: each takes what it needs of the others as a parameter,
 * and this file passes it in. Nothing is decided here.
 */

/** Stores an event, posts to the ledger what it changes and queues the receipt, in the transaction of `req`. */
export const applyEvent: ApplyEvent = (req, event) => donations.applyEvent(req, event, postDonation);

/** The same in a transaction of its own. Once this returns, the webhook may be answered. */
export async function receiveEvent(payload: Payload, event: ReportedEvent): Promise<Received> {
  if (!isWellFormed(event)) return 'malformed';
  return inOneTransaction(payload, req => applyEvent(req, event));
}

/** Asks a provider what became of a payment and books what it says. */
export const checkPayment: CheckPayment = (payload, provider, payment, now) =>
  payments.checkPayment(payload, provider, payment, { now, receive: receiveEvent });

/** Asks about the monthly gift that a reference belongs to; null where it is a single gift. */
export const checkMonthlyOf = (
  payload: Payload,
  provider: PaymentProvider,
  reference: string | null,
  now: Date,
) => monthly.checkMonthlyOf(payload, provider, reference, { now, checkPayment });

const followDueMonthly = (payload: Payload, providers: readonly PaymentProvider[], now: Date) =>
  monthly.followDueMonthly(payload, providers, { now, checkPayment });

const followUpAt = (now: Date): notices.FollowUp => ({ now, checkPayment, checkMonthly: checkMonthlyOf });

/** Takes a webhook of a provider: stores it, then asks the provider. */
export const receiveNotice = (
  payload: Payload,
  provider: PaymentProvider,
  webhook: notices.Webhook,
  now: Date,
) => notices.receiveNotice(payload, provider, webhook, followUpAt(now));

/** Reads a provider's own list of payments. */
export const readListed = (payload: Payload, provider: PaymentProvider, now: Date) =>
  notices.readListed(payload, provider, followUpAt(now));

/** Asks all providers about what nobody reported. */
export const askProviders = (payload: Payload, providers: readonly PaymentProvider[], now: Date) =>
  asking.askProviders(payload, providers, { ...followUpAt(now), followDueMonthly });

const MOST_NOTICES = 200;

/** Asks about everything but payments begun here: open notices, monthly donations and the provider's own list. */
async function askRest(
  payload: Payload,
  provider: PaymentProvider,
  now: Date,
): Promise<ProviderProblem | null> {
  for (const notice of await notices.listOpenNotices(payload, MOST_NOTICES, provider.id))
    await notices.followNotice(payload, provider, notice, followUpAt(now));
  await followDueMonthly(payload, [provider], now);
  const listed = await readListed(payload, provider, now);
  return listed.ok ? null : listed.problem;
}

/** Does the reconciliation that staff began, if one is open. */
export const reconcile = (payload: Payload, providers: readonly PaymentProvider[], clock: Clock) =>
  reconciliation.reconcile(payload, providers, clock, { checkPayment, askRest });

type OfStaff = { providers: readonly PaymentProvider[]; by: number; now: Date };

/** Refunds a donation or part of it, or plans that staff do. */
export const refundDonation = (payload: Payload, form: refunds.RefundForm, desk: OfStaff) =>
  refunds.refundDonation(payload, form, { ...desk, checkPayment });

/** Stores and books what staff say became of a refund. */
export const settleRefund = (payload: Payload, form: settling.SettleForm, desk: OfStaff) =>
  settling.settleRefund(payload, form, { ...desk, applyEvent });

/** One act of a donor on their monthly gift. */
export const changeMonthly = (
  payload: Payload,
  change: Parameters<typeof changes.changeMonthly>[1],
  by: Omit<changes.Changing, 'checkPayment'>,
) => changes.changeMonthly(payload, change, { ...by, checkPayment });

/** The providers that are set up; in development also the practice provider. */
export const openProviders = (payload: Payload, clock: Clock): PaymentProvider[] => [
  ...openOutsideProviders(clock),
  ...(isPracticeOn() ? [practiceProvider(payload, clock)] : []),
];

/** Bank transfer to these accounts; donors get the account details by mail. */
export const openBankTransfer = (
  payload: Payload,
  clock: Clock,
  accounts: readonly BankAccount[],
): PaymentProvider =>
  transfers.bankTransferProvider(payload, clock, {
    accounts,
    begin: async (req, event) => {
      await applyEvent(req, event);
      await sendTransfer(req, event.reference, accounts);
    },
  });

/** What the endpoints of the desk need of payments and donations. */
export const deskFlow = { openProviders, applyEvent, checkPayment };
