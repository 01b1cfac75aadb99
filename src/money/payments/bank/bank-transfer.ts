import type { Payload, PayloadRequest } from 'payload';
import { ok, problem } from '#core/outcome.ts';
import type { ReportedEvent } from '#money/domain/donation-status.ts';
import { type PaymentProvider, takes } from '#money/domain/payment-provider.ts';
import type { BankAccount } from '#money/settings/giving-settings.schema.ts';
import type { Clock } from '#platform/clock.ts';
import { inOneTransaction } from '#platform/transaction.ts';

/** Books that a transfer is expected and mails its details to the donor, within the transaction of `req`. */
type BeginTransfer = (req: PayloadRequest, event: ReportedEvent) => Promise<void>;

/**
 * Bank transfer as a provider: the donor gets our own page with the account and the reference, and the donation waits until
 * a bank statement shows it. There is nobody to ask meanwhile.
 */
export function bankTransferProvider(
  payload: Payload,
  clock: Clock,
  { accounts, begin }: { accounts: readonly BankAccount[]; begin: BeginTransfer },
): PaymentProvider {
  const smallest = Object.fromEntries(accounts.map(({ currency }) => [currency, 1]));
  const ofBank = { smallest, canBeMonthly: false, listsRefunds: false };
  return {
    id: 'bank',
    ...ofBank,
    async start(donation) {
      if (!takes(ofBank, donation)) return problem('unsuitable');
      const { reference } = donation;
      const providerId = `bank:${reference}`;
      const event = {
        method: 'bank',
        id: `${providerId}:waiting`,
        reference,
        payment: providerId,
        kind: 'waiting',
        moment: clock.now(),
        sequence: 0,
        amount: 0n,
        currency: donation.amount.currency,
      } as const;
      await inOneTransaction(payload, req => begin(req, event));
      return ok({ providerId, redirectTo: donation.returnTo });
    },
    verify: async () => problem('unknown'),
    refund: async () => problem('unsuitable'),
    readEvent: () => problem('unknown'),
  };
}
