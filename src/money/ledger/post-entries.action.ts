import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { isCurrency, mostUnits } from '#core/money.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { isIsoDay } from '#core/zoned-time.ts';
import { BOOKS_TAG, type Position } from '#money/domain/donation-status.ts';
import type { Fund } from '#money/domain/fund.ts';
import type { PaymentMethodId } from '#money/domain/payment-methods.ts';
import { announceChange } from '#platform/announce-change.ts';
import { lockInTransaction, queryRows } from '#platform/transaction.ts';
import {
  counterLines,
  type HeldMoney,
  type Line,
  linesForCharge,
  linesForDonation,
  linesForExchange,
  linesForOpening,
  linesForSorting,
  linesForSpending,
  linesForTransfer,
  readLine,
  type StoredLine,
} from './posting.rules.ts';
import { listKinds, spentNow } from './spending-kinds.ts';

/**
 * An entry made by hand, with its day and the id of the member of staff. With `asksBelow` it is refused if a fund
 * would be overdrawn at a payment method.
 */
export type OfficeEntry = { day: string; by: number; note: string; asksBelow?: boolean };
export type BookProblem =
  | 'wrong-amount'
  | 'wrong-currency'
  | 'wrong-day'
  | 'month-closed'
  | 'same-fund'
  | 'no-document'
  | 'no-rate'
  | 'other-rate'
  | 'too-long'
  | 'unknown-entry'
  | 'corrected-already'
  | 'below-zero'
  | 'donation-entry'
  | 'sorting-entry'
  | 'unknown-kind'
  | 'not-spending'
  | 'same-kind';
type Booked = Promise<Outcome<string, BookProblem>>;

/** Moves money from one fund to another. @returns the number of the entry. */
export async function transferBetweenFunds(
  req: PayloadRequest,
  { money, from, to, ...entry }: OfficeEntry & { money: HeldMoney; from: Fund; to: Fund },
): Booked {
  if (from === to) return problem('same-fund');
  return book(req, { ...entry, kind: 'transfer' }, [money], linesForTransfer(money, from, to));
}

/**
 * Books spending from a fund, of a kind or, with null, to be sorted later. `document` names the invoice or
 * receipt.
 */
export async function recordSpending(
  req: PayloadRequest,
  {
    money,
    fund,
    document,
    on = null,
    ...entry
  }: OfficeEntry & { money: HeldMoney; fund: Fund; document: string; on?: string | null },
): Booked {
  if (document.trim() === '') return problem('no-document');
  if (on !== null && !(await isOffered(req, on))) return problem('unknown-kind');
  return book(req, { ...entry, kind: 'spending', document }, [money], linesForSpending(money, fund, on));
}

const isOffered = async (req: PayloadRequest, kind: string): Promise<boolean> =>
  (await listKinds(req)).some(({ code, offered }) => code === kind && offered);

/** Sets or changes the kind of a spending entry, on the day of the spending or the next open day. */
export async function sortSpending(
  req: PayloadRequest,
  { entry: sorts, on, by }: { entry: string; on: string; by: number },
): Booked {
  await lockInTransaction(req, `books:${sorts}`);
  const [earlier] = await queryRows<{ kind: string; day: string; corrected: boolean }>(
    req,
    sql`select kind, greatest(day, (select max(until) + 1 from money.closings))::text as day,
          exists (select from money.entries c where c.corrects = e.id) as corrected
        from money.entries e where id = ${sorts}::bigint`,
  );
  if (!earlier) return problem('unknown-entry');
  if (earlier.corrected) return problem('corrected-already');
  if (!(await isOffered(req, on))) return problem('unknown-kind');
  const spent = await queryRows<StoredLine>(
    req,
    sql`select account, fund, currency, units::text from (${spentNow(sorts)}) s`,
  );
  if (spent.length === 0) return problem('not-spending');
  const lines = linesForSorting(spent.map(readLine), on);
  if (lines.some(({ account }, at) => at % 2 === 1 && account === lines[at - 1]?.account))
    return problem('same-kind');
  return book(req, { day: earlier.day, by, note: '', kind: 'sorting', sorts }, [], lines);
}

