import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { siteProcess } from '../scripts/run/services.ts';
import {
  copySampleFiles,
  copyTemplate,
  EMPTY,
  haveTemplate,
  SAMPLES,
  startCluster,
} from '../tests/support/cluster.ts';

/** A database with the sample content and its pictures. */
export type SampleContent = { databaseUrl: string; dataDir: string; end(): Promise<void> };

export type MeasuredSite = {
  origin: string;
  pid: number;
  /** Milliseconds from start to first response. */
  answeredAfter: number;
  close(): Promise<void>;
};

export type Health = { pages: number; renders: number; listensForChanges: boolean };

const timeoutMs = 60_000;

/** The sample content on a separate PostgreSQL. */
export async function openSampleContent(): Promise<SampleContent> {
  const cluster = await startCluster();
  const dataDir = join(cluster.folder, 'measured');
  mkdirSync(dataDir);
  for (const template of [EMPTY, SAMPLES] as const) await haveTemplate(cluster.folder, template);
  const databaseUrl = await copyTemplate(cluster.folder, 'measured', SAMPLES);
  copySampleFiles(cluster.folder, dataDir);
  return { databaseUrl, dataDir, end: () => cluster.end() };
}

type SiteOptions = {
  port: number;
  /** Prefix of its command, such as `taskset`. */
  pinned?: readonly string[];
  /** The path whose first response is awaited. */
  first?: string;
};

/** Starts the built site on `content`, without supervisor; nothing but `first` has been requested yet. */
export async function startSite(
  { databaseUrl, dataDir }: SampleContent,
  { port, pinned = [], first = '/healthz' }: SiteOptions,
): Promise<MeasuredSite> {
  const [command = '', ...args] = [...pinned, process.execPath, ...siteProcess.flags, siteProcess.entry];
  const since = performance.now();
  const site = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...siteProcess.env,
      NODE_ENV: 'production',
      ADEY_ENV: 'development',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SITE_PORT: String(port),
      SITE_URL: `http://localhost:${port}`,
      PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  const close = async () => {
    if (site.exitCode !== null || site.signalCode !== null) return;
    site.kill('SIGTERM');
    await once(site, 'exit');
  };
  while (performance.now() - since < timeoutMs && site.exitCode === null) {
    const answer = await fetch(origin + first).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return { origin, pid: site.pid ?? 0, answeredAfter: performance.now() - since, close };
    await sleep(5);
  }
  await close();
  throw new Error('The site did not start; its output is above. Is it built (npm run build)?');
}

export async function readHealth(origin: string): Promise<Health> {
  return (await fetch(`${origin}/healthz`)).json();
}

export async function untilHealth(origin: string, isReached: (health: Health) => boolean): Promise<void> {
  const since = performance.now();
  while (!isReached(await readHealth(origin))) {
    if (performance.now() - since > timeoutMs) throw new Error(`${origin} did not reach ${isReached}`);
    await sleep(20);
  }
}
