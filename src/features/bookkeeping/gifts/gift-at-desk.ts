import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { asEvent, type StoredEvent, statusOf } from '#core/donation-status.ts';
import type { PaymentMethodId } from '#core/payment-methods.ts';
import { rowsOf, type Writer } from '#platform/transaction.ts';

export type GiftAtDesk = { id: string; reference: string; way: PaymentMethodId; currency: string };

/** A gift by its reference, locked for the transaction of `req`, so that two people act on it one after the other. */
export async function lockGift(req: PayloadRequest, reference: string): Promise<GiftAtDesk | null> {
  const [gift] = await rowsOf<GiftAtDesk>(
    req,
    sql`select g.id, g.reference, g.way, g.currency from giving.gifts g
          join giving.standings s on s.gift = g.id where g.reference = ${reference} for update of s`,
  );
  return gift ?? null;
}

/** What is left of each payment of a gift, in smallest units: what came, without what went or may go again. */
export async function listPayments(
  reader: Writer,
  gift: string,
): Promise<{ payment: string; received: bigint; left: bigint }[]> {
  const [events, refunds] = await Promise.all([
    rowsOf<StoredEvent>(
      reader,
      sql`select id, payment, kind, moment, sequence, amount::text from giving.events
          where gift = ${gift} and problem is null order by number`,
    ),
    rowsOf<{ payment: string; amount: string }>(
      reader,
      sql`select payment, sum(amount)::text as amount from giving.refunds
          where gift = ${gift} and state <> 'refused' group by 1`,
    ),
  ]);
  const asked = new Map(refunds.map(({ payment, amount }) => [payment, BigInt(amount)]));
  return [...Map.groupBy(events.map(asEvent), ({ payment }) => payment)].flatMap(([payment, of]) => {
    const { received, refunded, disputed, lost } = statusOf(of).position;
    const ours = asked.get(payment) ?? 0n;
    // A refund we asked for may not be reported yet, and one made at the service was not asked here.
    const gone = (ours > refunded ? ours : refunded) + disputed + lost;
    return received > 0n ? [{ payment, received, left: received > gone ? received - gone : 0n }] : [];
  });
}

/** What is left of one payment; null where the gift has no such payment that arrived. */
export async function leftOf(reader: Writer, gift: string, payment: string): Promise<bigint | null> {
  return (await listPayments(reader, gift)).find(each => each.payment === payment)?.left ?? null;
}
