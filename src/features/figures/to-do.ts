import { sql } from '@payloadcms/db-postgres/drizzle';
import { addDays, type IsoDay } from '#core/zoned-time.ts';
import { rowsOf, type Writer } from '#platform/transaction.ts';
import { FEWEST_SHOWN } from './periods.rules.ts';

/** missing: an address without a page. word: a search without results. quick: a page that many leave at once. */
export const toDoKinds = ['missing', 'word', 'quick'] as const;
export type ToDoKind = (typeof toDoKinds)[number];

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
  const rows = await rowsOf<{ kind: ToDoKind; name: string; times: string; visits: string }>(
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

/** Ticks an item off; it is listed again if it occurs from tomorrow on. */
export async function tickOff(writer: Writer, kind: ToDoKind, name: string, today: IsoDay): Promise<void> {
  await rowsOf(
    writer,
    sql`insert into figures.done (kind, name, done_on) values (${kind}, ${name}, ${today})
        on conflict (kind, name) do update set done_on = excluded.done_on`,
  );
}
