import { sql } from '@payloadcms/db-postgres/drizzle';
import { openCms } from '#platform/payload.ts';
import { limitValidity, type RenderContext } from '#platform/render-context.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import {
  allOrNone,
  FIGURES_TAG,
  monthsOver,
  namePeriod,
  nextMonthOver,
  type PublicGrain,
  type Row,
  type Span,
  settledDay,
  sinceCounted,
} from './periods.rules.ts';
import { readNames, readSeries } from './read-figures.ts';

/** The public figures: past months, and sums of twelve of them. */
export type PublicFigures = {
  /** Visits in each month, by calendar. */
  months: Record<PublicGrain, Row[]>;
  /** Page views by the first part of the address, `/news` for everything below it; small ones included. */
  parts: Row[];
  /** Page views by language. */
  languages: Row[];
  /** Visits that reached a goal. */
  goals: Row[];
};

/** Reads the sums, and limits the page's lifetime to their next change. No figure of a single visitor is read. */
export async function readPublicFigures(renderContext: RenderContext): Promise<PublicFigures> {
  const today = settledDay(renderContext.now);
  const months = monthsOver('month', today);
  const span: Span = { from: months[0]?.from ?? today, to: months.at(-1)?.to ?? today };
  const reader = { payload: await openCms() };
  renderContext.tags.add(FIGURES_TAG);
  limitValidity(renderContext, nextMonthOver(today));
  const [month, ethiopian, parts, languages, goals] = await Promise.all([
    readMonths(reader, 'month', renderContext),
    readMonths(reader, 'ethiopian', renderContext),
    readParts(reader, span),
    readNames(reader, { by: 'month', kind: 'language', span }),
    readNames(reader, { by: 'month', kind: 'goal', span }),
  ]);
  return {
    months: { month, ethiopian },
    parts,
    languages: allOrNone(languages.map(({ name, views }) => ({ name, n: views }))),
    goals: goals.map(({ name, visits }) => ({ name, n: visits })),
  };
}

async function readMonths(reader: Writer, by: PublicGrain, { now, locale }: RenderContext): Promise<Row[]> {
  const periods = monthsOver(by, settledDay(now));
  const series = await readSeries(reader, by, periods);
  return sinceCounted(
    periods.map((period, at) => ({ name: namePeriod(by, period, locale), n: series[at]?.visits ?? 0 })),
  );
}

async function readParts(reader: Writer, { from, to }: Span): Promise<Row[]> {
  const rows = await queryRows<{ part: string; views: string }>(
    reader,
    sql`select case when name like '/%' then '/' || split_part(name, '/', 2) else name end as part, sum(views) as views from figures.daily
        where kind = 'page' and day between ${from} and ${to} group by 1`,
  );
  return rows.map(({ part, views }) => ({ name: part, n: Number(views) }));
}
