import { sql } from '@payloadcms/db-postgres/drizzle';
import { type Money, storedMoney } from '#core/money.ts';
import type { DonationStatus } from '#money/domain/donation-status.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { type ExpectedDonation, isCharge, isLikeName, type Match, matchLines } from './match-lines.rules.ts';
import type { StatementCounts } from './read-upload.ts';
import { refundAtBank } from './refunds-on-lines.ts';
import type { RefusedEntry, StatementLine } from './statement-line.ts';

/** A stored line of which an open one is probably a copy. */
export type SameLine = {
  bookedOn: string;
  amount: number;
  currency: string;
  name: string;
  words: string;
  state: 'open' | 'booked' | 'set-aside' | 'same';
  donation: string | null;
};

/** An open line with what it may be. */
export type OpenLine = Match & {
  /** The stored line of which it is probably a copy; staff decide. */
  same: SameLine | null;
  /** The announced donation with the same reference, if amount or currency differ. */
  announced: { amount: number; currency: string } | null;
  /** References of the donations that the bank may have returned with money out, the likeliest first. */
  returns: string[];
  /** References of the donations whose refund by us this may be: money out, or money that came back. */
  refunds: string[];
  /** Its words look like a bank charge. */
  isCharge: boolean;
};

/** Lines on one page. */
export const linesAtOnce = 100;

type Row = Omit<StatementLine, 'id' | 'amount' | 'balance' | 'charges'> & {
  line: string;
  amount: string;
  charges: string;
  same: SameLine | null;
};
type Expected = Omit<ExpectedDonation, 'amount'> & { amount: string };

/** How many lines of bank statements wait for a decision. */
export async function countOpenLines(reader: Writer): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    reader,
    sql`select count(*)::int as count from money.bank_lines where state = 'open'`,
  );
  return row?.count ?? 0;
}

/** All lines without a decision, the oldest first, each with what it may be. */
export async function listOpenLines(reader: Writer): Promise<OpenLine[]> {
  const [rows, waiting, paid, undone, refunds] = await Promise.all([
    queryRows<Row>(
      reader,
      sql`select b.account, b.line, b.booked_on::text as "bookedOn", b.amount::text, b.charges::text, b.currency, b.name,
            b.words, b.reference, b.bank_reference as "bankReference",
            case when o.line is not null then json_build_object('bookedOn', o.booked_on, 'amount', o.amount,
              'currency', o.currency, 'name', o.name, 'words', o.words, 'state', o.state, 'donation', g.reference) end as same
          from money.bank_lines b
            left join money.bank_lines o on o.account = b.account and o.line = b.same_as
            left join money.donations g on g.id = o.donation
          where b.state = 'open' order by b.booked_on, b.line`,
    ),
    queryRows<Expected>(
      reader,
      sql`select g.reference as id, g.reference, g.amount::text, g.currency, coalesce(p.name, '') as name
          from money.donations g join money.statuses s on s.donation = g.id left join money.donors p on p.donation = g.id
          where g.method = 'bank' and s.received = 0
            and not exists (select from money.came_as a where a.announced = g.id)
          order by g.started_at desc limit 20000`,
    ),
    queryRows<{ id: string; reference: string }>(
      reader,
      sql`select distinct g.reference as id, g.reference from money.bank_lines b
            join money.donations g on g.reference = b.reference join money.statuses s on s.donation = g.id
          where b.state = 'open' and (s.received > 0 or exists (select from money.came_as a where a.announced = g.id))`,
    ),
    listUndone(reader),
    listRefundsAtBank(reader),
  ]);
  const lines = rows.map(({ line, amount, charges, same: _, ...row }) => ({
    ...row,
    id: line,
    amount: Number(amount),
    charges: Number(charges),
    reversal: false,
    balance: null,
  }));
  const donations = waiting.map(donation => ({ ...donation, amount: Number(donation.amount) }));
  const byReference = new Map(donations.map(donation => [donation.id, donation]));
  return matchLines(lines, donations, { lineIds: new Set(), donations: paid }).map((match, at) => ({
    ...match,
    same: rows[at]?.same ?? null,
    announced: match.result === 'other-amount' ? (byReference.get(match.donationId) ?? null) : null,
    returns: findReturns(match.line, undone.get(match.line.id) ?? []),
    refunds: (refunds.get(match.line.id) ?? []).map(({ reference }) => reference),
    isCharge: match.line.amount < 0 && isCharge(`${match.line.name} ${match.line.words}`),
  }));
}

/** The donations that an open line may belong to, likeliest first, by their references. */
export function listProposals(match: OpenLine): string[] {
  if ('donationId' in match) return [match.donationId];
  return 'proposals' in match ? match.proposals.map(({ donationId }) => donationId) : [];
}

