import type Stripe from 'stripe';
import type { RefundFailure, ReportedRefund } from '#money/domain/refund.ts';

/** The name of our key in the metadata of a refund. It names nobody. */
export const REFUND_KEY = 'refund';

/** More than one payment can sensibly have. */
const MOST = 1_000;

/**
 * The refunds of a charge that was expanded with its newest ones. Each is read by its own status: `amount_refunded` of the
 * charge does not say what of it came back later (docs.stripe.com/refunds, failed refunds). Null where it was refunded and
 * its refunds are missing.
 */
export async function readRefunds(stripe: Stripe, charge: Stripe.Charge): Promise<ReportedRefund[] | null> {
  const { refunds } = charge;
  if (!refunds) return charge.amount_refunded > 0 ? null : [];
  const all = refunds.has_more
    ? await stripe.refunds.list({ charge: charge.id, limit: 100 }).autoPagingToArray({ limit: MOST })
    : refunds.data;
  return all.map(({ id, metadata, amount, status, failure_reason: reason }) => {
    const state = toState(status);
    return {
      id,
      key: metadata?.[REFUND_KEY] ?? null,
      units: BigInt(amount),
      state,
      failure: state === 'failed' ? toFailure(status, reason) : null,
    };
  });
}

/** `pending` and `requires_action` wait for a bank, for our balance or for the donor; so does a status we do not know. */
function toState(status: string | null): ReportedRefund['state'] {
  if (status === 'succeeded') return 'sent';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'waiting';
}

const reasons: Readonly<Record<string, RefundFailure>> = {
  lost_or_stolen_card: 'account-closed',
  expired_or_canceled_card: 'account-closed',
  declined: 'declined',
  charge_for_pending_refund_disputed: 'disputed',
  insufficient_funds: 'no-balance',
  merchant_request: 'cancelled',
};

function toFailure(status: string | null, reason: string | undefined): RefundFailure {
  if (reason !== undefined && Object.hasOwn(reasons, reason)) return reasons[reason] ?? 'unknown';
  return status === 'canceled' ? 'cancelled' : 'unknown';
}
