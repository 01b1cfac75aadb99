import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startTestStack, type TestStack } from '../../tests/support/test-stack.ts';
import { startDurableCluster } from '../durable-cluster.ts';
import type { Measured } from '../report/measured.ts';
import { percentile } from '../report/spread.ts';
import { signInByMail } from '../sign-in-by-mail.ts';
import { type Scale, table, until, worst } from './part.ts';
import {
  type Answered,
  sendWrite,
  type WriteKind,
  writeKinds,
  writerOfAccount,
  writeSettings,
} from './public-writes.ts';

const written = ['subscribers', 'messages', 'mails', 'counts', 'limits.calls', 'auth."user"', 'auth.session'];
const lockings = [
  { name: 'tables visitors write to', mode: 'share row exclusive', tables: () => written },
  { name: 'every table, for readers too', mode: 'access exclusive', tables: (all: string[]) => all },
];

type Asked = {
  kind: WriteKind | 'kept page' | 'cold page';
  answer: Pick<Answered, 'status' | 'ms' | 'retryAfter' | 'text'>;
};

/** Somebody else holds the tables for half a minute: a long repair, a forgotten transaction. */
export async function measureLocked({ quick }: Scale): Promise<Measured> {
  const seconds = quick ? 8 : 30;
  const cluster = await startDurableCluster();
  const stack = await startTestStack(cluster, { samples: true, withoutStaff: true, settings: writeSettings });
  const pool = new pg.Pool({ connectionString: stack.databaseUrl, max: 2 });
  pool.on('error', () => undefined);
  try {
    const cookie = await signInByMail(stack, writerOfAccount);
    for (const path of ['/', '/news', '/events']) await fetch(stack.siteUrl + path);
    const found = [];
    for (const locking of lockings) found.push(await underLock({ stack, pool, cookie, seconds }, locking));
    return {
      goals: found.flatMap(one => one.goals),
      text: found.map(one => one.text).join('\n\n'),
      details: found.map(one => one.details),
    };
  } finally {
    void pool.end();
    await stack.close();
    await cluster.end();
  }
}

type Setting = { stack: TestStack; pool: pg.Pool; cookie: string; seconds: number };

async function underLock(
  { stack, pool, cookie, seconds }: Setting,
  { name, mode, tables }: (typeof lockings)[number],
) {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'auth', 'limits')`,
  );
  const holder = new pg.Client({ connectionString: stack.databaseUrl });
  await holder.connect();
  await holder.query(`begin; lock table ${tables(rows.map(row => row.name)).join(', ')} in ${mode} mode`);
  const since = performance.now();
  const asked: Asked[] = [];
  const connections: number[] = [];
  const isHeld = () => performance.now() - since < seconds * 1000;
  const lanes = [
    ...writeKinds,
    'kept page' as const,
    'kept page' as const,
    'cold page' as const,
    'cold page' as const,
  ];
  const asking = lanes.flatMap(kind =>
    Array.from({ length: kind === 'account' ? 1 : 8 }, async () => {
      while (isHeld()) {
        asked.push({ kind, answer: await ask(kind, stack.siteUrl, cookie) });
        await sleep(kind === 'kept page' ? 5 : 100);
      }
    }),
  );
  while (isHeld()) {
    connections.push(await connectionsOf(pool));
    await sleep(250);
  }
  await holder.query('rollback');
  await holder.end();
  const back = await until(async () => {
    const answers = await Promise.all(
      [...writeKinds, 'cold page' as const].map(kind => ask(kind, stack.siteUrl, cookie)),
    );
    return answers.every(({ status }) => status > 0 && status < 500);
  });
  await Promise.all(asking);
  return tell({ name, seconds, asked, connections: worst(connections), back });
}

let marks = 0;

async function ask(kind: Asked['kind'], siteUrl: string, cookie: string): Promise<Asked['answer']> {
  if (kind !== 'kept page' && kind !== 'cold page')
    return sendWrite({ siteUrl, origin: siteUrl, cookie }, { kind, mark: ++marks });
  const since = performance.now();
  const path = kind === 'kept page' ? ['/', '/news', '/events'][marks++ % 3] : `/news/nobody-${++marks}`;
  try {
    const answer = await fetch(siteUrl + path);
    const text = await answer.text();
    return {
      status: answer.status,
      ms: performance.now() - since,
      // Thousands of whole pages would be in the way of what is measured.
      text: answer.ok ? '' : text,
      retryAfter: answer.headers.get('retry-after'),
    };
  } catch {
    return { status: 0, ms: performance.now() - since, text: '', retryAfter: null };
  }
}

async function connectionsOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    'select count(*)::int as n from pg_stat_activity where datname = current_database()',
  );
  return rows[0]?.n ?? 0;
}

type Told = { name: string; seconds: number; asked: Asked[]; connections: number; back: number };

function tell({ name, seconds, asked, connections, back }: Told) {
  const kept = asked.filter(({ kind }) => kind === 'kept page');
  const others = asked.filter(({ kind }) => kind !== 'kept page');
  const unclear = others.filter(
    ({ answer: { status, retryAfter, text } }) =>
      status === 0 || (status >= 500 && (status !== 503 || retryAfter === null || text.length < 40)),
  );
  const kinds = [...writeKinds, 'kept page', 'cold page'] as const;
  const rows = kinds.map(kind => {
    const those = asked.filter(one => one.kind === kind).map(({ answer }) => answer);
    const counted = Object.entries(Object.groupBy(those, ({ status }) => status));
    return [
      kind,
      counted.map(([status, some]) => `${some?.length} × ${status}`).join(', '),
      Math.round(
        percentile(
          those.map(({ ms }) => ms),
          0.5,
        ),
      ),
      worst(those.map(({ ms }) => ms)),
    ];
  });
  const p99 = percentile(
    kept.map(({ answer }) => answer.ms),
    0.99,
  );
  return {
    goals: [
      { what: `${name}: locked for`, figure: seconds, unit: 's' },
      {
        what: `${name}: kept pages not answered`,
        figure: kept.filter(({ answer }) => answer.status !== 200).length,
        unit: '',
        most: 0,
      },
      { what: `${name}: kept pages, p99`, figure: Math.round(p99), unit: 'ms' },
      { what: `${name}: answers that were no clear 503`, figure: unclear.length, unit: '', most: 0 },
      {
        what: `${name}: longest wait for an answer`,
        figure: worst(others.map(({ answer }) => answer.ms)),
        unit: 'ms',
        most: 15_000,
      },
      { what: `${name}: connections to PostgreSQL at most`, figure: connections, unit: '', most: 24 },
      { what: `${name}: everything works again after`, figure: Math.round(back), unit: 'ms', most: 6_000 },
    ],
    text: `${name}, locked for ${seconds} s:\n\n${table(['asked for', 'answers × status', 'p50 ms', 'longest ms'], rows)}`,
    details: { name, unclear: unclear.slice(0, 20), connections, back },
  };
}
