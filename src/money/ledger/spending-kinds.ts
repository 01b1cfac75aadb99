import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import type { Money } from '#core/money.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { lockInTransaction, queryRows, type Writer } from '#platform/transaction.ts';
import { readLine } from './posting.rules.ts';

/** What money is spent on. Staff can rename a kind and stop offering it; its code names the account for good. */
export type SpendingKind = { code: string; english: string; amharic: string; offered: boolean };

/** The kinds that every database begins with. */
export const presetKinds: readonly SpendingKind[] = [
  { code: 'medicine', english: 'Medicine', amharic: 'መድኃኒት', offered: true },
  { code: 'staff', english: 'Staff', amharic: 'ሠራተኞች', offered: true },
  { code: 'transport', english: 'Transport', amharic: 'መጓጓዣ', offered: true },
  { code: 'administration', english: 'Administration', amharic: 'አስተዳደር', offered: true },
  { code: 'fundraising', english: 'Fundraising', amharic: 'ገቢ ማሰባሰብ', offered: true },
];

/** All kinds, including those that are no longer offered: the first ones, then those that staff added. */
export async function listKinds(reader: Writer): Promise<SpendingKind[]> {
  const changed = await queryRows<SpendingKind>(
    reader,
    sql`select code, english, amharic, offered from money.spending_kinds order by position`,
  );
  return [...new Map([...presetKinds, ...changed].map(kind => [kind.code, kind])).values()];
}

const mostKinds = 40;

/** Adds a kind (`code` empty), or changes the names of one and whether it is offered. @returns its code. */
export async function saveKind(
  req: PayloadRequest,
  { code, english, amharic, offered }: SpendingKind,
): Promise<Outcome<string, 'no-kind-name' | 'kind-name-taken' | 'unknown-kind' | 'too-many-kinds'>> {
  await lockInTransaction(req, 'books:kinds');
  const kinds = await listKinds(req);
  const own = code || toCode(english);
  if (own === '') return problem('no-kind-name');
  const same = (one: string) => one.toLowerCase() === english.toLowerCase();
  if (kinds.some(kind => kind.code !== code && (kind.code === own || same(kind.english))))
    return problem('kind-name-taken');
  if (code !== '' && !kinds.some(kind => kind.code === code)) return problem('unknown-kind');
  if (code === '' && kinds.length >= mostKinds) return problem('too-many-kinds');
  await queryRows(
    req,
    sql`insert into money.spending_kinds (code, english, amharic, offered)
        values (${own}, ${english}, ${amharic}, ${offered})
        on conflict (code) do update set english = excluded.english, amharic = excluded.amharic, offered = excluded.offered`,
  );
  return ok(own);
}

/** The English name as an account can have it; empty where it has no Latin letter. */
const toCode = (english: string): string =>
  /[a-z]/i.test(english)
    ? english
        .toLowerCase()
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, 40)
        .replace(/^-|-$/g, '')
    : '';

/** Spending without a kind that was not reversed. */
export type UnsortedSpending = Money & { id: string; day: string; document: string; fund: string };

/** The current accounts of spending, after sorting: of one entry, or of all. */
export const spentNow = (
  entry: string | null = null,
) => sql`select coalesce(e.sorts, e.id) as spending, l.account, l.fund,
    l.currency, sum(l.amount) as units
  from money.entries e join money.lines l on l.entry = e.id
  where e.kind in ('spending', 'sorting') and l.account ~ '^expenses:spending(:|$)'
    and (${entry}::bigint is null or coalesce(e.sorts, e.id) = ${entry}::bigint)
    and not exists (select from money.entries c where c.corrects = coalesce(e.sorts, e.id))
  group by 1, 2, 3, 4 having sum(l.amount) <> 0`;

/** The oldest first. */
export async function listUnsorted(reader: Writer): Promise<UnsortedSpending[]> {
  const rows = await queryRows<Omit<UnsortedSpending, 'units'> & { units: string }>(
    reader,
    sql`select e.id::text, e.day::text, e.document, s.fund, s.currency, s.units::text from (${spentNow()}) s
        join money.entries e on e.id = s.spending where s.account = 'expenses:spending' order by e.day, e.id`,
  );
  return rows.map(readLine);
}
