import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { addDays, type IsoDay } from '#core/zoned-time.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { FEWEST_SHOWN, type FigureFilter, type Grain, type Span } from './periods.rules.ts';
import { type Goal, goals } from './view.rules.ts';

/** Kinds of sums (figure-tables.sql): `step` is `from > to`, `brought` is `campaign > goal`. */
export type FigureKind =
  | 'all'
  | 'page'
  | 'referrer'
  | 'campaign'
  | 'language'
  | 'device'
  | 'country'
  | 'goal'
  | 'step'
  | 'brought'
  | 'missing'
  | 'word';

type Sum = { readonly name: string; readonly views: number; readonly visits: number };
type PageSum = Sum & { readonly quick: number; readonly ends: number };

/** The sums to read. Only a report by month can include months whose days are already summed up. */
const sums = (by: Grain): SQL =>
  by === 'month'
    ? sql`(select day, kind, name, views, visits, quick, ends from figures.daily
        union all select month, kind, name, views, visits, quick, ends from figures.monthly) as s`
    : sql`figures.daily as s`;

/** Visits and page views in each period, in the same order. */
export async function readSeries(
  reader: Writer,
  by: Grain,
  periods: readonly Span[],
): Promise<{ visits: number; views: number }[]> {
  const rows = await queryRows<{ place: number; visits: string; views: string }>(
    reader,
    sql`select p.place::int as place, coalesce(sum(visits), 0) as visits, coalesce(sum(views), 0) as views
        from unnest(${sql.param(periods.map(({ from }) => from))}::date[], ${sql.param(periods.map(({ to }) => to))}::date[])
          with ordinality as p(first, last, place)
        left join ${sums(by)} on s.kind = 'all' and s.day between p.first and p.last
        group by p.place order by p.place`,
  );
  return rows.map(({ visits, views }) => ({ visits: Number(visits), views: Number(views) }));
}

/** Visits and page views in a span. */
export async function readTotal(reader: Writer, by: Grain, span: Span) {
  return (await readSeries(reader, by, [span]))[0] ?? { visits: 0, views: 0 };
}

/** The most frequent names of a kind in a span. */
export async function readNames(
  reader: Writer,
  { by, kind, span, most = 12 }: { by: Grain; kind: FigureKind; span: Span; most?: number },
): Promise<PageSum[]> {
  const rows = await queryRows<Record<keyof PageSum, string>>(
    reader,
    sql`select name, sum(views) as views, sum(visits) as visits, sum(quick) as quick, sum(ends) as ends
        from ${sums(by)} where kind = ${kind} and day between ${span.from} and ${span.to}
        group by name order by greatest(sum(views), sum(visits)) desc, name limit ${most}`,
  );
  return rows.map(({ name, views, visits, quick, ends }) => ({
    name,
    views: Number(views),
    visits: Number(visits),
    quick: Number(quick),
    ends: Number(ends),
  }));
}

type CampaignSum = { readonly name: string; readonly visits: number } & Readonly<Record<Goal, number>>;

/** The visits each campaign brought, and the goals they reached. */
export async function readCampaigns(reader: Writer, by: Grain, span: Span): Promise<CampaignSum[]> {
  const [campaigns, brought] = await Promise.all([
    readNames(reader, { by, kind: 'campaign', span }),
    readNames(reader, { by, kind: 'brought', span, most: 1_000 }),
  ]);
  const reached = new Map(brought.map(({ name, visits }) => [name, visits]));
  return campaigns.map(({ name, visits }) => ({
    name,
    visits,
    ...(Object.fromEntries(goals.map(goal => [goal, reached.get(`${name} > ${goal}`) ?? 0])) as Record<
      Goal,
      number
    >),
  }));
}

