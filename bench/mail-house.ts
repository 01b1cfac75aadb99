import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startCluster } from '../tests/support/cluster.ts';
import { type House, openHouse } from '../tests/support/house.ts';
import type { SinkReport } from './mail-sink.ts';

export type MailHouse = {
  house: House;
  pool: pg.Pool;
  /** Starts the product's own worker against the sink, and resolves when it is at work. */
  startWorker(settings?: Record<string, string>): Promise<ChildProcess>;
  sinkReport(): Promise<SinkReport>;
  close(): Promise<void>;
};

const READ_TSX = '--import=./scripts/run/read-tsx.mjs';

/** The site on the sample content, a mail server beside it, and no worker yet. */
export async function openMailHouse(sink: 'failing' | 'taking'): Promise<MailHouse> {
  const cluster = await startCluster();
  const server = fork('bench/mail-sink.ts', [sink]);
  const [port] = await once(server, 'message');
  const house = await openHouse(cluster, { samples: true, withoutStaff: true });
  const pool = new pg.Pool({ connectionString: house.databaseUrl, max: 4 });
  pool.on('error', () => undefined);
  const workers: ChildProcess[] = [];
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    DATABASE_URL: house.databaseUrl,
    DATA_DIR: house.dataDir,
    SITE_URL: house.siteUrl,
    PAYLOAD_SECRET: 'a secret that only this measurement knows',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Adey <news@adey.test>',
    MAIL_PER_SECOND: '1000000',
  };
  return {
    house,
    pool,
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
      for (const child of [...workers, server]) child.kill('SIGKILL');
      await house.close();
      void pool.end();
      await sleep(200);
      await cluster.end();
    },
  };
}

/** Queues `count` mails as one statement per 5,000, as the product does; milliseconds it took. */
export async function queueMany(
  { databaseUrl, dataDir, siteUrl }: House,
  count: number,
  addressOf: (n: number) => string,
  bulkOf?: string,
): Promise<number> {
  Object.assign(process.env, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SITE_URL: siteUrl });
  const [{ openCms }, { queueMails }] = await Promise.all([
    import('#platform/payload.ts'),
    import('#platform/mail/outbox.ts'),
  ]);
  const payload = await openCms();
  const mails = Array.from({ length: count }, (_, n) => ({
    kind: 'confirm',
    to: addressOf(n),
    locale: n % 4 === 0 ? ('am' as const) : ('en' as const),
    subject: 'A measurement',
    data: { confirm: `${siteUrl}/send/confirm?reader=${'x'.repeat(60)}${n}` },
    dedupeKey: `bench:${n}`,
    ...(bulkOf !== undefined && { bulkOf, edition: 'full' as const }),
  }));
  const since = performance.now();
  await queueMails({ payload }, mails);
  return performance.now() - since;
}

/** How many mails stand in each state. */
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
