import { decimalText } from '#core/money.ts';
import type { PaymentMethodId } from '#money/domain/payment-methods.ts';
import { askProviders } from '#money/donations/asking/ask-providers.job.ts';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import { storePayment } from '#money/donations/store-donation.action.ts';
import { exportJournal } from '#money/ledger/export-journal.ts';
import { listBalances, listDonationsOutOfBalance } from '#money/ledger/totals.ts';
import { openProviders } from '#money/payments/payment-providers.ts';
import { openCms } from '#platform/payload.ts';
import { giveDonation, report } from '../tests/support/donations.ts';

/** The commands of `source`: `begin` a gift by a way, `bring` an event, `reconcile`, or the `end` with its sums. */
export type SourceOrder =
  | { do: 'begin'; method: PaymentMethodId; providerId: string | null; email: string | null }
  | { do: 'bring'; event: Reported }
  | { do: 'reconcile'; hours: number }
  | { do: 'end' };
/** An event as plain numbers, for messages between processes. */
export type Reported = {
  method: PaymentMethodId;
  reference: string;
  kind: Parameters<typeof report>[1];
  amount: number;
  id: string;
  sequence: number;
};
export type SourceAnswer = { at: number; value?: unknown; error?: string };
export type Sums = {
  byMethod: Record<string, number>;
  unbalanced: string[];
  journal: string;
  balances: string[];
};

// Gifts are started, and events of the ways without a webhook sent, in a separate process that is not killed: like a
// provider, it repeats everything until it gets a response.
if (process.send) {
  const payload = await openCms();
  const clock = { now: () => new Date() };
  const acts = {
    async begin({ method, providerId, email }: Extract<SourceOrder, { do: 'begin' }>) {
      const person = { name: 'A giver', mayBeNamed: false, honour: null, note: '' };
      const { reference } = await giveDonation(payload, {
        method: method,
        donor: email === null ? null : { ...person, email },
      });
      if (providerId !== null)
        await storePayment({ payload }, 'stripe', { providerId, reference }, new Date());
      return reference;
    },
    async bring({ event }: Extract<SourceOrder, { do: 'bring' }>) {
      const { reference, kind, amount, method, id, sequence } = event;
      const moment = new Date(Date.parse('2026-11-20T09:00:00Z') + sequence * 1_000);
      const payment = `payment of ${reference}`;
      return receiveEvent(
        payload,
        report(reference, kind, BigInt(amount), { method: method, id, sequence, moment, payment }),
      );
    },
    /** So many hours later: payments that have just started or were just checked are not checked again. */
    reconcile: ({ hours }: Extract<SourceOrder, { do: 'reconcile' }>) =>
      askProviders(payload, openProviders(payload, clock), new Date(Date.now() + hours * 3_600_000)),
    async end(): Promise<Sums> {
      const balances = await listBalances({ payload });
      const byMethod: Record<string, number> = {};
      for (const { account, units } of balances) {
        const [kind, method = ''] = account.split(':');
        if (kind === 'assets') byMethod[method] = (byMethod[method] ?? 0) + Number(units);
      }
      let journal = '';
      for await (const piece of exportJournal({ payload })) journal += piece;
      const shown = balances.map(
        ({ account, fund, ...money }) => `${account}:${fund} ${money.currency} ${decimalText(money)}`,
      );
      return { byMethod, unbalanced: await listDonationsOutOfBalance({ payload }), journal, balances: shown };
    },
  };
  process.on('message', async ({ at, order }: { at: number; order: SourceOrder }) => {
    try {
      const value = await acts[order.do](order as never);
      process.send?.({ at, value } satisfies SourceAnswer);
    } catch (error) {
      process.send?.({ at, error: String(error) } satisfies SourceAnswer);
    }
  });
  process.send('ready');
  process.once('disconnect', () => process.exit());
}