/** Books what the bank held before its first statement; it may be a debt. */
export async function recordOpening(
  req: PayloadRequest,
  { money, ...entry }: OfficeEntry & { money: HeldMoney },
): Booked {
  return book(req, { ...entry, kind: 'opening' }, [], linesForOpening(money, 'general'));
}

/** Books a bank charge; `document` names the statement. */
export async function recordCharge(
  req: PayloadRequest,
  { money, document, ...entry }: OfficeEntry & { money: HeldMoney; document: string },
): Booked {
  return book(req, { ...entry, kind: 'spending', document }, [money], linesForCharge(money, 'general'));
}

/** Moves money to another payment method, or exchanges it at a rate that was entered before. */
export async function exchangeMoney(
  req: PayloadRequest,
  {
    from,
    to,
    fund,
    rate,
    ...entry
  }: OfficeEntry & { from: HeldMoney; to: HeldMoney; fund: Fund; rate: string | null },
): Booked {
  if (from.currency === to.currency) {
    if (from.units !== to.units || rate !== null) return problem('wrong-amount');
  } else if (rate === null) return problem('no-rate');
  else if (!(await isRateBetween(req, rate, from.currency, to.currency))) return problem('other-rate');
  return book(req, { ...entry, kind: 'exchange', rate }, [from, to], linesForExchange(from, to, fund));
}

async function isRateBetween(
  req: PayloadRequest,
  rate: string,
  one: string,
  other: string,
): Promise<boolean> {
  const found = await queryRows(
    req,
    sql`select from money.rates where id = ${rate}::bigint
        and ${one} in (from_currency, to_currency) and ${other} in (from_currency, to_currency)`,
  );
  return found.length > 0;
}

/** Reverses an entry made by hand, and what sorted it, by a counter-entry. Entries of donations follow their events. */
export async function correctEntry(
  req: PayloadRequest,
  { entry: corrects, ...entry }: OfficeEntry & { entry: string },
): Booked {
  // A concurrent correction waits here, and then finds this counter-entry.
  await lockInTransaction(req, `books:${corrects}`);
  const [earlier] = await queryRows<{ event: string | null; kind: string; corrected: boolean }>(
    req,
    sql`select event, kind, exists (select from money.entries c where c.corrects = e.id) as corrected
        from money.entries e where id = ${corrects}::bigint`,
  );
  if (!earlier) return problem('unknown-entry');
  if (earlier.event !== null) return problem('donation-entry');
  if (earlier.kind === 'sorting') return problem('sorting-entry');
  if (earlier.corrected) return problem('corrected-already');
  const lines = await queryRows<StoredLine>(
    req,
    sql`select account, fund, currency, amount as units from money.lines
        where entry = ${corrects}::bigint or entry in (select id from money.entries where sorts = ${corrects}::bigint)
        order by entry, position`,
  );
  const counter = counterLines(lines.map(readLine));
  return book(req, { ...entry, kind: 'correction', corrects }, [], counter);
}

/** Stores an exchange rate with its source and day. @returns its number. */
export async function enterRate(
  req: PayloadRequest,
  rate: { day: string; source: string; from: string; to: string; rate: string; by: number },
): Booked {
  if (!isCurrency(rate.from) || !isCurrency(rate.to) || rate.from === rate.to)
    return problem('wrong-currency');
  if (!/^\d{1,12}(\.\d{1,12})?$/.test(rate.rate) || !/[1-9]/.test(rate.rate)) return problem('wrong-amount');
  if (!isDay(rate.day)) return problem('wrong-day');
  if (rate.source.trim() === '') return problem('no-document');
  if (rate.source.length > 200) return problem('too-long');
  const [entered] = await queryRows<{ id: string }>(
    req,
    sql`insert into money.rates (day, source, from_currency, to_currency, rate, entered_by)
        values (${rate.day}, ${rate.source}, ${rate.from}, ${rate.to}, ${rate.rate}, ${rate.by}) returning id`,
  );
  return ok(entered?.id ?? '');
}

/**
 * Closes the month that ends on `until` and those before it, so that nothing more is booked into them. Late events count in
 * the next open month.
 */
