import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectOnce } from '#platform/database/connect-once.ts';
import { siteProcess } from '../scripts/run/services.ts';
import { signedByStripe } from '../tests/support/providers/stripe-provider.ts';
import { freePort, startTestStack } from '../tests/support/test-stack.ts';
import type { SourceAnswer, SourceOrder, Sums } from './donations-source.ts';
import { startDurableCluster } from './faults/durable-cluster.ts';

const WEBHOOK_SECRET = 'whsec_testtesttest';
const READ_TSX = '--import=./scripts/run/read-tsx.mjs';

export type DonationsStack = {
  /** Calls the process that starts gifts, repeatedly until it succeeds. */
  source<Value>(order: SourceOrder): Promise<Value>;
  /** Sends a signed webhook to the site; false when it was not acknowledged. */
  deliver(id: string, type: string, object: object): Promise<boolean>;
  /** Kills one process (-9) and restarts it. */
  killed: Record<'site' | 'worker' | 'database', () => Promise<void>>;
  end(): Promise<Stored & { sums: Sums }>;
};

/** Database with production settings, built site, mail worker, a mail server and the source of gifts. */
export async function startDonationsStack(stripeApi: string): Promise<DonationsStack> {
  const cluster = await startDurableCluster();
  const { databaseUrl, dataDir, secret } = await startTestStack(cluster, { sites: 0, withoutStaff: true });
  const sink = fork('bench/mail-sink.ts', ['taking']);
  const [mailPort] = await once(sink, 'message');
  const port = await freePort();
  const siteUrl = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    ...siteProcess.env,
    NODE_ENV: 'production' as const,
    ADEY_ENV: 'development',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: secret,
    SITE_URL: siteUrl,
    SITE_PORT: String(port),
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'Adey <news@adey.test>',
    MAIL_PER_SECOND: '1000',
    GIVING: 'on',
    STRIPE_API_URL: stripeApi,
    STRIPE_SECRET_KEY: 'sk_test_12345678',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  };
  const source = fork('bench/donations-source.ts', { execArgv: [READ_TSX], env, silent: true });
  await once(source, 'message');
  const start = {
    site: () => spawn(process.execPath, [...siteProcess.flags, siteProcess.entry], { env, stdio: 'ignore' }),
    worker: () => fork('worker.ts', { execArgv: [READ_TSX], env, silent: true }),
  };
  const running: Record<'site' | 'worker', ChildProcess> = { site: start.site(), worker: start.worker() };
  const replace = async (name: 'site' | 'worker') => {
    await stopNow(running[name]);
    running[name] = start[name]();
  };
  const ask = connectSource(source);
  return {
    source: ask,
    deliver: (id, type, object) => deliver(`${siteUrl}/api/gifts/stripe`, id, type, object),
    killed: {
      site: () => replace('site'),
      worker: () => replace('worker'),
      async database() {
        await cluster.kill();
        await sleep(200);
        await cluster.revive();
      },
    },
    async end() {
      const sums = await ask<Sums>({ do: 'end' });
      const counts = await countStored(databaseUrl);
      await Promise.all([...Object.values(running), source, sink].map(stopNow));
      await cluster.end();
      return { sums, ...counts };
    },
  };
}

async function stopNow(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Calls to the source, answered in any order; failed ones are repeated. */
function connectSource(source: ChildProcess): DonationsStack['source'] {
  const waiting = new Map<number, (answer: SourceAnswer) => void>();
  let last = 0;
  source.on('message', (answer: SourceAnswer) => {
    waiting.get(answer.at)?.(answer);
    waiting.delete(answer.at);
  });
  return async <Value>(order: SourceOrder) => {
    for (;;) {
      const at = ++last;
      const answered = new Promise<SourceAnswer>(resolve => waiting.set(at, resolve));
      source.send({ at, order });
      const { value, error } = await answered;
      if (error === undefined) return value as Value;
      await sleep(200);
    }
  };
}

async function deliver(address: string, id: string, type: string, object: object): Promise<boolean> {
  const { body, headers } = signedByStripe(id, type, object, WEBHOOK_SECRET, Date.now());
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: new Uint8Array(body),
      signal: AbortSignal.timeout(10_000),
    });
    await answer.arrayBuffer();
    if (answer.ok) return true;
  } catch (error) {
    // No response: the site or its database is restarting.
    if (!(error instanceof Error)) throw error;
  }
  await sleep(200);
  return false;
}

type Stored = {
  events: number;
  receipts: number;
  doubled: number;
  /** The remaining money of each Stripe gift in cents, and its events, by the number of its session. */
  byStripe: { session: string; left: number; events: string }[];
};

async function countStored(databaseUrl: string): Promise<Stored> {
  const byStripe = await connectOnce(databaseUrl, client =>
    client.query<Stored['byStripe'][number]>(
      `select y.provider_id as session, (s.received - s.fee - s.refunded - s.lost)::int as left, s.state || ' asked ' ||
         y.times_asked || ' at ' || y.asked_at || ' begun ' || y.started_at || ': ' || coalesce((select string_agg(e.kind || ' ' || e.amount, ', ' order by e.number)
           from money.events e where e.donation = s.donation), '') as events
       from money.payments y join money.statuses s on s.donation = y.donation`,
    ),
  );
  const { rows } = await connectOnce(databaseUrl, client =>
    client.query<{ events: number; receipts: number; doubled: number }>(
      `select (select count(*)::int from money.events where method <> 'stripe') as events,
         (select count(*)::int from money.receipts) as receipts,
         (select count(*)::int from (select event from money.entries where event is not null group by 1
           having count(*) > 1 union all select null from money.statuses where received > 2500) as twice) as doubled`,
    ),
  );
  const counts = rows[0] ?? { events: Number.NaN, receipts: Number.NaN, doubled: Number.NaN };
  return { ...counts, byStripe: byStripe.rows };
}
