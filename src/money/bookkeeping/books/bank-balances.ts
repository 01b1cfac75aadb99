import { sql } from '@payloadcms/db-postgres/drizzle';
import { assetAccount } from '#money/ledger/posting.rules.ts';
import { spentNow } from '#money/ledger/spending-kinds.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';

/** The balance of all bank accounts of a currency by their statements, beside that of the books on the same day. */
export type BankBalance = {
  currency: string;
  /** The last day of the newest statement with a balance. */
  day: string;
  bank: bigint;
  books: bigint;
  /** What the accounts held before their first statement and the books lack, and the day before that statement. */
  before: bigint;
  eve: string;
  /** The sum of the lines up to that day that have no decision yet. */
  waiting: bigint;
  /** The sum of the lines up to that day that staff set aside: the books have them only if somebody booked them by hand. */
  aside: bigint;
};

type Row = { [Field in keyof BankBalance]: string };

/** One for each currency whose statements have balances, at the end of the day `until` or now. */
export async function listBankBalances(reader: Writer, until: string | null = null): Promise<BankBalance[]> {
  const rows = await queryRows<Row>(
    reader,
    sql`with known as (
          select distinct on (account) account, currency, closing, last_day from money.statements
          where closing is not null and currency is not null and last_day is not null
            and (${until}::date is null or last_day <= ${until}::date)
          order by account, last_day desc, entered_at desc),
        first as (
          select distinct on (account) account, opening, first_day from money.statements
          where opening is not null and currency is not null order by account, first_day, entered_at),
        held as (
          select k.currency, max(k.last_day) as day, sum(k.closing) as bank, sum(f.opening) as opening,
            min(f.first_day) as first
          from known k left join first f on f.account = k.account group by 1)
        select h.currency, h.day::text as day, h.bank::text as bank, (h.first - 1)::text as eve,
          coalesce(h.opening - coalesce((select sum(l.amount) from money.lines l join money.entries e on e.id = l.entry
            left join money.entries c on c.id = e.corrects
            where l.account = ${assetAccount('bank')} and l.currency = h.currency
              and (e.day < h.first or 'opening' in (e.kind, c.kind))), 0), 0)::text as before,
          coalesce((select sum(l.amount) from money.lines l join money.entries e on e.id = l.entry
            where l.account = ${assetAccount('bank')} and l.currency = h.currency and e.day <= h.day), 0)::text as books,
          ${sumLines('open')} as waiting, ${sumLines('set-aside')} as aside
        from held h order by h.currency`,
  );
  return rows.map(({ currency, day, eve, ...sums }) => ({
    currency,
    day,
    eve,
    bank: BigInt(sums.bank),
    books: BigInt(sums.books),
    before: BigInt(sums.before),
    waiting: BigInt(sums.waiting),
    aside: BigInt(sums.aside),
  }));
}

const sumLines = (state: 'open' | 'set-aside') => sql`coalesce((select sum(b.amount) from money.bank_lines b
  where b.state = ${state} and b.currency = h.currency and b.booked_on <= h.day
    and not (b.state = 'open' and b.same_as is not null)), 0)::text`;

/** What is still open in a month and those before it. */
export type OpenBefore = {
  /** The last day of the month. */
  until: string;
  /** Lines of bank statements without a decision. */
  lines: number;
  /** Counted donations that wait for a second person. */
  counted: number;
  /** Entries of spending without a kind. */
  unsorted: number;
  /** The currencies in which bank and books disagree. */
  banks: BankBalance[];
};

/** What is still open up to the end of each of these months, given by their last days. */
export async function listOpenBefore(reader: Writer, months: readonly string[]): Promise<OpenBefore[]> {
  const counts = await queryRows<Omit<OpenBefore, 'banks'>>(
    reader,
    sql`select m.until::date::text as until,
          (select count(*)::int from money.bank_lines where state = 'open' and booked_on <= m.until::date) as lines,
          (select count(*)::int from money.counted where needs_second and confirmed is null
            and received_on <= m.until::date) as counted,
          (select count(distinct s.spending)::int from (${spentNow()}) s join money.entries e on e.id = s.spending
            where s.account = 'expenses:spending' and e.day <= m.until::date) as unsorted
        from jsonb_array_elements_text(${JSON.stringify(months)}::jsonb) m (until) order by 1`,
  );
  return Promise.all(
    counts.map(async count => {
      const balances = await listBankBalances(reader, count.until);
      return { ...count, banks: balances.filter(({ bank, books }) => bank !== books) };
    }),
  );
}
