import { sql } from '@payloadcms/db-postgres/drizzle';
import { spentNow } from '#features/ledger/spending-kinds.ts';
import { rowsOf, type Writer } from '#platform/transaction.ts';
import { type BankBalance, listBankBalances } from '../statements/bank-balances.ts';

/** What a month, and those before it, leave open when it is closed. */
export type OpenBefore = {
  /** The last day of the month. */
  until: string;
  /** Lines of bank statements without a decision. */
  lines: number;
  /** Counted gifts that wait for a second person. */
  counted: number;
  /** Entries of spending without a kind. */
  unsorted: number;
  /** Where the bank and the books say something different. */
  banks: BankBalance[];
};

/** What remains open up to the end of each of these months. */
export async function listOpenBefore(reader: Writer, months: readonly string[]): Promise<OpenBefore[]> {
  const counts = await rowsOf<Omit<OpenBefore, 'banks'>>(
    reader,
    sql`select m.until::date::text as until,
          (select count(*)::int from giving.bank_lines where state = 'open' and booked_on <= m.until::date) as lines,
          (select count(*)::int from giving.counted where needs_second and confirmed is null
            and received_on <= m.until::date) as counted,
          (select count(distinct s.spending)::int from (${spentNow()}) s join giving.entries e on e.id = s.spending
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