/** A donation as it is shown beside the lines it may belong to: what was promised, by whom, when it was begun, its status. */
export type PromisedDonation = {
  reference: string;
  amount: Money;
  name: string | null;
  day: string;
  state: DonationStatus;
};

/** All donations that open lines may belong to, be returned or be refunded by, by their references. */
export async function listPromised(
  reader: Writer,
  lines: readonly OpenLine[],
): Promise<ReadonlyMap<string, PromisedDonation>> {
  const references = lines.flatMap(line => [...listProposals(line), ...line.returns, ...line.refunds]);
  if (references.length === 0) return new Map();
  const rows = await queryRows<Omit<PromisedDonation, 'amount'> & { units: string; currency: string }>(
    reader,
    sql`select g.reference, g.amount::text as units, g.currency, p.name, s.state,
          (g.started_at at time zone 'UTC')::date::text as day
        from money.donations g join money.statuses s on s.donation = g.id left join money.donors p on p.donation = g.id
        where g.reference in (select jsonb_array_elements_text(${JSON.stringify([...new Set(references)])}::jsonb))`,
  );
  return new Map(
    rows.map(({ units, currency, ...row }) => [
      row.reference,
      { ...row, amount: storedMoney(units, currency) },
    ]),
  );
}

type Undone = { line: string; reference: string; name: string; exact: boolean; named: boolean };

/**
 * The donations that open lines of money out may refund: those whose reference they carry, and those of the same amount
 * that came to this account in the four months before. Only what is left of a donation can be refunded.
 */
async function listUndone(reader: Writer): Promise<Map<string, Undone[]>> {
  const rows = await queryRows<Undone>(
    reader,
    sql`select distinct on (b.line, g.reference) b.line, g.reference, coalesce(nullif(x.name, ''), p.name, '') as name,
          x.line is not null as exact, g.reference = b.reference as named
        from money.bank_lines b
          left join money.bank_lines x on x.account = b.account and x.state = 'booked' and x.amount = -b.amount
            and x.currency = b.currency and x.booked_on between b.booked_on - 120 and b.booked_on
          join money.donations g on g.method = 'bank' and g.currency = b.currency and (g.id = x.donation or g.reference = b.reference)
          join money.statuses s on s.donation = g.id and s.received - s.refunded - s.lost >= -b.amount
          left join money.donors p on p.donation = g.id
        where b.state = 'open' and b.amount < 0`,
  );
  return Map.groupBy(rows, ({ line }) => line);
}

/** The donations with a refund by us that open lines may be. */
async function listRefundsAtBank(
  reader: Writer,
): Promise<Map<string, { line: string; reference: string }[]>> {
  const rows = await queryRows<{ line: string; reference: string }>(
    reader,
    sql`select distinct b.line, g.reference from money.bank_lines b
          join money.refunds f on f.amount = abs(b.amount) join money.refund_tasks t on t.refund = f.id
          join money.donations g on g.id = f.donation and g.currency = b.currency
        where b.state = 'open' and case when b.amount < 0 then ${refundAtBank(false)} else ${refundAtBank(true)} end
        order by g.reference`,
  );
  return Map.groupBy(rows, ({ line }) => line);
}

const mostReturns = 5;

function findReturns({ name, words }: StatementLine, undone: readonly Undone[]): string[] {
  const score = (each: Undone) =>
    (each.named ? 4 : 0) +
    (each.name !== '' && isLikeName(each.name, `${name} ${words}`) ? 2 : 0) +
    (each.exact ? 1 : 0);
  return [...undone]
    .sort((one, other) => score(other) - score(one))
    .slice(0, mostReturns)
    .map(({ reference }) => reference);
}

/** What an import found for one account. */
export type ImportedStatement = Omit<StatementCounts, 'asked'> & {
  account: string;
  currency: string | null;
  refusals: Pick<RefusedEntry, 'place' | 'reason'>[];
  opening: number | null;
  closing: number | null;
};

type ImportedRow = Omit<ImportedStatement, 'opening' | 'closing'> & {
  opening: string | null;
  closing: string | null;
};

/** What the import of a file found, by account; empty for an unknown id. */
export async function listImported(reader: Writer, file: unknown): Promise<ImportedStatement[]> {
  if (typeof file !== 'string' || !/^[0-9a-f-]{36}$/.test(file)) return [];
  const rows = await queryRows<ImportedRow>(
    reader,
    sql`select account, currency, entries, money_in as "moneyIn", money_out as "moneyOut", here_before as "hereBefore",
          pending, refused, refusals, opening::text, closing::text
        from money.statements where file::text = ${file} order by account`,
  );
  const units = (text: string | null) => (text === null ? null : Number(text));
  return rows.map(row => ({ ...row, opening: units(row.opening), closing: units(row.closing) }));
}
