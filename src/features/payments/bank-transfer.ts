import type { Payload, PayloadRequest } from 'payload';
import type { BankAccount } from '#cms/giving-settings/giving-settings.schema.ts';
import type { ReportedEvent } from '#core/donation-status.ts';
import { ok, problem } from '#core/outcome.ts';
import { type PaymentProvider, takes } from '#core/payment-provider.ts';
import type { Clock } from '#platform/clock.ts';
import { inOneTransaction } from '#platform/transaction.ts';

/** Books that a transfer is awaited and tells the giver where to, within the transaction of `req`. */
type BeginTransfer = (req: PayloadRequest, event: ReportedEvent) => Promise<void>;

/**
 * Bank transfer as a way: the giver is led to our own page with the account and the reference, and the gift waits until a
 * statement of the bank shows it. Nobody can be asked about it meanwhile.
 */
export function bankTransferProvider(
  payload: Payload,
  clock: Clock,
  { accounts, begin }: { accounts: readonly BankAccount[]; begin: BeginTransfer },
): PaymentProvider {
  const smallest = Object.fromEntries(accounts.map(({ currency }) => [currency, 1]));
  const ofBank = { smallest, canBeMonthly: false, hasRefundAmount: false };
  return {
    id: 'bank',
    ...ofBank,
    async start(gift) {
      if (!takes(ofBank, gift)) return problem('unsuitable');
      const { reference } = gift;
      const providerId = `bank:${reference}`;
      const event = {
        way: 'bank',
        id: `${providerId}:waiting`,
        reference,
        payment: providerId,
        kind: 'waiting',
        moment: clock.now(),
        sequence: 0,
        amount: 0n,
        currency: gift.amount.currency,
      } as const;
      await inOneTransaction(payload, req => begin(req, event));
      return ok({ providerId, redirectTo: gift.returnTo });
    },
    verify: async () => problem('unknown'),
    refund: async () => problem('unsuitable'),
    readEvent: () => problem('unknown'),
  };
}
