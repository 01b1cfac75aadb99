import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AdminClient, signInToAdmin, uploadForm } from '../../tests/support/admin-client.ts';
import { takePhonePhoto } from '../../tests/support/phone-photo.ts';
import { startTestStack, type TestStack } from '../../tests/support/test-stack.ts';
import { counted, type Goal, milliseconds, never } from '../report.ts';
import { type DurableCluster, startDurableCluster } from './durable-cluster.ts';
import { type Scale, until } from './fault.ts';
import {
  accountEmail,
  readStored,
  sendWrite,
  type WriteKind,
  type WriteResult,
  writeKinds,
  writeSettings,
} from './public-writes.ts';
import { signInByMail } from './sign-in-by-mail.ts';
import { letVisitorsCome } from './visitors.ts';

const megabytes = 480;
/** Long enough to use up the space PostgreSQL had reserved. */
const filler = 'What we write is long, so that the disk is needed. '.repeat(80);

type Sent = { kind: WriteKind; mark: number; result: WriteResult };
type Save = { status: number; message: string };

/** The disk of database and pictures is full: reads work, writes are refused clearly, and freeing space is enough. */
export async function fillDisk({ quick }: Scale): Promise<Goal[]> {
  if (process.getuid?.() !== 0) throw new Error('a full disk needs root, to mount a small tmpfs');
  const disk = mkdtempSync(join(tmpdir(), 'adey-full-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk]);
  try {
    const folder = join(disk, 'stack');
    mkdirSync(folder);
    for (const open of [disk, folder]) chmodSync(open, 0o711);
    const cluster = await startDurableCluster(folder);
    const stack = await startTestStack(cluster, { samples: true, settings: writeSettings });
    const supervision = superviseDatabase(cluster);
    try {
      return await onFullDisk(cluster, stack, quick ? 10 : 40);
    } finally {
      supervision.stop();
      await stack.close();
      await cluster.end();
    }
  } finally {
    execFileSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  }
}

async function onFullDisk(cluster: DurableCluster, stack: TestStack, seconds: number): Promise<Goal[]> {
  const processes = [...stack.sites, stack.staff];
  const pids = processes.map(one => one?.pid());
  const admin = await signInToAdmin(stack);
  const cookie = await signInByMail(stack, accountEmail);
  for (const path of ['/', '/news', '/events', '/am']) await fetch(stack.siteUrl + path);
  const visitors = letVisitorsCome(stack.siteUrls);
  const sent: Sent[] = [];
  const write = (ms: number) => writeFor(ms, stack, cookie, sent);
  await write(1_000);
  const ballast = fill(cluster.folder);
  const saves = await saveAsStaff(admin);
  await write(seconds * 1000);
  saves.push(...(await saveAsStaff(admin)));
  rmSync(ballast);
  const allAcknowledged = async () => (await write(0)).every(({ isAcknowledged }) => isAcknowledged);
  const back = await until(allAcknowledged, 60_000);
  const savesAfter = await saveAsStaff(admin);
  await visitors.stop();
  const refused = sent.filter(({ result }) => !result.isAcknowledged).map(({ result }) => result);
  const isClear = ({ status, retryAfter }: WriteResult) => status === 503 && retryAfter !== null;
  const names = ({ status, message }: Save) => status < 400 || /disk|database/i.test(message);
  return [
    counted(`disk of ${megabytes} MB full for`, seconds, 's'),
    never('cached pages answered with anything but the page', visitors.cachedOtherThan('200')),
    { ...counted('writes refused', refused.length), least: 1 },
    never('refusals without 503 and Retry-After', refused.filter(result => !isClear(result)).length),
    never('acknowledged and lost', await countLost(stack, sent)),
    never('staff refused without naming the reason', saves.filter(save => !names(save)).length),
    milliseconds('everything can be written again after there is space', back, 30_000),
    never(
      'saves and uploads of staff refused afterwards',
      savesAfter.filter(({ status }) => status !== 201).length,
    ),
    never('processes that ended', processes.filter((one, at) => one?.pid() !== pids[at]).length),
  ];
}

/** Restarts PostgreSQL whenever it exits, as scripts/run/supervised-database.ts does. */
function superviseDatabase(cluster: DurableCluster) {
  const timer = setInterval(() => {
    if (cluster.hasEnded()) void cluster.revive().catch(() => undefined);
  }, 1_000);
  return { stop: () => clearInterval(timer) };
}

/** Fills the disk completely. */
function fill(folder: string): string {
  const file = join(folder, 'ballast');
  const handle = openSync(file, 'w');
  for (let size = 1 << 20; size >= 1; size = size === 1 ? 0 : size >> 4) {
    const piece = Buffer.alloc(size);
    try {
      for (;;) writeSync(handle, piece);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(handle);
  return file;
}

let marks = 0;

/** Every kind of write at once, repeatedly, at least once; returns the last results. */
async function writeFor(
  ms: number,
  { siteUrl }: TestStack,
  cookie: string,
  sent: Sent[],
): Promise<WriteResult[]> {
  const since = performance.now();
  for (;;) {
    const results = await Promise.all(
      writeKinds.map(async kind => {
        const mark = ++marks;
        const result = await sendWrite({ siteUrl, cookie, filler }, { kind, mark });
        sent.push({ kind, mark, result });
        return result;
      }),
    );
    if (performance.now() - since >= ms) return results;
    await sleep(20);
  }
}

/** Saves a post and uploads a picture. */
async function saveAsStaff(admin: AdminClient): Promise<Save[]> {
  const number = ++marks;
  const post = {
    heading: `A post ${number}`,
    type: 'normal',
    postDate: '2036-01-01',
    disc: { par1: filler },
  };
  const photo = await takePhonePhoto(`#${String(100_000 + number)}`);
  const file = { name: 'clinic.jpg', type: 'image/jpeg' };
  const form = uploadForm(photo, { alt: 'A clinic', identifiable: 'no' }, file);
  const saves: Save[] = [];
  for (const [path, body] of [
    ['/posts', post],
    ['/media', form],
  ] as const) {
    const { status, body: answer } = await admin.send('POST', path, body);
    const message = (answer as { errors?: { message: string }[] }).errors?.[0]?.message ?? '';
    saves.push({ status, message });
  }
  return saves;
}

/** Acknowledged writes that are missing from the database. */
async function countLost({ databaseUrl }: TestStack, sent: readonly Sent[]): Promise<number> {
  const { clicks, subscriptions, messages } = await readStored(databaseUrl);
  const acknowledged = (wanted: WriteKind) =>
    sent.filter(({ kind, result }) => kind === wanted && result.isAcknowledged).map(({ mark }) => mark);
  const missing = (kind: WriteKind, stored: ReadonlySet<number>) =>
    acknowledged(kind).filter(mark => !stored.has(mark)).length;
  const lostClicks = Math.max(0, acknowledged('click').length - clicks);
  return missing('subscription', subscriptions) + missing('message', messages) + lostClicks;
}
