import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { Locale } from '#core/locale.ts';
import type { MailState } from '#platform/mail/mail.rules.ts';
import { cardOf } from '#platform/payments/donation-columns.ts';
import { rowsOf } from '#platform/transaction.ts';
import { readFilter } from '../desk/desk.schema.ts';
import { listPayments } from './gift-at-desk.ts';
import { type Happening, listHistory } from './gift-history.ts';
import { type ListedGift, listGifts } from './list-gifts.ts';

/** Who counted a gift, and who confirmed it, by their number among staff. */
export type CountedBy = {
  receivedOn: string;
  countedBy: string;
  description: string;
  needsSecond: boolean;
  enteredBy: number;
  decidedBy: number | null;
  confirmed: boolean | null;
};

export type GiftDetails = {
  gift: ListedGift;
  payments: { payment: string; received: bigint; left: bigint }[];
  history: Happening[];
  counted: CountedBy | null;
  /** Whom it honours, with where their card is; null where none is queued. */
  honour: { name: string; email: string; words: string; language: Locale; card: MailState | null } | null;
  /** Of a gift that came in another currency than announced: what was announced, and the gift that came. */
  cameAs: { announced: string; amount: string; currency: string; came: string } | null;
  /** A payment service can be asked about it. */
  wasBegun: boolean;
  /** The name of each member of staff in it. */
  staff: ReadonlyMap<number, string>;
};

/** Everything about one gift; null if there is none with this reference. */
export async function findGiftDetails(payload: Payload, reference: string): Promise<GiftDetails | null> {
  const [gift] = await listGifts({ payload }, readFilter({ words: reference }), { size: 1 });
  if (gift?.reference !== reference) return null;
  const [payments, history, [counted], [begun], [honour], [cameAs]] = await Promise.all([
    listPayments({ payload }, gift.id),
    listHistory({ payload }, gift.id),
    rowsOf<CountedBy>(
      { payload },
      sql`select received_on::text as "receivedOn", counted_by as "countedBy", description,
            needs_second as "needsSecond", entered_by as "enteredBy", decided_by as "decidedBy", confirmed
          from giving.counted where gift = ${gift.id}`,
    ),
    rowsOf({ payload }, sql`select from giving.payments where gift = ${gift.id} limit 1`),
    rowsOf<NonNullable<GiftDetails['honour']>>(
      { payload },
      sql`select p.honour->>'name' as name, p.honour->>'email' as email, p.honour->>'words' as words,
            p.honour->>'language' as language, m.state::text as card
          from giving.givers p left join mails m on m.dedupe_key = ${cardOf(sql`p.gift`)}
          where p.gift = ${gift.id} and p.honour is not null`,
    ),
    rowsOf<NonNullable<GiftDetails['cameAs']>>(
      { payload },
      sql`select o.reference as announced, o.amount::text, o.currency, g.reference as came from giving.came_as a
            join giving.gifts o on o.id = a.announced join giving.gifts g on g.id = a.gift
          where ${gift.id} in (a.announced, a.gift)`,
    ),
  ]);
  const numbers = [
    ...history.flatMap(each => (each.kind === 'act' ? [each.staff] : [])),
    ...(counted ? [counted.enteredBy, counted.decidedBy ?? counted.enteredBy] : []),
  ];
  const staff = await namesOfStaff(payload, numbers);
  return {
    gift,
    payments,
    history,
    counted: counted ?? null,
    honour: honour ?? null,
    cameAs: cameAs ?? null,
    wasBegun: begun !== undefined,
    staff,
  };
}

/** The names behind the numbers of an audit trail. An account that is gone has none. */
export async function namesOfStaff(
  payload: Payload,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { docs } = await payload.find({
    collection: 'staff',
    where: { id: { in: [...new Set(numbers)] } },
    select: { name: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return new Map(docs.map(({ id, name }) => [id, name]));
}
