import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import type { Fields } from '#core/old-record.ts';
import { toClickKey } from '#core/slug.ts';
import { type CountKind, isCountKey } from '#features/engagement/count.rules.ts';
import { getExecutor } from '#platform/transaction.ts';
import type { OldFile } from './read-old-file.ts';

export type MovedNumbers = {
  raised: number;
  unchanged: number;
  unreadable: { part: string; key: string; reason: string }[];
};

type Number_ = { kind: CountKind; key: string; n: number };

const most = 2 ** 31 - 1;

/**
 * Imports counts: each becomes the greater of the stored and the imported one, so that importing twice duplicates
 * nothing and counts since then stay. They are stored by count key; keys of records are translated through
 * `keysOfRecords`.
 */
export async function moveNumbers(
  req: PayloadRequest,
  numbers: OldFile['numbers'],
  keysOfRecords: ReadonlyMap<string, string>,
  write: boolean,
): Promise<MovedNumbers> {
  const unreadable: MovedNumbers['unreadable'] = [];
  const wanted = new Map<string, Number_>();
  for (const kind of Object.keys(numbers) as CountKind[])
    for (const [key, value] of Object.entries(numbers[kind])) {
      const number = readNumber(kind, key, value, keysOfRecords);
      if ('reason' in number) unreadable.push({ part: kind, key, reason: number.reason });
      else {
        const name = `${kind}:${number.key}`;
        wanted.set(name, { ...number, n: Math.max(number.n, wanted.get(name)?.n ?? 0) });
      }
    }
  const higher = await higherThanStored(req, [...wanted.values()]);
  if (write) await raise(req, higher);
  return { raised: higher.length, unchanged: wanted.size - higher.length, unreadable };
}

function readNumber(
  kind: CountKind,
  key: string,
  value: unknown,
  keys: ReadonlyMap<string, string>,
): Number_ | { reason: string } {
  const clickKey = keys.get(key) ?? toClickKey(key);
  if (!isCountKey(clickKey)) return { reason: 'its key has no letters or digits, or is too long' };
  const n = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof n !== 'number' || !Number.isInteger(n) || n < 0 || n > most)
    return { reason: 'it is not a whole number from 0 on' };
  return { kind, key: clickKey, n };
}

const asRows = (numbers: readonly Number_[]) => sql`
  select * from jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb) as given (kind text, key text, n integer)
`;

async function higherThanStored(req: PayloadRequest, numbers: readonly Number_[]): Promise<Number_[]> {
  if (numbers.length === 0) return [];
  const executor = await getExecutor(req);
  const { rows } = (await executor.execute(sql`
    select given.* from (${asRows(numbers)}) as given
    left join counts on counts.kind::text = given.kind and counts.key = given.key
    where given.n > coalesce(counts.n, 0)
  `)) as { rows: Number_[] };
  return rows;
}

async function raise(req: PayloadRequest, numbers: readonly Number_[]): Promise<void> {
  if (numbers.length === 0) return;
  const executor = await getExecutor(req);
  await executor.execute(sql`
    insert into counts (kind, key, n)
    select given.kind::enum_counts_kind, given.key, given.n from (${asRows(numbers)}) as given
    on conflict (kind, key) do update set n = greatest(counts.n, excluded.n), updated_at = now()
  `);
}

/** Every count by kind and key, in the format of the file. */
export async function listAllNumbers(req: PayloadRequest): Promise<Record<CountKind, Fields>> {
  const executor = await getExecutor(req);
  const { rows } = (await executor.execute(sql`
    select kind::text as kind, key, n from counts order by kind::text collate "C", key collate "C"
  `)) as { rows: { kind: CountKind; key: string; n: string }[] };
  const numbers: Record<CountKind, Fields> = { view: {}, click: {}, love: {}, share: {} };
  for (const { kind, key, n } of rows) numbers[kind][key] = Number(n);
  return numbers;
}
