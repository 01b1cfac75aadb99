import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionSlug, PayloadRequest } from 'payload';
import type { SaveAct } from '#cms/saves/save-store.ts';
import { findTitle } from '#cms/trash/find-uses.ts';
import { CHARITY_ZONE, isIsoDay } from '#core/zoned-time.ts';
import type { DeskAct } from '#money/bookkeeping/desk/record-act.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { languageHere } from '#staff/language/say.ts';

/** An act in the audit trail. `times` counts saves within the same hour. */
export type TrailRow = {
  at: Date;
  /** Id of the staff account; null for automatic acts such as plans, imports and emptying the bin. */
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
  from money.acts a left join money.donations g on g.id = a.donation
  where ${days(sql`a.moment`, from, to)} and ${of(sql`a.staff`, person)}`;

function days(moment: SQL, from: string | null, to: string | null): SQL {
  return sql`${from ? sql`${moment} >= ${from}::date::timestamp at time zone ${CHARITY_ZONE.id}` : sql`true`}
    and ${to ? sql`${moment} < (${to}::date + 1)::timestamp at time zone ${CHARITY_ZONE.id}` : sql`true`}`;
}

const of = (staff: SQL, person: number | null) => (person === null ? sql`true` : sql`${staff} = ${person}`);

function all(filter: TrailFilter, parts: TrailParts): SQL | null {
  const asked = [
    ...(parts.content && filter.kind !== MONEY ? [content(filter)] : []),
    ...(parts.money && (filter.kind === null || filter.kind === MONEY) ? [money(filter)] : []),
  ];
  return asked.length === 0 ? null : sql.join(asked, sql` union all `);
}

/** One page of acts, newest first, limited to the given parts; `hasMore` says whether another page follows. */
export async function listTrail(
  reader: Writer,
  filter: TrailFilter,
  parts: TrailParts,
  { size, page }: { size: number; page: number },
): Promise<{ rows: TrailRow[]; hasMore: boolean }> {
  const asked = all(filter, parts);
  if (!asked) return { rows: [], hasMore: false };
  const found = await queryRows<Omit<TrailRow, 'at'> & { at: string | Date }>(
    reader,
    sql`select t.*, p.name from (${asked}) as t left join public.staff p on p.id = t.staff
        order by t.at desc, t.of, t.place desc limit ${size + 1} offset ${(page - 1) * size}`,
  );
  const rows = found.slice(0, size).map(row => ({ ...row, at: new Date(row.at) }) as TrailRow);
  return { rows, hasMore: found.length > size };
}

/** Everybody with an act in the trail; deleted accounts have no name. */
export function listPeople(reader: Writer): Promise<{ staff: number; name: string | null }[]> {
  return queryRows(
    reader,
    sql`select t.staff, p.name from (select staff_id as staff from staff.saves where staff_id is not null
          union select staff from money.acts) as t
        left join public.staff p on p.id = t.staff order by p.name nulls last, t.staff`,
  );
}

/** The filter value for gifts and books; every other value is the slug of a collection or global. */
export const MONEY = 'money';

/** The filter of the audit trail. */
export type TrailFilter = {
  person: number | null;
  kind: string | null;
  from: string | null;
  to: string | null;
};

const one = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads the filter from query parameters and ignores invalid ones. */
export function readTrailFilter(
  query: Readonly<Record<string, unknown>>,
  kinds: ReadonlyMap<string, string>,
): TrailFilter {
  const person = one(query.person);
  const kind = one(query.kind);
  const [from, to] = [one(query.from), one(query.to)];
  return {
    person: /^\d{1,9}$/.test(person) ? Number(person) : null,
    kind: kinds.has(kind) ? kind : null,
    from: isIsoDay(from) ? from : null,
    to: isIsoDay(to) ? to : null,
  };
}

/** The filter as query parameters. */
export const trailQuery = (filter: TrailFilter): URLSearchParams =>
  new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) =>
      value === null ? [] : [[name, String(value)] as [string, string]],
    ),
  );

/**
 * The current titles of the documents on a page of the trail, keyed by collection and id. Documents that are deleted, in
 * the bin or not readable have none.
 */
export async function readTitles(
  req: PayloadRequest,
  rows: readonly TrailRow[],
): Promise<Map<string, string>> {
  const documents = rows.flatMap(row => (row.of === 'content' && row.document > 0 ? [row] : []));
  const groups = Map.groupBy(documents, ({ collection }) => collection);
  const titles = await Promise.all(
    [...groups].map(([slug, of]) =>
      listReadable(req, slug, [...new Set(of.map(({ document }) => document))]),
    ),
  );
  return new Map(titles.flat());
}

async function listReadable(req: PayloadRequest, slug: string, ids: number[]): Promise<[string, string][]> {
  if (!Object.hasOwn(req.payload.collections, slug)) return [];
  const collection = slug as CollectionSlug;
  const { config } = req.payload.collections[collection];
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: ids } },
    draft: true,
    depth: 0,
    limit: ids.length,
    pagination: false,
    overrideAccess: false,
    user: req.user,
  });
  return docs.map(doc => [
    `${slug} ${doc.id}`,
    findTitle({ ...doc, id: Number(doc.id) }, config, languageHere()),
  ]);
}
