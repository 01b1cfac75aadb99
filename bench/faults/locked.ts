import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startTestStack } from '../../tests/support/test-stack.ts';
import { counted, type Goal, largest, milliseconds, never, percentile } from '../report.ts';
import { startDurableCluster } from './durable-cluster.ts';
import { type Scale, until } from './fault.ts';
import {
  accountEmail,
  sendWrite,
  type WriteKind,
  type WriteResult,
  writeKinds,
  writeSettings,
} from './public-writes.ts';
import { signInByMail } from './sign-in-by-mail.ts';

const written = 'subscribers, messages, mails, counts, limits.calls, auth."user", auth.session';
const everyTable = `select string_agg(format('%I.%I', schemaname, tablename), ', ') as names from pg_tables
  where schemaname in ('public', 'auth', 'limits')`;
const locks = [
  { name: 'tables visitors write to', mode: 'share row exclusive', everything: false },
  { name: 'every table, for readers too', mode: 'access exclusive', everything: true },
];
const cachedPaths = ['/', '/news', '/events'];

type Kind = WriteKind | 'cached page' | 'cold page';
type Visit = { siteUrl: string; cookie: string };

/** Another session holds the tables for half a minute: a long repair, a forgotten transaction. */
export async function lockTables({ quick }: Scale): Promise<Goal[]> {
  const seconds = quick ? 8 : 30;
  const cluster = await startDurableCluster();
  const stack = await startTestStack(cluster, { samples: true, withoutStaff: true, settings: writeSettings });
  const pool = new pg.Pool({ connectionString: stack.databaseUrl, max: 2 });
  pool.on('error', () => undefined);
  try {
    const visit = { siteUrl: stack.siteUrl, cookie: await signInByMail(stack, accountEmail) };
    for (const path of cachedPaths) await fetch(stack.siteUrl + path);
    const goals: Goal[] = [];
    for (const lock of locks) {
      const found = await underLock(pool, visit, seconds, lock);
      goals.push(...found.map(goal => ({ ...goal, what: `${lock.name}: ${goal.what}` })));
    }
    return goals;
  } finally {
    void pool.end();
    await stack.close();
    await cluster.end();
  }
}

async function underLock(
  pool: pg.Pool,
  visit: Visit,
  seconds: number,
  { mode, everything }: (typeof locks)[number],
): Promise<Goal[]> {
  const tables = everything ? (await pool.query(everyTable)).rows[0].names : written;
  const holder = await pool.connect();
  await holder.query(`begin; lock table ${tables} in ${mode} mode`);
  const since = performance.now();
  const isHeld = () => performance.now() - since < seconds * 1000;
  const cached: WriteResult[] = [];
  const others: WriteResult[] = [];
  const connections: number[] = [];
  const kinds: Kind[] = [...writeKinds, 'cached page', 'cached page', 'cold page', 'cold page'];
  const visitors = kinds.flatMap(kind =>
    Array.from({ length: kind === 'account' ? 1 : 8 }, async () => {
      while (isHeld()) {
        (kind === 'cached page' ? cached : others).push(await send(kind, visit));
        await sleep(kind === 'cached page' ? 5 : 100);
      }
    }),
  );
  while (isHeld()) {
    const statement = 'select count(*)::int as n from pg_stat_activity where datname = current_database()';
    connections.push((await pool.query<{ n: number }>(statement)).rows[0]?.n ?? 0);
    await sleep(250);
  }
  await holder.query('rollback');
  holder.release();
  const back = await until(async () => {
    const answers = await Promise.all([...writeKinds, 'cold page' as const].map(kind => send(kind, visit)));
    return answers.every(({ status }) => status > 0 && status < 500);
  });
  await Promise.all(visitors);
  const waits = cached.map(({ ms }) => ms);
  return [
    counted('locked for', seconds, 's'),
    never('cached pages not answered', cached.filter(({ status }) => status !== 200).length),
    milliseconds('cached pages, p99', percentile(waits, 0.99)),
    never('answers that were no clear 503', others.filter(isUnclear).length),
    milliseconds('longest wait for an answer', largest(others.map(({ ms }) => ms)), 15_000),
    { what: 'connections to PostgreSQL at most', figure: largest(connections), unit: '', most: 24 },
    milliseconds('everything works again after', back, 6_000),
  ];
}

function isUnclear({ status, retryAfter, text }: WriteResult): boolean {
  return status === 0 || (status >= 500 && (status !== 503 || retryAfter === null || text.length < 40));
}

let marks = 0;

async function send(kind: Kind, visit: Visit): Promise<WriteResult> {
  const mark = ++marks;
  if (kind !== 'cached page' && kind !== 'cold page') return sendWrite(visit, { kind, mark });
  const since = performance.now();
  const path = kind === 'cached page' ? cachedPaths[mark % 3] : `/news/nobody-${mark}`;
  const isAcknowledged = false;
  try {
    const answer = await fetch(visit.siteUrl + path);
    const text = await answer.text();
    const retryAfter = answer.headers.get('retry-after');
    // Thousands of complete pages would distort the measurement.
    const body = answer.ok ? '' : text;
    return { status: answer.status, isAcknowledged, ms: performance.now() - since, text: body, retryAfter };
  } catch {
    return { status: 0, isAcknowledged, ms: performance.now() - since, text: '', retryAfter: null };
  }
}
