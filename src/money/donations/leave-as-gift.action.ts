import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import type { PaymentMethodId } from '#money/domain/payment-methods.ts';
import { queryRows } from '#platform/transaction.ts';
import { applyEvent } from './receive-event.action.ts';
import { storeDonor } from './store-donation.action.ts';

type Paid = {
  id: string;
  donor: string;
  method: PaymentMethodId;
  currency: string;
  tickets: string;
  payment: string | null;
  isNamed: boolean;
};

/** The price of some of the tickets; `id` names it among others of the same payment. */
type PartOfPrice = { id: string; units: bigint };

/**
 * Makes a gift of the price of tickets that was paid with a donation, or of a part of it, with a receipt for `giver`. Doing it
 * twice changes nothing.
 */
export async function leaveAsGift(
  req: PayloadRequest,
  reference: string,
  giver: { name: string; email: string } | null,
  now: Date,
  part?: PartOfPrice,
): Promise<void> {
  const [paid] = await queryRows<Paid>(
    req,
    sql`select g.id, g.donor, g.method, g.currency, g.tickets::text as tickets,
          (select e.payment from money.events e where e.donation = g.id and e.kind = 'paid' order by e.number limit 1) as payment,
          exists (select from money.donors p where p.donation = g.id) as "isNamed"
        from money.donations g where g.reference = ${reference} and g.tickets > 0`,
  );
  if (!paid) return;
  const { id, donor, method, currency, tickets, payment, isNamed } = paid;
  if (giver && !isNamed)
    await storeDonor(req, id, donor, { ...giver, mayBeNamed: false, honour: null, note: '' });
  await applyEvent(req, {
    method,
    id: part ? `given:${reference}:${part.id}` : `given:${reference}`,
    payment: payment ?? `given:${reference}`,
    kind: 'given',
    moment: now,
    sequence: 0,
    amount: part?.units ?? BigInt(tickets),
    currency,
    reference,
  });
}
