import type pg from 'pg';
import type { Locale } from '#core/locale.ts';
import { formatMoney } from '#core/money.ts';
import { statedNumbers } from '#core/stated-numbers.ts';
import { connectOnce } from '#platform/database/connect-once.ts';

type Sum = { of: string; currency: string; units: bigint };
type YearInLedger = { sums: Sum[]; counts: number[] };

const lines = `(
  select entry::bigint, day, account, fund, currency, amount, rhythm from money.sample_lines
  union all
  select e.id, e.day, l.account, l.fund, l.currency, l.amount, g.rhythm
  from money.lines l join money.entries e on e.id = l.entry left join money.donations g on g.id = e.donation) l`;
const inYear = `day between $1 and $2`;
const came = `account in ('income:gifts', 'income:tickets') and ${inYear}`;
const charges = `account in ('expenses:fees', 'expenses:lost disputes', 'income:refunds')`;
const went = `(${charges} or account ~ '^expenses:spending') and ${inYear}`;

/** Each way of adding lines up: its name, which lines, and what each sum is of. */
const ways: readonly (readonly [of: string, which: string, by: string])[] = [
  ['before', `account ~ '^assets:' and day < $1`, 'currency'],
  ['after', `account ~ '^assets:' and day <= $2`, 'currency'],
  ['in', came, 'currency'],
  ['in', came, `coalesce(rhythm, 'tickets')`],
  ['in', came, `to_char(day, 'MM')`],
  ['out', went, 'currency'],
  ['out', went, `fund`],
  ['out', went, `to_char(day, 'MM')`],
  ['out', went, `case when ${charges} then 'charges' else account end`],
  ['moved', `account ~ '^equity:' and ${inYear}`, 'currency'],
];

/** Every figure that the report of a calendar year may state, added up by SQL of its own from the lines of the ledger. */
export async function yearInLedger(databaseUrl: string, year: number): Promise<YearInLedger> {
  const period = [`${year}-01-01`, `${year}-12-31`];
  return connectOnce(databaseUrl, async client => {
    const sums: Sum[] = [];
    for (const [of, which, by] of ways)
      for (const { currency, units } of await rows<{ currency: string; units: string }>(
        client,
        `select currency, abs(sum(amount))::text as units from ${lines}
          where ${which} and $1::date < $2::date group by currency, ${by}`,
        period,
      ))
        sums.push({ of, currency, units: BigInt(units) });
    // Nothing at all, as in a month without any entry.
    for (const currency of new Set(sums.map(sum => sum.currency)))
      sums.push({ of: 'none', currency, units: 0n });
    for (const { currency, amount } of await rows<{ currency: string; amount: string }>(
      client,
      'select b.currency, b.amount from reports_budget b join reports r on r.id = b._parent_id where r.year = $1',
      [year],
    ))
      sums.push({ of: 'budget', currency, units: BigInt(Math.round(Number(amount) * 100)) });
    const gifts = await rows<{ n: number }>(
      client,
      `select count(distinct entry)::int as n from ${lines}
        where account = 'income:gifts' and amount < 0 and ${inYear} group by currency`,
      period,
    );
    const children = await rows<{ n: number }>(
      client,
      'select c.count::int as n from reports_children c join reports r on r.id = c._parent_id where r.year = $1',
      [year],
    );
    const helped = children.reduce((all, { n }) => all + n, 0);
    return { sums, counts: [...gifts, ...children].map(({ n }) => n).concat(helped) };
  });
}

const rows = async <Row extends pg.QueryResultRow>(client: pg.Client, statement: string, values: unknown[]) =>
  (await client.query<Row>(statement, values)).rows;

/** What a text of the year's page states that is no sum, count or share of the ledger. */
export function untracedIn(text: string, { sums, counts }: YearInLedger, locale: Locale): string[] {
  const money = sums.map(sum => formatMoney(sum, locale)).toSorted((one, other) => other.length - one.length);
  const rest = money.reduce((left, amount) => left.replaceAll(amount, ' · '), text);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const known = new Set([
    ...counts.map(count => new Intl.NumberFormat(locale).format(count)),
    ...listShares(sums).map(share => percent.format(share)),
  ]);
  const amounts = rest.match(/(?:ETB|US\$|\$|ብር)\s?\d(?:[\d,.]*\d)?/g) ?? [];
  return [...amounts, ...statedNumbers(rest).filter(number => !known.has(number))];
}

/** What came, went and stayed as shares of all the money that there was, to a thousandth. */
const listShares = (sums: readonly Sum[]): number[] =>
  [...Map.groupBy(sums, ({ currency }) => currency).values()].flatMap(own => {
    const first = (of: string) => own.find(sum => sum.of === of)?.units ?? 0n;
    const all = first('before') + first('in');
    return ['before', 'in', 'out', 'after'].map(of => Number((first(of) * 1000n) / all) / 1000);
  });
