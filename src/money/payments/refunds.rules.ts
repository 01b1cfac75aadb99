import type { Verified } from '#money/domain/payment-provider.ts';
import type { ReportedRefund, StoredRefund } from '#money/domain/refund.ts';

/**
 * What a provider's answer says about each refund of a payment. One that does not list them says `refunded` or `paid` at
 * most: then the refunds that it was asked for have gone out, or those that it had reported have come back. A refund it
 * accepted and never mentions stays as it is.
 */
export function refundsIn(
  { state, refunds, amount }: Verified,
  stored: readonly StoredRefund[],
  payment: string,
): ReportedRefund[] {
  if (typeof refunds !== 'string') return [...refunds];
  const as = (state: ReportedRefund['state']) => (refund: StoredRefund) => ({
    id: refund.providerId ?? refund.id,
    key: refund.id,
    units: refund.units,
    state,
    failure: state === 'failed' ? ('unknown' as const) : null,
  });
  if (refunds === 'unsaid' && state !== 'refunded')
    return stored.filter(refund => refund.state === 'sent' && refund.reported).map(as('failed'));
  const open = stored.filter(({ state }) => state === 'asked' || state === 'waiting' || state === 'sent');
  // Reported again after it had come back: it is the same refund.
  const known = open.length > 0 ? open : stored.filter(({ state }) => state === 'failed').slice(-1);
  const rest = amount.units - known.reduce((sum, { units }) => sum + units, 0n);
  const isUnknown = refunds === 'all' ? rest > 0n : known.length === 0;
  const made = { id: `${payment}:${state}`, key: null, units: rest, state: 'sent', failure: null } as const;
  return [...known.map(as('sent')), ...(isUnknown ? [made] : [])];
}
