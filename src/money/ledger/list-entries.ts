import { sql } from '@payloadcms/db-postgres/drizzle';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { type Line, readLine, type StoredLine } from './posting.rules.ts';
import { type ListedScan, listScans } from './spending-scans.ts';

/** An entry that was made by hand. */
export type ManualEntry = {
  id: string;
  day: string;
  kind: 'transfer' | 'spending' | 'exchange' | 'correction' | 'sorting' | 'opening';
  document: string | null;
  note: string;
  by: string | null;
  corrects: string | null;
  /** The spending entry whose kind this one sets. */
  sorts: string | null;
  correctedBy: string | null;
  lines: Line[];
};
/** With the scans of its document; a counter-entry has those of the entry it reverses. */
export type EntryWithScans = ManualEntry & { scans: ListedScan[] };

/** One page of the entries made by hand, the newest first. Entries of donations are on their pages. */
export async function listManualEntries(
  reader: Writer,
  { size, page }: { size: number; page: number },
): Promise<EntryWithScans[]> {
  const entries = await queryRows<Omit<ManualEntry, 'lines'> & { lines: StoredLine[] }>(
    reader,
    sql`select e.id::text, e.day::text, e.kind, e.document, e.note, p.name as by, e.corrects::text, e.sorts::text,
          (select c.id::text from money.entries c where c.corrects = e.id) as "correctedBy",
          (select jsonb_agg(jsonb_build_object('account', account, 'fund', fund, 'currency', currency,
            'units', amount::text) order by position) from money.lines where entry = e.id) as lines
        from money.entries e left join public.staff p on p.id = e.entered_by
        where e.event is null order by e.id desc limit ${size} offset ${(page - 1) * size}`,
  );
  const scans = await listScans(reader, [...new Set(entries.map(documentedBy))]);
  return entries.map(entry => ({
    ...entry,
    lines: entry.lines.map(readLine),
    scans: scans.get(documentedBy(entry)) ?? [],
  }));
}

/** The entry with the document of an entry: that which it reverses, or itself. */
export const documentedBy = ({ id, corrects }: Pick<ManualEntry, 'id' | 'corrects'>): string =>
  corrects ?? id;

export async function countManualEntries(reader: Writer): Promise<number> {
  const [row] = await queryRows<{ n: number }>(
    reader,
    sql`select count(*)::int as n from money.entries where event is null`,
  );
  return row?.n ?? 0;
}

export type EnteredRate = { id: string; day: string; from: string; to: string; rate: string; source: string };

/** The exchange rates that were entered last. */
export function listRates(reader: Writer, most = 50): Promise<EnteredRate[]> {
  return queryRows<EnteredRate>(
    reader,
    sql`select id::text, day::text, from_currency as from, to_currency as to, trim_scale(rate)::text as rate, source
        from money.rates order by day desc, id desc limit ${most}`,
  );
}

/** The last day of a closed month, with who closed it and when (ISO instant). */
export type ClosedMonth = { until: string; by: string | null; at: string };
type Months = { open: string[]; closed: ClosedMonth[] };

/** The last days of past months: open ones, the oldest first, and closed ones, the newest first. */
export async function listMonths(reader: Writer): Promise<Months> {
  const [row] = await queryRows<Months>(
    reader,
    sql`with known as (select (select max(until) from money.closings) as closed,
            date_trunc('month', current_date)::date as this_month, (select min(day) from money.entries) as first)
        select (select coalesce(jsonb_agg(jsonb_build_object('until', c.until, 'by', p.name, 'at', c.made_at)
            order by c.until desc), '[]') from money.closings c left join public.staff p on p.id = c.entered_by) as closed, array(
          select (m + interval '1 month - 1 day')::date::text from generate_series(
            date_trunc('month', coalesce(closed + 1, least(first, this_month - 1), this_month - 1)),
            this_month - interval '1 day', interval '1 month') as m) as open
        from known`,
  );
  return row ?? { open: [], closed: [] };
}
