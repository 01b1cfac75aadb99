import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  copySampleFiles,
  copyTemplate,
  EMPTY,
  haveTemplate,
  SAMPLES,
  startCluster,
} from '../tests/support/cluster.ts';

export type MeasuredSite = { readonly origin: string; close(): Promise<void> };

/** As `npm start` runs it. */
const smallHeap = ['--max-semi-space-size=8', '--max-old-space-size=192'];
const giveUpAfterMs = 60_000;

/** The built site on the sample content, in a database of its own, on one core; nobody has asked it for a page yet. */
export async function openMeasuredSite(port: number, pinned: readonly string[]): Promise<MeasuredSite> {
  const cluster = await startCluster();
  const dataDir = join(cluster.folder, 'measured');
  mkdirSync(dataDir);
  for (const template of [EMPTY, SAMPLES] as const) await haveTemplate(cluster.folder, template);
  const databaseUrl = await copyTemplate(cluster.folder, 'measured', SAMPLES);
  copySampleFiles(cluster.folder, dataDir);
  const [command = process.execPath, ...before] = [...pinned, process.execPath];
  const site = spawn(command, [...before, ...smallHeap, 'server.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SITE_PORT: String(port),
      SITE_URL: `http://localhost:${port}`,
      PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    },
  });
  const close = async () => {
    await end(site);
    await cluster.end();
  };
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilHealthy(origin, site);
  } catch (error) {
    await close();
    throw error;
  }
  return { origin, close };
}

async function untilHealthy(origin: string, site: ChildProcess): Promise<void> {
  const giveUpAt = Date.now() + giveUpAfterMs;
  while (Date.now() < giveUpAt && site.exitCode === null) {
    const health = await fetch(`${origin}/healthz`).then(
      answer => answer.json(),
      () => null,
    );
    // Packing the files takes seconds of the one core the site has here; it happens once a start.
    if (health?.hearsChanges && health.filesPacked) return;
    await sleep(100);
  }
  throw new Error('The site did not open; its lines are above. Is it built (npm run build)?');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise(resolve => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
