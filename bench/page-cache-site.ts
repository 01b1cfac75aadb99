import { type ChildProcess, spawn } from 'node:child_process';
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

/** A database with the sample content, and its pictures, for sites to stand before. */
export type SampleContent = {
  readonly databaseUrl: string;
  readonly dataDir: string;
  end(): Promise<void>;
};

export type MeasuredSite = {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  /** Milliseconds from the order to start it to its first answer. */
  readonly answeredAfter: number;
  /** How late the event loop was since `forgetDelays`, in milliseconds. */
  delays(): Promise<{ p99: number; max: number }>;
  forgetDelays(): void;
  close(): Promise<void>;
};

const watching = '--import=./bench/load/watch-process.ts';
const giveUpAfterMs = 60_000;

/** The sample content on a PostgreSQL of its own. */
export async function openSampleContent(): Promise<SampleContent> {
  const cluster = await startCluster();
  const dataDir = join(cluster.folder, 'measured');
  mkdirSync(dataDir);
  for (const template of [EMPTY, SAMPLES] as const) await haveTemplate(cluster.folder, template);
  const databaseUrl = await copyTemplate(cluster.folder, 'measured', SAMPLES);
  copySampleFiles(cluster.folder, dataDir);
  return { databaseUrl, dataDir, end: () => cluster.end() };
}

/** Starts the built site on `content`; it has answered `first`, and nobody has asked it for anything else yet. */
export async function startSite(
  { databaseUrl, dataDir }: SampleContent,
  { port, pinned = [], first = '/healthz' }: { port: number; pinned?: readonly string[]; first?: string },
): Promise<MeasuredSite> {
  const [command = process.execPath, ...before] = [...pinned, process.execPath];
  const ordered = performance.now();
  const site = spawn(command, [...before, ...siteProcess.flags, watching, 'server.ts'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
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
  const close = () => end(site);
  try {
    await untilAnswered(origin + first, site);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    origin,
    port,
    pid: site.pid ?? 0,
    answeredAfter: performance.now() - ordered,
    async delays() {
      site.send('look');
      const [seen] = await once(site, 'message');
      return seen;
    },
    forgetDelays: () => void site.send('reset'),
    close,
  };
}

/** The built site on the sample content, in a database of its own, on one core; nobody has asked it for a page yet. */
export async function openMeasuredSite(port: number, pinned: readonly string[]): Promise<MeasuredSite> {
  const content = await openSampleContent();
  const close = async (site?: MeasuredSite) => {
    await site?.close();
    await content.end();
  };
  let site: MeasuredSite | undefined;
  try {
    site = await startSite(content, { port, pinned });
    await untilListening(site.origin);
    return { ...site, close: () => close(site) };
  } catch (error) {
    await close(site);
    throw error;
  }
}

async function untilAnswered(address: string, site: ChildProcess): Promise<void> {
  const giveUpAt = performance.now() + giveUpAfterMs;
  while (performance.now() < giveUpAt && site.exitCode === null) {
    const answer = await fetch(address).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await sleep(5);
  }
  throw new Error('The site did not open; its lines are above. Is it built (npm run build)?');
}

async function untilListening(origin: string): Promise<void> {
  const giveUpAt = performance.now() + giveUpAfterMs;
  while (performance.now() < giveUpAt) {
    const health = await (await fetch(`${origin}/healthz`)).json();
    if (health.listensForChanges) return;
    await sleep(50);
  }
  throw new Error('The site did not listen for changes.');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
