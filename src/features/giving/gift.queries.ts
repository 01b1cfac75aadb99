import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Money } from '#core/money.ts';
import { rowsOf, type Writer } from '#platform/transaction.ts';
import type { GiftState, Way } from './gift.rules.ts';
import { cardOf } from './honour/send-card.action.ts';

/** A gift as its giver sees it. */
export type ShownGift = {
  reference: string;
  state: GiftState;
  total: Money;
  /** What arrived and stayed; where nothing stayed, what arrived; where nothing arrived, what was promised. */
  shown: Money;
  way: Way;
  startedAt: Date;
  /** A receipt was asked for. */
  hasReceipt: boolean;
  isMonthly: boolean;
  /** Whom the gift honours, once their card is queued. */
  honoured: string | null;
  /** The payments begun for it, the newest first, and when its provider was last asked. */
  payments: { providerId: string; askedAt: Date | null }[];
};

type Row = Pick<ShownGift, 'reference' | 'state' | 'way' | 'hasReceipt' | 'isMonthly' | 'honoured'> & {
  amount: string;
  shown: string;
  currency: string;
  startedAt: string | Date;
  payments: { providerId: string; askedAt: string | null }[];
};

/** The gift of a reference; null if there is none. */
export async function findGift(reader: Writer, reference: string): Promise<ShownGift | null> {
  const [row] = await rowsOf<Row>(
    reader,
    sql`select g.reference, s.state, g.way, g.amount::text,
          coalesce(nullif(greatest(s.received - s.refunded - s.lost, 0), 0), nullif(s.received, 0), g.amount)::text as shown,
          g.currency, g.started_at as "startedAt",
          exists (select from giving.givers p where p.gift = g.id) as "hasReceipt",
          g.rhythm = 'monthly' as "isMonthly",
          (select p.honour->>'name' from giving.givers p join mails m on m.dedupe_key = ${cardOf(sql`g.id`)}
            where p.gift = g.id) as honoured,
          coalesce((select jsonb_agg(jsonb_build_object('providerId', y.provider_id, 'askedAt', y.asked_at)
            order by y.started_at desc) from giving.payments y where y.gift = g.id), '[]') as payments
        from giving.gifts g join giving.standings s on s.gift = g.id where g.reference = ${reference}`,
  );
  if (!row) return null;
  const { amount, shown, currency, startedAt, payments, ...gift } = row;
  return {
    ...gift,
    total: { units: BigInt(amount), currency },
    shown: { units: BigInt(shown), currency },
    startedAt: new Date(startedAt),
    payments: payments.map(({ providerId, askedAt }) => ({
      providerId,
      askedAt: askedAt === null ? null : new Date(askedAt),
    })),
  };
}
