import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AdminClient, signInToAdmin, uploadForm } from '../../tests/support/admin-client.ts';
import { takePhonePhoto } from '../../tests/support/phone-photo.ts';
import { startTestStack, type TestStack } from '../../tests/support/test-stack.ts';
import { type DurableCluster, startDurableCluster } from '../durable-cluster.ts';
import type { Measured } from '../report/measured.ts';
import { signInByMail } from '../sign-in-by-mail.ts';
import { letVisitorsCome } from '../visitor-load.ts';
import { type Asked, describeFull, type Reporting } from './full-report.ts';
import { type Scale, until } from './part.ts';
import {
  type Answered,
  readStored,
  sendWrite,
  writeKinds,
  writerOfAccount,
  writeSettings,
} from './public-writes.ts';

const megabytes = 480;
/** Long enough for what PostgreSQL had set aside to be used up. */
const filler = 'What we write is long, so that the disk is needed. '.repeat(80);

/** The disk of database and pictures is full: reading goes on, writing is refused in words, room alone mends it. */
export async function measureFull({ quick }: Scale): Promise<Measured> {
  if (process.getuid?.() !== 0) throw new Error('a full disk needs root, to mount a small tmpfs');
  const disk = mkdtempSync(join(tmpdir(), 'adey-full-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk]);
  try {
    const folder = join(disk, 'house');
    mkdirSync(folder);
    for (const open of [disk, folder]) chmodSync(open, 0o711);
    const cluster = await startDurableCluster(folder);
    try {
      return await onDisk(cluster, quick ? 10 : 40);
    } finally {
      await cluster.end();
    }
  } finally {
    execFileSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  }
}

async function onDisk(cluster: DurableCluster, seconds: number): Promise<Measured> {
  const stack = await startTestStack(cluster, { samples: true, settings: writeSettings });
  const pids = [...stack.sites, stack.staff].map(one => one?.pid());
  const supervising = superviseDatabase(cluster);
  try {
    const admin = await signInToAdmin(stack.staffUrl);
    const cookie = await signInByMail(stack, writerOfAccount);
    const visitors = come(stack);
    visitors.enter('before');
    const asked: Asked[] = [];
    await write(stack, cookie, asked, 1_000);
    const ballast = fill(cluster.folder);
    visitors.enter('full');
    const staffTold = await tellStaff(admin);
    await write(stack, cookie, asked, seconds * 1000);
    staffTold.push(...(await tellStaff(admin)));
    rmSync(ballast);
    visitors.enter('room again');
    const back = await until(
      async () => (await write(stack, cookie, asked, 0)).every(({ isKept }) => isKept),
      60_000,
    );
    const staffBack = await tellStaff(admin);
    await visitors.stop();
    const lost = await lostOf(stack, asked);
    const isSame = [...stack.sites, stack.staff].every((one, at) => one?.pid() === pids[at]);
    const { seen } = visitors;
    return describeFull({
      megabytes,
      seconds,
      asked,
      seen,
      lost,
      back,
      isSame,
      staffTold,
      staffBack,
      ends: supervising.ends(),
    });
  } finally {
    supervising.stop();
    await stack.close();
  }
}

/** As scripts/run/supervised-database.ts does: what ends is started again, for as long as it takes. */
function superviseDatabase(cluster: DurableCluster) {
  let isOver = false;
  let ends = 0;
  const loop = async () => {
    while (!isOver) {
      await sleep(200);
      if (isOver || !cluster.hasEnded()) continue;
      ends++;
      await cluster.revive().catch(() => undefined);
    }
  };
  void loop();
  return {
    ends: () => ends,
    stop() {
      isOver = true;
    },
  };
}

function come(stack: TestStack) {
  const kept = ['/', '/news', '/events', '/am'];
  let asked = 0;
  return letVisitorsCome([
    {
      name: 'kept pages',
      nextAddress: () => stack.siteUrl + kept[asked++ % kept.length],
      visitors: 8,
      pauseMs: 2,
    },
    {
      name: 'cold pages',
      nextAddress: () => `${stack.siteUrl}/news/nobody-${asked++}`,
      visitors: 2,
      pauseMs: 50,
    },
  ]);
}

/** Fills the disk to the last byte. */
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

/** Every kind of write at once, again and again; the last answers. */
async function write(
  { siteUrl }: TestStack,
  cookie: string,
  asked: Asked[],
  forMs: number,
): Promise<Answered[]> {
  const since = performance.now();
  for (;;) {
    const answers = await Promise.all(
      writeKinds.map(async kind => {
        const mark = ++marks;
        const answer = await sendWrite({ siteUrl, origin: siteUrl, cookie, filler }, { kind, mark });
        asked.push({ kind, mark, answer });
        return answer;
      }),
    );
    if (performance.now() - since >= forMs) return answers;
    await sleep(20);
  }
}

/** What staff are told who save a post and upload a picture. */
async function tellStaff(admin: AdminClient): Promise<Reporting[]> {
  const post = {
    heading: `A post ${++marks}`,
    type: 'normal',
    postDate: '2036-01-01',
    disc: { par1: filler },
  };
  const photo = await takePhonePhoto(`#${String(100_000 + marks)}`);
  const form = uploadForm(
    photo,
    { alt: 'A clinic', identifiable: 'no' },
    { name: 'clinic.jpg', type: 'image/jpeg' },
  );
  const told: Reporting[] = [];
  for (const [what, path, body] of [
    ['a post is saved', '/posts', post],
    ['a picture is uploaded', '/media', form],
  ] as const) {
    const { status, body: answer } = await admin.send('POST', path, body);
    told.push({
      what,
      status,
      said: (answer as { errors?: { message: string }[] }).errors?.[0]?.message ?? '',
    });
  }
  return told;
}

/** Writes that were acknowledged and are not there. */
async function lostOf({ databaseUrl }: TestStack, asked: readonly Asked[]): Promise<number> {
  const stored = await readStored(databaseUrl);
  const kept = { subscription: stored.subscriptions, message: stored.messages };
  const missing = asked.filter(
    ({ kind, mark, answer }) =>
      answer.isKept && (kind === 'subscription' || kind === 'message') && !kept[kind].has(mark),
  );
  const clicks = asked.filter(({ kind, answer }) => kind === 'click' && answer.isKept).length;
  return missing.length + Math.max(0, clicks - stored.clicks);
}
