import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Money } from '#core/money.ts';
import { rowsOf, type Writer } from '#platform/transaction.ts';
import type { GiftState, Way } from './gift.rules.ts';
import { cardOf } from './honour/send-card.action.ts';
import { whyNotPaid } from './payments/why-not-paid.ts';
import type { Failure } from './ways/failure.rules.ts';

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
  /** A card to whom it honours is queued. */
  hasCard: boolean;
  /** Why the last try to pay failed; null where none did. */
  failure: Failure | null;
  /** The payments begun for it, the newest first, as its provider names them. */
  payments: string[];
};

type Row = Omit<ShownGift, 'total' | 'shown' | 'startedAt'> & {
  amount: string;
  shown: string;
  currency: string;
  startedAt: string | Date;
};

/**
 * The gift of a reference; null if there is none. One that was announced in one currency and came in another is the gift that
 * came, so that nobody is asked to pay it again.
 */
export async function findGift(reader: Writer, reference: string): Promise<ShownGift | null> {
  const [row] = await rowsOf<Row>(
    reader,
    sql`select g.reference, s.state, g.way, ${whyNotPaid} as failure, g.amount::text,
          coalesce(nullif(greatest(s.received - s.refunded - s.lost, 0), 0), nullif(s.received, 0), g.amount)::text as shown,
          g.currency, g.started_at as "startedAt",
          exists (select from giving.givers p where p.gift = g.id) as "hasReceipt",
          g.rhythm = 'monthly' as "isMonthly",
          exists (select from mails m where m.dedupe_key = ${cardOf(sql`g.id`)}) as "hasCard",
          array(select y.provider_id from giving.payments y where y.gift = g.id order by y.started_at desc) as payments
        from giving.gifts o left join giving.came_as a on a.announced = o.id
          join giving.gifts g on g.id = coalesce(a.gift, o.id) join giving.standings s on s.gift = g.id
        where o.reference = ${reference}`,
  );
  if (!row) return null;
  const { amount, shown, currency, startedAt, ...gift } = row;
  return {
    ...gift,
    total: { units: BigInt(amount), currency },
    shown: { units: BigInt(shown), currency },
    startedAt: new Date(startedAt),
  };
}