export async function closeMonth(
  req: PayloadRequest,
  { until, by }: { until: string; by: number },
): Promise<Outcome<'closed', 'wrong-day' | 'month-closed'>> {
  if (!isDay(until)) return problem('wrong-day');
  // The same lock as in ledger-guards.sql: of two concurrent closings the second sees the first.
  await queryRows(req, sql`select pg_advisory_xact_lock(4012032)`);
  const [day] = await queryRows<{ ends: boolean; closed: boolean }>(
    req,
    sql`select d < current_date and d = (date_trunc('month', d) + interval '1 month - 1 day')::date as ends,
          exists (select from money.closings where until >= d) as closed from (select ${until}::date as d) as asked`,
  );
  if (!day?.ends) return problem('wrong-day');
  if (day.closed) return problem('month-closed');
  await queryRows(req, sql`insert into money.closings (until, entered_by) values (${until}, ${by})`);
  return ok('closed');
}

/** The first open day after a closed month; null if the month of `day` is open. */
export async function nextOpenDay(req: PayloadRequest, day: string): Promise<string | null> {
  const [closed] = await queryRows<{ next: string | null }>(
    req,
    sql`select (max(until) + 1)::text as next from money.closings where until >= ${day}::date`,
  );
  return closed?.next ?? null;
}

/**
 * Posts what the event with the number `event` changed about a donation as one entry. @returns false, without an entry, if
 * no amount changed.
 */
export async function postDonation(
  req: PayloadRequest,
  {
    event,
    change,
    gift,
    ...booked
  }: {
    event: string;
    change: Position;
    /** The part of the change that is a gift. */
    gift: Position;
    method: PaymentMethodId;
    fund: Fund;
    currency: string;
  },
): Promise<boolean> {
  const lines = linesForDonation(change, booked, gift);
  if (lines.length === 0) return false;
  await queryRows(req, sql`select money.book_event(${event}::bigint, ${asJson(lines)}::jsonb)`);
  return true;
}

const asJson = (lines: readonly Line[]) =>
  JSON.stringify(lines.map(({ units, ...line }) => ({ ...line, amount: units.toString() })));

type Entry = OfficeEntry & {
  kind: string;
  document?: string;
  rate?: string | null;
  corrects?: string;
  sorts?: string;
};

async function book(
  req: PayloadRequest,
  entry: Entry,
  sums: readonly HeldMoney[],
  lines: readonly Line[],
): Booked {
  if (sums.some(({ units }) => units <= 0n || units > mostUnits)) return problem('wrong-amount');
  if (!sums.every(({ currency }) => isCurrency(currency))) return problem('wrong-currency');
  if (!isDay(entry.day)) return problem('wrong-day');
  if (entry.note.length > 500 || (entry.document?.length ?? 0) > 500) return problem('too-long');
  const [closed] = await queryRows(
    req,
    sql`select from money.closings where until >= ${entry.day}::date limit 1`,
  );
  if (closed) return problem('month-closed');
  if (entry.asksBelow && (await goesBelow(req, lines))) return problem('below-zero');
  const [booked] = await queryRows<{ id: string }>(
    req,
    sql`select money.book_by_hand(${JSON.stringify(entry)}::jsonb, ${asJson(lines)}::jsonb) as id`,
  );
  await announceChange(req, [BOOKS_TAG]);
  return ok(booked?.id ?? '');
}

/** What an account holds for a fund in a currency, in smallest units. */
export async function balanceAt(
  req: PayloadRequest,
  { account, currency, fund }: Pick<Line, 'account' | 'currency' | 'fund'>,
): Promise<bigint> {
  const [row] = await queryRows<{ amount: string }>(
    req,
    sql`select coalesce(sum(amount), 0)::text as amount from money.lines
        where account = ${account} and fund = ${fund} and currency = ${currency}`,
  );
  return BigInt(row?.amount ?? '0');
}

async function goesBelow(req: PayloadRequest, lines: readonly Line[]): Promise<boolean> {
  // Serialises concurrent entries, so that both together cannot overdraw a fund.
  await lockInTransaction(req, 'books:below');
  for (const line of lines)
    if (line.units < 0n && line.account.startsWith('assets:') && (await balanceAt(req, line)) < -line.units)
      return true;
  return false;
}

function isDay(text: string): boolean {
  return isIsoDay(text) && /^(?:19|2)/.test(text);
}
