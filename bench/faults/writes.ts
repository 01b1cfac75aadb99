import { setTimeout as sleep } from 'node:timers/promises';
import { startTestStack, type TestStack } from '../../tests/support/test-stack.ts';
import { startDurableCluster } from '../durable-cluster.ts';
import type { Measured } from '../report/measured.ts';
import { signInByMail } from '../sign-in-by-mail.ts';
import { type Scale, table, until, worst } from './part.ts';
import {
  readStored,
  type Stored,
  sendWrite,
  type WriteKind,
  writeKinds,
  writerOfAccount,
  writeSettings,
} from './public-writes.ts';

/** Acknowledged before the kill, so that a slow machine proves as much as a quick one; then up to so many ms more. */
const acknowledgedFirst = 20;
const latest = 500;
const lanesOf: Record<WriteKind, number> = { click: 8, subscription: 4, message: 4, account: 1 };

type Acknowledged = Record<WriteKind, Set<number>> & { unanswered: number; sentClicks: number };

/** kill -9 of the site and of PostgreSQL by turns, while visitors write: is anything lost that was acknowledged? */
export async function measureWrites({ times = 200 }: Scale): Promise<Measured> {
  const cluster = await startDurableCluster();
  const options = { withoutStaff: true, settings: writeSettings };
  let stack = await startTestStack(cluster, { ...options, samples: true });
  const { databaseUrl, dataDir } = stack;
  const acknowledged: Acknowledged = {
    click: new Set(),
    subscription: new Set(),
    message: new Set(),
    account: new Set(),
    unanswered: 0,
    sentClicks: 0,
  };
  const backs: number[] = [];
  let accountsLost = 0;
  try {
    const cookie = await signInByMail(stack, writerOfAccount);
    const before = await readStored(databaseUrl);
    for (let run = 0; run < times; run++) {
      const account = await writeUntilKilled(stack, cookie, acknowledged, async () => {
        if (run % 2) {
          await cluster.kill();
          await cluster.revive();
        } else
          stack = await killSite(stack, () =>
            startTestStack(cluster, { ...options, over: { databaseUrl, dataDir } }),
          );
      });
      backs.push(await until(() => isWriting(stack, cookie, acknowledged)));
      if (!(await hasKept(databaseUrl, account))) accountsLost++;
    }
    const stored = await readStored(databaseUrl);
    return describe({
      times,
      acknowledged,
      stored,
      clicks: stored.clicks - before.clicks,
      accountsLost,
      backs,
    });
  } finally {
    await stack.close();
    await cluster.end();
  }
}

let marks = 0;

/** The last account change that was acknowledged, and the one after it that nobody heard of. */
type Account = { known: number | null; tried: number | null };

async function writeUntilKilled(
  { siteUrl }: TestStack,
  cookie: string,
  acknowledged: Acknowledged,
  kill: () => Promise<void>,
): Promise<Account> {
  const at = { siteUrl, origin: siteUrl, cookie };
  const account: Account = { known: null, tried: null };
  let isOver = false;
  const lanes = writeKinds.flatMap(kind =>
    Array.from({ length: lanesOf[kind] }, async () => {
      while (!isOver) {
        const mark = ++marks;
        if (kind === 'account') account.tried = mark;
        if (kind === 'click') acknowledged.sentClicks++;
        const { status, isKept } = await sendWrite(at, { kind, mark });
        if (isKept) acknowledged[kind].add(mark);
        if (isKept && kind === 'account') account.known = mark;
        if (status === 0) acknowledged.unanswered++;
        if (status === 0 || status >= 500) await sleep(5);
      }
    }),
  );
  const before = countAll(acknowledged);
  await until(async () => countAll(acknowledged) >= before + acknowledgedFirst);
  await sleep(Math.random() * latest);
  const killed = kill();
  isOver = true;
  await Promise.all([killed, ...lanes]);
  return account;
}

const countAll = (acknowledged: Acknowledged) =>
  writeKinds.reduce((sum, kind) => sum + acknowledged[kind].size, 0);

async function killSite(stack: TestStack, openAgain: () => Promise<TestStack>): Promise<TestStack> {
  const pid = stack.sites[0]?.pid();
  if (pid) process.kill(-pid, 'SIGKILL');
  await stack.close();
  return openAgain();
}

async function isWriting(
  { siteUrl }: TestStack,
  cookie: string,
  acknowledged: Acknowledged,
): Promise<boolean> {
  const mark = ++marks;
  const { isKept } = await sendWrite({ siteUrl, origin: siteUrl, cookie }, { kind: 'message', mark });
  if (isKept) acknowledged.message.add(mark);
  return isKept;
}

/** One lane changes the account, so what stands there is what was last acknowledged, or the change that came after it. */
async function hasKept(databaseUrl: string, { known, tried }: Account): Promise<boolean> {
  if (known === null) return true;
  const { account } = await readStored(databaseUrl);
  return account === known || account === tried;
}

type Found = {
  times: number;
  acknowledged: Acknowledged;
  stored: Stored;
  clicks: number;
  accountsLost: number;
  backs: readonly number[];
};

function describe({ times, acknowledged, stored, clicks, accountsLost, backs }: Found): Measured {
  const lost = (known: ReadonlySet<number>, kept: ReadonlySet<number>) =>
    [...known].filter(mark => !kept.has(mark)).length;
  const { click, subscription, message, account, unanswered, sentClicks } = acknowledged;
  const rows = [
    ['clicks', click.size, Math.max(0, click.size - clicks)],
    ['subscriptions', subscription.size, lost(subscription, stored.subscriptions)],
    ['their mails in the outbox', subscription.size, lost(subscription, stored.mails)],
    ['messages', message.size, lost(message, stored.messages)],
    ['changes of an account', account.size, accountsLost],
  ] as const;
  return {
    goals: [
      {
        what: 'killed (-9) while visitors write, site and PostgreSQL by turns',
        figure: times,
        unit: 'times',
      },
      ...rows.map(([what, , missing]) => ({
        what: `${what}: acknowledged and lost`,
        figure: missing,
        unit: '',
        most: 0,
      })),
      {
        what: 'clicks counted that nobody sent',
        figure: Math.max(0, clicks - sentClicks),
        unit: '',
        most: 0,
      },
      { what: 'writes without an answer', figure: unanswered, unit: '' },
      { what: 'until a message is taken again, worst', figure: worst(backs), unit: 'ms', most: 10_000 },
    ],
    text: table(['written', 'acknowledged', 'lost'], rows),
    details: { backs },
  };
}
