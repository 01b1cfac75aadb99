import { setTimeout as sleep } from 'node:timers/promises';
import { startTestStack, type TestStack } from '../../tests/support/test-stack.ts';
import { counted, type Goal, largest, milliseconds, never } from '../report.ts';
import { startDurableCluster } from './durable-cluster.ts';
import { type Scale, until } from './fault.ts';
import {
  accountEmail,
  readStored,
  type Stored,
  sendWrite,
  type WriteKind,
  writeKinds,
  writeSettings,
} from './public-writes.ts';
import { signInByMail } from './sign-in-by-mail.ts';

/**
 * Acknowledged before each kill, so that a slow machine tests as much as a fast one; the kill follows within so many
 * ms.
 */
const acknowledgedFirst = 20;
const latestKillMs = 500;
const writersByKind: Record<WriteKind, number> = { click: 8, subscription: 4, message: 4, account: 1 };

type Acknowledged = Record<WriteKind, Set<number>> & { unanswered: number; sentClicks: number };
type Writer = { stack: TestStack; cookie: string; acknowledged: Acknowledged };

/** Site and PostgreSQL are killed (-9) in turn while visitors write: is any acknowledged write lost? */
export async function killWhileWriting({ times = 200 }: Scale): Promise<Goal[]> {
  const cluster = await startDurableCluster();
  const options = { withoutStaff: true, settings: writeSettings };
  const stack = await startTestStack(cluster, { ...options, samples: true });
  const { databaseUrl, dataDir } = stack;
  const sets = { click: new Set<number>(), subscription: new Set<number>(), message: new Set<number>() };
  const acknowledged = { ...sets, account: new Set<number>(), unanswered: 0, sentClicks: 0 };
  const writer: Writer = { stack, acknowledged, cookie: await signInByMail(stack, accountEmail) };
  const kills = [
    async () => {
      const pid = writer.stack.sites[0]?.pid();
      if (pid) process.kill(-pid, 'SIGKILL');
      await writer.stack.close();
      writer.stack = await startTestStack(cluster, { ...options, over: { databaseUrl, dataDir } });
    },
    async () => {
      await cluster.kill();
      await cluster.revive();
    },
  ];
  const recoveries: number[] = [];
  let accountsLost = 0;
  try {
    const before = await readStored(databaseUrl);
    for (let run = 0; run < times; run++) {
      const account = await writeUntilKilled(writer, kills[run % 2] as () => Promise<void>);
      recoveries.push(await until(() => isWriting(writer)));
      if (!isStored(account, await readStored(databaseUrl))) accountsLost++;
    }
    const stored = await readStored(databaseUrl);
    return describe(acknowledged, stored, stored.clicks - before.clicks, accountsLost).concat(
      counted('killed (-9) while visitors write, site and PostgreSQL by turns', times, 'times'),
      milliseconds('until a message is accepted again, longest', largest(recoveries), 10_000),
    );
  } finally {
    await writer.stack.close();
    await cluster.end();
  }
}

let marks = 0;

/** The last account change that was acknowledged, and the last that was sent. */
type Account = { known: number | null; tried: number | null };

async function writeUntilKilled(writer: Writer, kill: () => Promise<void>): Promise<Account> {
  const { acknowledged, cookie } = writer;
  const { siteUrl } = writer.stack;
  const account: Account = { known: null, tried: null };
  let isOver = false;
  const write = async (kind: WriteKind) => {
    while (!isOver) {
      const mark = ++marks;
      if (kind === 'account') account.tried = mark;
      if (kind === 'click') acknowledged.sentClicks++;
      const { status, isAcknowledged } = await sendWrite({ siteUrl, cookie }, { kind, mark });
      if (isAcknowledged) acknowledged[kind].add(mark);
      if (isAcknowledged && kind === 'account') account.known = mark;
      if (status === 0) acknowledged.unanswered++;
      if (status === 0 || status >= 500) await sleep(5);
    }
  };
  const writing = writeKinds.flatMap(kind => Array.from({ length: writersByKind[kind] }, () => write(kind)));
  const countAll = () => writeKinds.reduce((sum, kind) => sum + acknowledged[kind].size, 0);
  const before = countAll();
  await until(async () => countAll() >= before + acknowledgedFirst);
  await sleep(Math.random() * latestKillMs);
  const killed = kill();
  isOver = true;
  await Promise.all([killed, ...writing]);
  return account;
}

async function isWriting({ stack: { siteUrl }, cookie, acknowledged }: Writer): Promise<boolean> {
  const mark = ++marks;
  const { isAcknowledged } = await sendWrite({ siteUrl, cookie }, { kind: 'message', mark });
  if (isAcknowledged) acknowledged.message.add(mark);
  return isAcknowledged;
}

/** A single writer changes the account, so it has the last acknowledged change or the one sent after it. */
function isStored({ known, tried }: Account, { account }: Stored): boolean {
  return known === null || account === known || account === tried;
}

function describe(acknowledged: Acknowledged, stored: Stored, clicks: number, accountsLost: number): Goal[] {
  const missing = (known: ReadonlySet<number>, stored: ReadonlySet<number>) =>
    [...known].filter(mark => !stored.has(mark)).length;
  const { click, subscription, message, account, unanswered, sentClicks } = acknowledged;
  const lost = (what: string, known: ReadonlySet<number>, figure: number) =>
    never(`${what}: acknowledged (${known.size}) and lost`, figure);
  return [
    lost('clicks', click, Math.max(0, click.size - clicks)),
    lost('subscriptions', subscription, missing(subscription, stored.subscriptions)),
    lost('their mails in the outbox', subscription, missing(subscription, stored.mails)),
    lost('messages', message, missing(message, stored.messages)),
    lost('changes of an account', account, accountsLost),
    never('clicks counted that nobody sent', Math.max(0, clicks - sentClicks)),
    counted('writes without an answer', unanswered),
  ];
}
