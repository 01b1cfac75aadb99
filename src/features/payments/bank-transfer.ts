import type { Payload } from 'payload';
import type { BankAccountShown } from '#cms/giving-settings/giving-settings.queries.ts';
import { ok, problem } from '#core/outcome.ts';
import { takes, type Way } from '#core/payment-provider.ts';
import { applyEvent } from '#features/donations/receive-event.action.ts';
import { sendTransfer } from '#features/donations/transfer/send-transfer.action.ts';
import type { Clock } from '#platform/clock.ts';
import { inOneTransaction } from '#platform/transaction.ts';

/**
 * Bank transfer as a way: the giver is led to our own page with the account and the reference, and the gift waits until a
 * statement of the bank shows it. Nobody can be asked about it meanwhile.
 */
export function bankWay(payload: Payload, clock: Clock, accounts: readonly BankAccountShown[]): Way {
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
      await inOneTransaction(payload, async req => {
        await applyEvent(req, event);
        await sendTransfer(req, reference, accounts);
      });
      return ok({ providerId, redirectTo: gift.returnTo });
    },
    verify: async () => problem('unknown'),
    refund: async () => problem('unsuitable'),
    readEvent: () => problem('unknown'),
  };
}
