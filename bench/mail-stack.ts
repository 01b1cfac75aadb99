import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startCluster } from '../tests/support/cluster.ts';
import { startTestStack, type TestStack } from '../tests/support/test-stack.ts';
import type { QueueOrder } from './mail-queue.ts';
import type { SinkReport } from './mail-sink.ts';

export type MailStack = {
  stack: TestStack;
  pool: pg.Pool;
  /** Starts the production worker against the sink, and resolves when it is running. */
  startWorker(settings?: Record<string, string>): Promise<ChildProcess>;
  /** Queues mails as the product does, 5,000 per statement; returns the milliseconds it took. */
  queue(order: QueueOrder): Promise<number>;
  sinkReport(): Promise<SinkReport>;
  close(): Promise<void>;
};

const READ_TSX = '--import=./scripts/run/read-tsx.mjs';

/** The site on the sample content with a mail server, and no worker yet. */
export async function startMailStack(sink: 'failing' | 'taking'): Promise<MailStack> {
  const cluster = await startCluster();
  const server = fork('bench/mail-sink.ts', [sink]);
  const [port] = await once(server, 'message');
  const stack = await startTestStack(cluster, { samples: true, withoutStaff: true });
  const pool = new pg.Pool({ connectionString: stack.databaseUrl, max: 4 });
  pool.on('error', () => undefined);
  const workers: ChildProcess[] = [];
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    DATABASE_URL: stack.databaseUrl,
    DATA_DIR: stack.dataDir,
    SITE_URL: stack.siteUrl,
    PAYLOAD_SECRET: 'a secret that only this measurement knows',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Adey <news@adey.test>',
    MAIL_PER_SECOND: '1000000',
  };
  const queuing = fork('bench/mail-queue.ts', { env, silent: true });
  await once(queuing, 'message');
  return {
    stack,
    pool,
    async queue(order) {
      queuing.send(order);
      return (await once(queuing, 'message'))[0];
    },
    async startWorker(settings = {}) {
      const entry = settings.WORKER_ENTRY ?? 'worker.ts';
      const worker = fork(entry, { execArgv: [READ_TSX], env: { ...env, ...settings }, silent: true });
      workers.push(worker);
      await once(worker, 'message');
      return worker;
    },
    async sinkReport() {
      server.send('report');
      return (await once(server, 'message'))[0] as SinkReport;
    },
    async close() {
      for (const child of [...workers, queuing, server]) child.kill('SIGKILL');
      await stack.close();
      void pool.end();
      await sleep(200);
      await cluster.end();
    },
  };
}

/** The number of mails in each state. */
export async function states(pool: pg.Pool): Promise<Record<string, number>> {
  const { rows } = await pool.query('select state, count(*)::int as n from mails group by state');
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
}

export async function report(part: string, lines: string[], facts: object, holds: boolean): Promise<void> {
  const text = `${lines.join('\n')}\n`;
  await mkdir('bench/out', { recursive: true });
  await writeFile(`bench/out/mail-${part}.json`, JSON.stringify({ ...facts, holds }, null, 2));
  await writeFile(`bench/out/mail-${part}.md`, text);
  console.log(text);
  if (!holds) process.exitCode = 1;
}
