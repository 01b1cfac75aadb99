import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import type { Locale } from '#core/locale.ts';
import { rowsOf, type Writer } from '#platform/transaction.ts';

/**
 * What we store about a card, as exported for the person it is for. It does not reveal who gave. Name and words are only
 * in it once the gift arrived, and the card went: before, anybody could have written them.
 */
export type StoredCard = {
  language: Locale;
  name: string | null;
  words: string | null;
  startedAt: string;
};

/** Every card to an address in any spelling, oldest first. */
export async function findHonourCards(payload: Payload, email: string): Promise<StoredCard[]> {
  const rows = await rowsOf<Omit<StoredCard, 'startedAt'> & { startedAt: string | Date }>(
    { payload },
    sql`select case when s.received > 0 then p.honour->>'name' end as name,
          case when s.received > 0 then p.honour->>'words' end as words, p.honour->>'language' as language,
          g.started_at as "startedAt"
        from giving.givers p join giving.gifts g on g.id = p.gift join giving.standings s on s.gift = g.id
        where p.honour->>'compared' = ${comparedEmail(email)} order by g.started_at, g.id`,
  );
  return rows.map(({ startedAt, ...row }) => ({ ...row, startedAt: new Date(startedAt).toISOString() }));
}

/**
 * Takes the card out of each gift that names the address; the giver stays. The site may not change a giver, only write
 * and delete one, so the row is replaced. Returns how many cards there were.
 */
export async function eraseHonourCards(writer: Writer, email: string): Promise<number> {
  const gone = await rowsOf<{ giver: object }>(
    writer,
    sql`delete from giving.givers where honour->>'compared' = ${comparedEmail(email)}
        returning to_jsonb(givers) - 'honour' as giver`,
  );
  if (gone.length > 0)
    await rowsOf(
      writer,
      sql`insert into giving.givers
          select * from jsonb_populate_recordset(null::giving.givers, ${JSON.stringify(gone.map(({ giver }) => giver))}::jsonb)`,
    );
  return gone.length;
}

/** Addresses of all cards. */
export async function honourCardAddresses(writer: Writer): Promise<string[]> {
  const rows = await rowsOf<{ compared: string }>(
    writer,
    sql`select distinct honour->>'compared' as compared from giving.givers where honour is not null`,
  );
  return rows.map(({ compared }) => compared);
}
