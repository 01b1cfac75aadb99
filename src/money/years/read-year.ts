import { sql } from '@payloadcms/db-postgres/drizzle';
import { type Money, storedMoney } from '#core/money.ts';
import { assetAccount, DONATIONS, EXCHANGE, TICKETS, withheldBy } from '#money/ledger/posting.rules.ts';
import { countedDonor } from '#money/ledger/totals.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { type FiscalStart, type FiscalYear, fiscalYear, type Period } from './fiscal-year.rules.ts';
import {
  type LedgerYear,
  readFigures,
  type StaffEntries,
  type YearCell,
  type YearDonors,
  type YearFigures,
  yearFigures,
} from './year-figures.rules.ts';

const goods = sql`(${assetAccount('in-kind')}, ${withheldBy('in-kind')})`;

/**
 * Every line about money, of the books and of the samples. An entry about goods alone is left out, with what sorted it; where
 * goods became money, they count as exchanged.
 */
const moneyLines = sql`(
  select e.day, case when l.account in ${goods} then ${EXCHANGE} else l.account end as account, l.fund, l.currency, l.amount,
    g.rhythm, g.id::text as gift, ${countedDonor} as donor, false as sample
  from money.lines l join money.entries e on e.id = l.entry left join money.donations g on g.id = e.donation
  where exists (select from money.lines m where m.entry = coalesce(e.sorts, e.id)
    and m.account like 'assets:%' and m.account not in ${goods})
  union all
  select day, account, fund, currency, amount, rhythm, 'sample ' || entry, donor, true from money.sample_lines)`;

/** How a line came in; null for every other line. */
const way = sql`case account when ${DONATIONS} then rhythm when ${TICKETS} then 'tickets' end`;

/** What the ledger knows of a fiscal year: the one query behind every figure of its report. */
async function readLedgerYear(reader: Writer, { first, last, months }: FiscalYear): Promise<LedgerYear> {
  const periods = JSON.stringify(months.map((month, at) => ({ at: at + 1, ...month })));
  const month = sql`jsonb_to_recordset(${periods}::jsonb) as month (at int, first date, last date)`;
  const [cells, donors] = await Promise.all([
    queryRows<Omit<YearCell, 'units'> & { units: string; sample: boolean }>(
      reader,
      sql`select coalesce(month.at, 0) as month, account, fund, currency, ${way} as way,
            sum(amount)::text as units, bool_or(sample) as sample
          from ${moneyLines} l left join ${month} on l.day between month.first and month.last
          where l.day <= ${last}::date group by 1, 2, 3, 4, 5 having sum(amount) <> 0`,
    ),
    queryRows<YearDonors>(
      reader,
      sql`select currency, ${way} as way, month.at as month, count(distinct donor)::int as donors,
            (count(distinct gift) filter (where account = ${DONATIONS}))::int as gifts
          from ${moneyLines} l join ${month} on l.day between month.first and month.last
          where account in (${DONATIONS}, ${TICKETS}) and amount < 0 and l.day between ${first}::date and ${last}::date
          group by grouping sets ((currency), (currency, 2), (currency, 3))`,
    ),
  ]);
  return {
    cells: cells.map(({ units, sample: _, ...cell }) => ({ ...cell, units: BigInt(units) })),
    donors,
    isSample: cells.some(({ sample }) => sample),
  };
}

/** A fiscal year whose figures in a currency are published. */
export type PublishedYear = Period & { currency: string };

/** How many people gave in each currency on days of no published year. Samples do not count. */
export async function countUnpublishedDonors(
  reader: Writer,
  published: readonly PublishedYear[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await queryRows<{ currency: string; donors: number }>(
    reader,
    sql`select l.currency, count(distinct donor)::int as donors from ${moneyLines} l
        where account = ${DONATIONS} and amount < 0 and not sample and not exists (
          select from jsonb_to_recordset(${JSON.stringify(published)}::jsonb) as year (currency text, first date, last date)
          where year.currency = l.currency and l.day between year.first and year.last)
        group by 1`,
  );
  return new Map(rows.map(({ currency, donors }) => [currency, donors]));
}

/** The figures of a year as they are now. */
export async function readLiveYear(
  reader: Writer,
  year: FiscalYear,
  entries: StaffEntries,
): Promise<YearFigures> {
  return yearFigures(year, await readLedgerYear(reader, year), entries);
}

/** A closed year as it was stored. */
export type ClosedYear = {
  figures: YearFigures;
  rules: number;
  /** SHA-256 over the version of the rules, a line break, and the text of the figures. */
  hash: string;
  text: string;
  closedAt: Date;
};

/** The stored figures of a closed year; null while it is open. */
export async function findClosedYear(reader: Writer, year: number): Promise<ClosedYear | null> {
  const [row] = await queryRows<{ figures: string; rules: number; hash: string; at: string | Date }>(
    reader,
    sql`select figures, rules, hash, closed_at as at from money.closed_years where year = ${year}`,
  );
  if (!row) return null;
  const { figures: text, rules, hash, at } = row;
  return { figures: readFigures(text), text, rules, hash, closedAt: new Date(at) };
}

/** What was booked after a year to correct it: by day, account, fund and currency. */
export type Correction = Money & { day: string; account: string; fund: string };

/** Corrections of entries of a closed year. They count in the year in which they were booked, and stand beside this one. */
export async function listCorrections(reader: Writer, { first, last }: Period): Promise<Correction[]> {
  const rows = await queryRows<Omit<Correction, 'units'> & { units: string }>(
    reader,
    sql`select e.day::text, l.account, l.fund, l.currency, sum(l.amount)::text as units
        from money.entries e join money.lines l on l.entry = e.id
          join money.entries o on o.id = coalesce(e.corrects, e.sorts)
        where o.day between ${first}::date and ${last}::date and e.day > ${last}::date and l.account not like 'assets:%'
        group by 1, 2, 3, 4 having sum(l.amount) <> 0 order by 1, 2, 3, 4`,
  );
  return rows.map(({ units, ...row }) => ({ ...row, ...storedMoney(units, row.currency) }));
}

/**
 * The fiscal years that could be closed, the newest first: their months are closed, the books have entries in or before them,
 * and they are not closed yet. Thirty years at most.
 */
export async function listYearsToClose(reader: Writer, start: FiscalStart): Promise<number[]> {
  const [known] = await queryRows<{ first: number | null; until: string | null; closed: number[] }>(
    reader,
    sql`select (select extract(year from min(day))::int from money.entries) as first,
          (select max(until)::text from money.closings) as until,
          array(select year from money.closed_years) as closed`,
  );
  if (!known?.until || known.first === null) return [];
  const { until, closed, first } = known;
  return Array.from({ length: 30 }, (_, at) => Number(until.slice(0, 4)) - at).filter(
    year => year >= first && fiscalYear(year, start).last <= until && !closed.includes(year),
  );
}