/** All figures of a span for a file, row by row, grouped by kind. */
export async function* readEverything(
  reader: Writer,
  { by }: FigureFilter,
  span: Span,
): AsyncGenerator<{ kind: FigureKind } & PageSum> {
  const kinds = await queryRows<{ kind: FigureKind }>(
    reader,
    sql`select distinct kind from ${sums(by)} where day between ${span.from} and ${span.to} order by kind`,
  );
  for (const { kind } of kinds)
    for (const row of await readNames(reader, { by, kind, span, most: 5_000 })) yield { kind, ...row };
}

/** missing: an address without a page. word: a search without results. quick: a page that many leave at once. */
export const toDoKinds = ['missing', 'word', 'quick'] as const;
type ToDoKind = (typeof toDoKinds)[number];

/** `times`: occurrences in thirty days, since staff last dealt with it; `visits`: visits that began on the page. */
export type ToDo = {
  readonly kind: ToDoKind;
  readonly name: string;
  readonly times: number;
  readonly visits: number;
};

const DAYS = 30;
const AT_MOST = 15;
/** A single occurrence may be a typo. */
const OFTEN_ENOUGH = 2;

/** What visitors did not find, the most frequent first, without addresses that are redirected by now. */
export async function listToDo(reader: Writer, today: IsoDay): Promise<ToDo[]> {
  const rows = await queryRows<{ kind: ToDoKind; name: string; times: string; visits: string }>(
    reader,
    sql`with recent as (
        select case kind when 'page' then 'quick' else kind end as kind, name, day,
          case kind when 'page' then quick else views end as times, visits
        from figures.daily where kind in ('missing', 'word', 'page') and day > ${addDays(today, -DAYS)} and name <> '…'
      ), open as (
        select r.kind, r.name, sum(r.times) as times, sum(r.visits) as visits from recent r
        left join figures.done d on d.kind = r.kind and d.name = r.name
        where d.done_on is null or r.day > d.done_on
        group by r.kind, r.name
      ), ranked as (
        select *, row_number() over (partition by kind order by times desc, name) as place from open
        where case kind when 'quick' then times >= ${FEWEST_SHOWN} and times * 2 >= visits else times >= ${OFTEN_ENOUGH} end
          and not (kind = 'missing' and exists (select from redirects x
            where x."from" = open.name and x._status = 'published' and x.deleted_at is null))
      )
      select kind, name, times, visits from ranked where place <= ${AT_MOST} order by kind, place`,
  );
  return rows.map(({ times, visits, ...row }) => ({ ...row, times: Number(times), visits: Number(visits) }));
}

/**
 * Why the list is empty. unknown: no visits were counted. few: visitors missed something, but too few of them to list it.
 * nothing: visits were counted, and nobody missed anything.
 */
export type MissedByFew = 'unknown' | 'few' | 'nothing';

/** Whether visitors missed something in the last 30 days that `listToDo` leaves out because it is too rare. */
export async function readMissedByFew(reader: Writer, today: IsoDay): Promise<MissedByFew> {
  const [row] = await queryRows<{ missed: boolean; counted: boolean }>(
    reader,
    sql`select coalesce(bool_or(r.kind in ('missing', 'word') and (d.done_on is null or r.day > d.done_on)
          and not (r.kind = 'missing' and exists (select from redirects x
            where x."from" = r.name and x._status = 'published' and x.deleted_at is null))), false) as missed,
          count(*) > 0 as counted
        from figures.daily r left join figures.done d on d.kind = r.kind and d.name = r.name
        where r.day > ${addDays(today, -DAYS)}`,
  );
  if (!row?.counted) return 'unknown';
  return row.missed ? 'few' : 'nothing';
}

/** Ticks an item off; it is listed again if it occurs from tomorrow on. */
export async function tickOff(writer: Writer, kind: ToDoKind, name: string, today: IsoDay): Promise<void> {
  await queryRows(
    writer,
    sql`insert into figures.done (kind, name, done_on) values (${kind}, ${name}, ${today})
        on conflict (kind, name) do update set done_on = excluded.done_on`,
  );
}
