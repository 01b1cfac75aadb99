import { sql } from '@payloadcms/db-postgres/drizzle';
import { rowsOf, type Writer } from '#platform/transaction.ts';
import type { FoundGift, Stood } from './find-reconciliation.ts';

type Standing = Stood & { currency: string; since: string };

/** Where a gift stands now; null if there is none. */
export async function findStatus(reader: Writer, reference: string): Promise<Standing | null> {
  const [row] = await rowsOf<Omit<Standing, 'since'> & { since: string | Date | null }>(
    reader,
    sql`select s.state, (s.received - s.refunded - s.lost - s.disputed)::text as units, g.currency,
          (select max(e.moment) from giving.events e where e.gift = g.id and e.problem is null) as since
        from giving.gifts g join giving.standings s on s.gift = g.id where g.reference = ${reference}`,
  );
  return row ? { ...row, since: new Date(row.since ?? 0).toISOString() } : null;
}

/** What a gift's service said that was not known here: null where the gift stands as before. */
export async function foundBetween(
  reader: Writer,
  reference: string,
  before: Standing | null,
): Promise<Omit<FoundGift, 'way'> | null> {
  const after = await findStatus(reader, reference);
  if (!before || !after || (before.state === after.state && before.units === after.units)) return null;
  const { since, currency, ...says } = after;
  return { reference, currency, had: { state: before.state, units: before.units }, says, since };
}
