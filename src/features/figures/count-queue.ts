import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { batch } from '#core/batch.ts';
import { announceChange } from '#platform/announce-change.ts';
import { runPrepared } from '#platform/database/cms-pool.ts';
import { logInfo, logWarning } from '#platform/log.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { FIGURES_TAG } from './periods.rules.ts';
import type { Device, Goal } from './view.rules.ts';

/** A view as the database counts it; `who` is the digest of the day, in hex. */
export type CountedView = {
  readonly who: string;
  readonly page: string | null;
  readonly seconds: number;
  readonly ended: boolean;
  readonly again: boolean;
  readonly goal: Goal | null;
  readonly referrer: string | null;
  readonly campaign: string | null;
  readonly language: string;
  readonly device: Device;
  readonly country: string | null;
};

/** A missing address, or the words of a search without results. */
type Lost = { readonly kind: 'missing' | 'word'; readonly name: string };

type Counted = { readonly view: CountedView } | { readonly lost: Lost };
type Queued = { readonly day: string; readonly what: Counted };

/** Most counts held while the database is slow; further ones are dropped, so that memory does not fill up. */
const mostWaiting = 20_000;

type Queue = { add: (queued: Queued) => Promise<null>; waiting: number };
const queues = new WeakMap<Payload, Queue>();
const keys = new WeakMap<Payload, { day: string; key: Promise<Buffer | null> }>();

/** The day of an instant in UTC. */
export const toUtcDay = (now: Date): string => now.toISOString().slice(0, 10);

/**
 * Today's key, kept in memory until the day ends. If the day has none yet, `offered` becomes it. Null while the database
 * cannot be reached.
 */
export function findTodaysKey(payload: Payload, now: Date, offered: Buffer): Promise<Buffer | null> {
  const day = toUtcDay(now);
  const known = keys.get(payload);
  if (known?.day === day) return known.key;
  const key = readKey(payload, day, offered);
  keys.set(payload, { day, key });
  return key;
}

async function readKey(payload: Payload, day: string, offered: Buffer): Promise<Buffer | null> {
  try {
    const [row] = await runPrepared<{ key: Buffer | null }>(payload, {
      name: 'key of a day',
      text: 'select figures.key_of($1::date, $2::bytea) as key',
      values: [day, offered],
    });
    if (row?.key) return row.key;
  } catch (error) {
    report(error);
  }
  keys.delete(payload);
  return null;
}

/** Queues a count. Resolves when it is written or has failed; never rejects, because a view is no reason to fail. */
export async function addToQueue(payload: Payload, now: Date, what: Counted): Promise<void> {
  const queue = openQueue(payload);
  if (queue.waiting >= mostWaiting) return;
  queue.waiting += 1;
  try {
    await queue.add({ day: toUtcDay(now), what });
  } catch (error) {
    report(error);
  } finally {
    queue.waiting -= 1;
  }
}

function openQueue(payload: Payload): Queue {
  const known = queues.get(payload);
  if (known) return known;
  const add = batch(async (queued: readonly Queued[]) => {
    for (const [day, ofDay] of Map.groupBy(queued, ({ day }) => day)) await write(payload, day, ofDay);
    return queued.map(() => null);
  });
  const queue = { add, waiting: 0 };
  queues.set(payload, queue);
  return queue;
}

async function write(payload: Payload, day: string, queued: readonly Queued[]): Promise<void> {
  const views = queued.flatMap(({ what }) => ('view' in what ? [what.view] : []));
  const lost = queued.flatMap(({ what }) => ('lost' in what ? [what.lost] : []));
  if (views.length > 0) {
    const [row] = await runPrepared<{ counted: boolean }>(payload, {
      name: 'count views',
      text: 'select figures.count_views($1::date, $2::jsonb) as counted',
      values: [day, JSON.stringify(views)],
    });
    // The key is gone: the day is over, or the database crashed and emptied its unlogged tables.
    if (row?.counted === false && keys.get(payload)?.day === day) keys.delete(payload);
  }
  if (lost.length > 0)
    await runPrepared(payload, {
      name: 'count lost',
      text: 'select figures.count_lost($1::date, $2::jsonb)',
      values: [day, JSON.stringify(lost)],
    });
}

let reportedAt = 0;
const aMinute = 60_000;

/** Logs at most once a minute, and nothing about the view. */
function report(error: unknown): void {
  if (performance.now() - reportedAt < aMinute && reportedAt > 0) return;
  reportedAt = performance.now();
  logWarning('views not counted', { reason: error instanceof Error ? error.message : String(error) });
}

/** Months that figures are stored by day; older ones are summed up by month. */
const MONTHS_BY_DAY = 24;

/** Deletes the key and visitors of past days, if no visitor has come since, and sums up old days by month. */
export async function sumUpFigures(writer: Writer, now: Date): Promise<void> {
  await queryRows(writer, sql`select figures.forget_before(${toUtcDay(now)}::date)`);
  const oldest = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS_BY_DAY, 1));
  const [row] = await queryRows<{ n: number }>(
    writer,
    sql`select figures.sum_up_before(${toUtcDay(oldest)}::date) as n`,
  );
  if (!row || row.n === 0) return;
  await announceChange(writer, [FIGURES_TAG]);
  logInfo('figures of old days summed up', { sums: row.n });
}
