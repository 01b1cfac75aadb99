import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { SaveAct } from '#cms/saves/save-store.ts';
import type { DeskAct } from '#features/bookkeeping/desk/record-act.ts';
import { rowsOf, type Writer } from '#platform/transaction.ts';
import { MONEY, type TrailFilter } from './trail-filter.ts';

/** Something that somebody did. `times`: how often within the hour, for saves. */
export type TrailRow = {
  at: Date;
  /** Number of the staff account; null for what happened by itself: a plan, an import, the bin that is emptied. */
  staff: number | null;
  name: string | null;
  times: number;
} & (
  | { of: 'content'; act: Exclude<SaveAct, 'autosaved'>; collection: string; document: number }
  | { of: 'money'; act: DeskAct; reference: string | null; details: Record<string, string | number> }
);

/** Which parts of the trail somebody may see. */
export type TrailParts = { money: boolean; content: boolean };

const content = ({ from, to, person, kind }: TrailFilter) => sql`
  select max(saved_at) as at, staff_id as staff, 'content' as of, act, collection, document, null as reference,
    '{}'::jsonb as details, count(*)::int as times, max(id) as place
  from staff.saves where act <> 'autosaved' and ${days(sql`saved_at`, from, to)} and ${of(sql`staff_id`, person)}
    and ${kind === null ? sql`true` : sql`collection = ${kind}`}
  group by staff_id, act, collection, document, case when act = 'saved' then date_trunc('hour', saved_at) else saved_at end`;

const money = ({ from, to, person }: TrailFilter) => sql`
  select a.moment as at, a.staff, 'money' as of, a.act, '' as collection, 0 as document, g.reference, a.details,
    1 as times, a.number as place
  from giving.acts a left join giving.gifts g on g.id = a.gift
  where ${days(sql`a.moment`, from, to)} and ${of(sql`a.staff`, person)}`;

function days(moment: SQL, from: string | null, to: string | null): SQL {
  return sql`${from ? sql`${moment} >= ${from}::date::timestamp at time zone 'UTC'` : sql`true`}
    and ${to ? sql`${moment} < (${to}::date + 1)::timestamp at time zone 'UTC'` : sql`true`}`;
}

const of = (staff: SQL, person: number | null) => (person === null ? sql`true` : sql`${staff} = ${person}`);

function all(filter: TrailFilter, parts: TrailParts): SQL | null {
  const asked = [
    ...(parts.content && filter.kind !== MONEY ? [content(filter)] : []),
    ...(parts.money && (filter.kind === null || filter.kind === MONEY) ? [money(filter)] : []),
  ];
  return asked.length === 0 ? null : sql.join(asked, sql` union all `);
}

/** One page of what was done, the newest first, of the parts that somebody may see; and whether more follows. */
export async function listTrail(
  reader: Writer,
  filter: TrailFilter,
  parts: TrailParts,
  { size, page }: { size: number; page: number },
): Promise<{ rows: TrailRow[]; hasMore: boolean }> {
  const asked = all(filter, parts);
  if (!asked) return { rows: [], hasMore: false };
  const found = await rowsOf<Omit<TrailRow, 'at'> & { at: string | Date }>(
    reader,
    sql`select t.*, p.name from (${asked}) as t left join public.staff p on p.id = t.staff
        order by t.at desc, t.of, t.place desc limit ${size + 1} offset ${(page - 1) * size}`,
  );
  const rows = found.slice(0, size).map(row => ({ ...row, at: new Date(row.at) }) as TrailRow);
  return { rows, hasMore: found.length > size };
}

/** Everybody who did something, those whose account is gone without a name. */
export function listPeople(reader: Writer): Promise<{ staff: number; name: string | null }[]> {
  return rowsOf(
    reader,
    sql`select t.staff, p.name from (select staff_id as staff from staff.saves where staff_id is not null
          union select staff from giving.acts) as t
        left join public.staff p on p.id = t.staff order by p.name nulls last, t.staff`,
  );
}
